/** When an order may be edited, and how its customer is told (R276, R282). */

import { formatMobile } from '../../fields/rules.ts';
import { formatRupees } from '../../money.ts';
import { amountRows } from '../amounts/rules.ts';
import { isInShop } from '../fulfilment/rules.ts';
import { paymentRows } from '../payments/rules.ts';
import type { StaffOrder } from '../responses.ts';

/**
 * Why an order can no longer be edited, as a sentence; null while it can. The one place that decides it: until the order
 * is dispatched.
 */
export function whyNotEditable({
  status,
  fulfilment,
  courier,
  trackingNumber,
}: Pick<StaffOrder, 'status' | 'fulfilment' | 'courier' | 'trackingNumber'>): string | null {
  if (status !== 'Pending' && status !== 'Processing') return `The order is ${status}: it cannot be edited.`;
  if (!isInShop({ fulfilment })) return 'The parcel has left the shop: the order cannot be edited.';
  if (trackingNumber !== null) {
    return `The parcel is booked with ${courier} as ${trackingNumber}: take that back first.`;
  }
  return null;
}

export function canBeEdited(order: Parameters<typeof whyNotEditable>[0]): boolean {
  return whyNotEditable(order) === null;
}

/** What the shop writes to a customer whose order was edited: what it is now, and what is paid in which way. */
export function changedText(order: StaffOrder, shopName: string): string {
  const { customer, number, items, totalAmount } = order;
  return [
    `Assalam o Alaikum ${customer.name}, this is ${shopName}.`,
    `Your order ${number} was changed. This is what it is now:`,
    ...items.map(
      ({ name, quantity, linePrice }) => `${quantity} × ${name}: ${formatRupees(linePrice * quantity)}`,
    ),
    ...amountRows(order).map(([name, amount]) => `${name}: ${amount}`),
    `Total: ${formatRupees(totalAmount)}`,
    ...paymentRows(order).map(([name, amount]) => `${name}: ${amount}`),
    `To: ${customer.address}, ${customer.city} (${formatMobile(customer.mobile)})`,
    'Is something not as you wanted it? Please tell us.',
  ].join('\n');
}
