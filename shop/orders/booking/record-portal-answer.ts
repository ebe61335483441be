import type { Database } from '../../../database/connect.ts';
import { failure, type Result, success } from '../../errors.ts';
import type { NamedPrincipal } from '../../principal.ts';
import type { Courier } from '../../settings/settings.ts';
import { lockOrder } from '../management/lock-order.ts';
import { recordOnOrder } from '../management/record-on-order.ts';
import { findUnsettledBooking, toBooking } from './queries.ts';
import type { Booking } from './responses.ts';
import { LOOKED_UP_AFTER } from './rules.ts';
import type { PortalAnswer } from './schemas.ts';
import { settleBooking } from './settle-booking.ts';

/**
 * Records what staff saw on the courier's portal about a booking that nobody knows of.
 * @returns the booking, booked or failed; NOT_FOUND without such a booking, COURIER_REFUSED while its answer may still come
 */
export async function recordPortalAnswer(
  db: Database,
  orderId: string,
  { outcome, trackingNumber }: PortalAnswer,
  known: readonly Courier[],
  principal: NamedPrincipal,
): Promise<Result<Booking>> {
  const booking = await findUnsettledBooking(db, orderId, LOOKED_UP_AFTER);
  if (!booking) return failure('NOT_FOUND', 'No booking of this order is open.');
  if (booking.state === 'asked' && !booking.overdue) {
    return failure('COURIER_REFUSED', `${booking.courier} is still being asked. Please wait two minutes.`);
  }
  const text = `${principal.name} looked at the portal of ${booking.courier}: ${booking.reference} was not booked.`;
  const settled = await settleBooking(
    db,
    booking,
    outcome === 'booked'
      ? { outcome: 'answered', value: { trackingNumber, labelLink: null } }
      : { outcome: 'not-done', text },
    known,
    principal,
  );
  if (!settled) return failure('NOT_FOUND', 'This order does not exist.');
  if (settled.state === 'failed') {
    await db.transaction().execute(async (transaction) => {
      const order = await lockOrder(transaction, orderId, undefined);
      const event = { kind: 'courier', action: 'said that no parcel was booked', note: text } as const;
      if (order.ok) await recordOnOrder(transaction, order.value, event, principal);
    });
  }
  return success(toBooking(settled));
}
