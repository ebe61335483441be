import type { Transaction } from '../../../database/connect.ts';
import { changedMeanwhile } from '../../audit-log/changed-meanwhile.ts';
import { failure, type Result, success } from '../../errors.ts';
import { findStaffOrder } from '../queries.ts';
import type { StaffOrder } from '../responses.ts';

/**
 * Locks an order for the rest of the transaction. @returns NOT_FOUND, or CHANGED_MEANWHILE for an older version seen
 * @param done whether the order already is as it is wanted: then the version doesn't matter
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
