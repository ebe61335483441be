import { type ListingOf, type ListingPage, readListing } from '../../../shop/catalogue/listing/queries.ts';
import {
  type ListingChoice,
  NO_CHOICE,
  PAGE_SIZE,
  readListingChoice,
} from '../../../shop/catalogue/listing/rules.ts';
import type { Shop } from '../../../shop/shop.ts';
import { toCard } from '../to-card.ts';

export type ListingData = ReturnType<typeof toListing>;

/** What a listing of an unknown name shows. */
export const NO_LISTING: ListingData = {
  choice: NO_CHOICE,
  count: 0,
  paging: { number: 1, pages: 1 },
  products: [],
  prices: null,
};

/** The page of a listing that an address asks for. */
export async function loadListing(db: Shop['database'], of: ListingOf, address: string) {
  const asked = readListingChoice(Object.fromEntries(new URL(address).searchParams));
  return toListing(asked, await readListing(db, of, asked, PAGE_SIZE));
}

/** A page as screens see it, with the number of the page that is really shown. */
export function toListing(choice: ListingChoice, page: ListingPage) {
  return {
    ...page,
    choice: { ...choice, page: page.paging.number },
    products: page.products.map(toCard),
  };
}
