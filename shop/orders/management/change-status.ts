import { sql } from 'kysely';
import type { Database, Transaction } from '../../../database/connect.ts';
import { giveBackStock, takeStockAgain } from '../../catalogue/stock/move-stock.ts';
import { type Result, success } from '../../errors.ts';
import { bookDelivery } from '../../ledger/book-delivery.ts';
import type { NamedPrincipal } from '../../principal.ts';
import type { StaffOrder } from '../responses.ts';
import { type OrderStatus, stockMove } from '../rules.ts';
import { lockOrder } from './lock-order.ts';
import { type OnOrder, recordOnOrder } from './record-on-order.ts';

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
 * Sets the status of a locked order, any after any other. To Cancelled gives the stock back, away from it takes it again;
 * Delivered books what the courier owes.
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
  const move = stockMove(order.status, status);
  if (move === 'give-back') await giveBackStock(transaction, order.items);
  if (move === 'take-again') {
    const taken = await takeStockAgain(transaction, order.items);
    if (!taken.ok) return taken;
  }
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
    .where('id', '=', order._id)
    .execute();
  await bookDelivery(transaction, order._id, principal);
  const event = { ...why, fromStatus: order.status, toStatus: status };
  return success(await recordOnOrder(transaction, order, event, principal));
}
