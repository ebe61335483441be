import type { Database } from '../../../database/connect.ts';
import type { Result } from '../../errors.ts';
import type { NamedPrincipal } from '../../principal.ts';
import { noSuchSubcategory } from './failures.ts';
import { lockCategory, recordCategoryChange } from './lock-category.ts';
import { clearOut } from './move-products.ts';
import type { Category } from './responses.ts';
import type { Removal } from './schemas.ts';

/** Deletes the subcategory at `index`, from 0. @returns HAS_PRODUCTS, NOT_FOUND, INVALID_INPUT, CHANGED_MEANWHILE */
export async function deleteSubcategory(
  db: Database,
  principal: NamedPrincipal,
  categoryId: string,
  index: number,
  removal: Removal,
): Promise<Result<Category>> {
  return db.transaction().execute(async (transaction) => {
    const category = await lockCategory(transaction, categoryId, removal.version);
    if (!category.ok) return category;
    const subcategory = category.value.subcategories[index];
    if (!subcategory) return noSuchSubcategory();
    const { id, name } = subcategory;
    // A product that is filed here at this moment is waited for, and counted.
    await transaction.selectFrom('subcategories').select('id').where('id', '=', id).forUpdate().execute();
    const cleared = await clearOut(transaction, { subcategoryId: id }, name, removal);
    if (!cleared.ok) return cleared;
    const { moved, after } = cleared.value;
    await transaction.deleteFrom('subcategories').where('id', '=', id).execute();
    return recordCategoryChange(transaction, categoryId, {
      principal,
      action: 'deleted the subcategory',
      subject: { kind: 'subcategory', id, name },
      before: { category: category.value.name, name, products: moved },
      after,
    });
  });
}
