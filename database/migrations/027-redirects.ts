import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Where pages are that had another address before (R500 to R503). */
export const migration: Migration = { up };

const REDIRECTS = `
  create table redirects (
    id uuid primary key,
    -- Keys are as addressKey writes them (shop/catalogue/redirects/rules.ts).
    from_key text not null unique,
    to_address text not null,
    to_key text not null,
    made_by text not null check (made_by in ('staff', 'rename')),
    created_by text not null,
    created_at timestamptz not null default now()
  );
  create index redirects_newest on redirects (created_at desc, id);
  create index redirects_to on redirects (to_key);
`;

async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(REDIRECTS).execute(db);
}
