import { type RawBuilder, sql } from 'kysely';
import type { PageKey } from './page-key.ts';

/** Pages of a long list in SQL, each from the key of the row before it (shop/page-key.ts). */

const never = sql<boolean>`false`;

/** What is selected of a row, so that the next page can begin behind it. @param isFirst whether it is in the list's first part */
export function keyOf(at: RawBuilder<unknown>, id: RawBuilder<unknown>, isFirst = never): RawBuilder<string> {
  return sql<string>`(${isFirst}::int || '.' || (extract(epoch from ${at}) * 1000000)::bigint || '.' || ${id})`;
}

/** The moment of a key, as PostgreSQL compares it. */
export function momentOf({ at }: PageKey): RawBuilder<Date> {
  return sql<Date>`('epoch'::timestamptz + ${at}::bigint * interval '1 microsecond')`;
}

/** The rows of a page, of which one more was read than it has, and the key of the next page; null on the last. */
export function cutPage<Row extends { key: string }>(
  rows: readonly Row[],
  size: number,
): { rows: Row[]; next: string | null } {
  const shown = rows.slice(0, size);
  return { rows: shown, next: rows.length > size ? (shown.at(-1)?.key ?? null) : null };
}
