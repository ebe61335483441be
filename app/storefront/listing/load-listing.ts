import { type ListingOf, type ListingPage, readListing } from '../../../shop/catalogue/listing/queries.ts';
import {
  type ListingChoice,
  NO_CHOICE,
  PAGE_SIZE,
  type Paging,
  readListingChoice,
} from '../../../shop/catalogue/listing/rules.ts';
import type { ProductCard } from '../../../shop/catalogue/responses.ts';
import type { Shop } from '../../../shop/shop.ts';
import { toCard } from '../to-card.ts';

export interface ListingData {
  /** As the address asks for it, with the page that is really shown. */
  choice: ListingChoice;
  count: number;
  paging: Paging;
  products: ProductCard[];
  /** Cheapest and dearest of the listing without filters, in rupees; null when there is nothing in it. */
  prices: { from: number; to: number } | null;
}

/** What a listing of an unknown name shows. */
export const NO_LISTING: ListingData = {
  choice: NO_CHOICE,
  count: 0,
  paging: { number: 1, pages: 1 },
  products: [],
  prices: null,
};

/** The page of a listing that an address asks for. */
export async function loadListing(
  db: Shop['database'],
  of: ListingOf,
  address: string,
): Promise<ListingData> {
  const asked = readListingChoice(Object.fromEntries(new URL(address).searchParams));
  return toListing(asked, await readListing(db, of, asked, PAGE_SIZE));
}

/** A page as screens see it, with the number of the page that is really shown. */
export function toListing(
  choice: ListingChoice,
  { products, paging, count, prices }: ListingPage,
): ListingData {
  return {
    choice: { ...choice, page: paging.number },
    count,
    paging,
    products: products.map(toCard),
    prices,
  };
}
