import { sql } from 'kysely';
import type { Transaction } from '../../../database/connect.ts';
import { formatRupees, toPaisa, toRupees } from '../../money.ts';
import type { NamedPrincipal } from '../../principal.ts';
import { recordDone } from '../management/record-done.ts';
import { findStaffOrder } from '../queries.ts';
import type { OrderReturn, ReturnsDetail } from './responses.ts';

/** Locks the orders that were taken instead of what came back of a locked order: whether they are cancelled stays so. */
export async function lockExchanges(transaction: Transaction, orderId: string): Promise<void> {
  await transaction
    .selectFrom('orders')
    .select('id')
    .where('id', 'in', (returns) =>
      returns.selectFrom('returns').select('exchange_order_id').where('order_id', '=', orderId),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
}

interface Spent {
  /** The return whose value is spent. */
  found: OrderReturn | null;
  /** What is spent; 0 where it only becomes free. */
  paisa: number;
}

/**
 * Value that is spent no longer stands on an order that was taken instead and is cancelled: so it is never spent twice,
 * also when somebody takes that order up again (R371). That of the order's other returns stays there as long as the rest
 * of what was paid is enough. The caller has locked these orders by `lockExchanges`.
 */
export async function freeCredit(
  transaction: Transaction,
  { returns, refundable }: ReturnsDetail,
  { found, paisa }: Spent,
  principal: NamedPrincipal,
): Promise<void> {
  const cancelled = returns.flatMap(({ _id: returnId, exchange }) => {
    if (!exchange?.isCancelled || exchange.value === 0) return [];
    return [{ returnId, orderId: exchange._id, value: exchange.value, isSpent: returnId === found?._id }];
  });
  const ofOthers = cancelled.reduce((sum, { isSpent, value }) => sum + (isSpent ? 0 : toPaisa(value)), 0);
  const isShort = paisa > 0 && paisa > toPaisa(refundable) - ofOthers;
  for (const { returnId, orderId, value, isSpent } of cancelled) {
    if (!isSpent && !isShort) continue;
    await transaction.updateTable('returns').set({ exchange_paisa: 0 }).where('id', '=', returnId).execute();
    await takeOff(transaction, orderId, value, principal);
  }
}

/** Takes what was set against an order off it again. @param value rupees */
async function takeOff(
  transaction: Transaction,
  orderId: string,
  value: number,
  principal: NamedPrincipal,
): Promise<void> {
  const order = await findStaffOrder(transaction, orderId);
  if (!order) throw new Error('An order went while it was locked.');
  // Somebody may have edited the discount since.
  const credit = toPaisa(Math.min(value, order.discountAmount));
  await transaction
    .updateTable('orders')
    .set({
      discount_paisa: sql<number>`discount_paisa - ${credit}`,
      discount_reason: sql<string | null>`case when discount_paisa > ${credit} then discount_reason end`,
      total_paisa: sql<number>`total_paisa + ${credit}`,
    })
    .where('id', '=', orderId)
    .execute();
  const done = `took ${formatRupees(toRupees(credit))} of an exchange off: they are spent otherwise`;
  await recordDone(transaction, order, { kind: 'return', done }, principal);
}
