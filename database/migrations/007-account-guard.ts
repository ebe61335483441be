import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Sessions that their owner can tell apart, mails that say from which device, and the keys that secrets are sealed with. */
export const migration: Migration = { up };

const SESSIONS = `
  alter table sessions
    -- What a session is named by to its owner: the hash of the token stays inside.
    add column id uuid not null default gen_random_uuid(),
    -- In plain words of a fixed list, for example "Chrome on Android".
    add column device_name text not null default 'Unknown device' check (device_name <> ''),
    -- To a few minutes.
    add column used_at timestamptz not null default now();
  update sessions set used_at = created_at;
  create unique index sessions_id on sessions (id);
`;

const OUTBOX = `
  -- From which device the event came that the mail tells of, in the words of sessions; null where it is of no matter.
  alter table outbox add column device_name text;
`;

const SECRETS = `
  -- The ids of the keys that secrets of this database are sealed with (decision 080). The keys are elsewhere.
  create table secret_keys (
    key_id text primary key check (key_id <> ''),
    first_used_at timestamptz not null default now()
  );
`;

async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(SESSIONS + OUTBOX + SECRETS).execute(db);
}
