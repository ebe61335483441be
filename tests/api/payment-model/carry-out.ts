import { remindUnconfirmed } from '../../../shop/orders/confirmation/remind-unconfirmed.ts';
import { expireUnpaid } from '../../../shop/orders/paying/expire-unpaid.ts';
import { settleDue } from '../../../shop/orders/paying/settle-due.ts';
import { takeMessage } from '../../../shop/orders/paying/take-message.ts';
import { takeReturn } from '../../../shop/orders/paying/take-return.ts';
import { createOrderSchema } from '../../../shop/orders/schemas.ts';
import { orderBody } from '../../support/shop.ts';
import type { Command } from './commands.ts';
import {
  type Delivery,
  doAtGateway,
  finishSlow,
  type HeldPayment,
  returnOf,
  writeMessage,
} from './gateways.ts';
import { sendMails, sendShort } from './messenger.ts';
import type { Seen, SeenOrder } from './read-database.ts';
import type { Till } from './till.ts';
import { doByPage, pressButton } from './with-customer.ts';
import { doWithOrder, wordOf } from './with-order.ts';

/** An order expires after so many minutes. */
export const EXPIRES = 60;
/** Who has not confirmed is reminded after so many hours. */
const REMINDS = 1;

/** Commands that nothing may change by: forged, old, told before, or about what there is not. */
export const IN_VAIN: readonly Command['kind'][] = [
  'forged-return',
  'return-to-another',
  'forged-message',
  'message-of-nothing',
  'button-again',
  'stranger-button',
  'old-button',
  'button-of-nothing',
];

/** What WhatsApp's buttons are answered with that are not the customer's, where there is such a message at all. */
export const REFUSED: Partial<Record<Command['kind'], string>> = {
  'stranger-button': 'OTHER_MOBILE',
  'old-button': 'TOO_OLD',
  'button-of-nothing': 'UNKNOWN_MESSAGE',
};

const pickFrom = <T>(list: readonly T[], nth: number): T | undefined => list[nth % list.length];

/**
 * Does what a command says, to what there was before its round.
 * @returns in a word what came of it; null where there is nothing to do it to
 */
export async function carryOut(till: Till, seen: Seen, command: Command): Promise<string | null> {
  const { shop, gateways } = till;
  const { database } = shop;
  switch (command.kind) {
    case 'place':
      return place(till, command);
    case 'poll':
      return `${await settleDue(database, gateways.open)} paid`;
    case 'expire':
      return `${await expireUnpaid(database, gateways.open, EXPIRES)} expired`;
    case 'late-money':
      finishSlow(gateways);
      return 'ok';
    case 'remind':
      return `${await remindUnconfirmed(database, REMINDS)} reminded`;
    case 'mails':
      return `${await sendMails(shop, till.messenger, command.fault)} sent`;
    case 'whatsapp':
    case 'sms':
      return `${await sendShort(shop, till.messenger, command.kind, command.fault)} sent`;
    case 'button':
    case 'button-again':
    case 'stranger-button':
    case 'old-button':
    case 'button-of-nothing':
      return pressButton(till, command);
    case 'own-change':
    case 'own-answer': {
      const order = pickFrom(seen.orders, command.nth);
      return order ? doByPage(till, order, command) : null;
    }
    case 'message-of-nothing':
      return deliver(till, writeMessage(GONE));
    case 'message': {
      const message = pickFrom(gateways.messages.toReversed(), command.nth);
      return message ? deliver(till, message) : null;
    }
    case 'at-gateway':
    case 'return':
    case 'forged-return':
    case 'return-to-another':
    case 'forged-message':
    case 'early-message':
      return doWithPayment(till, seen, command);
    default: {
      const order = pickFrom(seen.orders, command.nth);
      return order ? doWithOrder(till, order, command) : null;
    }
  }
}

const GONE: HeldPayment = {
  gateway: 'safepay',
  token: 'track_of-an-order-that-is-gone',
  askedPaisa: 100,
  state: 'paid',
  paidPaisa: 100,
  currency: 'PKR',
  isSeen: true,
};

let placed = 0;

async function place(
  { placeOrder, products }: Till,
  { units, alsoOther, method }: Extract<Command, { kind: 'place' }>,
): Promise<string> {
  placed += 1;
  const wanted = alsoOther ? products : products.slice(0, 1);
  const body = orderBody(wanted.map((product, index) => ({ product, quantity: index === 0 ? units : 1 })));
  // Nobody gets more than a few messages an hour.
  const email = `shopper-${placed}@example.com`;
  const mobile = `0301-${String(placed).padStart(7, '0')}`;
  const request = createOrderSchema.parse({
    ...body,
    customer: { ...body.customer, email, mobile, paymentMethod: method },
    paymentMethod: method,
  });
  return wordOf(await placeOrder(request, { customerId: null, address: '127.0.0.1', receipt: null }));
}

async function deliver({ shop, gateways }: Till, delivery: Delivery): Promise<string> {
  return (await takeMessage(shop.database, gateways.open, delivery)) ?? 'refused';
}

type OfPayment = Extract<
  Command,
  {
    kind:
      | 'at-gateway'
      | 'return'
      | 'forged-return'
      | 'return-to-another'
      | 'forged-message'
      | 'early-message';
  }
>;

/** What is done with a payment to whose page a browser was led. */
async function doWithPayment(till: Till, { orders }: Seen, command: OfPayment): Promise<string | null> {
  const { shop, gateways } = till;
  const payment = pickFrom(gateways.payments.filter(({ isSeen }) => isSeen).toReversed(), command.nth);
  if (!payment) return null;
  if (command.kind === 'at-gateway') {
    doAtGateway(gateways, payment, command.action);
    return command.action;
  }
  if (command.kind === 'early-message') return deliver(till, writeMessage(payment, 'paid'));
  if (command.kind === 'forged-message') {
    return deliver(till, writeMessage(payment, 'paid', 'a secret of somebody else'));
  }
  const isOf = ({ payments }: SeenOrder) => payments.some(({ token }) => token === payment.token);
  const isForged = command.kind === 'forged-return';
  // Safepay signs no return: one that is typed by hand is as good, and a reason to ask like every other.
  if (isForged && payment.gateway === 'safepay') return null;
  const order = orders.find((one) => isOf(one) !== (command.kind === 'return-to-another'));
  if (!order) return null;
  const returned = { orderId: order.id, gateway: payment.gateway, fields: returnOf(payment, isForged) };
  return (await takeReturn(shop.database, gateways.open, returned)) ?? 'refused';
}

/** Everybody who paid where the amount stands only in what the browser brings comes back with it. */
export async function bringAllBack({ shop, gateways }: Till): Promise<void> {
  if (gateways.namesAmount) return;
  for (const payment of gateways.payments.filter(({ gateway }) => gateway === 'jazzcash')) {
    const attempt = await shop.database
      .selectFrom('payments')
      .select('order_id')
      .where('gateway_token', '=', payment.token)
      .executeTakeFirst();
    if (!attempt) continue;
    const returned = {
      ...{ orderId: attempt.order_id, gateway: payment.gateway },
      fields: returnOf(payment, false),
    };
    await takeReturn(shop.database, gateways.open, returned);
  }
}
