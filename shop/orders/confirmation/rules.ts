/**
 * The confirmation of cash orders: shops that send parcels without asking get a third of them back, so every cash
 * order is asked about by phone or WhatsApp before it leaves.
 */
import { formatMobile } from '../../fields/rules.ts';
import { formatRupees } from '../../money.ts';
import type { StaffOrder } from '../responses.ts';
import { sayShipping } from '../shipping/rules.ts';

/** Orders of the queue that are shown at once. */
export const QUEUE_SIZE = 20;

/** What can come of asking. `refused` cancels the order. */
export const OUTCOMES = ['confirmed', 'no-answer', 'refused'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Whether an order is one that is asked about: cash, and on its way neither back nor home. */
export function canBeConfirmed({
  paymentMethod,
  status,
}: Pick<StaffOrder, 'paymentMethod' | 'status'>): boolean {
  return paymentMethod === 'cash' && (status === 'Pending' || status === 'Processing');
}

/** Hours until an order is asked about again, after the first, the second and every further try in vain. */
const NEXT_TRY_AFTER_HOURS = [2, 4, 20] as const;

/** @param tries how often nobody answered, this time included; from 1 */
export function hoursUntilNextTry(tries: number): number {
  return NEXT_TRY_AFTER_HOURS[Math.min(tries, NEXT_TRY_AFTER_HOURS.length) - 1] ?? 2;
}

/** What the shop writes to the shopper, filled in: the order, what it costs, where it goes, and the question. */
export function confirmationText(order: StaffOrder, shopName: string): string {
  const { customer, number, items, discountAmount, shippingCost, totalAmount } = order;
  return [
    `Assalam o Alaikum ${customer.name}, this is ${shopName}.`,
    `Your order ${number}:`,
    ...items.map(
      ({ name, quantity, linePrice }) => `${quantity} × ${name}: ${formatRupees(linePrice * quantity)}`,
    ),
    ...(discountAmount > 0 ? [`Discount: -${formatRupees(discountAmount)}`] : []),
    `Delivery: ${sayShipping(shippingCost)}`,
    `Total to pay in cash: ${formatRupees(totalAmount)}`,
    `To: ${customer.address}, ${customer.city} (${formatMobile(customer.mobile)})`,
    'Please reply YES to confirm, or tell us what to change.',
  ].join('\n');
}

/** A link that opens WhatsApp with the text written. @param mobile as it is stored, +923XXXXXXXXX */
export function whatsAppLink(mobile: string, text: string): string {
  return `https://wa.me/${mobile.replace('+', '')}?text=${encodeURIComponent(text)}`;
}
