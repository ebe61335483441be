import { type RefObject, useEffect, useSyncExternalStore } from 'react';
import type { ProductCard } from '../../shop/catalogue/products/responses.ts';
import { fetchCurrent } from '../cart/refresh-cart.ts';
import { createListeners } from '../ui/listeners.ts';
import { useStored } from './create-stored.ts';
import { forgetGone, MOST_RECENT, storedRecent } from './recent.ts';

/** How far below the screen it begins to load, so that it is mostly there when it is scrolled to. */
const NEAR = '600px 0px';

/** The products that the shop was asked for, as it had them last. */
let known: ReadonlyMap<string, ProductCard> = new Map();
const NONE = known;
const { subscribe, notify } = createListeners();

/** Asks the shop for products that were looked at. It is sent the ids alone. */
async function refreshRecent(ids: readonly string[]): Promise<void> {
  const found = await fetchCurrent(ids);
  if (found === null) return;
  known = new Map([...known, ...found.map((product) => [product._id, product] as const)]);
  const sold = new Set(found.map(({ _id }) => _id));
  forgetGone(ids.filter((id) => !sold.has(id)));
  notify();
}

/** Calls once, when the place comes near the screen. @returns what ends the waiting */
function whenNear(place: Element, call: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      call();
    },
    { rootMargin: NEAR },
  );
  observer.observe(place);
  return () => observer.disconnect();
}

interface RecentProducts {
  /** How many there may be; 0 before anything was looked at, and on the server. */
  count: number;
  /** As the shop had them last; null before it said so of any. */
  products: readonly ProductCard[] | null;
}

/**
 * What was looked at in this browser, asked for when its place comes near the screen.
 * @param except the product whose page this is
 */
export function useRecentProducts(place: RefObject<HTMLElement | null>, except?: string): RecentProducts {
  const stored = useStored(storedRecent);
  const ids = stored.filter((id) => id !== except).slice(0, MOST_RECENT);
  const key = ids.join(',');
  const products = useSyncExternalStore(
    subscribe,
    () => known,
    () => NONE,
  );
  useEffect(() => {
    if (key === '' || !place.current) return;
    return whenNear(place.current, () => void refreshRecent(key.split(',')));
  }, [key, place]);

  const shown = ids.flatMap((id) => products.get(id) ?? []);
  return { count: ids.length, products: shown.length > 0 ? shown : null };
}
