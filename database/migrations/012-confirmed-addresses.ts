import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Which addresses are confirmed, how many mails an address gets, and a second factor that is replaced only by a
 * confirmed one (decision 053). Of tokens and of addresses that are counted only hashes are kept.
 */
export const migration: Migration = { up };

async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [CUSTOMERS, RESET_LINKS, MAILS, TWO_FACTORS]) {
    await sql.raw(statement).execute(db);
  }
}

const CUSTOMERS = `
  alter table customers
    add column email_confirmed_at timestamptz,
    -- Wanted in the place of email; it counts for nothing before its link was used.
    add column pending_email text;

  create table email_confirmations (
    token_hash bytea primary key check (octet_length(token_hash) = 32),
    customer_id uuid not null references customers (id) on delete cascade,
    email text not null,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null
  );
  create index email_confirmations_customer on email_confirmations (customer_id);
  create index email_confirmations_expiry on email_confirmations (expires_at);
`;

/** A link is bound to the address that it was mailed to. Those of before live an hour; they are asked for again. */
const RESET_LINKS = `
  delete from password_resets;
  alter table password_resets add column email text not null;
`;

const MAILS = `
  -- What a mail can be about is said by its type in the code (shop/notifications/types.ts).
  alter table outbox drop constraint if exists outbox_kind_check;
  alter table outbox add constraint outbox_kind_check check (kind <> '');
  -- The address that the mail goes to, where it is no longer, or not, found through the subject.
  alter table outbox add column recipient text;

  create table sent_mails (
    id bigint generated always as identity primary key,
    recipient_hash bytea not null check (octet_length(recipient_hash) = 32),
    kind text not null,
    sent_at timestamptz not null default now()
  );
  create index sent_mails_recipient on sent_mails (recipient_hash, sent_at);
  create index sent_mails_sent on sent_mails (sent_at);
`;

const TWO_FACTORS = `
  -- A person has one that counts, and beside it one that is only begun.
  alter table two_factors drop constraint two_factors_admin_user_id_key;
  alter table two_factors drop constraint two_factors_super_admin_id_key;
  create unique index two_factors_admin_user on two_factors (admin_user_id, (confirmed_at is null));
  create unique index two_factors_super_admin on two_factors (super_admin_id, (confirmed_at is null));
`;
