import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import type { Result } from '../../errors.ts';
import type { NamedPrincipal } from '../../principal.ts';
import { redirectRenamed } from '../redirects/write-redirects.ts';
import { categoryNameTaken } from './failures.ts';
import { lockCategory, recordCategoryChange } from './lock-category.ts';
import type { Category } from './responses.ts';
import { nameKey } from './rules.ts';
import type { RenameCategory } from './schemas.ts';

/** Renames a category; its products come along. @returns NOT_FOUND, NAME_TAKEN in any case of letters, CHANGED_MEANWHILE */
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
    await transaction.updateTable('categories').set({ name }).where('id', '=', id).execute();
    await redirectRenamed(transaction, 'category', { before: category.value.name, after: name }, principal);
    return recordCategoryChange(transaction, id, {
      principal,
      action: 'renamed the category',
      subject: { kind: 'category', id, name },
      before: { name: category.value.name },
      after: { name },
    });
  });
}
