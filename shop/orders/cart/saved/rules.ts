/** What is saved for later (R511 to R513): lines as the cart has them. */

import { linePrice } from '../../../catalogue/pricing/rules.ts';
import type { ProductCard } from '../../../catalogue/products/responses.ts';
import { type CartChange, type CartItem, toCartItem } from '../rules.ts';

/**
 * Brings what is saved up to date. Other than in the cart, what is sold out stays: it may come back.
 * @param products those of the items that are still sold
 * @returns today's items, and what is gone or has another price
 */
export function compareSaved(
  saved: readonly CartItem[],
  products: readonly ProductCard[],
): { items: CartItem[]; changes: CartChange[] } {
  const byId = new Map(products.map((product) => [product._id, product]));
  const changes: CartChange[] = [];
  const items = saved.flatMap((item): CartItem[] => {
    const product = byId.get(item._id);
    if (!product) {
      changes.push({ kind: 'gone', name: item.name });
      return [];
    }
    const current = toCartItem(product, item.quantity);
    const [from, to] = [linePrice(item), linePrice(current)];
    if (from !== to) changes.push({ kind: 'price', name: current.name, from, to });
    return [current];
  });
  return { items, changes };
}

/** The product of a line, as the cart takes it. */
export function toProduct({ stockOnHand, ...item }: CartItem): ProductCard {
  return { ...item, quantity: stockOnHand, reviewCount: 0, rating: null };
}
