import { sql, type UpdateObject } from 'kysely';
import type { Transaction } from '../../../database/connect.ts';
import type { Tables } from '../../../database/tables.ts';
import { giveBackStock, takeStockAgain } from '../../catalogue/stock/move-stock.ts';
import { type Result, success } from '../../errors.ts';
import type { NamedPrincipal } from '../../principal.ts';
import { type OnOrder, recordOnOrder } from '../management/record-on-order.ts';
import { updateOrder } from '../management/update-order.ts';
import type { StaffOrder } from '../responses.ts';
import type { Fulfilment, OrderStatus } from '../rules.ts';
import { type CountedLine, withCount } from './counting/rules.ts';
import { movementKind, stockMovesOf } from './stock.ts';

interface Move {
  status: OrderStatus;
  fulfilment: Fulfilment;
  /** What of its lines has come back by now; lines that are not named stay as they are. */
  counted?: readonly CountedLine[];
}

/**
 * The one place where a locked order changes its status, its fulfilment or what came back of it: the stock moves by the
 * difference that `unitsOffShelf` sees, so that no unit is counted twice (R322).
 * @param why what the history says
 * @param also what else changes with it
 * @returns the order as it is now; OUT_OF_STOCK naming what there is not enough of
 */
export async function moveOrder(
  transaction: Transaction,
  order: StaffOrder,
  { status, fulfilment, counted = [] }: Move,
  why: Pick<OnOrder, 'kind' | 'action' | 'note' | 'told'>,
  principal: NamedPrincipal,
  also: UpdateObject<Tables, 'orders'> = {},
): Promise<Result<StaffOrder>> {
  const after = { status, fulfilment, items: withCount(order.items, counted) };
  const { given, taken } = stockMovesOf(order, after);
  const moving = { kind: movementKind(order, after), orderId: order._id, principal };
  if (given.length > 0) await giveBackStock(transaction, given, moving);
  if (taken.length > 0) {
    const done = await takeStockAgain(transaction, taken, moving);
    if (!done.ok) return done;
  }
  if (counted.length > 0) await storeCount(transaction, order._id, counted);
  const isHeldAgain = taken.length > 0;
  const isAskedAgain = isHeldAgain && order.confirmation !== 'confirmed';
  const hasMoved = fulfilment !== order.fulfilment;
  await updateOrder(transaction, order._id, {
    status,
    fulfilment,
    ...(hasMoved && timesOf(fulfilment)),
    ...(isHeldAgain && { stock_held_since: sql<Date>`now()`, released_at: null }),
    // Who refused or was not reached, and orders after all, is asked once more.
    ...(isAskedAgain && { confirmation: 'unconfirmed', confirmation_due_at: sql<Date>`now()` }),
    ...also,
  });
  const event = {
    ...why,
    ...(status !== order.status && { fromStatus: order.status, toStatus: status }),
    ...(hasMoved && { fromFulfilment: order.fulfilment, toFulfilment: fulfilment }),
  };
  return success(await recordOnOrder(transaction, order, event, principal));
}

/** When the parcel left, arrived and came back, as far as being there says it. */
function timesOf(fulfilment: Fulfilment) {
  const notBack = { came_back_at: null };
  if (fulfilment === 'to-pack' || fulfilment === 'packed') {
    return { dispatched_at: null, delivered_at: null, ...notBack };
  }
  if (fulfilment === 'delivered') return { delivered_at: sql<Date>`now()`, ...notBack };
  const cameBack = sql<Date>`coalesce(came_back_at, now())`;
  // Of what came back after it was delivered, that day stays known: nobody refused it.
  if (fulfilment === 'back') {
    return { came_back_at: sql<Date | null>`case when delivered_at is null then ${cameBack} end` };
  }
  if (fulfilment === 'lost') return { delivered_at: null };
  if (fulfilment === 'refused' || fulfilment === 'coming-back') {
    return { delivered_at: null, came_back_at: cameBack };
  }
  const dispatched = { dispatched_at: sql<Date>`coalesce(dispatched_at, now())` };
  return { delivered_at: null, ...notBack, ...(fulfilment === 'with-courier' && dispatched) };
}

async function storeCount(transaction: Transaction, orderId: string, counted: readonly CountedLine[]) {
  await sql`
    update order_lines set returned_good = counted.good, returned_damaged = counted.damaged
    from unnest(
      ${counted.map(({ lineNumber }) => lineNumber)}::integer[],
      ${counted.map(({ good }) => good)}::integer[],
      ${counted.map(({ damaged }) => damaged)}::integer[]
    ) as counted (line_number, good, damaged)
    where order_lines.order_id = ${orderId} and order_lines.line_number = counted.line_number
  `.execute(transaction);
}
