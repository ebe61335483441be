import type { AttemptedOrder } from '../../shop/orders/responses.ts';
import { type ApiResult, requestApi } from '../api.ts';

/**
 * The attempt to order. All tabs of this browser share its name (Idempotency-Key) until an order was placed under it.
 * Of all that is sent under one name the shop places one order, so that a late request can never become a second one.
 */
const STORAGE_KEY = 'checkout-attempt';

/** After this a phone without a signal is told, instead of turning its ring for minutes. */
export const PATIENCE_MS = 30_000;

/** Which product, and how many of it. */
export interface OrderedLine {
  _id: string;
  quantity: number;
}

export interface Attempt {
  key: string;
  /** What was sent last without an answer; null when the outcome of everything that was sent is known. */
  unanswered: readonly OrderedLine[] | null;
}

/** For browsers whose storage is blocked: the attempt then lives as long as the page. */
let inMemory: Attempt | null = null;

/** A name for one attempt to order. Not randomUUID: browsers have that on https alone, and a shop may be tried out in a local network. */
export function newAttemptKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function isLine(line: unknown): line is OrderedLine {
  if (typeof line !== 'object' || line === null) return false;
  const { _id, quantity }: Partial<Record<keyof OrderedLine, unknown>> = line;
  return typeof _id === 'string' && typeof quantity === 'number';
}

function readStored(): Attempt | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const { key, unanswered }: Partial<Record<keyof Attempt, unknown>> = stored;
    if (typeof key !== 'string') return null;
    return { key, unanswered: Array.isArray(unanswered) ? unanswered.filter(isLine) : null };
  } catch {
    return null;
  }
}

function keep(attempt: Attempt): Attempt {
  inMemory = attempt;
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(attempt));
  } catch {
    // Without storage the name covers every retry but one after a reload. An older one may not stand in its way.
    forgetStored();
  }
  return attempt;
}

function forgetStored(): void {
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Blocked altogether: nothing is stored.
  }
}

/** The attempt that the next order is sent under. The checkout reads it when it opens, so that two tabs agree early. */
export function currentAttempt(): Attempt {
  return readStored() ?? inMemory ?? keep({ key: newAttemptKey(), unanswered: null });
}

/** These lines leave for the shop. Until its answer is there nobody knows whether they were ordered. */
export function noteSent(key: string, lines: readonly OrderedLine[]): void {
  keep({ key, unanswered: lines.map(({ _id, quantity }) => ({ _id, quantity })) });
}

/** The shop has refused, or says that nothing has come in: the name stays, for what may still be on its way. */
export function noteNotPlaced(key: string): void {
  if (currentAttempt().key === key) keep({ key, unanswered: null });
}

/** An order was placed under this name, and the shopper knows it: the next order has another name. */
export function endAttempt(key: string): void {
  if (currentAttempt().key === key) keep({ key: newAttemptKey(), unanswered: null });
}

/** Asks the shop for the order that was placed under this name; null when none was. */
export async function fetchAttemptedOrder(key: string): Promise<ApiResult<AttemptedOrder | null>> {
  const response = await requestApi<{ order: AttemptedOrder | null }>('/api/v1/checkout/attempt', {
    idempotencyKey: key,
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!response.ok) return response;
  const { order } = response.value;
  if (order === null) noteNotPlaced(key);
  return { ok: true, value: order };
}
