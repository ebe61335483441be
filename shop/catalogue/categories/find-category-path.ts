import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { failure, type Result, success } from '../../errors.ts';
import { noSuchCategory } from '../failures.ts';
import { nameKey } from '../rules.ts';

/** Where a product is filed. */
export interface CategoryPath {
  categoryId: string;
  categoryName: string;
  subcategoryId: string | null;
  subcategoryName: string | null;
}

const CHOOSE = 'Please choose a subcategory.';
const ELSEWHERE = 'This subcategory does not belong to the category.';

/**
 * Finds where a product is to be filed, and keeps the place from going away until the transaction is over.
 * @param subcategory its name in any case of letters; null only where the category has none (spec, section 5)
 * @param leaving id of a subcategory that is about to go, and so counts no more
 * @returns NOT_FOUND for an unknown category, INVALID_INPUT naming `subcategory`
 */
export async function findCategoryPath(
  transaction: Database,
  categoryId: string,
  subcategory: string | null,
  leaving?: string,
): Promise<Result<CategoryPath>> {
  const category = await transaction
    .selectFrom('categories')
    .select(['id', 'name'])
    .where('id', '=', categoryId)
    .forKeyShare()
    .executeTakeFirst();
  if (!category) return noSuchCategory();
  const others = transaction
    .selectFrom('subcategories')
    .select(['id', 'name'])
    .where('category_id', '=', categoryId)
    .$if(leaving !== undefined, (query) => query.where('id', '<>', leaving ?? ''));
  const found =
    subcategory === null
      ? await others.limit(1).executeTakeFirst()
      : await others.where(sql`lower(name)`, '=', nameKey(subcategory)).forKeyShare().executeTakeFirst();
  if ((subcategory === null) === (found !== undefined)) {
    const message = subcategory === null ? CHOOSE : ELSEWHERE;
    return failure('INVALID_INPUT', message, { fields: { subcategory: message } });
  }
  return success({
    categoryId: category.id,
    categoryName: category.name,
    subcategoryId: found?.id ?? null,
    subcategoryName: found?.name ?? null,
  });
}

/** The place of something that has one among more. */
export function categoryPathOf({
  categoryId,
  categoryName,
  subcategoryId,
  subcategoryName,
}: CategoryPath): CategoryPath {
  return { categoryId, categoryName, subcategoryId, subcategoryName };
}
