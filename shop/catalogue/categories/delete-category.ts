import type { Database } from '../../../database/connect.ts';
import { recordChange } from '../../audit-log/record-change.ts';
import { failure, type Result, success } from '../../errors.ts';
import type { NamedPrincipal } from '../../principal.ts';
import { hasProducts } from '../failures.ts';
import type { Removal } from '../schemas.ts';
import { findCategoryPath } from './find-category-path.ts';
import { lockCategory } from './lock-category.ts';
import { lockProductsOf, moveProducts } from './move-products.ts';

const ITSELF = 'The products cannot stay in the category that goes.';

/**
 * Deletes a category with its subcategories. Its products move first, in the same transaction; what the menus showed
 * there they then show where these go.
 * @returns how many products moved; HAS_PRODUCTS with their count when it has some and no place for them was
 *   named, NOT_FOUND, INVALID_INPUT for a place that cannot be, or CHANGED_MEANWHILE
 */
export async function deleteCategory(
  db: Database,
  principal: NamedPrincipal,
  id: string,
  { moveToCategory, moveToSubcategory, version }: Removal,
): Promise<Result<{ moved: number }>> {
  return db.transaction().execute(async (transaction) => {
    const category = await lockCategory(transaction, id, version);
    if (!category.ok) return category;
    const { name, subcategories } = category.value;
    // Whoever files a product here at this moment is waited for, and counted.
    await transaction.selectFrom('categories').select('id').where('id', '=', id).forUpdate().execute();
    const moved = await lockProductsOf(transaction, { categoryId: id });
    let movedTo: string | null = null;
    if (moved > 0) {
      if (moveToCategory === undefined) return hasProducts(name, moved);
      if (moveToCategory === id) {
        return failure('INVALID_INPUT', ITSELF, { fields: { moveToCategory: ITSELF } });
      }
      const path = await findCategoryPath(transaction, moveToCategory, moveToSubcategory ?? null);
      if (!path.ok) return path;
      await moveProducts(transaction, { categoryId: id }, path.value);
      movedTo = [path.value.category_name, path.value.subcategory_name].filter(Boolean).join(' › ');
    }
    await transaction.deleteFrom('subcategories').where('category_id', '=', id).execute();
    await transaction.deleteFrom('categories').where('id', '=', id).execute();
    await recordChange(transaction, {
      principal,
      action: 'deleted the category',
      subject: { kind: 'category', id, name },
      before: { name, subcategories: subcategories.map((one) => one.name), products: moved },
      after: movedTo === null ? null : { productsMovedTo: movedTo },
    });
    return success({ moved });
  });
}
