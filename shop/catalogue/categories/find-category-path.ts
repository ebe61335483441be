import { sql } from 'kysely';
import type { Transaction } from '../../../database/connect.ts';
import { failure, type Result, success } from '../../errors.ts';
import { noSuchCategory } from '../failures.ts';
import {
  type CategoryPath,
  categoryPathIn,
  type FilingCategory,
  keptCategoryPath,
  keptMenuPath,
  type MenuPath,
  menuPathIn,
  nameKey,
  type PathProblem,
  staysIn,
} from '../rules.ts';

/** What a change says of where a product is filed and shown, by ids and names; what is undefined stays as it is. */
interface WantedPaths {
  category?: string | undefined;
  subcategory?: string | null | undefined;
  menuCategory?: string | null | undefined;
  menuSubcategory?: string | null | undefined;
}

/**
 * Finds where a product is to be filed and where the menus are to show it, and keeps both from going away until the
 * transaction is over. What stays as it is is not locked: a category that goes waits for its products.
 * @param before where it is now; undefined for a new one
 * @returns NOT_FOUND for an unknown category, INVALID_INPUT naming the field
 */
export async function findPaths(
  transaction: Transaction,
  before: (CategoryPath & MenuPath) | undefined,
  { category = before?.category_id ?? '', subcategory, ...menu }: WantedPaths,
): Promise<Result<CategoryPath & MenuPath>> {
  const same = keptCategoryPath(before, category, subcategory);
  const path = same ? success(same) : await findCategoryPath(transaction, category, subcategory ?? null);
  if (!path.ok) return path;
  const kept = keptMenuPath(before, path.value);
  const now = { category_id: kept.menu_category_id, subcategory_name: kept.menu_subcategory_name };
  const menuCategory = menu.menuCategory === undefined ? now.category_id : menu.menuCategory;
  if (staysIn(now, menuCategory, menu.menuSubcategory)) return success({ ...path.value, ...kept });
  const menuSubcategory = menu.menuSubcategory ?? null;
  const found = menuCategory === null ? null : await lockPath(transaction, menuCategory, menuSubcategory);
  if (found === undefined) return refuse('menuCategory', noSuchCategory().failure.message);
  const menuPath = menuPathIn(path.value.category_name, found, menuSubcategory);
  if ('reason' in menuPath) return refuse(menuPath.field, menuPath.message);
  return success({ ...path.value, ...menuPath });
}

/**
 * Finds where products are to be filed, and keeps it from going away until the transaction is over.
 * @param subcategory its name in any case of letters; null only where the category has none (R165)
 * @param leaving id of a subcategory that is about to go, and so counts no more
 * @returns NOT_FOUND for an unknown category, INVALID_INPUT naming `subcategory`
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
  return 'reason' in path ? refuse(path.field, path.message) : success(path);
}

/**
 * Keeps a category and one of its subcategories from going away.
 * @returns the category with this subcategory alone, or where none is named with any one: what is asked of it is only
 *   whether it has one
 */
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

function refuse(field: PathProblem['field'], message: string) {
  return failure('INVALID_INPUT', message, { fields: { [field]: message } });
}
