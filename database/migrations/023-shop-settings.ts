import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What the owner decides is stored by version, and every process is told of a new one (decision 110). */
export const migration: Migration = { up };

const STORE_SETTINGS = `
  create table store_settings (
    number int primary key check (number > 0),
    state json not null,
    -- Which earlier version it brought back; 0 is what a new shop has.
    restores int check (restores >= 0 and restores < number),
    actor text not null,
    actor_id text not null,
    created_at timestamptz not null default now()
  );
  create trigger page_changes_store_settings after insert or update or delete or truncate on store_settings
    execute function notice_of_everything();
`;

async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(STORE_SETTINGS).execute(db);
}
