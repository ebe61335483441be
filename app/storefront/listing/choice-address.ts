import {
  type ListingChoice,
  NO_CHOICE,
  type Sorts,
  writeListingChoice,
} from '../../../shop/catalogue/listing/rules.ts';
import type { ListingData } from './load-listing.ts';
import { pageAddress } from './paging.ts';

/**
 * Where a choice of a listing is.
 * @param address of the listing; that of a search has its query
 */
export function choiceAddress(address: string, choice: ListingChoice, sorts?: Sorts): string {
  const query = writeListingChoice(choice, sorts);
  if (query === '') return address;
  return `${address}${address.includes('?') ? '&' : '?'}${query}`;
}

/** The one address under which search engines know a listing: its pages have their own, its filters don't. */
export function canonicalPath(address: string, { choice, paging }: ListingData): string {
  const plain = writeListingChoice({ ...choice, page: 1 }) === writeListingChoice(NO_CHOICE);
  return plain ? pageAddress(address, paging.number) : address;
}
