/**
 * The confirmation of cash orders: shops that send parcels without asking get a third of them back, so every cash
 * order is asked about by phone or WhatsApp before it leaves.
 */
import { formatMobile } from '../../fields/rules.ts';
import { formatRupees } from '../../money.ts';
import { sayCouponOf } from '../coupons/rules.ts';
import { awaitsPayment, dueBeforePacking, leftToPay, paymentRows } from '../payments/rules.ts';
import type { StaffOrder } from '../responses.ts';
import type { OrderStatus } from '../rules.ts';
import { sayShipping } from '../shipping/rules.ts';

/** Orders of the queue that are shown at once. */
export const QUEUE_SIZE = 20;

/** An order that is older by so many hours when reminding is switched on is not reminded of any more. */
export const REMINDED_WITHIN_HOURS = 72;

/** So many hours a customer has to answer a reminder; then the order stands at the top of the queue. */
export const SILENT_AFTER_HOURS = 2;

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

/**
 * Whether to set this status is to send a cash order on its way that nobody has confirmed: then staff are asked first. Who
 * went on without an answer once is not asked again on the way from Processing.
 */
export function goesUnconfirmed(
  { paymentMethod, status, confirmation }: Pick<StaffOrder, 'paymentMethod' | 'status' | 'confirmation'>,
  wanted: OrderStatus,
): boolean {
  const leaves = status !== 'Processing' && status !== 'Delivered';
  const sent = wanted === 'Processing' || wanted === 'Delivered';
  return paymentMethod === 'cash' && confirmation !== 'confirmed' && leaves && sent;
}

/** What staff may say when they send such an order on its way: it is confirmed after all, or it goes as it is. */
export const CONFIRMING = ['confirmed', 'skipped'] as const;
export type Confirming = (typeof CONFIRMING)[number];

/** Whether the last outcome can be taken back: while it decides what happens next, or where it cancelled the order. */
export function canBeUndone(order: Pick<StaffOrder, 'paymentMethod' | 'status' | 'confirmation'>): boolean {
  return order.confirmation === 'refused'
    ? order.status === 'Cancelled'
    : order.confirmation !== 'unconfirmed' && canBeConfirmed(order);
}

/** What is known of an order's history where its last outcome is taken back. */
export interface OutcomeEvent {
  kind: string;
  at: Date;
  actor: string;
  fromStatus: string | null;
}

/** An outcome, by whom and when. */
export interface StandingOutcome extends Pick<OutcomeEvent, 'at' | 'actor'> {
  outcome: Outcome;
}

/** Where the confirmation stood before its last outcome; null where nobody had asked. @param events oldest first */
export function outcomeBefore(events: readonly OutcomeEvent[]): StandingOutcome | null {
  let standing: StandingOutcome[] = [];
  for (const { kind, at, actor, fromStatus } of events) {
    const outcome = OUTCOMES.find((known) => known === kind);
    if (outcome) standing.push({ outcome, at, actor });
    else if (kind === 'confirmation-undone') standing.pop();
    // Who orders after all is asked again.
    else if (fromStatus === 'Cancelled' && standing.at(-1)?.outcome !== 'confirmed') standing = [];
  }
  return standing.at(-2) ?? null;
}

/** For how long an order of the queue is held by who opened it; its screen asks again in time while it is open. */
export const HELD_MINUTES = 5;

/** Puts orders of one mobile beside each other, where the first of them stands. */
export function groupByMobile<Order extends Pick<StaffOrder, 'customer'>>(orders: readonly Order[]): Order[] {
  return [...Map.groupBy(orders, ({ customer }) => customer.mobile).values()].flat();
}

/** An order with the address where its parcel is followed, as it is written about. */
export type OrderToTell = StaffOrder & { trackingLink: string | null };

/**
 * What the shop writes to the customer on WhatsApp: one text for each state and way of payment. Only a cash order that
 * waits for it is asked to be confirmed, and only who pays in cash reads of cash. The order's own page comes last.
 * @param shop its name, and where shoppers reach it, without a slash at the end
 */
export function orderMessage(
  order: OrderToTell,
  { name, address }: { name: string; address: string },
): string {
  const { customer, number } = order;
  return [
    `Assalam o Alaikum ${customer.name}, this is ${name}.`,
    ...tell(order, number),
    `Your order: ${address}${order.page}`,
  ].join('\n');
}

function tell(order: OrderToTell, number: number): string[] {
  const { status, courier, trackingNumber, trackingLink, paymentMethod } = order;
  if (status === 'Cancelled') return [`Your order ${number} is cancelled. Nothing will be delivered.`];
  if (status === 'Delivered') return [`Your order ${number} was delivered. Thank you for shopping with us.`];
  if (courier && trackingNumber) {
    return [
      `Your order ${number} is with ${courier}, tracking number ${trackingNumber}.`,
      ...(trackingLink ? [`Follow the parcel: ${trackingLink}`] : []),
      ...total(order),
    ];
  }
  const asks = paymentMethod === 'cash' && order.confirmation !== 'confirmed';
  const goesOn = status === 'Processing' ? 'We are packing it now.' : 'We will pack it soon.';
  const done = paymentMethod === 'cash' ? 'Thank you, it is confirmed.' : 'Thank you.';
  return [
    `Your order ${number}:`,
    ...whatIsSent(order),
    asks ? 'Please reply YES to confirm, or tell us what to change.' : `${done} ${goesOn}`,
  ];
}

function whatIsSent(order: StaffOrder): string[] {
  const { customer, items, discountAmount, coupon, shippingCost } = order;
  return [
    ...items.map(
      ({ name, quantity, linePrice }) => `${quantity} × ${name}: ${formatRupees(linePrice * quantity)}`,
    ),
    ...(discountAmount > 0 ? [`Discount: -${formatRupees(discountAmount)}`] : []),
    ...(coupon ? [`Coupon ${coupon.code}: ${sayCouponOf(coupon)}`] : []),
    `Delivery: ${sayShipping(shippingCost)}`,
    ...total(order),
    ...advance(order),
    `To: ${customer.address}, ${customer.city} (${formatMobile(customer.mobile)})`,
  ];
}

function total(order: StaffOrder): string[] {
  const { paymentMethod, totalAmount, paidAmount } = order;
  const rupees = formatRupees(totalAmount);
  if (paidAmount > 0) {
    const left = leftToPay(order) > 0 ? [] : ['It is paid in full.'];
    return [`Total: ${rupees}`, ...paymentRows(order).map(([name, amount]) => `${name}: ${amount}`), ...left];
  }
  return [paymentMethod === 'cash' ? `Total to pay in cash: ${rupees}` : `Total: ${rupees}, by card`];
}

/** What the shop asks for before it packs a cash order. */
function advance(order: StaffOrder): string[] {
  return order.paymentMethod === 'cash' && awaitsPayment(order)
    ? [
        `Before we pack it we ask for an advance of ${formatRupees(dueBeforePacking(order))}. The page of your order shows how to pay it.`,
      ]
    : [];
}

/** A link that opens WhatsApp with the text written. @param mobile as it is stored, +923XXXXXXXXX */
export function whatsAppLink(mobile: string, text: string): string {
  return `https://wa.me/${mobile.replace('+', '')}?text=${encodeURIComponent(text)}`;
}
