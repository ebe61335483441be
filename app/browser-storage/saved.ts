import type { ProductCard } from '../../shop/catalogue/products/responses.ts';
import { type CartItem, readStoredCart, removeItem, toCartItem } from '../../shop/orders/cart/rules.ts';
import { createStored } from './create-stored.ts';

/** What was saved for later in this browser, the latest first (R511). */
export const storedSaved = createStored<readonly CartItem[]>(
  'saved',
  [],
  (text) => readStoredCart(text).items,
);

/** The heart of a product's page: saves one, or takes it out again. @returns whether it is saved now */
export function toggleSaved(product: ProductCard): boolean {
  const isSaved = storedSaved.read().some(({ _id }) => _id === product._id);
  if (isSaved) removeSaved(product._id);
  else save(toCartItem(product, 1));
  return !isSaved;
}

/** So many are stored, well below what the shop is asked for at once; the oldest go. */
const MOST_SAVED = 50;

/** Puts one in front; saved again it is there once, with the quantity that was wanted last. */
export function save(item: CartItem): void {
  storedSaved.change((saved) => [item, ...removeItem(saved, item._id)].slice(0, MOST_SAVED));
}

export function removeSaved(id: string): void {
  storedSaved.change((saved) => removeItem(saved, id));
}
