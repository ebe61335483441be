import type { Database } from '../../../database/connect.ts';
import { recordChange } from '../../audit-log/record-change.ts';
import { type Result, success } from '../../errors.ts';
import type { NamedPrincipal } from '../../principal.ts';
import { noSuchSubcategory, subcategoryNameTaken } from '../failures.ts';
import { readWholeCategory } from '../queries.ts';
import type { Category } from '../responses.ts';
import { nameKey } from '../rules.ts';
import type { RenameSubcategory } from '../schemas.ts';
import { countChange, lockCategory } from './lock-category.ts';

/**
 * Renames a subcategory. Its products refer to it by its id and come along.
 * @param index its place in the category's list, from 0
 * @returns the category; NOT_FOUND, NAME_TAKEN in any case of letters, or CHANGED_MEANWHILE
 */
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
    await countChange(transaction, categoryId);
    await recordChange(transaction, {
      principal,
      action: 'renamed the subcategory',
      subject: { kind: 'subcategory', id, name },
      before: { category: categoryName, name: subcategory.name },
      after: { category: categoryName, name },
    });
    return success(await readWholeCategory(transaction, categoryId));
  });
}
