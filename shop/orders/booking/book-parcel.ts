import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { findCity } from '../../couriers/find-city.ts';
import type { OpenCouriers } from '../../couriers/open-couriers.ts';
import type { Parcel } from '../../couriers/port.ts';
import { type CourierCity, toCourierMobile } from '../../couriers/rules.ts';
import { failure, fieldFailure, type Result, success } from '../../errors.ts';
import type { NamedPrincipal } from '../../principal.ts';
import type { Courier } from '../../settings/settings.ts';
import { lockOrder } from '../management/lock-order.ts';
import { findStaffOrder } from '../queries.ts';
import type { StaffOrder } from '../responses.ts';
import { type BookingRow, findOpenBooking, toBooking } from './queries.ts';
import type { Booking } from './responses.ts';
import { collectRupees, describeContents, LOOKED_UP_AFTER, whyNotBooked } from './rules.ts';
import type { BookParcel } from './schemas.ts';
import { settleBooking } from './settle-booking.ts';

/**
 * Books the order's parcel with a courier. That it is asked is stored before it is asked, and what it answered after: a
 * shop that ends in between looks the booking up (lookUpBookings), and nothing else is booked until then (decision 092).
 * Anyone who asks for the same again gets the booking that is open.
 * @returns the booking, also one of which nobody knows yet whether it was booked; NOT_FOUND, or COURIER_REFUSED with what
 * the courier says: then nothing was booked
 */
export async function bookParcel(
  db: Database,
  couriers: OpenCouriers,
  orderId: string,
  { courier, weightGrams }: BookParcel,
  known: readonly Courier[],
  principal: NamedPrincipal,
): Promise<Result<Booking>> {
  const order = await findStaffOrder(db, orderId);
  if (!order) return failure('NOT_FOUND', 'This order does not exist.');
  const port = couriers.get(courier);
  if (!port) return fieldFailure('courier', 'Parcels cannot be booked with this courier: it has no key.');
  const open = await findOpenBooking(db, orderId);
  if (open) return sameOr(open, courier);
  const reason = whyNotBooked(order);
  if (reason) return failure('COURIER_REFUSED', reason);
  const city = await findCity(db, port, order.customer.city);
  if (!city.ok) return city;

  const asked = await storeBooking(db, orderId, { courier, weightGrams }, order, principal);
  if (!asked.ok) return asked;
  const { booking, isNew, order: now } = asked.value;
  if (!isNew) return sameOr(booking, courier);
  const reply = await port.book(parcelOf(now, booking, city.value));
  const settled = await settleBooking(db, booking, reply, known, principal);
  if (!settled) return failure('NOT_FOUND', 'This order does not exist.');
  return settled.state === 'failed'
    ? failure('COURIER_REFUSED', settled.answer)
    : success(toBooking(settled));
}

/** A second click is no second parcel; another courier has to wait until the first one is cancelled. */
function sameOr(open: BookingRow, courier: string): Result<Booking> {
  if (open.courier === courier) return success(toBooking(open));
  const message = `A parcel of the order is booked with ${open.courier}. Cancel that booking first.`;
  return failure('COURIER_REFUSED', message);
}

/** Stores that the courier is about to be asked, or finds that somebody else was faster. */
async function storeBooking(
  db: Database,
  orderId: string,
  { courier, weightGrams }: BookParcel,
  seen: StaffOrder,
  principal: NamedPrincipal,
): Promise<Result<{ booking: BookingRow; isNew: boolean; order: StaffOrder }>> {
  return db.transaction().execute(async (transaction) => {
    const locked = await lockOrder(transaction, orderId, undefined);
    if (!locked.ok) return locked;
    const order = locked.value;
    const open = await findOpenBooking(transaction, orderId);
    if (open) return success({ booking: open, isNew: false, order });
    const reason = whyNotBooked(order);
    if (reason) return failure('COURIER_REFUSED', reason);
    if (order.customer.city !== seen.customer.city) {
      return failure('CHANGED_MEANWHILE', 'The order goes to another city by now. Please try again.');
    }
    const { attempts } = await transaction
      .selectFrom('courier_bookings')
      .select(({ fn }) => fn.countAll<number>().as('attempts'))
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    const booking = await transaction
      .insertInto('courier_bookings')
      .values({
        order_id: orderId,
        reference: `${order.number}-${attempts + 1}`,
        courier,
        collect_rupees: collectRupees(order),
        weight_grams: weightGrams,
        asked_by: principal.name,
        look_up_at: sql<Date>`now() + make_interval(secs => ${LOOKED_UP_AFTER})`,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return success({ booking, isNew: true, order });
  });
}

function parcelOf({ customer, items, subtotal }: StaffOrder, booking: BookingRow, city: CourierCity): Parcel {
  return {
    reference: booking.reference,
    name: customer.name,
    mobile: toCourierMobile(customer.mobile),
    email: customer.email,
    address: customer.address,
    city,
    collectRupees: booking.collect_rupees,
    valueRupees: Math.round(subtotal),
    weightGrams: booking.weight_grams,
    units: items.reduce((sum, { quantity }) => sum + quantity, 0),
    contents: describeContents(items),
    instructions: customer.instructions,
  };
}
