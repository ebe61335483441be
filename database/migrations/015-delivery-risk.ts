import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who refuses parcels: when one came back, rules of the owner's over the record of a mobile, and blocked mobiles. */
export const migration: Migration = { up };

const ORDERS = `
  alter table orders
    -- When its parcel was first known as refused or on its way back; null while it is not, and of what was delivered.
    add column came_back_at timestamptz,
    -- Why staff send it although a rule asks for something, or its mobile is blocked.
    add column risk_overruled text check (risk_overruled <> '');
  -- What came back before. The index orders_fulfilment finds it.
  update orders set came_back_at = coalesce(
      (select min(created_at) from order_events where order_id = orders.id
        and to_fulfilment in ('refused', 'coming-back', 'back')), updated_at)
    where fulfilment in ('refused', 'coming-back', 'back') and delivered_at is null;
`;

const RULES = `
  create table risk_rules (
    id uuid primary key,
    name text not null check (name <> ''),
    is_on boolean not null default false,
    -- Each that is set has to hold: so many parcels came back; such a share (percent) of at least so many; none was
    -- delivered; the order is above so much.
    least_came_back integer check (least_came_back between 1 and 1000),
    least_share integer check (least_share between 1 and 100),
    of_parcels integer check (of_parcels between 1 and 1000),
    nothing_delivered boolean not null default false,
    above_paisa bigint check (above_paisa >= 0),
    action text not null check (action in ('call-first', 'no-cash-above')),
    -- Above this no cash on delivery is taken.
    most_cash_paisa bigint check (most_cash_paisa >= 0),
    version integer not null default 1,
    created_at timestamptz not null default now(),
    check ((least_share is null) = (of_parcels is null)),
    check (num_nonnulls(least_came_back, least_share, above_paisa) > 0 or nothing_delivered),
    check ((action = 'no-cash-above') = (most_cash_paisa is not null))
  );

  create table blocked_mobiles (
    id uuid primary key,
    -- As in orders, +923XXXXXXXXX.
    mobile text not null unique,
    reason text not null check (reason <> ''),
    created_at timestamptz not null default now(),
    -- Name of the member of staff as it was then.
    blocked_by text not null
  );
  create index blocked_mobiles_newest on blocked_mobiles (created_at desc, id);
`;

async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ORDERS + RULES).execute(db);
}
