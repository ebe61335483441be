import type { Row } from '../../../database/tables.ts';

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
 * Sections and sales of the home page that the menus do show (R61): they say why a product is shown, not where it belongs.
 */
const SECTIONS_IN_MENUS: readonly string[] = ['The Problem Solver', 'Weekly Sale', 'Clearance Sale'];

/** Whether a category is a section: its products can have a category of the menus beside it. */
export function isSection(category: string): boolean {
  return HIDDEN_IN_MENUS.includes(category) || SECTIONS_IN_MENUS.includes(category);
}

/**
 * What speaks against showing a product in the menus beside its own category, by their names; null when nothing does.
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

/** Where a product is filed: columns of its row, and the names of what they mean. */
export interface CategoryPath extends Pick<Row<'products'>, 'category_id' | 'subcategory_id'> {
  category_name: string;
  subcategory_name: string | null;
}

/** Where the menus show a product of a section; all null for none. */
export interface MenuPath extends Pick<Row<'products'>, 'menu_category_id' | 'menu_subcategory_id'> {
  menu_category_name: string | null;
  menu_subcategory_name: string | null;
}

/** The most further places of a product. */
export const MOST_FURTHER_PLACES = 10;

/** Where a product is listed besides (R544). */
export interface FurtherPlace {
  category_id: string;
  subcategory_id: string | null;
  category_name: string;
  subcategory_name: string | null;
}

/** Those of the further places that its own category, or where the menus show it, does not list it in already. */
export function besidesOwn(
  places: readonly FurtherPlace[],
  path: Pick<
    CategoryPath & MenuPath,
    'category_id' | 'subcategory_id' | 'menu_category_id' | 'menu_subcategory_id'
  >,
): FurtherPlace[] {
  const isOwn = ({ category_id, subcategory_id }: FurtherPlace) =>
    (category_id === path.category_id && (subcategory_id ?? path.subcategory_id) === path.subcategory_id) ||
    (category_id === path.menu_category_id &&
      (subcategory_id ?? path.menu_subcategory_id) === path.menu_subcategory_id);
  return places.filter((place) => !isOwn(place));
}

const NO_MENU_PATH: MenuPath = {
  menu_category_id: null,
  menu_category_name: null,
  menu_subcategory_id: null,
  menu_subcategory_name: null,
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
 * @param subcategory a name in any case of letters, null for none, undefined for what it is
 */
export function staysIn(
  now: { category_id: string | null; subcategory_name: string | null },
  category: string | null,
  subcategory: string | null | undefined,
): boolean {
  if (now.category_id !== category) return false;
  return subcategory === undefined || nameKey(subcategory ?? '') === nameKey(now.subcategory_name ?? '');
}

/** The category path of a product that stays where it is filed; null for one that moves, and for a new one. */
export function unchangedCategoryPath(
  before: CategoryPath | undefined,
  category: string,
  subcategory: string | null | undefined,
): CategoryPath | null {
  if (!before || !staysIn(before, category, subcategory)) return null;
  const { category_id, category_name, subcategory_id, subcategory_name } = before;
  return { category_id, category_name, subcategory_id, subcategory_name };
}

/**
 * The path of a product that is filed in a category.
 * @param subcategory a name in any case of letters; null only where the category has none (R165)
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
  const [subcategory_id, subcategory_name] = [found?.id ?? null, found?.name ?? null];
  return { category_id: id, category_name: name, subcategory_id, subcategory_name };
}

/** The menu path of a product about which nothing is said. One that leaves the sections has none. */
export function unchangedMenuPath(
  before: (CategoryPath & MenuPath) | undefined,
  { category_id, category_name }: CategoryPath,
): MenuPath {
  if (!before) return NO_MENU_PATH;
  const stays = before.category_id === category_id;
  if (!stays && (!isSection(category_name) || category_id === before.menu_category_id)) return NO_MENU_PATH;
  const { menu_category_id, menu_category_name, menu_subcategory_id, menu_subcategory_name } = before;
  return { menu_category_id, menu_category_name, menu_subcategory_id, menu_subcategory_name };
}

/**
 * The menu path of a product that the menus are to show in a category.
 * @param filedIn name of the category that it is filed in
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
    menu_category_id: menuCategory.id,
    menu_category_name: menuCategory.name,
    menu_subcategory_id: found?.id ?? null,
    menu_subcategory_name: found?.name ?? null,
  };
}
