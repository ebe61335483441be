import type { CartChange, CartItem } from '../../shop/orders/cart/rules.ts';
import { compareSaved, toProduct } from '../../shop/orders/cart/saved/rules.ts';
import { addToCart } from '../cart/add-to-cart.ts';
import { cartStore } from '../cart/cart-store.ts';
import { fetchCurrent, followCart } from '../cart/refresh-cart.ts';
import { showToast } from '../ui/toast.ts';
import { removeSaved, save, storedSaved } from './saved.ts';

/** Takes a line out of the cart, with its quantity. It is saved first, so that it is never in neither. */
export function moveToSaved(item: CartItem): void {
  save(item);
  cartStore.remove(item._id);
  showToast('success', 'Saved for later', { about: 'cart' });
}

/** Puts one back into the cart; what is sold out stays, and the shopper is told. */
export function moveToCart(item: CartItem): void {
  addToCart(toProduct(item), item.quantity, 'card');
  if (cartStore.read().items.some(({ _id }) => _id === item._id)) removeSaved(item._id);
}

/**
 * Brings what is saved up to date with the catalogue.
 * @returns what changed; nothing when the shop could not be reached
 */
export async function refreshSaved(): Promise<readonly CartChange[]> {
  const asked = new Set(storedSaved.read().map(({ _id }) => _id));
  if (asked.size === 0) return [];
  const products = await fetchCurrent([...asked]);
  if (products === null) return [];
  const before = storedSaved.read();
  // What was saved meanwhile was not asked about.
  const { items, changes } = compareSaved(
    before.filter(({ _id }) => asked.has(_id)),
    products,
  );
  const current = new Map(items.map((item) => [item._id, item]));
  const after = before.flatMap((item) => (asked.has(item._id) ? (current.get(item._id) ?? []) : [item]));
  if (JSON.stringify(after) !== JSON.stringify(before)) storedSaved.change(() => after);
  return changes;
}

/**
 * Brings what is saved up to date whenever the cart panel opens.
 * @param onChanges hears what changed
 * @returns what ends it
 */
export const keepSavedUpToDate = (onChanges: (changes: readonly CartChange[]) => void) =>
  followCart((now, before) => {
    if (now.panelOpen && !before.panelOpen) void refreshSaved().then(onChanges);
  });
