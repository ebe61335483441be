import { sql } from 'kysely';
import type { Transaction } from '../../../database/connect.ts';
import { changedMeanwhile } from '../../audit-log/changed-meanwhile.ts';
import { recordChange } from '../../audit-log/record-change.ts';
import { type Result, success } from '../../errors.ts';
import { noSuchCategory } from './failures.ts';
import { readWholeCategory } from './queries.ts';
import type { Category } from './responses.ts';

export interface LockedCategory {
  id: string;
  name: string;
  /** In the order of the list, so that a subcategory's index is its place here. */
  subcategories: { id: string; name: string }[];
}

/** Lets one change of categories run at a time, so that a free name is still free when it is taken. Reading goes on. */
export async function lockCategories(transaction: Transaction): Promise<void> {
  await sql`lock table categories in share row exclusive mode`.execute(transaction);
}

/** Locks a category for a change. @param seen the changer's version, if any @returns NOT_FOUND, CHANGED_MEANWHILE */
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

/** Ends a change of a category or its subcategories: its next version, and the audit log. @returns the category */
export async function recordCategoryChange(
  transaction: Transaction,
  id: string,
  change: Parameters<typeof recordChange>[1],
): Promise<Result<Category>> {
  await transaction
    .updateTable('categories')
    .set({ version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
  await recordChange(transaction, change);
  return success(await readWholeCategory(transaction, id));
}
