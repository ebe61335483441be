import type { ListingChoice } from '../../../shop/catalogue/listing/rules.ts';
import { formatRupees } from '../../../shop/money.ts';

export interface ActiveFilter {
  label: string;
  /** The choice without this filter, on its first page. */
  without: ListingChoice;
}

export const starsAndUp = (rating: number) => `${rating} ${rating === 1 ? 'star' : 'stars'} and up`;

/** The filters that are on, in the order of the form; the two ends of the price are one. */
export function activeFilters(choice: ListingChoice): ActiveFilter[] {
  const { priceFrom, priceTo, ratingFrom, inStock, discounted } = choice;
  const filters: ActiveFilter[] = [];
  const add = (label: string, none: Partial<ListingChoice>) =>
    filters.push({ label, without: { ...choice, ...none, page: 1 } });
  const price = describePrice(priceFrom, priceTo);
  if (price) add(price, { priceFrom: null, priceTo: null });
  if (ratingFrom !== null) add(starsAndUp(ratingFrom), { ratingFrom: null });
  if (inStock) add('In stock', { inStock: false });
  if (discounted) add('Discounted', { discounted: false });
  return filters;
}

function describePrice(from: number | null, to: number | null): string | null {
  if (from === null) return to === null ? null : `Up to ${formatRupees(to)}`;
  return to === null ? `From ${formatRupees(from)}` : `${formatRupees(from)} to ${formatRupees(to)}`;
}
