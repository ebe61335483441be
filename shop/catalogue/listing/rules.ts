/**
 * Listings of products: the sorts and filters there are, and how a choice among them stands in an address.
 * The page, its form and the endpoint all read and write it here, so that an address means the same everywhere.
 */

/** In the order in which they are offered. Each starts with what it says, then in stock first, newest first. */
export const LISTING_SORTS = ['newest', 'price', 'price-desc', 'discount', 'rating'] as const;
/** And of what a search finds: its best match first. */
export const SEARCH_SORTS = ['match', ...LISTING_SORTS] as const;
export type ListingSort = (typeof SEARCH_SORTS)[number];
/** The sorts of a listing, the default first. */
export type Sorts = readonly [ListingSort, ...ListingSort[]];

/** Offered as "n stars and up", best first. */
export const RATINGS_FROM = [4, 3, 2, 1] as const;

/** Products on a page, unless a request asks for another number (R63). */
export const PAGE_SIZE = 24;
const LARGEST_PAGE = 100;

const MOST_RUPEES = 10_000_000;

export interface ListingChoice {
  sort: ListingSort;
  /** Rupees, of the price after discount, both ends included; null for no bound. */
  priceFrom: number | null;
  priceTo: number | null;
  inStock: boolean;
  discounted: boolean;
  /** Least average of the reviews, as cards show it; null also takes what nobody has reviewed. */
  ratingFrom: number | null;
  /** 1 is the first. */
  page: number;
}

/** A listing without any choice: in stock first, newest first. */
export const NO_CHOICE: ListingChoice = {
  sort: 'newest',
  priceFrom: null,
  priceTo: null,
  inStock: false,
  discounted: false,
  ratingFrom: null,
  page: 1,
};

/**
 * Reads a choice from an address or a form. A value that cannot be read counts as not chosen (R64).
 * @param sorts those there are, the one that needs no choice first
 */
export function readListingChoice(
  given: Readonly<Record<string, unknown>>,
  sorts: Sorts = LISTING_SORTS,
): ListingChoice {
  const from = readRupees(given.priceFrom);
  const to = readRupees(given.priceTo);
  const swapped = from !== null && to !== null && from > to;
  const [priceFrom, priceTo] = swapped ? [to, from] : [from, to];
  const rating = readWhole(given.ratingFrom);
  return {
    sort: sorts.find((sort) => sort === given.sort) ?? sorts[0],
    priceFrom: priceFrom === null || priceFrom === 0 ? null : Math.ceil(priceFrom),
    priceTo: priceTo === null ? null : Math.floor(priceTo),
    inStock: isTicked(given.inStock),
    discounted: isTicked(given.discounted),
    ratingFrom: rating !== null && rating >= 1 && rating <= 5 ? rating : null,
    page: Math.max(1, readWhole(given.page) ?? 1),
  };
}

/** The choice as the query of an address, without `?`: only what was chosen, always in the same order. */
export function writeListingChoice(choice: ListingChoice, sorts: Sorts = LISTING_SORTS): string {
  const { sort, priceFrom, priceTo, inStock, discounted, ratingFrom, page } = choice;
  const query = new URLSearchParams();
  if (sort !== sorts[0]) query.set('sort', sort);
  if (priceFrom !== null) query.set('priceFrom', String(priceFrom));
  if (priceTo !== null) query.set('priceTo', String(priceTo));
  if (inStock) query.set('inStock', '1');
  if (discounted) query.set('discounted', '1');
  if (ratingFrom !== null) query.set('ratingFrom', String(ratingFrom));
  if (page > 1) query.set('page', String(page));
  return query.toString();
}

/** The same choice with no filter left; the sort stays, since it hides nothing. */
export function withoutFilters(choice: ListingChoice): ListingChoice {
  return { ...NO_CHOICE, sort: choice.sort };
}

export interface Paging {
  number: number;
  /** How many pages there are, at least 1. */
  pages: number;
}

/** The page that is shown when this one is asked for: one past the end shows the last. */
export function findPaging(asked: number, count: number, size: number = PAGE_SIZE): Paging {
  const pages = Math.max(1, Math.ceil(count / size));
  return { number: Math.min(Math.max(1, asked), pages), pages };
}

/** How many products a request wants on its page: 1 to 100. */
export function readPageSize(asked: unknown): number {
  return Math.min(Math.max(1, readWhole(asked) ?? PAGE_SIZE), LARGEST_PAGE);
}

function isTicked(given: unknown): boolean {
  return given === '1' || given === 'true' || given === 'on';
}

function readWhole(given: unknown): number | null {
  return typeof given === 'string' && /^\d{1,9}$/.test(given) ? Number(given) : null;
}

/** Takes an amount as people write one: `1500`, `1,500`, `Rs. 1,500`. */
function readRupees(given: unknown): number | null {
  if (typeof given !== 'string') return null;
  const digits = given.replace(/^\s*rs\.?/i, '').replace(/[\s,]/g, '');
  return /^\d+(\.\d+)?$/.test(digits) ? Math.min(Number(digits), MOST_RUPEES) : null;
}
