import type { ProductCard } from '../../shop/catalogue/products/responses.ts';
import { describeFewLeft } from '../../shop/catalogue/stock/rules.ts';
import { formatRupees } from '../../shop/money.ts';
import type { CartChange } from '../../shop/orders/cart/rules.ts';
import { requestApi } from '../api.ts';
import { showToast } from '../ui/toast.ts';
import { type CartState, cartStore } from './cart-store.ts';
import { hearStock } from './latest-stock.ts';
import { currentAttempt, fetchAttemptedOrder } from './order-attempt.ts';

/** The shape of the shop's ids. The endpoint refuses a list with any other, which an old cart may hold. */
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** As many as the endpoint takes; no household's cart meets it. */
const MOST_IDS = 100;

/** The requests that are under way, by the products that they ask about. */
const pending = new Map<string, Promise<readonly CartChange[]>>();

/**
 * Brings the cart up to date with the catalogue. A request that is under way is shared.
 * @returns what changed; nothing when the shop could not be reached, since placing the order checks again
 */
export function refreshCart(): Promise<readonly CartChange[]> {
  const ids = cartStore
    .read()
    .items.slice(0, MOST_IDS)
    .map(({ _id }) => _id);
  if (ids.length === 0) return Promise.resolve([]);
  const key = ids.join(',');
  const request = pending.get(key) ?? compareWithCatalogue(ids).finally(() => pending.delete(key));
  pending.set(key, request);
  return request;
}

async function compareWithCatalogue(ids: readonly string[]): Promise<readonly CartChange[]> {
  if (await mayBeOrdered()) return [];
  const products = await fetchCurrent(ids);
  return products === null ? [] : cartStore.refresh(ids, products);
}

/**
 * Products as the shop has them now; every card and button of the page hears of their stock.
 * @param ids at most MOST_IDS
 * @returns those of them that are still sold, in no order; null when the shop could not be reached
 */
export async function fetchCurrent(ids: readonly string[]): Promise<readonly ProductCard[] | null> {
  const known = ids.filter((id) => ID.test(id));
  if (known.length === 0) return [];
  const response = await requestApi<ProductCard[]>(`/api/v1/products?ids=${known.join(',')}`);
  if (!response.ok) return null;
  const left = new Map(response.value.map(({ _id, quantity }) => [_id, quantity]));
  hearStock(known.map((_id) => ({ _id, quantity: left.get(_id) ?? 0 })));
  return response.value;
}

/**
 * Whether the cart has to stay as it is, because it may have been ordered: the stock that is missing then is the
 * shopper's own.
 */
async function mayBeOrdered(): Promise<boolean> {
  const { key, unanswered } = currentAttempt();
  if (unanswered === null) return false;
  const response = await fetchAttemptedOrder(key);
  return !response.ok || response.value !== null;
}

/** Brings the cart up to date and says what changed. Two places that do so at once show one toast. */
export async function refreshCartAndNotify(): Promise<void> {
  const changes = await refreshCart();
  const seenInPanel = cartStore.read().panelOpen;
  if (changes.length > 0 && !seenInPanel)
    showToast('info', changes.map(describeChange).join(' '), { about: 'cart-changes' });
}

/**
 * Tells how the cart is now and at every change of it, beside how it was before; at first that is unread.
 * @returns what ends it
 */
export function followCart(hear: (now: CartState, before: CartState) => void): () => void {
  let before = cartStore.readOnServer();
  function follow() {
    const last = before;
    before = cartStore.read();
    hear(before, last);
  }
  const stop = cartStore.subscribe(follow);
  follow();
  return stop;
}

/**
 * Refreshes the cart once it has been read and whenever the panel opens, and says once when it had to be repaired.
 * @returns what ends it
 */
export const keepCartUpToDate = () =>
  followCart((now, before) => {
    if ((now.ready && !before.ready) || (now.panelOpen && !before.panelOpen)) void refreshCartAndNotify();
    if (now.repaired && !before.repaired)
      showToast('info', 'A part of your saved cart could not be read and was left out.', {
        about: 'repaired',
      });
  });

/** What happened to a line of the cart, as a message for the shopper. */
export function describeChange(change: CartChange): string {
  switch (change.kind) {
    case 'gone':
      return `${change.name} is no longer sold and was removed.`;
    case 'sold-out':
      return `${change.name} is out of stock and was removed.`;
    case 'fewer-left':
      return `Only ${describeFewLeft(change.left, change.name)}.`;
    case 'price':
      return `The price of ${change.name} has changed from ${formatRupees(change.from)} to ${formatRupees(change.to)}.`;
  }
}
