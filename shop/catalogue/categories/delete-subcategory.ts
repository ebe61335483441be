import type { Database } from '../../../database/connect.ts';
import { recordChange } from '../../audit-log/record-change.ts';
import { type Result, success } from '../../errors.ts';
import type { NamedPrincipal } from '../../principal.ts';
import { hasProducts, noSuchSubcategory } from '../failures.ts';
import { readWholeCategory } from '../queries.ts';
import type { Category } from '../responses.ts';
import type { Removal } from '../schemas.ts';
import { findCategoryPath } from './find-category-path.ts';
import { countChange, lockCategory } from './lock-category.ts';
import { lockProductsOf, moveProducts } from './move-products.ts';

/**
 * Deletes a subcategory. Its products move first, in the same transaction; what the menus showed there they then show
 * where these go.
 * @param index its place in the category's list, from 0
 * @returns the category; HAS_PRODUCTS with their count when it has some and no place for them was named,
 *   NOT_FOUND, INVALID_INPUT for a place that cannot be, or CHANGED_MEANWHILE
 */
export async function deleteSubcategory(
  db: Database,
  principal: NamedPrincipal,
  categoryId: string,
  index: number,
  { moveToCategory, moveToSubcategory, version }: Removal,
): Promise<Result<Category>> {
  return db.transaction().execute(async (transaction) => {
    const category = await lockCategory(transaction, categoryId, version);
    if (!category.ok) return category;
    const subcategory = category.value.subcategories[index];
    if (!subcategory) return noSuchSubcategory();
    const { id, name } = subcategory;
    // Whoever files a product here at this moment is waited for, and counted.
    await transaction.selectFrom('subcategories').select('id').where('id', '=', id).forUpdate().execute();
    const moved = await lockProductsOf(transaction, { subcategoryId: id });
    let movedTo: string | null = null;
    if (moved > 0) {
      if (moveToCategory === undefined) return hasProducts(name, moved);
      const path = await findCategoryPath(transaction, moveToCategory, moveToSubcategory ?? null, id);
      if (!path.ok) return path;
      await moveProducts(transaction, { subcategoryId: id }, path.value);
      movedTo = [path.value.category_name, path.value.subcategory_name].filter(Boolean).join(' › ');
    }
    await transaction.deleteFrom('subcategories').where('id', '=', id).execute();
    await countChange(transaction, categoryId);
    await recordChange(transaction, {
      principal,
      action: 'deleted the subcategory',
      subject: { kind: 'subcategory', id, name },
      before: { category: category.value.name, name, products: moved },
      after: movedTo === null ? null : { productsMovedTo: movedTo },
    });
    return success(await readWholeCategory(transaction, categoryId));
  });
}
