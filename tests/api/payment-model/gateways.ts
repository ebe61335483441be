import type { ServiceReply } from '../../../shop/call-service.ts';
import { type OpenGateways, openGateways } from '../../../shop/payments/open-gateways.ts';
import type { FormFields, PaymentGateway } from '../../../shop/payments/port.ts';
import { CURRENCY, type GatewayName } from '../../../shop/payments/rules.ts';
import { safepaySignature, signJazzCash } from '../../../shop/payments/signatures.ts';
import type { Settings } from '../../../shop/settings/settings.ts';
import { DEMO_KEYS } from '../../support/demo-gateway.ts';
import type { Action } from './commands.ts';

/** What a gateway knows of a payment: the truth that the shop is held to. */
export interface HeldPayment {
  gateway: GatewayName;
  token: string;
  /** What the shop asked for. */
  askedPaisa: number;
  /** `slow`: the money comes later. What is paid or failed stays so. */
  state: 'waiting' | 'slow' | 'paid' | 'failed';
  paidPaisa: number;
  currency: string;
  /** Whether a browser was led there. */
  isSeen: boolean;
}

/** A message as it is delivered. */
export interface Delivery {
  gateway: GatewayName;
  body: Buffer;
  signature: string;
}

/** Both gateways in this process. What they sign, and how the shop reads it, is that of the real ones. */
export interface HeldGateways {
  open: OpenGateways;
  payments: HeldPayment[];
  messages: Delivery[];
  isAway: boolean;
  /** Whether JazzCash names the amount when it is asked. */
  namesAmount: boolean;
}

/** Lets others go on, as if an answer were on its way. */
const onItsWay = () => new Promise<void>((resolve) => setImmediate(resolve));

const NO_ANSWER = { outcome: 'unknown', text: 'No answer.' } as const;

export function holdGateways(settings: Settings): HeldGateways {
  const held: HeldGateways = {
    open: new Map(),
    payments: [],
    messages: [],
    isAway: false,
    namesAmount: true,
  };
  const answer = async <T>(value: () => T | null): Promise<ServiceReply<T>> => {
    const said = held.isAway ? null : value();
    await onItsWay();
    return said === null ? NO_ANSWER : { outcome: 'answered', value: said };
  };
  let opened = 0;
  const hold = (gateway: PaymentGateway): PaymentGateway => ({
    ...gateway,
    open: ({ amountPaisa }) =>
      answer(() => {
        opened += 1;
        const token = tokenOf(gateway.name, opened);
        held.payments.push({
          ...{ gateway: gateway.name, token, askedPaisa: amountPaisa },
          ...{ state: 'waiting', paidPaisa: 0, currency: CURRENCY, isSeen: false },
        });
        return { token };
      }),
    handOver: ({ token }) =>
      answer(() => {
        const payment = held.payments.find((one) => one.token === token);
        if (payment) payment.isSeen = true;
        return payment ? { method: 'GET', url: `https://gateway.example/${token}` } : null;
      }),
    inquire: (token) =>
      answer(() => {
        const payment = held.payments.find((one) => one.token === token);
        if (!payment) return null;
        const { state, paidPaisa, askedPaisa, currency } = payment;
        const said = state === 'slow' || state === 'waiting' ? 'pending' : state;
        // It names an amount from the beginning on.
        const amountPaisa = said === 'paid' ? paidPaisa : askedPaisa;
        const named =
          held.namesAmount || gateway.name === 'safepay'
            ? { amountPaisa, currency }
            : { amountPaisa: null, currency: null };
        return { state: said, ...named, reference: token.slice(-6), text: `It is ${state}.` };
      }),
  });
  held.open = new Map([...openGateways(settings)].map(([name, gateway]) => [name, hold(gateway)]));
  return held;
}

function tokenOf(gateway: GatewayName, nth: number): string {
  const digits = String(nth).padStart(14, '0');
  return gateway === 'safepay' ? `track_${digits}` : `T${digits}`;
}

/** What comes of a payment for which somebody does this on the gateway's page. */
export function doAtGateway(held: HeldGateways, payment: HeldPayment, action: Action): void {
  if (payment.state !== 'waiting') return;
  if (action === 'slow') payment.state = 'slow';
  else if (action === 'fail') settle(held, payment, 0);
  else settle(held, payment, TAKEN[action](payment.askedPaisa), action === 'in-dollars' ? 'USD' : CURRENCY);
}

const TAKEN = {
  succeed: (asked: number) => asked,
  'in-dollars': (asked: number) => asked,
  'rupee-short': (asked: number) => asked - 100,
  'in-rupees': (asked: number) => asked / 100,
} as const;

/** The money of those that were slow comes. */
export function finishSlow(held: HeldGateways): void {
  for (const payment of held.payments) {
    if (payment.state === 'slow') settle(held, payment, payment.askedPaisa);
  }
}

function settle(held: HeldGateways, payment: HeldPayment, paidPaisa: number, currency = CURRENCY): void {
  Object.assign(payment, { state: paidPaisa > 0 ? 'paid' : 'failed', paidPaisa, currency });
  if (payment.gateway === 'safepay') held.messages.push(writeMessage(payment));
}

let written = 0;

/** What Safepay tells about a payment. @param state what it says; it need not be so */
export function writeMessage(
  { gateway, token, paidPaisa, askedPaisa, state }: HeldPayment,
  says = state,
  secret = DEMO_KEYS.safepay.webhookSecret,
): Delivery {
  written += 1;
  const isPaid = says === 'paid';
  const data = { tracker: token, state: isPaid ? 'TRACKER_ENDED' : 'TRACKER_FAILED', currency: CURRENCY };
  const type = isPaid ? 'payment.succeeded' : 'payment.failed';
  const event = { token: `evt_${written}`, type, data: { ...data, amount: paidPaisa || askedPaisa } };
  const body = Buffer.from(JSON.stringify(event));
  return { gateway, body, signature: safepaySignature(body, secret) };
}

/** What a browser brings back. A forger says that all of it is paid, and cannot sign. */
export function returnOf({ gateway, token, ...payment }: HeldPayment, isForged: boolean): FormFields {
  if (gateway === 'safepay') return { tracker: token };
  const isPaid = isForged || payment.state === 'paid';
  const fields = {
    pp_TxnRefNo: token,
    pp_Amount: String(isForged ? payment.askedPaisa : payment.paidPaisa),
    pp_TxnCurrency: isForged ? CURRENCY : payment.currency,
    pp_ResponseCode: isPaid ? '000' : '199',
  };
  return signJazzCash(fields, isForged ? 'a salt of somebody else' : DEMO_KEYS.jazzCash.salt);
}
