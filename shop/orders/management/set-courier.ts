import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { fieldFailure, type Result, success } from '../../errors.ts';
import { bookDelivery } from '../../ledger/book-delivery.ts';
import { queueMailOnce } from '../../notifications/queue-mail.ts';
import type { NamedPrincipal } from '../../principal.ts';
import type { Courier } from '../../settings.ts';
import type { StaffOrder } from '../responses.ts';
import type { OrderCourier } from '../schemas.ts';
import { lockOrder } from './lock-order.ts';
import { recordOnOrder } from './record-on-order.ts';

/**
 * Says who carries the parcel and under which number, and mails it to the customer; both empty takes it back.
 * @returns the order as it is now; INVALID_INPUT for another courier, NOT_FOUND or CHANGED_MEANWHILE
 */
export async function setCourier(
  db: Database,
  orderId: string,
  { courier, trackingNumber, version }: OrderCourier,
  couriers: readonly Courier[],
  principal: NamedPrincipal,
): Promise<Result<StaffOrder>> {
  return db.transaction().execute(async (transaction) => {
    const wanted = { courier: courier || null, trackingNumber: trackingNumber || null };
    const isThere = (order: StaffOrder) =>
      order.courier === wanted.courier && order.trackingNumber === wanted.trackingNumber;
    const locked = await lockOrder(transaction, orderId, version, isThere);
    if (!locked.ok || isThere(locked.value)) return locked;
    if (wanted.courier !== null && !couriers.some(({ name }) => name === wanted.courier)) {
      const message = `Please choose one of ${couriers.map(({ name }) => name).join(', ')}.`;
      return fieldFailure('courier', message);
    }
    await transaction
      .updateTable('orders')
      .set({
        courier: wanted.courier,
        tracking_number: wanted.trackingNumber,
        version: sql<number>`version + 1`,
        updated_at: sql<Date>`now()`,
      })
      .where('id', '=', orderId)
      .execute();
    await bookDelivery(transaction, orderId, principal);
    if (wanted.trackingNumber !== null) await queueMailOnce(transaction, 'order-sent', orderId);
    const note = `${courier} ${trackingNumber}`.trim();
    const event = { kind: 'courier', action: 'changed the courier', note } as const;
    return success(await recordOnOrder(transaction, locked.value, event, principal));
  });
}
