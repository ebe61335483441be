import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import type { Row } from '../../../database/tables.ts';
import type { Booking } from './responses.ts';
import { OPEN_STATES, UNSETTLED_STATES } from './states.ts';

export type BookingRow = Row<'courier_bookings'>;

/** The order's open booking, or else its last one. */
export async function findBooking(db: Database, orderId: string): Promise<Booking | null> {
  const row = await db
    .selectFrom('courier_bookings')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy(({ eb }) => eb('state', 'in', OPEN_STATES), 'desc')
    .orderBy('asked_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? toBooking(row) : null;
}

/** The order's booking that may be a parcel; at most one is. */
export function findOpenBooking(db: Database, orderId: string): Promise<BookingRow | undefined> {
  return db
    .selectFrom('courier_bookings')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', 'in', OPEN_STATES)
    .executeTakeFirst();
}

/** What couriers were told that the parcels of these orders weigh, in grams by order: of bookings that may be a parcel. */
export async function listBookedWeights(
  db: Database,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('courier_bookings')
    .select(['order_id', 'weight_grams'])
    .where('order_id', '=', sql<string>`any(${orderIds}::uuid[])`)
    .where('state', 'in', OPEN_STATES)
    .execute();
  return new Map(rows.map(({ order_id, weight_grams }) => [order_id, weight_grams]));
}

/** The order's booking that has no answer yet. `overdue`: for so long that none comes any more. */
export function findUnsettledBooking(db: Database, orderId: string, overdueAfter: number) {
  return db
    .selectFrom('courier_bookings')
    .selectAll()
    .select(sql<boolean>`asked_at <= now() - make_interval(secs => ${overdueAfter})`.as('overdue'))
    .where('order_id', '=', orderId)
    .where('state', 'in', UNSETTLED_STATES)
    .executeTakeFirst();
}

export function toBooking(row: BookingRow): Booking {
  const { parcel_state, parcel_text, parcel_at, tracked_at } = row;
  return {
    courier: row.courier,
    state: row.state,
    reference: row.reference,
    trackingNumber: row.tracking_number,
    labelLink: row.label_link,
    answer: row.answer,
    collectRupees: row.collect_rupees,
    weightGrams: row.weight_grams,
    askedAt: row.asked_at.toISOString(),
    askedBy: row.asked_by,
    parcel:
      parcel_state && tracked_at
        ? {
            state: parcel_state,
            text: parcel_text ?? '',
            at: parcel_at?.toISOString() ?? null,
            trackedAt: tracked_at.toISOString(),
          }
        : null,
  };
}
