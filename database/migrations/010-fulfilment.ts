import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Where the parcel of an order is, what it weighs, and what of its lines came back. */
export const migration: Migration = { up };

const ORDERS = `
  alter table orders
    -- Beside the status (decision 090).
    add column fulfilment text not null default 'to-pack' check (fulfilment in
      ('to-pack', 'packed', 'with-courier', 'out-for-delivery', 'delivered', 'refused', 'coming-back', 'back', 'lost')),
    add column parcel_weight_grams integer check (parcel_weight_grams between 1 and 500000),
    -- When the courier took the parcel, and when the customer did.
    add column dispatched_at timestamptz,
    add column delivered_at timestamptz,
    -- The courier may be known before its tracking number is.
    drop constraint orders_check2,
    add constraint orders_tracking_of_courier check (tracking_number is null or courier is not null);
  -- What was under way before parcels were followed.
  update orders set fulfilment = 'delivered' where status = 'Delivered';
  update orders set fulfilment = 'with-courier', dispatched_at = updated_at
    where status in ('Pending', 'Processing') and tracking_number is not null;
  -- Orders are placed as 'to-pack', so placing one pays for neither index.
  create index orders_fulfilment on orders (fulfilment, created_at desc, id) where fulfilment <> 'to-pack';
  create index orders_tracking_number on orders (upper(tracking_number)) where tracking_number is not null;
`;

const LINES = `
  alter table order_lines
    -- Came back and were counted in: whole ones are on the shelf again, damaged ones are written off.
    add column returned_good integer not null default 0 check (returned_good >= 0),
    add column returned_damaged integer not null default 0 check (returned_damaged >= 0),
    add constraint order_lines_returned check (returned_good + returned_damaged <= quantity);
`;

const EVENTS = `
  alter table order_events
    add column from_fulfilment text,
    add column to_fulfilment text,
    drop constraint if exists order_events_kind_check,
    add constraint order_events_kind_check check (kind in ('placed', 'status', 'note', 'courier', 'released',
      'confirmed', 'no-answer', 'refused', 'edited', 'confirmation-undone', 'fulfilment', 'returned'));
`;

async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ORDERS + LINES + EVENTS).execute(db);
}
