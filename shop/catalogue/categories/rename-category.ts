import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { recordChange } from '../../audit-log/record-change.ts';
import { type Result, success } from '../../errors.ts';
import type { NamedPrincipal } from '../../principal.ts';
import { categoryNameTaken } from '../failures.ts';
import { readWholeCategory } from '../queries.ts';
import type { Category } from '../responses.ts';
import { nameKey } from '../rules.ts';
import type { RenameCategory } from '../schemas.ts';
import { lockCategory } from './lock-category.ts';

/**
 * Renames a category. Its products refer to it by its id and come along.
 * @returns the category; NOT_FOUND, NAME_TAKEN in any case of letters, or CHANGED_MEANWHILE
 */
export async function renameCategory(
  db: Database,
  principal: NamedPrincipal,
  id: string,
  { name, version }: RenameCategory,
): Promise<Result<Category>> {
  return db.transaction().execute(async (transaction) => {
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
      principal,
      action: 'renamed the category',
      subject: { kind: 'category', id, name },
      before: { name: category.value.name },
      after: { name },
    });
    return success(await readWholeCategory(transaction, id));
  });
}
