/** Related products: at most 6 (R75). */
export const RELATED_SIZE = 6;

/** Footer: the first ten categories, unfiltered (R40). */
export const FOOTER_CATEGORIES = 10;

/** Names that header and side menu leave out (R37). */
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

/**
 * Sections and sales of the home page that the menus do show, by their names (R61). Like the twelve,
 * they say why a product is shown and not where it belongs.
 */
const SECTIONS_IN_MENUS: readonly string[] = ['The Problem Solver', 'Weekly Sale', 'Clearance Sale'];

/** Whether a category is a section: its products can have a category of the menus beside it. */
export function isSection(category: string): boolean {
  return HIDDEN_IN_MENUS.includes(category) || SECTIONS_IN_MENUS.includes(category);
}

/**
 * What speaks against showing a product in the menus beside its own category; null when nothing does.
 * @param category the name of the product's own category
 * @param menuCategory the name of the category that the menus would show it in
 */
export function menuCategoryProblem(category: string, menuCategory: string): string | null {
  if (!isSection(category)) return `Products of ${category} are in the menus already. Leave this empty.`;
  if (!isSection(menuCategory)) return null;
  return `${menuCategory} is a section. Please choose a category of the menus, such as Kitchen.`;
}

/** The category path under which shoppers look for a product: in the menus where it has one there, else its own. */
export function shownCategory(product: {
  categoryName: string;
  subcategory: string | null;
  menuCategoryName: string | null;
  menuSubcategory: string | null;
}): { category: string; subcategory: string | null } {
  const { categoryName, subcategory, menuCategoryName, menuSubcategory } = product;
  return menuCategoryName === null
    ? { category: categoryName, subcategory }
    : { category: menuCategoryName, subcategory: menuSubcategory };
}

/** What makes two names of a category or subcategory the same: neither case nor what cannot be seen counts. */
export function nameKey(name: string): string {
  return name
    .replace(/\p{Cc}/gu, '')
    .trim()
    .toLowerCase();
}
