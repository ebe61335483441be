import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Orders that staff edit before they are dispatched, and orders that staff take on the phone. */
export const migration: Migration = { up };

/** The total is computed again, so the sum that it is held to is another one; of all orders so far the discount is 0. */
const ORDERS = `
  alter table orders
    add column discount_paisa bigint not null default 0,
    -- Why staff gave it; for staff only.
    add column discount_reason text check (discount_reason <> ''),
    -- Why staff set what the delivery costs; null where it is what the city pays.
    add column shipping_reason text check (shipping_reason <> ''),
    -- Who typed it: the shopper in the shop, or staff for somebody on the phone.
    add column source text not null default 'web' check (source in ('web', 'phone')),
    -- Name of the member of staff as it was then.
    add column taken_by text check (taken_by <> ''),
    add constraint orders_discount check (discount_paisa between 0 and subtotal_paisa),
    add constraint orders_discount_reason check ((discount_paisa = 0) = (discount_reason is null)),
    add constraint orders_taken_by check ((source = 'phone') = (taken_by is not null)),
    drop constraint orders_check,
    add constraint orders_total check (total_paisa = subtotal_paisa - discount_paisa + shipping_paisa);
`;

/** As in 002-page-changes: what sells best is counted from confirmed orders, which may now be stored as such or edited. */
const NOTICES = `
  create trigger page_changes_sold after insert on orders for each row when (new.confirmation = 'confirmed')
    execute function notice_of_sales();
  create trigger page_changes_edited after update on orders for each row when (
    old.subtotal_paisa <> new.subtotal_paisa
  ) execute function notice_of_sales();
`;

async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ORDERS + NOTICES).execute(db);
}
