/** What the two sides of the demo gateway have in common. It shares no code with shop/payments, so that each proves the other. */

/** The keys that it accepts, and signs with. */
export interface DemoKeys {
  safepay: { apiKey: string; secretKey: string; webhookSecret: string };
  jazzCash: { merchantId: string; password: string; salt: string };
}

export interface DemoPayment {
  gateway: 'Safepay' | 'JazzCash';
  token: string;
  amountPaisa: number;
  /** What the shop calls the order. */
  order: string;
  state: 'waiting' | 'paid' | 'failed';
  /** What the gateway says was paid. */
  paidPaisa: number;
  /** Its number in the gateway's statements. */
  reference: string;
  /** Where JazzCash posts its answer to. Safepay's page has it in its address. */
  returnUrl: string;
}

/** What somebody at the page may let happen. */
export const ACTIONS = {
  succeed: 'Pretend to pay',
  fail: 'Let it fail',
  leave: 'Leave without paying',
  slow: 'Pay, and let the gateway hear of it later',
  twice: 'Pay, and let the shop be told twice',
  'wrong-amount': 'Pay one rupee less',
  'wrong-signature': 'Let a forger say that it is paid',
} as const;
export type Action = keyof typeof ACTIONS;

export const isAction = (text: string): text is Action => Object.hasOwn(ACTIONS, text);

/** A request as the gateway gets it. */
export interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

export interface Answer {
  status: number;
  headers?: Record<string, string>;
  body: string;
}

export const sendJson = (body: unknown, status = 200): Answer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** JSON of which nothing is known, by its top fields. */
export function readFields(body: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  } catch {
    return {};
  }
}
