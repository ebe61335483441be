import type { AttemptedOrder } from '../../shop/orders/responses.ts';
import { type CallResult, callShop } from '../api.ts';
import { currentAttempt, noteNotPlaced } from './order-attempt.ts';

/** After this a phone without a signal is told, instead of turning its ring for minutes. */
export const PATIENCE_MS = 30_000;

/** Asks the shop whether an order has come in under this name; null when none has. */
export async function askAboutAttempt(key: string): Promise<CallResult<AttemptedOrder | null>> {
  const answer = await callShop<{ order: AttemptedOrder | null }>('/api/v1/checkout/attempt', {
    idempotencyKey: key,
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!answer.ok) return answer;
  if (answer.value.order === null) noteNotPlaced(key);
  return { ok: true, value: answer.value.order };
}

/**
 * Whether the cart has to stay as it is, because it may have been ordered: the order has then taken the stock
 * itself, and a cart that is cut down to what is left would tell the shopper that their own goods are sold out.
 */
export async function mayBeOrdered(): Promise<boolean> {
  const { key, unanswered } = currentAttempt();
  if (unanswered === null) return false;
  const answer = await askAboutAttempt(key);
  return !answer.ok || answer.value !== null;
}
