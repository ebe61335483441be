import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The cash that couriers collect: a ledger in double entry, what each parcel still owes, and couriers' settlements. */
export const migration: Migration = { up };

const SETTLEMENTS = `
  -- A courier's sheet that was taken: what it pays for, and whether that was taken back.
  create table courier_settlements (
    id uuid primary key,
    number bigint generated always as identity unique,
    courier text not null,
    file_name text not null,
    -- Of the file's bytes, and of its rows in a fixed order: the same sheet in another file is the same sheet.
    file_hash bytea not null check (octet_length(file_hash) = 32),
    rows_hash bytea not null check (octet_length(rows_hash) = 32),
    collected_paisa bigint not null,
    charges_paisa bigint not null,
    tax_paisa bigint not null,
    paid_paisa bigint not null,
    -- The latest day that the sheet names.
    paid_on text check (paid_on ~ '^\\d{4}-\\d\\d-\\d\\d$'),
    created_at timestamptz not null default now(),
    -- Name of the member of staff as it was then.
    created_by text not null,
    created_by_id uuid not null,
    undone_at timestamptz,
    undone_by text,
    undone_reason text,
    check (num_nonnulls(undone_at, undone_by, undone_reason) in (0, 3))
  );
  create unique index courier_settlements_file on courier_settlements (file_hash) where undone_at is null;
  create unique index courier_settlements_rows on courier_settlements (courier, rows_hash) where undone_at is null;
  create index courier_settlements_newest on courier_settlements (created_at desc, id);
  create index courier_settlements_courier on courier_settlements (courier, created_at desc, id);

  create table courier_settlement_lines (
    settlement_id uuid not null references courier_settlements (id),
    -- Of the sheet, as a spreadsheet numbers its rows.
    row_number integer not null check (row_number >= 1),
    tracking_number text not null,
    -- The order that the row was counted for; null where it stands as unclear.
    order_id uuid references orders (id),
    verdict text not null check (verdict in ('paid', 'short', 'over', 'charges-only', 'not-delivered', 'does-not-add-up',
      'unknown', 'wrong-courier', 'cancelled', 'paid-twice')),
    due_paisa bigint not null,
    collected_paisa bigint not null,
    charges_paisa bigint not null,
    tax_paisa bigint not null,
    paid_paisa bigint not null,
    paid_on text check (paid_on ~ '^\\d{4}-\\d\\d-\\d\\d$'),
    primary key (settlement_id, row_number)
  );
  create index courier_settlement_lines_order on courier_settlement_lines (order_id) where order_id is not null;

  -- How the columns of a courier's sheets were read last: meanings by the names of the columns.
  create table courier_sheet_columns (
    courier text primary key,
    columns json not null,
    updated_at timestamptz not null default now()
  );
`;

const LEDGER = `
  -- Rows are added and never changed: what was wrong is reversed. Those of one group sum to 0.
  create table ledger_entries (
    id bigint generated always as identity primary key,
    group_id uuid not null,
    account text not null check (account in ('sales', 'due-from-courier', 'bank', 'courier-charges', 'withheld-tax',
      'unclear-payments', 'written-off')),
    amount_paisa bigint not null check (amount_paisa <> 0),
    order_id uuid references orders (id),
    courier text not null,
    settlement_id uuid references courier_settlements (id),
    at timestamptz not null default now(),
    -- 'The shop', or the name of the member of staff as it was then.
    actor text not null,
    actor_id uuid,
    -- Why, in words.
    note text not null
  );
  create index ledger_entries_account on ledger_entries (courier, account) include (amount_paisa);
  create index ledger_entries_group on ledger_entries (group_id);
  create index ledger_entries_order on ledger_entries (order_id) where order_id is not null;
  create index ledger_entries_settlement on ledger_entries (settlement_id) where settlement_id is not null;

  create function ledger_group_balances() returns trigger language plpgsql as $$
    begin
      if (select sum(amount_paisa) from ledger_entries where group_id = new.group_id) <> 0 then
        raise exception 'The entries of a group do not sum to 0.' using errcode = 'check_violation';
      end if;
      return null;
    end $$;
  create constraint trigger ledger_group_balances after insert on ledger_entries
    deferrable initially deferred for each row execute function ledger_group_balances();
  create function ledger_is_kept() returns trigger language plpgsql as $$
    begin raise exception 'Entries of the ledger are reversed, not changed.' using errcode = 'check_violation'; end $$;
  create trigger ledger_is_kept before update or delete on ledger_entries
    for each row execute function ledger_is_kept();
`;

const DUES = `
  -- What a courier still owes for a parcel: the sum of the order's entries on due-from-courier, kept beside them, so
  -- that an index lists what is open.
  create table courier_dues (
    order_id uuid not null references orders (id),
    courier text not null,
    balance_paisa bigint not null,
    -- All that was counted as paid for it.
    paid_paisa bigint not null default 0,
    since timestamptz not null default now(),
    primary key (order_id, courier)
  );
  create index courier_dues_open on courier_dues (since, order_id) include (courier, balance_paisa, paid_paisa)
    where balance_paisa <> 0;
  create index courier_dues_courier on courier_dues (courier, since, order_id) include (balance_paisa, paid_paisa)
    where balance_paisa <> 0;

  -- One index for all that asks by a tracking number: that no two orders have the same one, scans, and sheets. Orders that
  -- shared a number before that was refused stand beside each other.
  drop index orders_tracking_number;
  drop index orders_tracking;
  create unique index orders_tracking on orders
    (upper(tracking_number), courier, (case when tracking_shared then id end)) nulls not distinct
    where tracking_number is not null;
`;

/** Parcels that were delivered before owe what they cost, from their last change on. */
const BEFORE = `
  insert into courier_dues (order_id, courier, balance_paisa, since)
    select id, courier, total_paisa, updated_at from orders
    where status = 'Delivered' and payment_method = 'cash' and courier is not null and total_paisa > 0;
  with groups as materialized (select gen_random_uuid() as id, courier_dues.* from courier_dues)
  insert into ledger_entries (group_id, account, amount_paisa, order_id, courier, at, actor, note)
    select groups.id, account, sign * balance_paisa, order_id, courier, since, 'The shop', 'Delivered before the ledger began'
    from groups, (values ('due-from-courier', 1), ('sales', -1)) as sides (account, sign);
`;

async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(SETTLEMENTS + LEDGER + DUES + BEFORE).execute(db);
}
