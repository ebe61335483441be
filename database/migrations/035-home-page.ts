import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The home page as its owner arranges it, by version; what is being arranged, and what of it is looked at (decision 121). */
export const migration: Migration = { up };

const HOME_PAGES = `
  create table home_pages (
    number int primary key check (number > 0),
    state json not null,
    -- Which earlier version it brought back; 0 is what a new shop has.
    restores int check (restores >= 0 and restores < number),
    actor text not null,
    actor_id text not null,
    created_at timestamptz not null default now()
  );
  create trigger page_changes_home_pages after insert or update or delete or truncate on home_pages
    execute function notice_of_everything();

  -- One for the whole shop: who goes on finds what a colleague began.
  create table home_page_draft (
    singleton boolean primary key default true check (singleton),
    -- Another one each time that it is saved.
    revision uuid not null,
    state json not null,
    actor text not null,
    actor_id text not null,
    saved_at timestamptz not null default now()
  );

  -- What a member of staff looks at before it is published, for some minutes.
  create table home_page_previews (
    actor_id text primary key,
    key_hash bytea not null unique,
    state json not null,
    expires_at timestamptz not null
  );
`;

async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(HOME_PAGES).execute(db);
}
