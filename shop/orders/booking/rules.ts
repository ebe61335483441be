/** What a courier is asked to carry, and when it may be asked. */

import { isInShop } from '../fulfilment/rules.ts';
import { cashToCollect, type PaymentOf } from '../payments/rules.ts';
import type { StaffOrder } from '../responses.ts';

/**
 * So old a booking without an answer is looked up, in seconds: longer than six requests of COURIER_SECONDS take, so that
 * what is not at the courier by then does not come any more.
 */
export const LOOKED_UP_AFTER = 120;

/** Why no parcel of the order can be booked, in one sentence; null when it can. */
export function whyNotBooked(
  order: Pick<StaffOrder, 'status' | 'fulfilment' | 'courier' | 'trackingNumber'>,
): string | null {
  if (order.status === 'Cancelled') return 'The order is cancelled. Nothing was booked.';
  if (order.status === 'Delivered') return 'The order is delivered already. Nothing was booked.';
  if (order.trackingNumber !== null) {
    return `The order has a parcel already: ${order.courier} ${order.trackingNumber}. Nothing was booked.`;
  }
  // What came back does not go out again as the same order, whatever its status says (decision 090).
  if (!isInShop(order)) return 'The parcel has left the shop. Nothing was booked.';
  return null;
}

/** What the courier is to collect, in whole rupees as couriers take it. */
export function collectRupees(order: PaymentOf): number {
  return Math.round(cashToCollect(order));
}

/** What is in the parcel, for the courier's label. */
export function describeContents(items: StaffOrder['items']): string {
  return items.map(({ name, quantity }) => `${quantity} x ${name}`).join(', ');
}
