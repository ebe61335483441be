import type { Database } from '../../../database/connect.ts';
import { recordChange } from '../../audit-log/record-change.ts';
import { type Result, success } from '../../errors.ts';
import type { NamedPrincipal } from '../../principal.ts';
import { lockCategory } from './lock-category.ts';
import { clearOut } from './move-products.ts';
import type { Removal } from './schemas.ts';

/** Deletes a category after its products moved. @returns HAS_PRODUCTS, NOT_FOUND, INVALID_INPUT, CHANGED_MEANWHILE */
export async function deleteCategory(
  db: Database,
  principal: NamedPrincipal,
  id: string,
  removal: Removal,
): Promise<Result<{ moved: number }>> {
  return db.transaction().execute(async (transaction) => {
    const category = await lockCategory(transaction, id, removal.version);
    if (!category.ok) return category;
    const { name, subcategories } = category.value;
    // A product that is filed here at this moment is waited for, and counted.
    await transaction.selectFrom('categories').select('id').where('id', '=', id).forUpdate().execute();
    const cleared = await clearOut(transaction, { categoryId: id }, name, removal);
    if (!cleared.ok) return cleared;
    const { moved, after } = cleared.value;
    await transaction.deleteFrom('subcategories').where('category_id', '=', id).execute();
    await transaction.deleteFrom('categories').where('id', '=', id).execute();
    await recordChange(transaction, {
      principal,
      action: 'deleted the category',
      subject: { kind: 'category', id, name },
      before: { name, subcategories: subcategories.map((one) => one.name), products: moved },
      after,
    });
    return success({ moved });
  });
}
