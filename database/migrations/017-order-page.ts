import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Each order has a page of its own, which its shopper opens without a login. */
export const migration: Migration = { up };

const PAGE_KEY = `
  alter table orders
    -- 122 random bits, the unguessable part of the page's address. No index: the page is found by the order's number.
    add column page_key uuid not null default gen_random_uuid();
`;

async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(PAGE_KEY).execute(db);
}
