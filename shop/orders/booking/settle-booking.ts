import { sql } from 'kysely';
import type { Database, Transaction } from '../../../database/connect.ts';
import type { ServiceReply } from '../../call-service.ts';
import type { BookedParcel } from '../../couriers/port.ts';
import type { NamedPrincipal } from '../../principal.ts';
import type { Courier } from '../../settings/settings.ts';
import { lockOrder } from '../management/lock-order.ts';
import { setCourierWithin } from '../management/set-courier.ts';
import type { BookingRow } from './queries.ts';
import { LOOKED_UP_AFTER } from './rules.ts';
import { UNSETTLED_STATES } from './states.ts';

/**
 * Writes down what came of asking a courier, once: of a booking that has its answer already nothing is changed. What was
 * booked goes onto the order in the same transaction, and with it the mail to the customer.
 * @returns the booking as it is now; undefined when its order is gone
 */
export async function settleBooking(
  db: Database,
  { id, order_id }: Pick<BookingRow, 'id' | 'order_id'>,
  reply: ServiceReply<BookedParcel & { remark?: string }>,
  couriers: readonly Courier[],
  principal: NamedPrincipal,
): Promise<BookingRow | undefined> {
  return db.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, order_id, undefined);
    if (!order.ok) return undefined;
    const before = await transaction
      .selectFrom('courier_bookings')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!before || !UNSETTLED_STATES.some((state) => state === before.state)) return before;
    if (reply.outcome !== 'answered') {
      const state = reply.outcome === 'not-done' ? 'failed' : 'unknown';
      return changeBooking(transaction, id, { state, answer: reply.text });
    }
    const { trackingNumber, labelLink, remark = '' } = reply.value;
    const parcel = { courier: before.courier, trackingNumber, version: undefined };
    const isFree = order.value.trackingNumber === null || order.value.trackingNumber === trackingNumber;
    const set = isFree ? await setCourierWithin(transaction, order_id, parcel, couriers, principal) : null;
    const refused = set === null ? 'It has another tracking number.' : set.ok ? '' : set.failure.message;
    const answer = [remark, refused && `The order did not take the tracking number: ${refused}`];
    return changeBooking(transaction, id, {
      state: 'booked',
      tracking_number: trackingNumber,
      label_link: labelLink,
      answer: answer.filter(Boolean).join(' '),
    });
  });
}

async function changeBooking(
  transaction: Transaction,
  id: string,
  change: Partial<Pick<BookingRow, 'state' | 'answer' | 'tracking_number' | 'label_link'>>,
): Promise<BookingRow> {
  return transaction
    .updateTable('courier_bookings')
    .set({
      ...change,
      ...(change.state === 'unknown'
        ? { look_up_at: sql<Date>`now() + make_interval(secs => ${LOOKED_UP_AFTER})` }
        : { settled_at: sql<Date>`now()` }),
      ...(change.state === 'booked' && { track_at: sql<Date>`now()` }),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
