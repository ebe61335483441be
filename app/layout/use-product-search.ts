import type { ProductCard } from '../../shop/catalogue/products/responses.ts';
import { LONGEST_QUERY, SEARCH_DEBOUNCE_MS } from '../../shop/catalogue/search/rules.ts';
import { requestApi } from '../api.ts';
import { useLatestRequest } from '../use-latest-request.ts';

export type FoundProduct = Pick<
  ProductCard,
  '_id' | 'name' | 'title' | 'price' | 'discount' | 'photos' | 'quantity' | 'variants'
>;

interface Found {
  query: string;
  products: FoundProduct[];
}

/** What the shop is searched for while this text stands in a box. */
export const queryOf = (text: string) => text.trim().slice(0, LONGEST_QUERY);

/**
 * Searches once the typing has paused. A new query cancels the one on its way, and an empty one clears the results
 * (R81, R82). A failed search is only logged.
 */
export function useProductSearch(): { found: Found | null; search: (text: string) => void } {
  const { value, send, clear } = useLatestRequest<Found>();

  function search(text: string) {
    const query = queryOf(text);
    if (query === '') return clear();
    const address = `/api/v1/products/searchByName?query=${encodeURIComponent(query)}`;
    void send(async (signal) => {
      const result = await requestApi<FoundProduct[]>(address, { signal });
      if (!result.ok) console.warn('The search failed.', result.code);
      return result.ok ? { ok: true, value: { query, products: result.value } } : result;
    }, SEARCH_DEBOUNCE_MS);
  }

  return { found: value, search };
}
