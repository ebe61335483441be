import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { failure, type Result, success } from '../../errors.ts';
import { menuCategoryProblem, nameKey } from '../rules.ts';

/** Where the menus show a product of a section; all null for none. */
export interface MenuPath {
  menuCategoryId: string | null;
  menuCategoryName: string | null;
  menuSubcategoryId: string | null;
  menuSubcategoryName: string | null;
}

export const NO_MENU_PATH: MenuPath = {
  menuCategoryId: null,
  menuCategoryName: null,
  menuSubcategoryId: null,
  menuSubcategoryName: null,
};

const UNKNOWN = 'This category does not exist.';
const WITHOUT = 'Please choose the category of the menus first.';
const ELSEWHERE = 'This subcategory does not belong to the category of the menus.';

/**
 * Finds where the menus are to show a product, and keeps the place from going away until the transaction is over.
 * @param categoryName of the category that the product is filed in
 * @param menuSubcategory its name in any case of letters; null for the category as a whole
 * @returns INVALID_INPUT naming `menuCategory` or `menuSubcategory`
 */
export async function findMenuPath(
  transaction: Database,
  categoryName: string,
  menuCategory: string | null,
  menuSubcategory: string | null,
): Promise<Result<MenuPath>> {
  if (menuCategory === null) {
    return menuSubcategory === null ? success(NO_MENU_PATH) : refuse('menuSubcategory', WITHOUT);
  }
  const category = await transaction
    .selectFrom('categories')
    .select(['id', 'name'])
    .where('id', '=', menuCategory)
    .forKeyShare()
    .executeTakeFirst();
  if (!category) return refuse('menuCategory', UNKNOWN);
  const problem = menuCategoryProblem(categoryName, category.name);
  if (problem !== null) return refuse('menuCategory', problem);
  const path = { ...NO_MENU_PATH, menuCategoryId: category.id, menuCategoryName: category.name };
  if (menuSubcategory === null) return success(path);
  const subcategory = await transaction
    .selectFrom('subcategories')
    .select(['id', 'name'])
    .where('category_id', '=', menuCategory)
    .where(sql`lower(name)`, '=', nameKey(menuSubcategory))
    .forKeyShare()
    .executeTakeFirst();
  if (!subcategory) return refuse('menuSubcategory', ELSEWHERE);
  return success({ ...path, menuSubcategoryId: subcategory.id, menuSubcategoryName: subcategory.name });
}

function refuse(field: 'menuCategory' | 'menuSubcategory', message: string) {
  return failure('INVALID_INPUT', message, { fields: { [field]: message } });
}

/** The menu path of something that has one among more. */
export function menuPathOf(state: MenuPath): MenuPath {
  const { menuCategoryId, menuCategoryName, menuSubcategoryId, menuSubcategoryName } = state;
  return { menuCategoryId, menuCategoryName, menuSubcategoryId, menuSubcategoryName };
}
