/** What is believed of a payment gateway's word. Pure. */

export const GATEWAYS = ['safepay', 'jazzcash'] as const;
export type GatewayName = (typeof GATEWAYS)[number];

/** What they are called. */
export const GATEWAY_LABELS = {
  safepay: 'Safepay',
  jazzcash: 'JazzCash',
} as const satisfies Record<GatewayName, string>;

/** What a shopper reads on the buttons, behind "Pay now". */
export const GATEWAY_BUTTONS = {
  safepay: 'by card',
  jazzcash: 'with JazzCash',
} as const satisfies Record<GatewayName, string>;

export const CURRENCY = 'PKR';

/** What a gateway says of one attempt to pay, when the shop asks it. */
export interface GatewayStatement {
  state: 'paid' | 'pending' | 'failed';
  /** Null where the gateway names none. */
  amountPaisa: number | null;
  currency: string | null;
  /** The gateway's number of the payment, for its statements; empty where it gives none. */
  reference: string;
  /** In the gateway's own words, for staff. */
  text: string;
}

/** What comes of a statement. The reasons are for staff. */
export type Verdict =
  | { kind: 'paid'; reference: string }
  | { kind: 'pending' }
  | { kind: 'failed'; reason: string }
  /** The gateway has money, and not what was asked for. Nothing is paid; a person has to look. */
  | { kind: 'wrong-amount'; reason: string };

/**
 * Whether an attempt is paid: only if the gateway says so of exactly this amount in rupees (R416).
 * @param expectedPaisa what the attempt asked for
 */
export function judgeStatement(said: GatewayStatement, expectedPaisa: number): Verdict {
  if (said.state === 'pending') return { kind: 'pending' };
  if (said.state === 'failed') return { kind: 'failed', reason: said.text };
  if (said.amountPaisa === expectedPaisa && said.currency === CURRENCY) {
    return { kind: 'paid', reference: said.reference };
  }
  const amount = said.amountPaisa === null ? 'no amount' : `${said.currency ?? ''} ${said.amountPaisa / 100}`;
  return {
    kind: 'wrong-amount',
    reason: `The gateway says paid, with ${amount.trim()} instead of ${CURRENCY} ${expectedPaisa / 100}.`,
  };
}
