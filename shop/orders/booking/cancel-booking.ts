import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import type { OpenCouriers } from '../../couriers/open-couriers.ts';
import { failure, type Result, success } from '../../errors.ts';
import type { NamedPrincipal } from '../../principal.ts';
import type { Courier } from '../../settings/settings.ts';
import { lockOrder } from '../management/lock-order.ts';
import { setCourierWithin } from '../management/set-courier.ts';
import { type BookingRow, findOpenBooking, toBooking } from './queries.ts';
import type { Booking } from './responses.ts';

/**
 * Cancels the order's parcel at its courier, and takes its number from the order. What the courier says was cancelled
 * there is not cancelled again.
 * @returns the booking; NOT_FOUND without a booked one, COURIER_REFUSED when the courier did not, or nobody knows
 */
export async function cancelBooking(
  db: Database,
  couriers: OpenCouriers,
  orderId: string,
  known: readonly Courier[],
  principal: NamedPrincipal,
): Promise<Result<Booking>> {
  const booking = await findOpenBooking(db, orderId);
  if (booking?.state !== 'booked' || booking.tracking_number === null) {
    return failure('NOT_FOUND', 'No booked parcel of this order is there to cancel.');
  }
  if (booking.parcel_state !== 'CANCELLED') {
    const port = couriers.get(booking.courier);
    const unknown = { outcome: 'not-done', text: `The shop has no key of ${booking.courier}.` } as const;
    const reply = port ? await port.cancel(booking.tracking_number) : unknown;
    if (reply.outcome === 'unknown') {
      const message = `${reply.text} Whether the parcel is cancelled is not known: try again, or look at its portal.`;
      return failure('COURIER_REFUSED', message);
    }
    if (reply.outcome === 'not-done') return failure('COURIER_REFUSED', reply.text);
  }
  return success(toBooking(await storeCancelled(db, booking, known, principal)));
}

async function storeCancelled(
  db: Database,
  { id, order_id, tracking_number }: BookingRow,
  known: readonly Courier[],
  principal: NamedPrincipal,
): Promise<BookingRow> {
  return db.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, order_id, undefined);
    if (order.ok && order.value.trackingNumber === tracking_number) {
      const none = { courier: '', trackingNumber: '', version: undefined };
      await setCourierWithin(transaction, order_id, none, known, principal);
    }
    return transaction
      .updateTable('courier_bookings')
      .set({
        state: 'cancelled',
        settled_at: sql<Date>`now()`,
        track_at: null,
        answer: `Cancelled by ${principal.name}.`,
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}
