/**
 * The list of all products that staff work in: how it is sorted and filtered (issue "The staff's side").
 */
export const PRODUCT_SORTS = [
  '-added',
  'added',
  'name',
  '-name',
  'price',
  '-price',
  'stock',
  '-stock',
  'discount',
  '-discount',
] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

export const STOCK_FILTERS = ['in', 'low', 'out'] as const;

export const STAFF_PAGE_SIZE = 50;
export const LARGEST_STAFF_PAGE = 100;

/** How many products one bulk change may touch; more is what the import is for. */
export const MOST_AT_ONCE = 500;

/** Digits in groups, as Pakistan writes them (1,99,999) and as the world does (199,999). */
const IN_GROUPS = /^\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/;

/**
 * Reads a number as people write it: `1999`, `1,999`, `Rs. 1,999.50`.
 * @returns NaN for what is none; a comma that separates no groups of digits is not guessed at
 */
export function readNumber(text: string): number {
  const plain = text.trim().replace(/^(rs\.?|pkr)\s*/i, '');
  return plain === '' ? Number.NaN : Number(IN_GROUPS.test(plain) ? plain.replaceAll(',', '') : plain);
}
