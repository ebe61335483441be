import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { recordChange } from '../../audit-log/record-change.ts';
import { failure, type Result, success } from '../../errors.ts';
import type { NamedPrincipal } from '../../principal.ts';
import { lockCategories } from './lock-category.ts';
import { listCategories } from './queries.ts';
import type { Category } from './responses.ts';

/** Orders the categories in the menus. @param ids all of them @returns CHANGED_MEANWHILE when others are there by now */
export async function orderCategories(
  db: Database,
  principal: NamedPrincipal,
  ids: readonly string[],
): Promise<Result<Category[]>> {
  return db.transaction().execute(async (transaction) => {
    await lockCategories(transaction);
    const before = await listCategories(transaction);
    const wanted = new Set(ids);
    const isEach = wanted.size === ids.length && wanted.size === before.length;
    if (!isEach || !before.every(({ _id }) => wanted.has(_id))) {
      const message = 'The categories changed in the meantime. Their order was not saved.';
      return failure('CHANGED_MEANWHILE', message, { data: { current: before } });
    }
    await sql`
      update categories set position = wanted.position
      from unnest(${ids}::uuid[]) with ordinality as wanted (id, position)
      where categories.id = wanted.id
    `.execute(transaction);
    const after = await listCategories(transaction);
    await recordChange(transaction, {
      principal,
      action: 'ordered the categories',
      subject: { kind: 'category', id: 'all', name: 'All categories' },
      before: { order: before.map(({ name }) => name) },
      after: { order: after.map(({ name }) => name) },
    });
    return success(after);
  });
}
