import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Mails that were given up wait for somebody of the staff, for a while. */
export const migration: Migration = { up };

const UNDELIVERED_MAILS = `
  create table undelivered_mails (
    id uuid primary key,
    given_up_at timestamptz not null default now(),
    -- What it is queued with again.
    kind text not null check (kind <> ''),
    subject_id uuid not null,
    recipient text,
    -- When what it tells of happened, and with which device.
    occurred_at timestamptz not null,
    device_name text,
    -- Where it was to go; unknown of a mail that could not be written.
    address text,
    reason text not null,
    -- What it was about, as the audit log names it.
    about_kind text not null check (about_kind in ('order', 'mail')),
    about_id text not null,
    about_name text not null
  );
  create index undelivered_mails_newest on undelivered_mails (given_up_at desc, id);
`;

async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(UNDELIVERED_MAILS).execute(db);
}
