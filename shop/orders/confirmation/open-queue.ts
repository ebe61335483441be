import { sql } from 'kysely';
import type { Database, Transaction } from '../../../database/connect.ts';
import type { Courier } from '../../settings/settings.ts';
import { waitForTurn } from '../../sql.ts';
import { isToConfirm, listToConfirm } from './queries.ts';
import type { OpenedQueue, OrderToConfirm } from './responses.ts';
import { HELD_MINUTES } from './rules.ts';
import type { OpenOrder } from './schemas.ts';

/**
 * Opens an order of the queue for who calls its customer: it is held for them, with all others of the same mobile, until
 * they open another one, leave, record what came of it, or do nothing for five minutes. Opening it again renews that.
 * @param request without an order, or with one that is no longer in the queue, the caller gets the one they hold, or the first
 *   that nobody holds
 * @param caller id of the member of staff
 * @returns the queue and what was opened: null where no order is free, or where a colleague holds the wanted one
 */
export async function openQueue(
  db: Database,
  { order: wanted, takeOver }: OpenOrder,
  caller: string,
  couriers: readonly Courier[],
): Promise<OpenedQueue> {
  return db.transaction().execute(async (transaction) => {
    // Two callers who ask at the same moment get two customers.
    await waitForTurn(transaction, 'the confirmation queue');
    const { orders } = await listToConfirm(transaction, caller, couriers);
    const chosen = orders.find(({ _id }) => _id === wanted) ?? nextFree(orders);
    const isFree = chosen && (takeOver || chosen.held?.mine !== false);
    await releaseHolds(transaction, caller);
    if (isFree) await hold(transaction, chosen.customer.mobile, caller);
    const queue = await listToConfirm(transaction, caller, couriers);
    return { ...queue, opened: isFree ? chosen._id : null };
  });
}

function nextFree(orders: readonly OrderToConfirm[]): OrderToConfirm | undefined {
  return orders.find(({ held }) => held?.mine) ?? orders.find(({ held }) => held === null);
}

async function hold(transaction: Transaction, mobile: string, adminId: string): Promise<void> {
  await transaction
    .updateTable('orders')
    .set({ held_by: adminId, held_until: sql<Date>`now() + make_interval(mins => ${HELD_MINUTES})` })
    .where('mobile', '=', mobile)
    .where(isToConfirm)
    .execute();
}

/** What a member of staff held is free again: they opened another order, or left. */
export async function releaseHolds(db: Database, adminId: string): Promise<void> {
  await db
    .updateTable('orders')
    .set({ held_by: null, held_until: null })
    .where(isToConfirm)
    .where('held_by', '=', adminId)
    .execute();
}
