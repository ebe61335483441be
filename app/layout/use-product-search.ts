import { useEffect, useState } from 'react';
import type { ProductCard } from '../../shop/catalogue/products/responses.ts';
import { LONGEST_QUERY, SEARCH_DEBOUNCE_MS } from '../../shop/catalogue/search/rules.ts';
import { requestApi } from '../api.ts';

export type FoundProduct = Pick<
  ProductCard,
  '_id' | 'name' | 'title' | 'price' | 'discount' | 'photos' | 'quantity' | 'variants'
>;

interface Found {
  query: string;
  products: FoundProduct[];
}

/**
 * Searches once the typing has paused. A new query cancels the one on its way, and an empty one clears the results
 * (R81, R82). A failed search is only logged.
 */
export function useProductSearch(text: string): Found | null {
  const query = text.trim().slice(0, LONGEST_QUERY);
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    if (query === '') {
      setFound(null);
      return;
    }
    const stale = new AbortController();
    const pause = setTimeout(() => {
      const address = `/api/v1/products/searchByName?query=${encodeURIComponent(query)}`;
      requestApi<FoundProduct[]>(address, { signal: stale.signal }).then(
        (result) => {
          if (result.ok) setFound({ query, products: result.value });
          else console.warn('The search failed.', result.code);
        },
        (error: unknown) => {
          if (!stale.signal.aborted) throw error;
        },
      );
    }, SEARCH_DEBOUNCE_MS);
    return () => {
      clearTimeout(pause);
      stale.abort();
    };
  }, [query]);
  return query === '' ? null : found;
}
