import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { containing, countRows } from '../../sql.ts';
import type { Redirects } from './responses.ts';
import { keysOf, REDIRECTS_PAGE_SIZE } from './rules.ts';
import type { ListRedirects } from './schemas.ts';

/** Where a page is today that an address led to. @param address path and query @returns from its slash on; null where nobody knows */
export async function findRedirect(db: Database, address: string): Promise<string | null> {
  const keys = keysOf(address);
  if (keys.length === 0) return null;
  const row = await db
    .selectFrom('redirects')
    .select('to_address')
    .where('from_key', 'in', keys)
    .orderBy(sql`length(from_key)`, 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.to_address ?? null;
}

/** Old addresses, newest first. */
export async function listRedirects(db: Database, { page, search }: ListRedirects): Promise<Redirects> {
  const pattern = containing((search ?? '').toLowerCase());
  const found = db
    .selectFrom('redirects')
    .where((eb) => eb.or([eb('from_key', 'like', pattern), eb(sql`lower(to_address)`, 'like', pattern)]));
  const [rows, total] = await Promise.all([
    found
      .select(['id', 'from_key', 'to_address', 'made_by', 'created_by', 'created_at'])
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(REDIRECTS_PAGE_SIZE)
      .offset((page - 1) * REDIRECTS_PAGE_SIZE)
      .execute(),
    countRows(found),
  ]);
  return {
    redirects: rows.map((row) => ({
      _id: row.id,
      from: row.from_key,
      to: row.to_address,
      madeBy: row.made_by,
      by: row.created_by,
      at: row.created_at.toISOString(),
    })),
    total,
    totalPages: Math.ceil(total / REDIRECTS_PAGE_SIZE),
  };
}
