import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../database/connect.ts';
import { recordChange, recordChanges } from '../../audit-log/record-change.ts';
import { failure, fieldFailure, type Result, success } from '../../errors.ts';
import type { NamedPrincipal } from '../../principal.ts';
import { addressKey, listingAddress, type Redirect, readRedirects } from './rules.ts';

/**
 * Stores where old addresses lead; one that is known already leads to the new page from now on.
 * @param lines as `readRedirects` takes them, without a fault
 * @returns how many; INVALID_INPUT naming the first that would lead back to itself, and then nothing is stored
 */
export async function addRedirects(
  db: Database,
  lines: string,
  principal: NamedPrincipal,
): Promise<Result<number>> {
  const { redirects } = readRedirects(lines);
  return db.transaction().execute(async (transaction) => {
    // Two who write at once could close a circle that neither of them sees.
    await sql`lock table redirects in share row exclusive mode`.execute(transaction);
    const back = await findCircle(transaction, redirects);
    if (back !== null) return fieldFailure('lines', `${back} would lead back to itself.`);
    const before = await transaction
      .selectFrom('redirects')
      .select(['from_key', 'to_address'])
      .where('from_key', '=', sql<string>`any(${redirects.map(({ from }) => from)}::text[])`)
      .execute();
    const known = new Map(before.map(({ from_key, to_address }) => [from_key, { to: to_address }]));
    const stored = await storeRedirects(transaction, redirects, 'staff', principal);
    await recordChanges(
      transaction,
      stored.map(({ id, from_key, to_address }) => ({
        principal,
        action: known.has(from_key) ? 'changed the redirect' : 'added the redirect',
        subject: { kind: 'redirect', id, name: from_key },
        before: known.get(from_key) ?? null,
        after: { to: to_address },
      })),
    );
    return success(stored.length);
  });
}

/** Removes an old address: it leads nowhere from now on. @returns it, or NOT_FOUND */
export async function deleteRedirect(
  db: Database,
  id: string,
  principal: NamedPrincipal,
): Promise<Result<string>> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .deleteFrom('redirects')
      .where('id', '=', id)
      .returning(['from_key', 'to_address'])
      .executeTakeFirst();
    if (!row) return failure('NOT_FOUND', 'This old address is not stored any more.');
    await recordChange(transaction, {
      principal,
      action: 'deleted the redirect',
      subject: { kind: 'redirect', id, name: row.from_key },
      before: { to: row.to_address },
      after: null,
    });
    return success(row.from_key);
  });
}

/** A list has a new name: its old address leads to the new one. */
export function redirectRenamed(
  transaction: Transaction,
  kind: 'category' | 'subcategory',
  names: { before: string; after: string },
  principal: NamedPrincipal,
): Promise<void> {
  const [from, to] = [listingAddress(kind, names.before), listingAddress(kind, names.after)];
  return redirectMoved(transaction, { from, to }, principal);
}

/**
 * A page has another address: the old one leads to it, and so does what led to the old one. An address that is in use again
 * is no old one any more.
 */
export async function redirectMoved(
  transaction: Transaction,
  moved: { from: string; to: string },
  principal: NamedPrincipal,
): Promise<void> {
  const { to } = moved;
  const [from, toKey] = [addressKey(moved.from), addressKey(to)];
  if (from === null || toKey === null) return;
  await transaction.deleteFrom('redirects').where('from_key', '=', toKey).execute();
  if (from === toKey) return;
  await transaction
    .updateTable('redirects')
    .set({ to_address: to, to_key: toKey })
    .where('to_key', '=', from)
    .execute();
  await storeRedirects(transaction, [{ from, to, toKey }], 'rename', principal);
}

async function storeRedirects(
  transaction: Transaction,
  redirects: readonly Redirect[],
  madeBy: 'staff' | 'rename',
  principal: NamedPrincipal,
) {
  return transaction
    .insertInto('redirects')
    .values(
      redirects.map(({ from, to, toKey }) => ({
        id: randomUUID(),
        from_key: from,
        to_address: to,
        to_key: toKey,
        made_by: madeBy,
        created_by: principal.name,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('from_key').doUpdateSet((eb) => ({
        to_address: eb.ref('excluded.to_address'),
        to_key: eb.ref('excluded.to_key'),
        made_by: eb.ref('excluded.made_by'),
        created_by: eb.ref('excluded.created_by'),
        created_at: sql<Date>`now()`,
      })),
    )
    .returning(['id', 'from_key', 'to_address'])
    .execute();
}

/** An old address that would lead back to itself, over whatever others, once these are stored; null when none would. */
async function findCircle(transaction: Transaction, redirects: readonly Redirect[]): Promise<string | null> {
  const { rows } = await sql<{ start: string }>`
    with recursive added as (
      select * from unnest(
        ${redirects.map(({ from }) => from)}::text[],
        ${redirects.map(({ toKey }) => toKey)}::text[]
      ) as added (from_key, to_key)
    ), every as (
      select from_key, to_key from added
      union all
      select from_key, to_key from redirects where from_key not in (select from_key from added)
    ), walk (start, at_key) as (
      select from_key, to_key from added
      union
      select walk.start, every.to_key from walk
        join every on every.from_key in (walk.at_key, split_part(walk.at_key, '?', 1))
        where split_part(walk.at_key, '?', 1) <> walk.start and walk.at_key <> walk.start
    )
    select start from walk where start in (at_key, split_part(at_key, '?', 1)) limit 1
  `.execute(transaction);
  return rows[0]?.start ?? null;
}
