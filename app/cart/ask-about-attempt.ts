import type { AttemptedOrder } from '../../shop/orders/responses.ts';
import { type ApiResult, requestApi } from '../api.ts';
import { currentAttempt, noteNotPlaced } from './order-attempt.ts';

/** After this a phone without a signal is told, instead of turning its ring for minutes. */
export const PATIENCE_MS = 30_000;

/** Asks the shop whether an order has come in under this name; null when none has. */
export async function askAboutAttempt(key: string): Promise<ApiResult<AttemptedOrder | null>> {
  const result = await requestApi<{ order: AttemptedOrder | null }>('/api/v1/checkout/attempt', {
    idempotencyKey: key,
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!result.ok) return result;
  if (result.value.order === null) noteNotPlaced(key);
  return { ok: true, value: result.value.order };
}

/**
 * Whether the cart has to stay as it is, because it may have been ordered: the order has then taken the stock
 * itself, and a cart that is cut down to what is left would tell the shopper that their own goods are sold out.
 */
export async function mayBeOrdered(): Promise<boolean> {
  const { key, unanswered } = currentAttempt();
  if (unanswered === null) return false;
  const result = await askAboutAttempt(key);
  return !result.ok || result.value !== null;
}
