import type { Database } from '../../../database/connect.ts';
import { failure, type Result, success } from '../../errors.ts';
import type { NamedPrincipal } from '../../principal.ts';
import { findOpenBooking } from '../booking/queries.ts';
import { lockOrder } from '../management/lock-order.ts';
import { recordOnOrder } from '../management/record-on-order.ts';
import { updateOrder } from '../management/update-order.ts';
import { whyCourierIsSettled } from './rules.ts';
import type { StepTaken } from './take-step.ts';

/**
 * Says which courier will take the parcel, before it has a tracking number. A number of another courier goes, unless
 * it is that of a booking: the parcel would stay with that courier, and nobody would know.
 * @param courier one that is set
 * @returns NOT_FOUND, or STEP_NOT_POSSIBLE once the parcel has left, the order is cancelled, or another courier may have it
 */
export async function chooseCourier(
  db: Database,
  orderId: string,
  courier: string,
  principal: NamedPrincipal,
): Promise<Result<StepTaken>> {
  return db.transaction().execute(async (transaction) => {
    const locked = await lockOrder(transaction, orderId, undefined);
    if (!locked.ok) return locked;
    const order = locked.value;
    if (order.courier === courier) return success({ order, repeated: true });
    const settled = whyCourierIsSettled(order);
    if (settled !== null) return failure('STEP_NOT_POSSIBLE', settled, { data: { current: order } });
    const booking = await findOpenBooking(transaction, orderId);
    if (booking) {
      const message = `A parcel of order ${order.number} is booked with ${booking.courier}, or may be: end its booking first.`;
      return failure('STEP_NOT_POSSIBLE', message, { data: { current: order } });
    }
    await updateOrder(transaction, orderId, { courier, tracking_number: null });
    const event = { kind: 'courier', action: 'changed the courier', note: courier } as const;
    return success({ order: await recordOnOrder(transaction, order, event, principal), repeated: false });
  });
}
