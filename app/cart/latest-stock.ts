import { useSyncExternalStore } from 'react';
import { createListeners } from '../ui/listeners.ts';

interface Stocked {
  _id: string;
  quantity: number;
}

/** What the shop has said of stocks since the page was loaded, which may be hours: all cards and buttons follow it. */
const heard = new Map<string, { quantity: number; at: number }>();

/** When a page's own data of a product was first seen. A stock that was told before that is older than the page. */
const firstSeen = new WeakMap<Stocked, number>();

/** Counts, since two things may happen in one millisecond. */
let now = 0;

const { subscribe, notify } = createListeners();

/** The shop says how many are there, 0 of what it no longer sells. */
export function hearStock(products: readonly Stocked[]): void {
  now += 1;
  for (const { _id, quantity } of products) heard.set(_id, { quantity, at: now });
  notify();
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
