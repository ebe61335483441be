import { sql } from 'kysely';
import type { Database, Transaction } from '../../../database/connect.ts';
import { fieldFailure, type Result, success } from '../../errors.ts';
import type { NamedPrincipal } from '../../principal.ts';
import type { Courier } from '../../settings/settings.ts';
import { waitForTurn } from '../../sql.ts';
import type { StaffOrder } from '../responses.ts';
import { lockOrder } from './lock-order.ts';
import { recordOnOrder } from './record-on-order.ts';
import type { OrderCourier } from './schemas.ts';
import { updateOrder } from './update-order.ts';

/**
 * Says who carries the parcel and under which number, which the customer is told; both empty takes it back.
 * @returns the order as it is now; INVALID_INPUT for another courier or a cancelled order, TRACKING_NUMBER_TAKEN by another
 *   order, NOT_FOUND or CHANGED_MEANWHILE
 */
export async function setCourier(
  db: Database,
  orderId: string,
  parcel: OrderCourier,
  couriers: readonly Courier[],
  principal: NamedPrincipal,
): Promise<Result<StaffOrder>> {
  return db
    .transaction()
    .execute((transaction) => setCourierWithin(transaction, orderId, parcel, couriers, principal));
}

/** The same as a part of a transaction: a failure has changed nothing in it. */
export async function setCourierWithin(
  transaction: Transaction,
  orderId: string,
  { courier, trackingNumber, version }: OrderCourier,
  couriers: readonly Courier[],
  principal: NamedPrincipal,
): Promise<Result<StaffOrder>> {
  const wanted = { courier: courier || null, trackingNumber: trackingNumber || null };
  const isThere = (order: StaffOrder) =>
    order.courier === wanted.courier && order.trackingNumber === wanted.trackingNumber;
  const locked = await lockOrder(transaction, orderId, version, isThere);
  if (!locked.ok || isThere(locked.value)) return locked;
  if (wanted.courier !== null && !couriers.some(({ name }) => name === wanted.courier)) {
    const message = `Please choose one of ${couriers.map(({ name }) => name).join(', ')}.`;
    return fieldFailure('courier', message);
  }
  if (wanted.courier !== null && locked.value.status === 'Cancelled') {
    return fieldFailure('courier', 'This order is cancelled: nothing is sent. Set its status first.');
  }
  const other = await findOther(transaction, orderId, wanted);
  if (other) return taken(other.number, wanted.courier);
  await updateOrder(transaction, orderId, {
    courier: wanted.courier,
    tracking_number: wanted.trackingNumber,
    tracking_shared: false,
    // That was another parcel.
    courier_says: null,
  });
  const note = `${courier} ${trackingNumber}`.trim();
  const event = { kind: 'courier', action: 'changed the courier', note } as const;
  return success(await recordOnOrder(transaction, locked.value, event, principal));
}

interface Parcel {
  courier: string | null;
  trackingNumber: string | null;
}

/** The order that has this number of the courier already. Anyone who asks for it waits until this one has it, or not. */
async function findOther(transaction: Transaction, orderId: string, { courier, trackingNumber }: Parcel) {
  if (courier === null || trackingNumber === null) return null;
  await waitForTurn(transaction, `tracking number ${courier} ${trackingNumber.toLowerCase()}`);
  return transaction
    .selectFrom('orders')
    .select('number')
    .where('courier', '=', courier)
    .where(sql<string>`upper(tracking_number)`, '=', trackingNumber.toUpperCase())
    .where('tracking_number', 'is not', null)
    .where('id', '<>', orderId)
    .executeTakeFirst();
}

function taken(number: number, courier: string | null) {
  const message = `Order ${number} has this tracking number of ${courier} already.`;
  return fieldFailure('trackingNumber', message, 'TRACKING_NUMBER_TAKEN');
}
