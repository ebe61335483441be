import type { Transaction } from '../../../database/connect.ts';
import { changedMeanwhile } from '../../audit-log/changed-meanwhile.ts';
import { failure, type Result, success } from '../../errors.ts';
import { findStaffOrder } from '../queries.ts';
import type { StaffOrder } from '../responses.ts';

/**
 * Locks an order for the rest of the transaction, so that two members of staff change it one after the other.
 * @param done whether the order already is as it is wanted: the second click of two, or a colleague was faster
 *   with the same. Then the version doesn't matter.
 * @returns the order as it is now; NOT_FOUND, or CHANGED_MEANWHILE when it is no longer in the version seen
 */
export async function lockOrder(
  transaction: Transaction,
  id: string,
  versionSeen: number | undefined,
  done: (order: StaffOrder) => boolean = () => false,
): Promise<Result<StaffOrder>> {
  await transaction.selectFrom('orders').select('id').where('id', '=', id).forUpdate().execute();
  const order = await findStaffOrder(transaction, id);
  if (!order) return failure('NOT_FOUND', 'This order does not exist.');
  if (versionSeen !== undefined && versionSeen !== order.version && !done(order)) {
    return changedMeanwhile(transaction, { kind: 'order', id }, order);
  }
  return success(order);
}
