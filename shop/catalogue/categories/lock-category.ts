import { sql } from 'kysely';
import type { Transaction } from '../../../database/connect.ts';
import { changedMeanwhile } from '../../audit-log/changed-meanwhile.ts';
import { type Result, success } from '../../errors.ts';
import { noSuchCategory } from '../failures.ts';
import { readWholeCategory } from '../queries.ts';

export interface LockedCategory {
  id: string;
  name: string;
  /** In the order of the list, so that a subcategory's index is its place here. */
  subcategories: { id: string; name: string }[];
}

/**
 * Lets one change of categories run at a time, so that a name that is free when it is looked for is free when it
 * is taken. Reading goes on, and so does filing products.
 */
export async function lockCategories(transaction: Transaction): Promise<void> {
  await sql`lock table categories in share row exclusive mode`.execute(transaction);
}

/**
 * Locks a category for a change of it or of its subcategories.
 * @param seen the version that the changer had in view; undefined compares nothing
 * @returns NOT_FOUND, or CHANGED_MEANWHILE with the category as it is now
 */
export async function lockCategory(
  transaction: Transaction,
  id: string,
  seen: number | undefined,
): Promise<Result<LockedCategory>> {
  await lockCategories(transaction);
  const category = await transaction
    .selectFrom('categories')
    .select(['id', 'name', 'version'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!category) return noSuchCategory();
  if (seen !== undefined && seen !== category.version) {
    const current = await readWholeCategory(transaction, id);
    return changedMeanwhile(transaction, { kind: 'category', id }, current);
  }
  const subcategories = await transaction
    .selectFrom('subcategories')
    .select(['id', 'name'])
    .where('category_id', '=', id)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return success({ id, name: category.name, subcategories });
}

/** Gives the category its next version, for a change of its subcategories. */
export async function countChange(transaction: Transaction, id: string): Promise<void> {
  await transaction
    .updateTable('categories')
    .set({ version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}
