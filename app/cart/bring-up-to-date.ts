import type { ProductCard } from '../../shop/catalogue/responses.ts';
import type { CartChange } from '../../shop/orders/cart/rules.ts';
import { requestApi } from '../api.ts';
import { mayBeOrdered } from './ask-about-attempt.ts';
import { cartStore } from './cart-store.ts';
import { hearStock } from './latest-stock.ts';

/** The shape of the shop's ids. The call refuses a list with any other, which an old cart may hold. */
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** As many as the call takes; no household's cart meets it. */
const MOST_IDS = 100;

const running = new Map<string, Promise<readonly CartChange[]>>();

/**
 * Asks the catalogue about the cart's products and brings the cart up to date. Who asks while the same
 * question is on its way gets the same answer.
 * @returns what changed; nothing when the shop could not be reached, since placing the order checks again
 */
export function bringCartUpToDate(): Promise<readonly CartChange[]> {
  const ids = cartStore
    .read()
    .items.slice(0, MOST_IDS)
    .map(({ _id }) => _id);
  if (ids.length === 0) return Promise.resolve([]);
  const question = ids.join(',');
  const asked = running.get(question) ?? compare(ids).finally(() => running.delete(question));
  running.set(question, asked);
  return asked;
}

async function compare(ids: readonly string[]): Promise<readonly CartChange[]> {
  if (await mayBeOrdered()) return [];
  const known = ids.filter((id) => ID.test(id));
  if (known.length === 0) return cartStore.refresh(ids, []);
  const result = await requestApi<ProductCard[]>(`/api/v1/products?ids=${known.join(',')}`);
  if (!result.ok) return [];
  const left = new Map(result.value.map(({ _id, quantity }) => [_id, quantity]));
  hearStock(known.map((_id) => ({ _id, quantity: left.get(_id) ?? 0 })));
  return cartStore.refresh(ids, result.value);
}
