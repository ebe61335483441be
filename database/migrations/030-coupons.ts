import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Coupons, what they took off which order, and lines that were sold as delivered free (decision 118). */
export const migration: Migration = { up };

/*
 * `uses` counts the orders that hold the coupon and are not cancelled: the checkout takes a use by comparing it with `most_uses`,
 * and a cancelled order gives its use back. Days are days of the shop, both included.
 */
const COUPONS = `
  create table coupons (
    id uuid primary key,
    code text not null unique check (code ~ '^[A-Z0-9-]{3,20}$'),
    kind text not null check (kind in ('percent', 'amount', 'free-delivery')),
    -- Percent of the subtotal, or rupees; 0 where the delivery is what is free.
    value integer not null check (case kind
      when 'percent' then value between 1 and 100 when 'amount' then value > 0 else value = 0 end),
    -- Rupees.
    least_subtotal integer not null default 0 check (least_subtotal >= 0),
    first_order_only boolean not null default false,
    uses_per_mobile integer check (uses_per_mobile > 0),
    most_uses integer check (most_uses > 0),
    starts_on text check (starts_on ~ '^\\d{4}-\\d\\d-\\d\\d$'),
    ends_on text check (ends_on ~ '^\\d{4}-\\d\\d-\\d\\d$'),
    is_on boolean not null default true,
    uses integer not null default 0 check (uses >= 0),
    version integer not null default 1,
    created_at timestamptz not null default now(),
    check (ends_on >= starts_on)
  );
  create index coupons_newest on coupons (created_at desc, id desc);
`;

/** An order keeps what was agreed: a coupon that is changed later changes no order. */
const ORDERS = `
  alter table orders
    add column coupon_id uuid references coupons (id),
    add column coupon_code text,
    add column coupon_kind text check (coupon_kind in ('percent', 'amount', 'free-delivery')),
    add column coupon_value integer,
    add column coupon_least_subtotal integer,
    -- What it takes off the subtotal, and off the delivery: shipping_paisa is what is left to pay of that.
    add column coupon_paisa bigint not null default 0,
    add column coupon_delivery_paisa bigint not null default 0 check (coupon_delivery_paisa >= 0),
    add constraint orders_coupon_terms check (
      num_nonnulls(coupon_id, coupon_code, coupon_kind, coupon_value, coupon_least_subtotal) in (0, 5)),
    add constraint orders_coupon check (
      coupon_paisa between 0 and greatest(0, subtotal_paisa - discount_paisa)
      and (coupon_id is not null or (coupon_paisa = 0 and coupon_delivery_paisa = 0))),
    drop constraint orders_total,
    add constraint orders_total
      check (total_paisa = subtotal_paisa - discount_paisa - coupon_paisa + shipping_paisa);
  create index orders_coupon on orders (coupon_id, created_at desc, id)
    include (status, total_paisa, coupon_paisa, coupon_delivery_paisa) where coupon_id is not null;
  -- Whether it was delivered free by its own mark, in a shop where that counts.
  alter table order_lines add column delivered_free boolean not null default false;
`;

/*
 * Anyone who cancels an order or opens it again moves the use. At the end of the transaction, so that a coupon is always locked
 * behind the stock, as the checkout does it.
 */
const USES = `
  create function move_coupon_use() returns trigger language plpgsql as $$
    begin
      update coupons set uses = uses + case when new.status = 'Cancelled' then -1 else 1 end
      where id = new.coupon_id;
      return null;
    end
  $$;
  create constraint trigger coupon_uses after update of status on orders deferrable initially deferred for each row
    when (new.coupon_id is not null and (old.status = 'Cancelled') <> (new.status = 'Cancelled'))
    execute function move_coupon_use();
`;

async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(COUPONS + ORDERS + USES).execute(db);
}
