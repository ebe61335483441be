import type { Database } from '../../../database/connect.ts';
import type { Result } from '../../errors.ts';
import type { NamedPrincipal } from '../../principal.ts';
import { redirectRenamed } from '../redirects/write-redirects.ts';
import { noSuchSubcategory, subcategoryNameTaken } from './failures.ts';
import { lockCategory, recordCategoryChange } from './lock-category.ts';
import type { Category } from './responses.ts';
import { nameKey } from './rules.ts';
import type { RenameSubcategory } from './schemas.ts';

/** Renames a subcategory; its products come along. @param index from 0 @returns NOT_FOUND, NAME_TAKEN, CHANGED_MEANWHILE */
export async function renameSubcategory(
  db: Database,
  principal: NamedPrincipal,
  categoryId: string,
  index: number,
  { newSubcategoryName: name, version }: RenameSubcategory,
): Promise<Result<Category>> {
  return db.transaction().execute(async (transaction) => {
    const category = await lockCategory(transaction, categoryId, version);
    if (!category.ok) return category;
    const { name: categoryName, subcategories } = category.value;
    const subcategory = subcategories[index];
    if (!subcategory) return noSuchSubcategory();
    if (subcategories.some((one) => one !== subcategory && nameKey(one.name) === nameKey(name))) {
      return subcategoryNameTaken(name, 'newSubcategoryName');
    }
    const { id } = subcategory;
    await transaction.updateTable('subcategories').set({ name }).where('id', '=', id).execute();
    await redirectRenamed(transaction, 'subcategory', { before: subcategory.name, after: name }, principal);
    return recordCategoryChange(transaction, categoryId, {
      principal,
      action: 'renamed the subcategory',
      subject: { kind: 'subcategory', id, name },
      before: { category: categoryName, name: subcategory.name },
      after: { category: categoryName, name },
    });
  });
}
