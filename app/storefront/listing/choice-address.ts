import { type ListingChoice, NO_CHOICE, writeListingChoice } from '../../../shop/listing/rules.ts';
import type { ListingData } from './load-listing.ts';
import { pageAddress } from './paging.ts';

/** Where a choice of a listing is. */
export function choiceAddress(address: string, choice: ListingChoice): string {
  const query = writeListingChoice(choice);
  return query === '' ? address : `${address}?${query}`;
}

/** The one address under which search engines know a listing: its pages have their own, its filters don't. */
export function canonicalPath(address: string, { choice, paging }: ListingData): string {
  const plain = writeListingChoice({ ...choice, page: 1 }) === writeListingChoice(NO_CHOICE);
  return plain ? pageAddress(address, paging.number) : address;
}
