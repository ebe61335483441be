import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../database/connect.ts';
import { recordChange } from '../../audit-log/record-change.ts';
import { fieldFailure, type Result, success } from '../../errors.ts';
import type { NamedPrincipal } from '../../principal.ts';
import { categoryNameTaken } from './failures.ts';
import type { Category } from './responses.ts';
import { nameKey } from './rules.ts';
import type { CreateCategory } from './schemas.ts';

/** Creates a category at the end of the menu. @param principal null for the demo catalogue @returns NAME_TAKEN */
export async function createCategory(
  db: Database,
  category: CreateCategory,
  principal: NamedPrincipal | null = null,
): Promise<Result<Category>> {
  return db.transaction().execute((transaction) => storeCategory(transaction, category, principal));
}

/** As `createCategory`, beside other things that are stored. */
export async function storeCategory(
  transaction: Transaction,
  { name, subcategories }: CreateCategory,
  principal: NamedPrincipal | null,
): Promise<Result<Category>> {
  const keys = subcategories.map(nameKey);
  const repeated = subcategories.find((_, index) => keys.indexOf(keys[index] ?? '') < index);
  if (repeated) {
    return fieldFailure('subcategories', `The subcategory ${repeated} is named twice.`, 'NAME_TAKEN');
  }
  const id = randomUUID();
  const created = await transaction
    .insertInto('categories')
    .values({ id, name, position: sql`(select coalesce(max(position), 0) + 1 from categories)` })
    .onConflict((conflict) => conflict.expression(sql`lower(name)`).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!created) return categoryNameTaken(name);
  if (subcategories.length > 0) {
    await transaction
      .insertInto('subcategories')
      .values(
        subcategories.map((subcategory, position) => ({
          id: randomUUID(),
          category_id: id,
          name: subcategory,
          position,
        })),
      )
      .execute();
  }
  if (principal) {
    await recordChange(transaction, {
      principal,
      action: 'created the category',
      subject: { kind: 'category', id, name },
      before: null,
      after: { name, subcategories },
    });
  }
  return success({
    _id: id,
    name,
    version: 1,
    count: 0,
    photo: null,
    subcategories: subcategories.map((subcategory) => ({ name: subcategory, count: 0 })),
  });
}
