import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Money that reaches the shop for an order by other ways than its courier: advances, transfers, cards and wallets. */
export const migration: Migration = { up };

const ORDERS = `
  alter table orders
    -- What the shop has for the order by other ways than its courier: what was received, less what of it went back.
    add column paid_paisa bigint not null default 0 check (paid_paisa >= 0),
    -- What staff ask for before the parcel leaves; 0 asks for nothing.
    add column advance_paisa bigint not null default 0 check (advance_paisa >= 0);
`;

const PAYMENTS = `
  create table payments (
    id uuid primary key,
    order_id uuid not null references orders (id),
    -- The browser's name for the request, so that a repeated one is no second payment.
    request_key text not null,
    way text not null check (way in ('cash', 'bank', 'wallet', 'card')),
    -- Who takes the money for the shop, and its name for this payment; null for what staff note by hand.
    gateway text check (gateway <> ''),
    gateway_token text check (gateway_token <> ''),
    state text not null check (state in ('pending', 'paid', 'failed', 'expired', 'undone')),
    amount_paisa bigint not null check (amount_paisa > 0),
    -- The number of the transfer, or the gateway's of the payment.
    reference text not null default '',
    -- The day on which it was paid, where staff note it.
    paid_on text check (paid_on ~ '^\\d{4}-\\d\\d-\\d\\d$'),
    note text not null default '',
    created_at timestamptz not null default now(),
    -- 'The shop', or the name of the member of staff as it was then.
    created_by text not null,
    created_by_id uuid,
    -- When it became paid, failed or expired.
    settled_at timestamptz,
    -- Taken back by entries that reverse it.
    undone_at timestamptz,
    undone_by text,
    undone_reason text,
    unique (order_id, request_key),
    check (gateway is not null or gateway_token is null),
    check ((state = 'pending') = (settled_at is null)),
    check (num_nonnulls(undone_at, undone_by, undone_reason) = case when state = 'undone' then 3 else 0 end)
  );
  create unique index payments_gateway_token on payments (gateway, gateway_token) where gateway_token is not null;
  -- One transfer is one payment.
  create unique index payments_reference on payments (way, upper(reference))
    where gateway is null and way in ('bank', 'wallet') and state = 'paid';
  -- Attempts that nobody knows the end of.
  create index payments_pending on payments (created_at, id) where state = 'pending';

  -- What of a refund was money that the shop had before the parcel's: so much less is paid.
  alter table refunds add column of_paid_paisa bigint not null default 0
    check (of_paid_paisa between 0 and amount_paisa);
`;

const LEDGER = `
  set constraints ledger_group_balances immediate;
  set constraints ledger_group_balances deferred;
  alter table ledger_entries
    drop constraint ledger_entries_account_check,
    add constraint ledger_entries_account_check check (account in ('sales', 'due-from-courier', 'due-from-gateway', 'bank',
      'cash', 'courier-charges', 'withheld-tax', 'unclear-payments', 'written-off', 'refunds')),
    drop constraint ledger_entries_of_courier,
    add constraint ledger_entries_of_courier
      check (courier is not null or account in ('refunds', 'bank', 'cash', 'sales', 'due-from-gateway'));
`;

const EVENTS = `
  alter table order_events
    drop constraint order_events_kind_check,
    add constraint order_events_kind_check check (kind in ('placed', 'status', 'note', 'courier', 'released',
      'confirmed', 'no-answer', 'refused', 'edited', 'confirmation-undone', 'fulfilment', 'returned', 'return', 'refund',
      'payment', 'answer'));
`;

const RULES = `
  alter table risk_rules
    -- So many percent of the order are asked for before it is packed.
    add column advance_percent integer check (advance_percent between 1 and 100),
    drop constraint risk_rules_action_check,
    add constraint risk_rules_action_check check (action in ('call-first', 'ask-advance', 'no-cash-above')),
    add constraint risk_rules_advance check ((action = 'ask-advance') = (advance_percent is not null));
`;

/** Until now a card order counted as paid once it was delivered, or money for it went back. */
const BEFORE = `
  insert into payments (id, order_id, request_key, way, state, amount_paisa, note, created_at, created_by, settled_at)
    select gen_random_uuid(), id, 'before-payments', 'card', 'paid', total_paisa, 'Counted as paid before payments were kept',
      updated_at, 'The shop', updated_at
    from orders
    where payment_method = 'card' and total_paisa > 0 and (status = 'Delivered' or delivered_at is not null
      or id in (select order_id from refunds where undone_at is null));
  update refunds set of_paid_paisa = amount_paisa
    from orders
    where orders.id = refunds.order_id and orders.payment_method = 'card' and refunds.undone_at is null
      and orders.status = 'Cancelled' and orders.delivered_at is null;
  update orders set paid_paisa = greatest(0, payments.amount_paisa
      - (select coalesce(sum(of_paid_paisa), 0) from refunds where order_id = orders.id and undone_at is null))
    from payments where payments.order_id = orders.id;
  with groups as materialized (select gen_random_uuid() as group_id, payments.* from payments)
  insert into ledger_entries (group_id, account, amount_paisa, order_id, at, actor, note)
    select group_id, account, sign * amount_paisa, order_id, created_at, 'The shop', note
    from groups, (values ('bank', 1), ('sales', -1)) as sides (account, sign);
`;

/**
 * Whether an order waits for money before it leaves, and what has to go back of what was paid: kept by PostgreSQL, so that
 * lists find both by an index and no operation can forget them. They follow `awaitsPayment` and `toRefund`.
 */
const KEPT = `
  alter table orders
    add column awaits_payment boolean not null generated always as
      (paid_paisa < case when payment_method = 'card' then total_paisa else least(advance_paisa, total_paisa) end) stored,
    add column to_refund_paisa bigint not null generated always as (greatest(0, paid_paisa
      - case when status = 'Cancelled' and delivered_at is null then 0 else total_paisa end)) stored;
  create index orders_awaiting_payment on orders (created_at desc, id)
    where awaits_payment and status in ('Pending', 'Processing');
  create index orders_to_refund on orders (created_at desc, id) where to_refund_paisa > 0;
  -- As it was (016), with what orders to pack are told by: the filters are answered by this index alone.
  drop index orders_standing;
  create index orders_standing on orders (status, fulfilment, confirmation, payment_method, created_at desc)
    include (id, city, total_paisa, awaits_payment);
`;

async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ORDERS + PAYMENTS + LEDGER + EVENTS + RULES + BEFORE + KEPT).execute(db);
}
