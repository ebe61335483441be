import { type RefObject, useEffect, useState } from 'react';
import type { ProductCard } from '../../shop/catalogue/products/responses.ts';
import { fetchCurrent } from '../cart/refresh-cart.ts';
import { useStored } from './create-stored.ts';
import { forgetGone, MOST_RECENT, storedRecent } from './recent.ts';

/** How far below the screen it begins to load, so that it is mostly there when it is scrolled to. */
const NEAR = '600px 0px';

interface RecentProducts {
  /** How many there may be; 0 before anything was looked at, and on the server. */
  count: number;
  /** As they are today; null until the shop has said so. */
  products: readonly ProductCard[] | null;
}

/**
 * What was looked at in this browser, asked for when its place comes near the screen. The shop is sent the ids alone.
 * @param except the product whose page this is
 */
export function useRecentProducts(place: RefObject<HTMLElement | null>, except?: string): RecentProducts {
  const ids = useStored(storedRecent)
    .filter((id) => id !== except)
    .slice(0, MOST_RECENT)
    .join(',');
  const [products, setProducts] = useState<readonly ProductCard[] | null>(null);

  useEffect(() => {
    if (ids === '' || !place.current) return;
    let current = true;
    async function load() {
      const wanted = ids.split(',');
      const found = await fetchCurrent(wanted);
      if (!current || found === null) return;
      const byId = new Map(found.map((product) => [product._id, product]));
      setProducts(wanted.flatMap((id) => byId.get(id) ?? []));
      forgetGone(wanted.filter((id) => !byId.has(id)));
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void load();
      },
      { rootMargin: NEAR },
    );
    observer.observe(place.current);
    return () => {
      current = false;
      observer.disconnect();
    };
  }, [ids, place]);

  return { count: ids === '' ? 0 : ids.split(',').length, products };
}
