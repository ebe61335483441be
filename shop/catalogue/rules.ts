/** Related products: at most 6 (spec, section 9). */
export const RELATED_SIZE = 6;

/** Footer: the first ten categories, unfiltered (spec, section 7). */
export const FOOTER_CATEGORIES = 10;

/** Names that header and side menu drop (spec, section 7). */
export const HIDDEN_IN_MENUS: readonly string[] = [
  'New Arrivals',
  'Back In Stock',
  'Best Selling',
  'Kitchen Pick',
  'Top Trending',
  'Household',
  'Cleaning Accessories',
  'Baby Picks',
  'Home Decor',
  'Bathroom Accessories',
  'Personal Care',
  'Popular Categories',
];

/** The categories that header and side menu show. */
export function menuCategories<T extends { name: string }>(categories: readonly T[]): T[] {
  return categories.filter(({ name }) => !HIDDEN_IN_MENUS.includes(name));
}

/** What makes two names of a category or subcategory the same: neither case nor what cannot be seen counts. */
export function nameKey(name: string): string {
  return name
    .replace(/\p{Cc}/gu, '')
    .trim()
    .toLowerCase();
}
