import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import type { Result } from '../../errors.ts';
import type { NamedPrincipal } from '../../principal.ts';
import { subcategoryNameTaken } from './failures.ts';
import { lockCategory, recordCategoryChange } from './lock-category.ts';
import type { Category } from './responses.ts';
import { nameKey } from './rules.ts';
import type { AddSubcategory } from './schemas.ts';

/** Adds a subcategory at the end. @returns the category; NOT_FOUND, NAME_TAKEN in any case of letters, CHANGED_MEANWHILE */
export async function addSubcategory(
  db: Database,
  principal: NamedPrincipal,
  categoryId: string,
  { subcategory: name, version }: AddSubcategory,
): Promise<Result<Category>> {
  return db.transaction().execute(async (transaction) => {
    const category = await lockCategory(transaction, categoryId, version);
    if (!category.ok) return category;
    if (category.value.subcategories.some((one) => nameKey(one.name) === nameKey(name))) {
      return subcategoryNameTaken(name, 'subcategory');
    }
    const id = randomUUID();
    await transaction
      .insertInto('subcategories')
      .values({
        id,
        category_id: categoryId,
        name,
        position: sql`(select coalesce(max(position), 0) + 1 from subcategories
          where category_id = ${categoryId})`,
      })
      .execute();
    return recordCategoryChange(transaction, categoryId, {
      principal,
      action: 'added a subcategory',
      subject: { kind: 'subcategory', id, name },
      before: null,
      after: { category: category.value.name, name },
    });
  });
}
