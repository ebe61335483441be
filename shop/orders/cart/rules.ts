/** The cart (R102): a JSON list of whole products with a quantity each, under the key `cart` of local storage. */

import { linePrice, subtotal } from '../../catalogue/pricing/rules.ts';
import type { ProductCard } from '../../catalogue/products/responses.ts';
import { MOST_OF_ONE_PRODUCT } from '../../rules.ts';

/** How many of a product with this stock a cart may hold. */
export function mostInCart(stockOnHand: number): number {
  return Math.min(stockOnHand, MOST_OF_ONE_PRODUCT);
}

/** A product in the cart. `quantity` is how many the shopper wants; the stock moved to `stockOnHand`. */
export interface CartItem extends Omit<ProductCard, 'quantity' | 'reviewCount' | 'rating'> {
  quantity: number;
  stockOnHand: number;
}

export function toCartItem(product: ProductCard, quantity: number): CartItem {
  const { _id, name, title, price, discount, shipping, photos } = product;
  return { _id, name, title, price, discount, shipping, photos, quantity, stockOnHand: product.quantity };
}

/** Adding the same product again adds to its quantity; otherwise it goes to the end. Never above what is allowed. */
export function addItem(items: readonly CartItem[], added: CartItem): CartItem[] {
  const known = items.find(({ _id }) => _id === added._id);
  const quantity = Math.min((known?.quantity ?? 0) + added.quantity, mostInCart(added.stockOnHand));
  const line = { ...added, quantity };
  return known ? items.map((item) => (item._id === added._id ? line : item)) : [...items, line];
}

export function removeItem(items: readonly CartItem[], id: string): CartItem[] {
  return items.filter(({ _id }) => _id !== id);
}

/** What stays in the cart when these lines were ordered: what was put in since. */
export function withoutOrdered(
  items: readonly CartItem[],
  ordered: readonly { _id: string; quantity: number }[],
): CartItem[] {
  const orderedOf = new Map(ordered.map(({ _id, quantity }) => [_id, quantity]));
  return items.flatMap((item) => {
    const quantity = item.quantity - (orderedOf.get(item._id) ?? 0);
    return quantity >= 1 ? [{ ...item, quantity }] : [];
  });
}

/** Sets a quantity, kept between 1 and what the cart may hold of it. */
export function updateQuantity(items: readonly CartItem[], id: string, quantity: number): CartItem[] {
  return items.map((item) =>
    item._id === id
      ? { ...item, quantity: Math.max(1, Math.min(Math.trunc(quantity), mostInCart(item.stockOnHand))) }
      : item,
  );
}

/** The number on the cart's badge: units, not lines. */
export function countUnits(items: readonly CartItem[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** In rupees. */
export function cartSubtotal(items: readonly CartItem[]): number {
  return subtotal(items);
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

/** Reads one stored line as far as it makes sense; null when nothing can be made of it. */
function readItem(stored: unknown): CartItem | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const line: Partial<Record<keyof CartItem, unknown>> = stored;
  const { _id, name, price, quantity } = line;
  if (typeof _id !== 'string' || typeof name !== 'string' || !isAmount(price)) return null;
  if (!isAmount(quantity) || quantity < 1) return null;
  const photos = Array.isArray(line.photos) ? line.photos.filter((photo) => typeof photo === 'string') : [];
  return {
    _id,
    name,
    title: typeof line.title === 'string' ? line.title : name,
    price,
    discount: isAmount(line.discount) ? Math.min(line.discount, 100) : 0,
    shipping: line.shipping === 'free' ? 'free' : 'paid',
    photos,
    quantity: Math.trunc(quantity),
    stockOnHand: isAmount(line.stockOnHand) ? Math.trunc(line.stockOnHand) : Math.trunc(quantity),
  };
}

/**
 * Reads what local storage holds, as far as it makes sense: it may be broken, or of an older version of the shop.
 * @returns the lines, and whether something had to be dropped (the shopper is told)
 */
export function readStoredCart(text: string | null): { items: CartItem[]; repaired: boolean } {
  if (text === null || text === '') return { items: [], repaired: false };
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return { items: [], repaired: true };
  }
  if (!Array.isArray(stored)) return { items: [], repaired: true };
  const byId = new Map<string, CartItem>();
  for (const entry of stored) {
    const item = readItem(entry);
    if (item) byId.set(item._id, item);
  }
  return { items: [...byId.values()], repaired: byId.size < stored.length };
}

/** What bringing a cart up to date changed; each is a sentence to the shopper. */
export type CartChange =
  | { kind: 'gone'; name: string }
  | { kind: 'sold-out'; name: string }
  | { kind: 'fewer-left'; name: string; left: number }
  /** What one costs, in rupees. */
  | { kind: 'price'; name: string; from: number; to: number };

/**
 * Brings the lines up to date: what is gone or sold out leaves the cart, quantities come down to what is left, names,
 * prices and discounts are today's.
 */
export function refreshCart(
  items: readonly CartItem[],
  products: readonly ProductCard[],
): { items: CartItem[]; changes: CartChange[] } {
  const byId = new Map(products.map((product) => [product._id, product]));
  const changes: CartChange[] = [];
  const refreshed = items.flatMap((item): CartItem[] => {
    const product = byId.get(item._id);
    if (!product) {
      changes.push({ kind: 'gone', name: item.name });
      return [];
    }
    const current = toCartItem(product, Math.min(item.quantity, mostInCart(product.quantity)));
    if (current.quantity < 1) {
      changes.push({ kind: 'sold-out', name: current.name });
      return [];
    }
    if (product.quantity < item.quantity) {
      changes.push({ kind: 'fewer-left', name: current.name, left: product.quantity });
    }
    const [from, to] = [linePrice(item), linePrice(current)];
    if (from !== to) changes.push({ kind: 'price', name: current.name, from, to });
    return [current];
  });
  return { items: refreshed, changes };
}
