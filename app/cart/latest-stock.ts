import { useSyncExternalStore } from 'react';

interface Stocked {
  _id: string;
  quantity: number;
}

/**
 * The stocks that the shop has told since the page was loaded. A page may lie open for hours: once the shopper was
 * told that something is sold out, every card, label and button says so too.
 */
const heard = new Map<string, { quantity: number; at: number }>();

/** When a page's own data of a product was first seen. A stock that was told before that is older than the page. */
const firstSeen = new WeakMap<Stocked, number>();

/** Counts, since two things may happen in one millisecond. */
let now = 0;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The shop says how many are there, 0 of what it no longer sells. */
export function hearStock(products: readonly Stocked[]): void {
  now += 1;
  for (const { _id, quantity } of products) heard.set(_id, { quantity, at: now });
  for (const listener of listeners) listener();
}

function latestOf(product: Stocked): number {
  const seen = firstSeen.get(product) ?? now;
  firstSeen.set(product, seen);
  const latest = heard.get(product._id);
  return latest && latest.at > seen ? latest.quantity : product.quantity;
}

/** The stock of a product of the page, as it was said last. Draws its component again only when it has changed. */
export function useLatestStock(product: Stocked): number {
  return useSyncExternalStore(
    subscribe,
    () => latestOf(product),
    () => product.quantity,
  );
}
