import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The demo catalogue is loaded once in a database's life, also where an owner deletes all of it. */
export const migration: Migration = { up };

/** A database that anything was filed or sold in had its first start, even if it is empty by now. */
const DEMO_CATALOGUE = `
  create table demo_catalogue (
    -- One row at most: what is to be in the shop was decided, by loading the demo or by somebody's own goods.
    decided boolean primary key default true check (decided),
    decided_at timestamptz not null default now()
  );
  insert into demo_catalogue (decided) select true
    where exists (select from categories) or exists (select from orders)
    or exists (select from audit_log where subject_kind = 'category');
`;

async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(DEMO_CATALOGUE).execute(db);
}
