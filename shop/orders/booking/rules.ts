/** What a courier is asked to carry, and when it may be asked. */

import type { ParcelState } from '../../couriers/rules.ts';
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

/**
 * Whether the courier can still be told not to fetch a parcel: neither has it left the shop, nor does the courier say that
 * it has it. What its words mean is not always known: then the courier answers (R343).
 */
export function canStillBeCancelled(
  order: Pick<StaffOrder, 'fulfilment'>,
  parcel: { state: ParcelState } | null,
): boolean {
  return isInShop(order) && (parcel === null || NOT_FETCHED.has(parcel.state));
}

const NOT_FETCHED: ReadonlySet<ParcelState> = new Set(['BOOKED', 'UNKNOWN', 'CANCELLED']);

/** What the courier is to collect, in whole rupees as couriers take it. */
export function collectRupees(order: PaymentOf): number {
  return Math.round(cashToCollect(order));
}

/** What is in the parcel, for the courier's label. */
export function describeContents(items: StaffOrder['items']): string {
  return items.map(({ name, quantity }) => `${quantity} x ${name}`).join(', ');
}
