import { sql, type UpdateObject } from 'kysely';
import type { Database, Transaction } from '../../../database/connect.ts';
import type { Tables } from '../../../database/tables.ts';
import { giveBackStock, takeStockAgain } from '../../catalogue/stock/move-stock.ts';
import { type Result, success } from '../../errors.ts';
import type { NamedPrincipal } from '../../principal.ts';
import { goesUnconfirmed } from '../confirmation/rules.ts';
import { storeOutcome } from '../confirmation/store-outcome.ts';
import type { StaffOrder } from '../responses.ts';
import { type OrderStatus, stockMove } from '../rules.ts';
import type { ChangeStatus } from '../schemas.ts';
import { lockOrder } from './lock-order.ts';
import { type OnOrder, recordOnOrder } from './record-on-order.ts';

/**
 * Sets the status of an order by hand (R174). Where a cash order goes on its way that nobody has confirmed, the history
 * says what was chosen: that it is confirmed now, or that it goes without.
 * @param request without a version nothing is compared
 * @returns the order, also when it already had this status; NOT_FOUND, CHANGED_MEANWHILE, or OUT_OF_STOCK
 */
export async function changeStatus(
  db: Database,
  orderId: string,
  { status, confirming, version }: ChangeStatus,
  principal: NamedPrincipal,
): Promise<Result<StaffOrder>> {
  return db.transaction().execute(async (transaction) => {
    const locked = await lockOrder(transaction, orderId, version, (order) => order.status === status);
    if (!locked.ok) return locked;
    const order = locked.value;
    if (!goesUnconfirmed(order, status) || confirming === undefined) {
      return setStatus(transaction, order, status, principal);
    }
    if (confirming === 'skipped') {
      return setStatus(transaction, order, status, principal, { ...BY_HAND, note: WITHOUT_CONFIRMING });
    }
    const changed = await setStatus(transaction, order, status, principal);
    return changed.ok
      ? success(await storeOutcome(transaction, changed.value, CONFIRMED, principal))
      : changed;
  });
}

const BY_HAND = { kind: 'status', action: 'changed the status' } as const;
const WITHOUT_CONFIRMING = 'Without confirming it on the phone.';
const CONFIRMED = { outcome: 'confirmed', note: '' } as const;

/**
 * Sets the status of a locked order, any after any other. To Cancelled gives the stock back, away from it takes it again.
 * @param why what the history says
 * @param also what else changes with it
 * @returns the order as it is now; OUT_OF_STOCK naming what there is not enough of, and nothing has changed
 */
export async function setStatus(
  transaction: Transaction,
  order: StaffOrder,
  status: OrderStatus,
  principal: NamedPrincipal,
  why: Pick<OnOrder, 'kind' | 'action' | 'note'> = BY_HAND,
  also: UpdateObject<Tables, 'orders'> = {},
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
      ...also,
    })
    .where('id', '=', order._id)
    .execute();
  const event = { ...why, fromStatus: order.status, toStatus: status };
  return success(await recordOnOrder(transaction, order, event, principal));
}
