import type { Transaction } from '../../../database/connect.ts';
import { failure, type Result, success } from '../../errors.ts';
import { lockOrder } from '../management/lock-order.ts';
import type { StaffOrder } from '../responses.ts';
import { findReturnsOf } from './queries.ts';
import type { OrderReturn } from './responses.ts';
import type { ReturnDays } from './types.ts';

/** A return of a locked order. */
export interface LockedReturn {
  order: StaffOrder;
  found: OrderReturn;
}

/**
 * Locks the order of a return and reads the return. @param isDone whether it already is as it is wanted
 * @returns NOT_FOUND, or CHANGED_MEANWHILE for an older version of the order
 */
export async function lockReturn(
  transaction: Transaction,
  returnId: string,
  version: number | undefined,
  periods: ReturnDays,
  isDone: (found: OrderReturn) => boolean = () => false,
): Promise<Result<LockedReturn>> {
  const row = await transaction
    .selectFrom('returns')
    .select('order_id')
    .where('id', '=', returnId)
    .executeTakeFirst();
  if (!row) return failure('NOT_FOUND', 'This return does not exist.');
  const locked = await lockOrder(transaction, row.order_id, undefined);
  if (!locked.ok) return locked;
  const { returns } = await findReturnsOf(transaction, locked.value, periods);
  const found = returns.find(({ _id }) => _id === returnId);
  if (!found) throw new Error('A return went while its order was locked.');
  const seen = await lockOrder(transaction, row.order_id, version, () => isDone(found));
  return seen.ok ? success({ order: seen.value, found }) : seen;
}
