import {
  answered,
  callService,
  mapAnswer,
  onAnswer,
  type ServiceCall,
  type ServiceLine,
  type ServiceReply,
} from '../call-service.ts';
import type { SafepayAccount } from '../settings/payment-settings.ts';
import { z } from '../zod.ts';
import type { GatewayMessage, PaymentGateway } from './port.ts';
import { CURRENCY, type GatewayStatement } from './rules.ts';
import { isSignature, safepaySignature } from './signatures.ts';

/** The longest answer that is read, in bytes. */
const LONGEST_ANSWER = 256 * 1024;

/** A tracker as it may stand in an address. */
const TRACKER = /^track_[\w-]{8,100}$/;
const trackerToken = z.string().regex(TRACKER);

const session = z.object({ data: z.object({ tracker: z.object({ token: trackerToken }) }) });

/** Either of the two: the token itself, or an object with it. */
const passport = z
  .object({ data: z.union([z.string().min(1), z.object({ token: z.string().min(1) })]) })
  .transform(({ data }) => (typeof data === 'string' ? data : data.token));

const totals = z.object({
  quote_amount: z.object({ amount: z.number(), currency: z.string() }),
});
const tracked = z.object({
  token: z.string().optional(),
  state: z.string().optional(),
  purchase_totals: totals.optional(),
  reference: z.string().optional(),
  /** False of one that ended before it reached a bank. */
  is_routed: z.boolean().optional(),
});
/** The tracker stands in the data, or is the data. */
const report = z
  .object({ data: tracked.extend({ tracker: tracked.optional() }) })
  .transform(({ data: { tracker, ...data } }) => ({ ...data, ...tracker }));

const message = z.object({
  token: z.string().min(1).max(200),
  data: z.object({
    tracker: z.union([trackerToken, z.object({ token: trackerToken }).transform(({ token }) => token)]),
  }),
});

/** Only this one is paid. */
const ENDED = 'TRACKER_ENDED';
/** In these nothing more comes of a tracker. In any other a shopper may still be typing. */
const FAILED: readonly string[] = [
  'TRACKER_FAILED',
  'TRACKER_CANCELLED',
  'TRACKER_EXPIRED',
  'TRACKER_VOIDED',
];

/** Safepay's hosted checkout, version 3: cards. Amounts are paisa. */
export function openSafepay(account: SafepayAccount, seconds: number): PaymentGateway {
  const { url, checkoutUrl, environment, intent, paths, apiKey, secretKey, webhookSecret } = account;
  const line: ServiceLine = {
    name: 'Safepay',
    seconds,
    secrets: [secretKey, webhookSecret],
    longestAnswer: LONGEST_ANSWER,
  };
  const ask = <T>(call: ServiceCall, shape: z.ZodType<T>) =>
    callService(
      line,
      { ...call, url: url + call.url, headers: { 'x-sfpy-merchant-secret': secretKey } },
      shape,
    );

  return {
    name: 'safepay',
    formOrigin: URL.canParse(checkoutUrl) ? new URL(checkoutUrl).origin : null,
    check: () =>
      mapAnswer(
        ask({ method: 'POST', url: paths.token, body: {} }, passport),
        () => 'Safepay takes the secret key. Whether the other two are right shows with the first payment.',
      ),
    open: ({ orderNumber, amountPaisa }) =>
      mapAnswer(
        ask(
          {
            method: 'POST',
            url: paths.session,
            body: {
              merchant_api_key: apiKey,
              intent,
              mode: 'payment',
              currency: CURRENCY,
              amount: amountPaisa,
              metadata: { order_id: String(orderNumber) },
            },
          },
          session,
        ),
        ({ data }) => ({ token: data.tracker.token }),
      ),
    handOver: ({ token, returnUrl, cancelUrl }) =>
      mapAnswer(ask({ method: 'POST', url: paths.token, body: {} }, passport), (tbt) => {
        const query = new URLSearchParams({
          environment,
          tracker: token,
          tbt,
          source: 'hosted',
          redirect_url: returnUrl,
          cancel_url: cancelUrl,
        });
        return { method: 'GET', url: `${checkoutUrl}?${query}` };
      }),
    inquire: (token) =>
      onAnswer(
        ask({ method: 'GET', url: paths.status + encodeURIComponent(token) }, report),
        (said): ServiceReply<GatewayStatement> => {
          if (said.token !== undefined && said.token !== token) {
            return { outcome: 'unknown', text: 'Safepay answered about another payment.' };
          }
          return answered(toStatement(said));
        },
      ),
    readReturn: ({ tracker = '' }) => (TRACKER.test(tracker) ? { token: tracker, signedPaisa: null } : null),
    readMessage: (body, signature) =>
      isSignature(safepaySignature(body, webhookSecret), signature) ? readMessage(body) : null,
  };
}

function toStatement({
  state = '',
  purchase_totals,
  reference,
  is_routed: isRouted,
}: z.infer<typeof tracked>): GatewayStatement {
  const quoted = purchase_totals?.quote_amount;
  const isOver = state === ENDED || FAILED.includes(state);
  return {
    state: state === ENDED && isRouted !== false ? 'paid' : isOver ? 'failed' : 'pending',
    amountPaisa: quoted?.amount ?? null,
    currency: quoted?.currency ?? null,
    reference: reference ?? '',
    text: `Safepay says: ${state === '' ? 'nothing of its state' : state.slice(0, 60)}`,
  };
}

function readMessage(body: Buffer): GatewayMessage | null {
  try {
    const { token, data } = message.parse(JSON.parse(body.toString('utf8')));
    return { event: token, token: data.tracker };
  } catch {
    return null;
  }
}
