import { sql } from 'kysely';
import type { Transaction } from '../../../database/connect.ts';
import { failure, type Result, success } from '../../errors.ts';
import { formatRupees, toPaisa, toRupees } from '../../money.ts';
import type { NamedPrincipal } from '../../principal.ts';
import { couponPaisaOf } from '../amounts/rules.ts';
import { lockOrder } from '../management/lock-order.ts';
import { recordDone } from '../management/record-done.ts';
import type { StaffOrder } from '../responses.ts';
import type { OrderReturn } from './responses.ts';

/** A cancelled order that the value of a return is set against still. */
interface Holder {
  returnId: string;
  order: StaffOrder;
  creditPaisa: number;
}

/**
 * Locks the cancelled orders that hold the value of returns, so that nobody opens them again by hand meanwhile.
 * @param order the locked order that the goods came back of @param returns those whose value is wanted for something else
 * @returns CHANGED_MEANWHILE where such an order was opened again in this moment
 */
export async function lockHolders(
  transaction: Transaction,
  order: StaffOrder,
  returns: readonly OrderReturn[],
): Promise<Result<Holder[]>> {
  const holders: Holder[] = [];
  for (const { _id: returnId, exchange } of returns) {
    if (!exchange?.isCancelled) continue;
    const locked = await lockOrder(transaction, exchange._id, undefined);
    if (!locked.ok) return locked;
    const holder = locked.value;
    if (holder.status !== 'Cancelled') {
      const message = `Order ${holder.number} was opened again meanwhile: the value stands against it.`;
      return failure('CHANGED_MEANWHILE', message, { data: { current: order } });
    }
    // Staff may have given it another discount since.
    const creditPaisa = Math.min(toPaisa(exchange.value), toPaisa(holder.discountAmount));
    holders.push({ returnId, order: holder, creditPaisa });
  }
  return success(holders);
}

/**
 * Takes the value off the cancelled orders that hold it, before it is given to something else: one that is opened again by
 * hand then costs its full price, and the value is never spent twice (R445, decision 096).
 * @param number of the order that the goods came back of
 */
export async function freeCredit(
  transaction: Transaction,
  number: number,
  holders: readonly Holder[],
  principal: NamedPrincipal,
): Promise<void> {
  for (const { returnId, order, creditPaisa } of holders) {
    await transaction
      .updateTable('returns')
      .set({ exchange_order_id: null, exchange_paisa: 0 })
      .where('id', '=', returnId)
      .execute();
    if (creditPaisa === 0) continue;
    const { subtotal, discountAmount, coupon } = order;
    const discountPaisa = toPaisa(discountAmount) - creditPaisa;
    const couponPaisa = couponPaisaOf(coupon, toPaisa(subtotal), discountPaisa);
    // The coupon may have had less room beside the value.
    const couponMore = couponPaisa - toPaisa(coupon?.amount ?? 0);
    await transaction
      .updateTable('orders')
      .set({
        discount_paisa: discountPaisa,
        coupon_paisa: couponPaisa,
        discount_reason: sql<
          string | null
        >`case when discount_paisa > ${creditPaisa} then discount_reason end`,
        total_paisa: sql<number>`total_paisa + ${creditPaisa - couponMore}`,
      })
      .where('id', '=', order._id)
      .execute();
    const done = `took ${formatRupees(toRupees(creditPaisa))} of order ${number} off it: they went elsewhere`;
    await recordDone(transaction, order, { kind: 'return', done }, principal);
  }
}
