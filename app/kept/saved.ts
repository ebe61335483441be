import type { ProductCard } from '../../shop/catalogue/products/responses.ts';
import { type CartItem, readStoredCart, removeItem, toCartItem } from '../../shop/orders/cart/rules.ts';
import { createKept } from './create-kept.ts';

/** What was saved for later in this browser, the latest first (R511). */
export const keptSaved = createKept<readonly CartItem[]>('saved', [], (text) => readStoredCart(text).items);

/** The heart of a product's page: saves one, or takes it out again. @returns whether it is saved now */
export function toggleSaved(product: ProductCard): boolean {
  const isSaved = keptSaved.read().some(({ _id }) => _id === product._id);
  if (isSaved) removeSaved(product._id);
  else save(toCartItem(product, 1));
  return !isSaved;
}

/** So many are kept, well below what the shop is asked for at once; the oldest go. */
const MOST_SAVED = 50;

/** Puts one in front; saved again it is there once, with the quantity that was wanted last. */
export function save(item: CartItem): void {
  keptSaved.change((saved) => [item, ...removeItem(saved, item._id)].slice(0, MOST_SAVED));
}

export function removeSaved(id: string): void {
  keptSaved.change((saved) => removeItem(saved, id));
}
