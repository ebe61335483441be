import { sql } from 'kysely';
import type { Transaction } from '../../../database/connect.ts';
import { fieldFailure, type Result, success } from '../../errors.ts';
import type { ChangeProduct } from '../products/schemas.ts';
import { noSuchCategory } from './failures.ts';
import {
  type CategoryPath,
  categoryPathIn,
  type FilingCategory,
  type FurtherPlace,
  type MenuPath,
  menuPathIn,
  nameKey,
  staysIn,
  unchangedCategoryPath,
  unchangedMenuPath,
} from './rules.ts';

/** What a change says of where a product is filed and shown, by ids and names; what is undefined stays as it is. */
type WantedPaths = Partial<
  Pick<ChangeProduct, 'category' | 'subcategory' | 'menuCategory' | 'menuSubcategory'>
>;

/**
 * Finds where a product is filed and shown, and locks what changes: a category that goes waits for its products.
 * @param before where it is now; undefined for a new one @returns NOT_FOUND, INVALID_INPUT naming the field
 */
export async function findPaths(
  transaction: Transaction,
  before: (CategoryPath & MenuPath) | undefined,
  { category = before?.category_id ?? '', subcategory, ...menu }: WantedPaths,
): Promise<Result<CategoryPath & MenuPath>> {
  const same = unchangedCategoryPath(before, category, subcategory);
  const path = same ? success(same) : await findCategoryPath(transaction, category, subcategory ?? null);
  if (!path.ok) return path;
  const unchanged = unchangedMenuPath(before, path.value);
  const now = { category_id: unchanged.menu_category_id, subcategory_name: unchanged.menu_subcategory_name };
  const menuCategory = menu.menuCategory === undefined ? now.category_id : menu.menuCategory;
  if (staysIn(now, menuCategory, menu.menuSubcategory)) return success({ ...path.value, ...unchanged });
  const menuSubcategory = menu.menuSubcategory ?? null;
  const found = menuCategory === null ? null : await lockPath(transaction, menuCategory, menuSubcategory);
  if (found === undefined) return fieldFailure('menuCategory', noSuchCategory().failure.message);
  const menuPath = menuPathIn(path.value.category_name, found, menuSubcategory);
  if ('reason' in menuPath) return fieldFailure(menuPath.field, menuPath.message);
  return success({ ...path.value, ...menuPath });
}

/**
 * Finds and locks where products are to be filed. @param leaving id of a subcategory that is about to go
 * @param subcategory null only where the category has none (R165) @returns NOT_FOUND, INVALID_INPUT naming `subcategory`
 */
export async function findCategoryPath(
  transaction: Transaction,
  categoryId: string,
  subcategory: string | null,
  leaving?: string,
): Promise<Result<CategoryPath>> {
  const category = await lockPath(transaction, categoryId, subcategory, leaving);
  if (!category) return noSuchCategory();
  const path = categoryPathIn(category, subcategory);
  return 'reason' in path ? fieldFailure(path.field, path.message) : success(path);
}

/**
 * Finds and locks the further places of a product.
 * @param wanted ids of categories, with names of their subcategories @returns INVALID_INPUT naming `alsoIn`
 */
export async function findFurtherPlaces(
  transaction: Transaction,
  wanted: ChangeProduct['alsoIn'] = [],
): Promise<Result<FurtherPlace[]>> {
  const places: FurtherPlace[] = [];
  for (const { category, subcategory } of wanted) {
    const found = await lockPath(transaction, category, subcategory);
    if (!found) return fieldFailure('alsoIn', noSuchCategory().failure.message);
    const one = subcategory === null ? null : found.subcategories.get(nameKey(subcategory));
    if (one === undefined) {
      return fieldFailure('alsoIn', `${found.name} has no subcategory named ${subcategory}.`);
    }
    places.push({
      category_id: found.id,
      subcategory_id: one?.id ?? null,
      category_name: found.name,
      subcategory_name: one?.name ?? null,
    });
  }
  return success(places);
}

/** Locks a category and a subcategory. @returns it with this one alone, or, where none is named, with any one */
async function lockPath(
  transaction: Transaction,
  id: string,
  subcategory: string | null,
  leaving?: string,
): Promise<FilingCategory | undefined> {
  const category = await transaction
    .selectFrom('categories')
    .select(['id', 'name'])
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  const subcategories = transaction
    .selectFrom('subcategories')
    .select(['id', 'name'])
    .where('category_id', '=', id)
    .$if(leaving !== undefined, (query) => query.where('id', '<>', leaving ?? ''));
  const found =
    subcategory === null
      ? await subcategories.limit(1).execute()
      : await subcategories.where(sql`lower(name)`, '=', nameKey(subcategory)).forKeyShare().execute();
  return category && { ...category, subcategories: new Map(found.map((one) => [nameKey(one.name), one])) };
}
