import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What customers send back, and the money that goes back to them. */
export const migration: Migration = { up };

const RETURNS = `
  create table returns (
    id uuid primary key,
    order_id uuid not null references orders (id),
    -- The browser's name for the request that opened it, so that a repeated one opens no second.
    request_key text not null,
    reason text not null check (reason in ('changed-mind', 'damaged', 'faulty', 'wrong-item', 'other')),
    note text not null,
    state text not null default 'asked' check (state in
      ('asked', 'expected', 'received', 'inspected', 'settled', 'declined', 'cancelled')),
    -- Since when it is in this state.
    since timestamptz not null default now(),
    asked_at timestamptz not null default now(),
    -- Name of the member of staff as it was then.
    asked_by text not null,
    asked_by_id uuid not null,
    -- What was paid for what came back, and of the delivery what goes back with it; known once it is inspected.
    goods_paisa bigint check (goods_paisa >= 0),
    delivery_paisa bigint check (delivery_paisa >= 0),
    outcome text check (outcome in ('refunded', 'exchanged', 'closed')),
    -- The order that was taken instead, and how much of the value was set against it.
    exchange_order_id uuid unique references orders (id),
    exchange_paisa bigint not null default 0 check (exchange_paisa >= 0),
    unique (order_id, request_key),
    check ((outcome is not null) = (state = 'settled')),
    check (state not in ('inspected', 'settled') or num_nonnulls(goods_paisa, delivery_paisa) = 2)
  );
  create index returns_order on returns (order_id, asked_at);
  create index returns_state on returns (state, since desc, id);

  create table return_lines (
    return_id uuid not null references returns (id),
    -- Of the order.
    line_number smallint not null,
    units integer not null check (units > 0),
    -- What of them was there when it was inspected.
    good integer check (good >= 0),
    damaged integer check (damaged >= 0),
    primary key (return_id, line_number),
    check (num_nonnulls(good, damaged) in (0, 2) and coalesce(good + damaged, 0) <= units)
  );
`;

const REFUNDS = `
  create table refunds (
    id uuid primary key,
    order_id uuid not null references orders (id),
    -- Null where money goes back without goods: a card order that is cancelled, goodwill.
    return_id uuid references returns (id),
    request_key text not null,
    amount_paisa bigint not null check (amount_paisa > 0),
    way text not null check (way in ('cash', 'bank', 'wallet', 'card')),
    reference text not null check (reference <> '' or way = 'cash'),
    -- The day on which it was paid.
    paid_on text not null check (paid_on ~ '^\\d{4}-\\d\\d-\\d\\d$'),
    note text not null,
    created_at timestamptz not null default now(),
    created_by text not null,
    created_by_id uuid not null,
    -- Taken back by entries that reverse it.
    undone_at timestamptz,
    undone_by text,
    undone_reason text,
    unique (order_id, request_key),
    check (num_nonnulls(undone_at, undone_by, undone_reason) in (0, 3))
  );
  create index refunds_return on refunds (return_id) where return_id is not null;
`;

const LEDGER = `
  -- What 013 booked in this very transaction is looked at now: a table that still waits for it cannot be changed.
  set constraints ledger_group_balances immediate;
  set constraints ledger_group_balances deferred;
  -- A refund has no courier; what a courier owes always has one.
  alter table ledger_entries
    alter column courier drop not null,
    drop constraint ledger_entries_account_check,
    add constraint ledger_entries_account_check check (account in ('sales', 'due-from-courier', 'bank', 'cash',
      'courier-charges', 'withheld-tax', 'unclear-payments', 'written-off', 'refunds')),
    add constraint ledger_entries_of_courier check (courier is not null or account in ('refunds', 'bank', 'cash'));
`;

const EVENTS = `
  alter table order_events
    drop constraint order_events_kind_check,
    add constraint order_events_kind_check check (kind in ('placed', 'status', 'note', 'courier', 'released',
      'confirmed', 'no-answer', 'refused', 'edited', 'confirmation-undone', 'fulfilment', 'returned', 'return', 'refund'));
`;

async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(RETURNS + REFUNDS + LEDGER + EVENTS).execute(db);
}
