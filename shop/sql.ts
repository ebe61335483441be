import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { type Database, type NamedStatements, onConnection, type Transaction } from '../database/connect.ts';
import type { Tables } from '../database/tables.ts';
import { TIME_ZONE } from './rules.ts';

const zone = sql.lit(TIME_ZONE);

/** Today, as a day of the shop. */
export const today = sql<string>`(now() at time zone ${zone})::date`;

/** Which day of the shop a moment is on. */
export function dayOf(moment: RawBuilder<Date>): RawBuilder<string> {
  return sql<string>`(${moment} at time zone ${zone})::date`;
}

/** When a day of the shop begins, or one so many days later. @param day as 2026-08-31, or SQL that says one */
export function startOfDay(day: string | RawBuilder<string>, later = 0): RawBuilder<Date> {
  return sql<Date>`((${day}::date + ${sql.lit(later)}::int)::timestamp at time zone ${zone})`;
}

/** The pattern of `like` for what contains a text. */
export function containing(text: string): string {
  return `%${beginningWith(text)}`;
}

/** The pattern of `like` for what begins with a text. */
export function beginningWith(text: string): string {
  return `${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** How many rows a query finds. */
export async function countRows<Table extends keyof Tables>(
  query: SelectQueryBuilder<Tables, Table, object>,
): Promise<number> {
  const { count } = await query
    .select(sql<number>`count(*)::int`.as('count'))
    .$castTo<{ count: number }>()
    .executeTakeFirstOrThrow();
  return count;
}

/** How many rows a query finds, as long as there are no more than `most`; `isMore` says that there are. */
export async function countUpTo<Table extends keyof Tables>(
  query: SelectQueryBuilder<Tables, Table, object>,
  db: Database,
  most: number,
): Promise<{ count: number; isMore: boolean }> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${query.select(sql`1`.as('one')).limit(most + 1)}) as counted
  `.execute(db);
  const count = rows[0]?.count ?? 0;
  return { count: Math.min(count, most), isMore: count > most };
}

/** What was found, in the order of the ids, each once. */
export function inOrderOf<Item extends { _id: string }>(
  ids: readonly string[],
  found: readonly Item[],
): Item[] {
  const byId = new Map(found.map((item) => [item._id, item]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}

/** Until the transaction is over nobody else has the turn of this name. */
export async function waitForTurn(transaction: Transaction, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction);
}

/**
 * Does something while nobody else has the turns of these names. Everybody waits for them in the same order, and so
 * never for each other. Each statement in it is a transaction of its own: what it locks is free again at its end, and
 * not a round trip later.
 */
export function inTurn<T>(
  db: Database,
  names: readonly string[],
  work: (connection: NamedStatements) => Promise<T>,
): Promise<T> {
  const wait = sql`
    select pg_advisory_lock(turn) from (
      select distinct hashtextextended(name, 0) as turn from unnest(${names}::text[]) as name order by turn
    ) as turns`;
  return onConnection(db, async (connection) => {
    try {
      await connection.run('wait for turns', wait.compile(db));
      return await work(connection);
    } finally {
      await connection.run('end turns', sql`select pg_advisory_unlock_all()`.compile(db));
    }
  });
}

/** Reads a list in batches of `size` rows. @param read the rows behind the last one, or the first ones */
export async function* inBatches<Last, Row extends Last>(
  size: number,
  read: (last: Last | undefined) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let rows = await read(undefined);
  while (rows.length > 0) {
    yield rows;
    rows = rows.length < size ? [] : await read(rows.at(-1));
  }
}
