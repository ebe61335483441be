import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../database/connect.ts';
import { TIME_ZONE } from './rules.ts';

/** SQL that several areas share. */
const zone = sql.lit(TIME_ZONE);

/** Today, as a day of the shop. */
export const today = sql<string>`(now() at time zone ${zone})::date`;

/** Which day of the shop a moment is on. */
export function dayOf(moment: RawBuilder<Date>): RawBuilder<string> {
  return sql<string>`(${moment} at time zone ${zone})::date`;
}

/**
 * When a day of the shop begins.
 * @param day as 2026-08-31, or SQL that says one
 * @param later so many days after it
 */
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

/** Until the transaction is over nobody else has the turn of this name. */
export async function waitForTurn(transaction: Transaction, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction);
}

/**
 * Reads a list a batch at a time, so that it is never held in memory whole.
 * @param size rows of a batch
 * @param read the next batch: of the rows behind the last one that was read, of the first rows when there is none
 */
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
