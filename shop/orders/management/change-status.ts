import type { Database, Transaction } from '../../../database/connect.ts';
import { type Result, success } from '../../errors.ts';
import type { NamedPrincipal } from '../../principal.ts';
import { moveOrder } from '../fulfilment/move-order.ts';
import { fulfilmentAfterStatus } from '../fulfilment/rules.ts';
import type { StaffOrder } from '../responses.ts';
import type { OrderStatus } from '../rules.ts';
import { lockOrder } from './lock-order.ts';
import type { OnOrder } from './record-on-order.ts';

/**
 * Sets the status of an order by hand (R174).
 * @param versionSeen undefined compares nothing
 * @returns the order, also when it already had this status; NOT_FOUND, CHANGED_MEANWHILE, or OUT_OF_STOCK
 */
export async function changeStatus(
  db: Database,
  orderId: string,
  status: OrderStatus,
  versionSeen: number | undefined,
  principal: NamedPrincipal,
): Promise<Result<StaffOrder>> {
  return db.transaction().execute(async (transaction) => {
    const locked = await lockOrder(transaction, orderId, versionSeen, (order) => order.status === status);
    return locked.ok ? setStatus(transaction, locked.value, status, principal) : locked;
  });
}

/**
 * Sets the status of a locked order, any after any other. The parcel follows by the table of decision 090, and the stock
 * follows both exactly once.
 * @param why what the history says
 * @returns the order as it is now; OUT_OF_STOCK naming what there is not enough of
 */
export async function setStatus(
  transaction: Transaction,
  order: StaffOrder,
  status: OrderStatus,
  principal: NamedPrincipal,
  why: Pick<OnOrder, 'kind' | 'action' | 'note'> = { kind: 'status', action: 'changed the status' },
): Promise<Result<StaffOrder>> {
  if (order.status === status) return success(order);
  const to = { status, fulfilment: fulfilmentAfterStatus(order, status) };
  return moveOrder(transaction, order, to, why, principal);
}
