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

/**
 * Sections and sales of the home page that the menus do show, by the names of the spec (section 2). Like the twelve,
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

/** Where a product is filed. */
export interface CategoryPath {
  categoryId: string;
  categoryName: string;
  subcategoryId: string | null;
  subcategoryName: string | null;
}

/** Where the menus show a product of a section; all null for none. */
export interface MenuPath {
  menuCategoryId: string | null;
  menuCategoryName: string | null;
  menuSubcategoryId: string | null;
  menuSubcategoryName: string | null;
}

const NO_MENU_PATH: MenuPath = {
  menuCategoryId: null,
  menuCategoryName: null,
  menuSubcategoryId: null,
  menuSubcategoryName: null,
};

/** A category that products are filed in, with its subcategories by the nameKey of their names. */
export interface FilingCategory {
  id: string;
  name: string;
  subcategories: ReadonlyMap<string, { id: string; name: string }>;
}

/** Why a product cannot be filed, or shown in the menus, as somebody wants it. */
export interface PathProblem {
  field: 'subcategory' | 'menuCategory' | 'menuSubcategory';
  reason: 'missing' | 'unknown' | 'clash';
  message: string;
}

/**
 * Whether a product stays where it is, filed or in the menus. What stays needs no subcategory, though others do.
 * @param now the ids and names of its path
 * @param subcategory a name in any case of letters, null for none, undefined for what it is
 */
export function staysIn(
  now: { categoryId: string | null; subcategoryName: string | null },
  categoryId: string | null,
  subcategory: string | null | undefined,
): boolean {
  if (now.categoryId !== categoryId) return false;
  return subcategory === undefined || nameKey(subcategory ?? '') === nameKey(now.subcategoryName ?? '');
}

/** The category path of a product that stays where it is filed; null for one that moves, and for a new one. */
export function keptCategoryPath(
  before: CategoryPath | undefined,
  category: string,
  subcategory: string | null | undefined,
): CategoryPath | null {
  if (!before || !staysIn(before, category, subcategory)) return null;
  const { categoryId, categoryName, subcategoryId, subcategoryName } = before;
  return { categoryId, categoryName, subcategoryId, subcategoryName };
}

/**
 * The path of a product that is filed in a category.
 * @param subcategory a name in any case of letters; null only where the category has none (spec, section 5)
 */
export function categoryPathIn(
  { id, name, subcategories }: FilingCategory,
  subcategory: string | null,
): CategoryPath | PathProblem {
  if (subcategory === null && subcategories.size > 0) {
    return { field: 'subcategory', reason: 'missing', message: 'Please choose a subcategory.' };
  }
  const found = subcategory === null ? null : subcategories.get(nameKey(subcategory));
  if (found === undefined) {
    const message = 'This subcategory does not belong to the category.';
    return { field: 'subcategory', reason: 'unknown', message };
  }
  const [subcategoryId, subcategoryName] = [found?.id ?? null, found?.name ?? null];
  return { categoryId: id, categoryName: name, subcategoryId, subcategoryName };
}

/**
 * The menu path of a product about which nothing is said. One that leaves the sections is in the menus by its own
 * category.
 * @param before where it is filed, and where the menus show it now; undefined for a new one
 */
export function keptMenuPath(
  before: (CategoryPath & MenuPath) | undefined,
  { categoryId, categoryName }: CategoryPath,
): MenuPath {
  if (!before) return NO_MENU_PATH;
  const stays = before.categoryId === categoryId;
  if (!stays && (!isSection(categoryName) || categoryId === before.menuCategoryId)) return NO_MENU_PATH;
  const { menuCategoryId, menuCategoryName, menuSubcategoryId, menuSubcategoryName } = before;
  return { menuCategoryId, menuCategoryName, menuSubcategoryId, menuSubcategoryName };
}

/**
 * The menu path of a product that the menus are to show in a category.
 * @param filedIn name of the category that it is filed in
 * @param menuCategory null for none
 * @param menuSubcategory a name in any case of letters; null for the category as a whole
 */
export function menuPathIn(
  filedIn: string,
  menuCategory: FilingCategory | null,
  menuSubcategory: string | null,
): MenuPath | PathProblem {
  if (!menuCategory) {
    const message = 'Please choose the category of the menus first.';
    return menuSubcategory === null ? NO_MENU_PATH : { field: 'menuSubcategory', reason: 'missing', message };
  }
  const clash = menuCategoryProblem(filedIn, menuCategory.name);
  if (clash !== null) return { field: 'menuCategory', reason: 'clash', message: clash };
  const found = menuSubcategory === null ? null : menuCategory.subcategories.get(nameKey(menuSubcategory));
  if (found === undefined) {
    const message = 'This subcategory does not belong to the category of the menus.';
    return { field: 'menuSubcategory', reason: 'unknown', message };
  }
  return {
    menuCategoryId: menuCategory.id,
    menuCategoryName: menuCategory.name,
    menuSubcategoryId: found?.id ?? null,
    menuSubcategoryName: found?.name ?? null,
  };
}
