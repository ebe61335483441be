import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Attempts to pay through a gateway: when each is asked about next, and which of its messages were taken. */
export const migration: Migration = { up };

const ATTEMPTS = `
  alter table payments
    -- When the gateway is asked next; null where nothing more is to be heard of it.
    add column ask_at timestamptz,
    -- What the gateway has signed as paid when the browser came back, for gateways that name no amount when they are asked.
    add column signed_paisa bigint check (signed_paisa > 0),
    add constraint payments_asked_of_gateway check (gateway is not null or num_nonnulls(ask_at, signed_paisa) = 0);
  create index payments_to_ask on payments (ask_at) where ask_at is not null;
  -- An order has one attempt at a time.
  create unique index payments_one_pending on payments (order_id) where state = 'pending';
`;

/** A message is delivered more than once; what it is about is asked of the gateway all the same. */
const MESSAGES = `
  create table gateway_messages (
    gateway text not null,
    event text not null,
    received_at timestamptz not null default now(),
    primary key (gateway, event)
  );
  create index gateway_messages_received on gateway_messages (received_at);
`;

async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ATTEMPTS + MESSAGES).execute(db);
}
