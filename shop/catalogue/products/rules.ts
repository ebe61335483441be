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
