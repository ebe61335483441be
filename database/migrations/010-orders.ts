import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What keeps strangers from selling the shop out, and what tells the customer about the parcel (decision 051): where
 * an order was placed from, since when it holds its stock, that the shop released it, and two more kinds of mails.
 */
export const migration: Migration = { up };

async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [ORIGINS, RELEASE, NOTICES]) {
    await sql.raw(statement).execute(db);
  }
}

const ORIGINS = `
  -- Where an order was placed from, for a day: the network and the browser, both only as hashes. A row is removed
  -- when it is a day old.
  create table order_origins (
    order_id uuid primary key references orders (id) on delete cascade,
    created_at timestamptz not null default now(),
    -- Null where the network is not known.
    network_hash bytea check (octet_length(network_hash) = 32),
    -- Of the token in the browser's cookie.
    receipt_hash bytea check (octet_length(receipt_hash) = 32)
  );
  create index order_origins_network on order_origins (network_hash, created_at) where network_hash is not null;
  create index order_origins_receipt on order_origins (receipt_hash) where receipt_hash is not null;
  create index order_origins_age on order_origins (created_at);
`;

const RELEASE = `
  alter table orders
    -- When it last took its units: when it was placed, or when it left Cancelled. Orders of before count from this
    -- migration on: to write into each of them would keep the shop closed for long.
    add column stock_held_since timestamptz not null default now(),
    -- When the shop itself cancelled it, because nobody confirmed it in time.
    add column released_at timestamptz;
  create index orders_unconfirmed on orders (stock_held_since, id)
    where status = 'Pending' and confirmation in ('unconfirmed', 'no-answer') and tracking_number is null;

  -- The shop itself acts too, without an account.
  alter table audit_log drop constraint audit_log_actor_kind_check;
  alter table audit_log add constraint audit_log_actor_kind_check
    check (actor_kind in ('admin', 'super-admin', 'shop'));
`;

/** Which kinds there are is said once, in shop/notifications/types.ts; a second list here would have to follow each time. */
const NOTICES = `
  alter table outbox drop constraint if exists outbox_kind_check;
  alter table outbox add constraint outbox_kind_check check (kind <> '');
`;
