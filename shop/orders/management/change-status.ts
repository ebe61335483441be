import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Actor } from '../../audit-log/types.ts';
import { giveBackStock, takeStockAgain } from '../../catalogue/stock/move-stock.ts';
import { type Result, success } from '../../errors.ts';
import { type StockMove, stockMove } from '../rules.ts';
import type { OrderStatus, StaffOrder } from '../types.ts';
import { lockOrder } from './lock-order.ts';
import { type OnOrder, recordOnOrder } from './record-on-order.ts';

/**
 * Sets the status of an order (spec, section 7; design, open point 3). Any status may follow any other, and the
 * stock follows exactly once: to Cancelled gives it back, away from Cancelled takes it again.
 * @param versionSeen the version on the screen; undefined doesn't ask
 * @param why what the history says; a change by hand unless something else caused it
 * @returns the order as it is now, also when it already had this status; NOT_FOUND, CHANGED_MEANWHILE, or
 *   OUT_OF_STOCK naming what there is not enough of
 */
export async function changeStatus(
  db: Database,
  orderId: string,
  status: OrderStatus,
  versionSeen: number | undefined,
  actor: Actor,
  why: Pick<OnOrder, 'kind' | 'action' | 'note'> = { kind: 'status', action: 'changed the status' },
): Promise<Result<StaffOrder>> {
  return inTransaction(db, async (transaction) => {
    const locked = await lockOrder(transaction, orderId, versionSeen, (order) => order.status === status);
    if (!locked.ok || locked.value.status === status) return locked;
    const order = locked.value;
    const move = stockMove(order.status, status);
    const moved = await moveStock(transaction, order, move);
    if (!moved.ok) return moved;
    const asksAnew = move === 'take-again' && order.confirmation !== 'confirmed';
    await transaction
      .updateTable('orders')
      .set({
        status,
        version: sql<number>`version + 1`,
        updated_at: sql<Date>`now()`,
        ...(move === 'take-again' && { stock_held_since: sql<Date>`now()`, released_at: null }),
        // Who refused or was not reached, and orders after all, is asked once more.
        ...(asksAnew && { confirmation: 'unconfirmed', confirmation_due_at: sql<Date>`now()` }),
      })
      .where('id', '=', orderId)
      .execute();
    const event = { ...why, fromStatus: order.status, toStatus: status };
    return success(await recordOnOrder(transaction, order, event, actor));
  });
}

async function moveStock(db: Database, order: StaffOrder, move: StockMove): Promise<Result<null>> {
  const lines = order.items.map(({ _id, name, quantity }) => ({ productId: _id, name, quantity }));
  switch (move) {
    case 'none':
      return success(null);
    case 'give-back':
      await giveBackStock(db, lines);
      return success(null);
    case 'take-again':
      return takeStockAgain(db, lines);
  }
}
