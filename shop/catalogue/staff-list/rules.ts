/** How the list of all products that staff work in is sorted and filtered. */
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
