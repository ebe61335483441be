import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { recordChange } from '../../audit-log/record-change.ts';
import type { Actor } from '../../audit-log/types.ts';
import { type Result, success } from '../../errors.ts';
import { categoryNameTaken } from '../failures.ts';
import { readWholeCategory } from '../queries.ts';
import { nameKey } from '../rules.ts';
import type { RenameCategory } from '../schemas.ts';
import type { Category } from '../types.ts';
import { lockCategory } from './lock-category.ts';

/**
 * Renames a category. Its products refer to it by its id and come along.
 * @returns the category; NOT_FOUND, NAME_TAKEN in any case of letters, or CHANGED_MEANWHILE
 */
export async function renameCategory(
  db: Database,
  actor: Actor,
  id: string,
  { name, version }: RenameCategory,
): Promise<Result<Category>> {
  return inTransaction(db, async (transaction) => {
    const category = await lockCategory(transaction, id, version);
    if (!category.ok) return category;
    const other = await transaction
      .selectFrom('categories')
      .select('id')
      .where(sql`lower(name)`, '=', nameKey(name))
      .where('id', '<>', id)
      .executeTakeFirst();
    if (other) return categoryNameTaken(name);
    await transaction
      .updateTable('categories')
      .set({ name, version: sql`version + 1` })
      .where('id', '=', id)
      .execute();
    await recordChange(transaction, {
      actor,
      action: 'renamed the category',
      subject: { kind: 'category', id, name },
      before: { name: category.value.name },
      after: { name },
    });
    return success(await readWholeCategory(transaction, id));
  });
}
