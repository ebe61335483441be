import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import type { ServiceReply } from '../../call-service.ts';
import type { OpenCouriers } from '../../couriers/open-couriers.ts';
import type { BookedParcel } from '../../couriers/port.ts';
import { failure, type Result, success } from '../../errors.ts';
import { type NamedPrincipal, THE_SHOP } from '../../principal.ts';
import type { Courier } from '../../settings/settings.ts';
import { type BookingRow, findUnsettledBooking, toBooking } from './queries.ts';
import type { Booking } from './responses.ts';
import { LOOKED_UP_AFTER } from './rules.ts';
import { settleBooking } from './settle-booking.ts';
import { UNSETTLED_STATES } from './states.ts';

/** How long after a look-up that settled nothing the next one is due. */
const AGAIN_AFTER = '5 minutes';

/**
 * Looks up every booking that was cut off, at its courier by our reference. Any number of processes may do so at once:
 * each booking is taken by one of them.
 * @param stopped no further booking is begun after this @returns how many were looked up
 */
export async function lookUpBookings(
  db: Database,
  couriers: OpenCouriers,
  known: readonly Courier[],
  stopped?: AbortSignal,
): Promise<number> {
  let done = 0;
  while (!stopped?.aborted) {
    const booking = await takeOldest(db);
    if (!booking) break;
    const reply = await lookUp(couriers, booking, true);
    await settleBooking(db, booking, reply, known, THE_SHOP);
    done += 1;
  }
  return done;
}

/** Takes the booking that has waited longest; it is due again only when nothing came of it. */
async function takeOldest(db: Database): Promise<BookingRow | undefined> {
  return db
    .updateTable('courier_bookings')
    .set({ look_up_at: sql<Date>`now() + ${AGAIN_AFTER}::interval` })
    .where('id', '=', (oldest) =>
      oldest
        .selectFrom('courier_bookings')
        .select('id')
        .where('state', 'in', UNSETTLED_STATES)
        .where('look_up_at', '<=', sql<Date>`now()`)
        .orderBy('look_up_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}

/**
 * Looks an order's booking up now, for staff who wait for it.
 * @returns the booking, settled or still unknown; NOT_FOUND without one that has no answer
 */
export async function lookUpBooking(
  db: Database,
  couriers: OpenCouriers,
  orderId: string,
  known: readonly Courier[],
  principal: NamedPrincipal,
): Promise<Result<Booking>> {
  const booking = await findUnsettledBooking(db, orderId, LOOKED_UP_AFTER);
  if (!booking) return failure('NOT_FOUND', 'No booking of this order is open.');
  const reply = await lookUp(couriers, booking, booking.overdue);
  // The answer itself may still come, and is not to be forestalled by "nobody knows".
  if (!booking.overdue && reply.outcome !== 'answered') {
    return success({ ...toBooking(booking), answer: reply.text });
  }
  const settled = await settleBooking(db, booking, reply, known, principal);
  return settled ? success(toBooking(settled)) : failure('NOT_FOUND', 'This order does not exist.');
}

/** @param overdue whether what is not at the courier by now does not come any more */
async function lookUp(
  couriers: OpenCouriers,
  { courier, reference, asked_at }: BookingRow,
  overdue: boolean,
): Promise<ServiceReply<BookedParcel & { remark?: string }>> {
  const port = couriers.get(courier);
  if (!port) return { outcome: 'unknown', text: `The shop has no key of ${courier} any more.` };
  if (!port.findByReference) {
    return { outcome: 'unknown', text: `${courier} cannot be asked whether it has a parcel ${reference}.` };
  }
  const found = await port.findByReference(reference, asked_at);
  // That the question was refused says nothing about the parcel.
  if (found.outcome !== 'answered') return { outcome: 'unknown', text: found.text };
  const [trackingNumber, ...others] = found.value;
  if (trackingNumber) {
    const remark = `${courier} has more than one parcel ${reference}. Cancel there: ${others.join(', ')}.`;
    return {
      outcome: 'answered',
      value: { trackingNumber, labelLink: null, ...(others.length > 0 && { remark }) },
    };
  }
  if (overdue)
    return { outcome: 'not-done', text: `${courier} has no parcel ${reference}. Nothing was booked.` };
  return {
    outcome: 'unknown',
    text: `${courier} has no parcel ${reference} yet. Please look again in two minutes.`,
  };
}
