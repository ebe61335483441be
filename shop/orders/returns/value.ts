/** What was paid for what comes back, and how much money may still go back (decision 096). All in paisa, all of it whole. */
import { toPaisa } from '../../money.ts';
import { wasHandedOver } from '../fulfilment/rules.ts';
import { cashToCollect, toRefund } from '../payments/rules.ts';
import type { StaffOrder } from '../responses.ts';
import { RETURN_REASONS } from './rules.ts';
import type { ReturnReason } from './types.ts';

/** An order as far as its money goes. */
export type PaidOrder = Pick<
  StaffOrder,
  | 'items'
  | 'subtotal'
  | 'discountAmount'
  | 'coupon'
  | 'shippingCost'
  | 'totalAmount'
  | 'paidAmount'
  | 'paymentMethod'
  | 'status'
  | 'fulfilment'
  | 'deliveredAt'
>;

/** What of an order's discount is no discount, but the value of what came back for it: as good as paid. */
function creditPaisa(order: PaidOrder, exchangedPaisa: number): number {
  return Math.min(exchangedPaisa, toPaisa(order.discountAmount));
}

/**
 * What the customer paid: what came before the parcel, and what was collected once it was handed over.
 * @param exchangedPaisa what of another order was set against this one
 */
export function paidPaisa(order: PaidOrder, exchangedPaisa: number): number {
  const paid = toPaisa(order.paidAmount);
  if (!wasHandedOver(order)) return paid;
  return paid + toPaisa(cashToCollect(order)) + creditPaisa(order, exchangedPaisa);
}

/** `amount × part / whole`, rounded down; the product may be larger than a number is exact. */
const shareOf = (amount: number, part: number, whole: number) =>
  whole === 0 ? 0 : Number((BigInt(amount) * BigInt(part)) / BigInt(whole));

interface LineValue {
  lineNumber: number;
  quantity: number;
  pricePaisa: number;
  /** Its part of the order's discount and of what its coupon takes off. */
  discountPaisa: number;
}

/** The lines with their parts of the discount and the coupon, by their prices; the parts sum to both exactly. */
function valueLines(order: PaidOrder, exchangedPaisa: number): LineValue[] {
  const given = toPaisa(order.discountAmount) - creditPaisa(order, exchangedPaisa);
  const discount = given + toPaisa(order.coupon?.amount ?? 0);
  const subtotal = toPaisa(order.subtotal);
  let before = 0;
  return order.items.map(({ lineNumber, quantity, linePrice }) => {
    const pricePaisa = toPaisa(linePrice);
    const upTo = before + pricePaisa * quantity;
    const discountPaisa = shareOf(discount, upTo, subtotal) - shareOf(discount, before, subtotal);
    before = upTo;
    return { lineNumber, quantity, pricePaisa, discountPaisa };
  });
}

/** What was paid for all units that came back so far: so the parts of several returns sum to what was paid exactly. */
function backPaisa(lines: readonly LineValue[], items: PaidOrder['items']): number {
  return lines.reduce((sum, { lineNumber, quantity, pricePaisa, discountPaisa }) => {
    const line = items.find((each) => each.lineNumber === lineNumber);
    const units = line ? line.returnedGood + line.returnedDamaged : 0;
    return sum + pricePaisa * units - shareOf(discountPaisa, units, quantity);
  }, 0);
}

/**
 * What was paid for the units that an inspection counts in: their prices less their part of the discount.
 * @param after the order's lines with what came back by now
 */
export function goodsPaisa(order: PaidOrder, after: PaidOrder['items'], exchangedPaisa: number): number {
  const lines = valueLines(order, exchangedPaisa);
  return backPaisa(lines, after) - backPaisa(lines, order.items);
}

/**
 * What of the delivery goes back: all of it, once, where the fault is the shop's, as the return policy says; of a change
 * of mind nothing.
 * @param givenPaisa what earlier returns of the order gave back of it
 */
export function deliveryPaisa(order: PaidOrder, reason: ReturnReason, givenPaisa: number): number {
  return RETURN_REASONS[reason].isOurFault && givenPaisa === 0 ? toPaisa(order.shippingCost) : 0;
}

/**
 * What may still go back of what was paid.
 * @param goneBack refunds that stand, but for what they took from what is paid, and what is set against other orders
 */
export function leftPaisa(paid: number, goneBack: number): number {
  return Math.max(0, paid - goneBack);
}

/** What is proposed without a return: what was paid too much, or for an order that is cancelled. */
export function proposedPaisa(order: PaidOrder, left: number): number {
  return Math.min(left, toPaisa(toRefund(order)));
}
