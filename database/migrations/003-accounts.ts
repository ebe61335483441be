import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What accounts need beside customers and sessions (decision 021), and the mails that wait to be sent
 * (decision 022). Of tokens and of what is counted only hashes are kept.
 */
export const migration: Migration = { up };

async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [ACCOUNTS, CONTACT, NOTICES]) {
    await sql.raw(statement).execute(db);
  }
}

const ACCOUNTS = `
  create table password_resets (
    token_hash bytea primary key check (octet_length(token_hash) = 32),
    customer_id uuid not null references customers (id) on delete cascade,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null
  );
  create index password_resets_customer on password_resets (customer_id);
  create index password_resets_expiry on password_resets (expires_at);

  -- Tries of one account or from one address; the subject is a hash, so the table names nobody.
  create table attempts (
    subject_hash bytea primary key check (octet_length(subject_hash) = 32),
    count integer not null check (count >= 0),
    ends_at timestamptz not null
  );
  create index attempts_end on attempts (ends_at);
`;

const CONTACT = `
  create table contact_messages (
    id uuid primary key,
    created_at timestamptz not null default now(),
    name text not null,
    email text not null,
    mobile text,
    message text not null
  );
  create index contact_messages_newest on contact_messages (created_at desc, id);
`;

const NOTICES = `
  create table outbox (
    id bigint generated always as identity primary key,
    kind text not null check (kind in ('password-reset', 'contact-message', 'order-placed')),
    subject_id uuid not null,
    created_at timestamptz not null default now(),
    due_at timestamptz not null default now(),
    attempts smallint not null default 0
  );
  create index outbox_due on outbox (due_at, id);
`;
