import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What the courier says became of a parcel stands on its order, so that what differs from the shop's own steps is found. */
export const migration: Migration = { up };

/*
 * The index has the few orders for which the courier says more than the shop's steps: all that is compared stands in one
 * row, so an order leaves it in the moment its parcel is moved.
 */
const COURIER_SAYS = `
  alter table orders
    add column courier_says text check (courier_says in ('DELIVERED', 'RETURNING', 'RETURNED'));
  update orders set courier_says = parcel_state from courier_bookings
    where courier_bookings.order_id = orders.id and courier_bookings.state = 'booked'
      and courier_bookings.tracking_number = orders.tracking_number
      and parcel_state in ('DELIVERED', 'RETURNING', 'RETURNED');
  create index orders_courier_differs on orders (created_at desc, id)
    where (courier_says in ('DELIVERED', 'RETURNED')
        and fulfilment in ('with-courier', 'out-for-delivery', 'refused', 'coming-back', 'lost'))
      or (courier_says = 'RETURNING' and fulfilment in ('with-courier', 'out-for-delivery', 'refused', 'lost'));
`;

async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(COURIER_SAYS).execute(db);
}
