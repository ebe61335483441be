import { type RawBuilder, sql } from 'kysely';
import { z } from './zod.ts';

/**
 * Where a page of a long list begins: behind the row of this moment and id. However far in, a page costs the same, and what
 * comes in meanwhile moves nothing.
 */
export interface PageKey {
  /** Where a list has two parts: whether the row is in its first. */
  isFirst: boolean;
  /** Microseconds since 1970, as PostgreSQL has them. */
  at: string;
  id: string;
}

const KEY = /^([01])\.(\d{1,16})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The parameter `after` of a list. */
export const pageKeySchema = z
  .string()
  .regex(KEY, 'This is not a place in the list.')
  .transform((text): PageKey => {
    const [, part, at = '0', id = ''] = KEY.exec(text) ?? [];
    return { isFirst: part === '1', at, id };
  })
  .optional();

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
