/** What a customer may do with the own order, by its page, by mail or on WhatsApp, and until when (R435, R436). */
import { whyNotEditable } from '../editing/rules.ts';
import { isInShop } from '../fulfilment/rules.ts';
import type { StaffOrder } from '../responses.ts';

/** Hours after placing it within which a customer changes an order: the promise of the FAQ. */
export const OWN_CHANGE_HOURS = 24;

/** An order as far as these rules look at it. */
export type OwnState = Pick<
  StaffOrder,
  'status' | 'fulfilment' | 'courier' | 'trackingNumber' | 'createdAt' | 'paymentMethod' | 'confirmation'
> & {
  /** Whether a courier has its parcel booked, or may have. */
  isBooked: boolean;
};

/** What a customer answers where the shop asks whether an order is meant. */
export const ANSWERS = ['confirm', 'cancel'] as const;
export type Answer = (typeof ANSWERS)[number];

/** Why an order cannot be changed by its customer, as a sentence; null while it can. */
export function whyNotChangeable(order: OwnState, now: Date): string | null {
  return whyNotInHand(order) ?? (isTooLate(order, now) ? TOO_LATE : null);
}

/** As `whyNotChangeable`; but who is still asked whether the order is meant may say no at any time. */
export function whyNotCancellable(order: OwnState, now: Date): string | null {
  return whyNotInHand(order) ?? (isTooLate(order, now) && !isAsked(order) ? TOO_LATE : null);
}

/** Why an order cannot be confirmed by its customer, as a sentence; null while it can. */
export function whyNotConfirmable(order: OwnState): string | null {
  if (order.status === 'Cancelled') return CANCELLED;
  if (order.status === 'Delivered' || !isInShop(order)) return LEFT;
  return order.paymentMethod === 'cash' ? null : 'An order that is paid by card needs no confirmation.';
}

/** Whether the shop waits for the customer to say that a cash order is meant. */
export function isAsked({
  paymentMethod,
  status,
  confirmation,
}: Pick<OwnState, 'paymentMethod' | 'status' | 'confirmation'>): boolean {
  return (
    paymentMethod === 'cash' &&
    status === 'Pending' &&
    (confirmation === 'unconfirmed' || confirmation === 'no-answer')
  );
}

const CANCELLED = 'This order is cancelled. Do you still want it? Call us, or order again.';
const LEFT = 'The parcel has left our shop, so it cannot be changed here any more. Please call us.';
const PACKED = 'Your parcel is packed already. Please call us: we see what can still be done.';
const TOO_LATE = `This order can no longer be changed here: ${OWN_CHANGE_HOURS} hours have passed. Please call us.`;

/** Until the parcel is packed nobody has to open it again. */
function whyNotInHand(order: OwnState): string | null {
  if (order.status === 'Cancelled') return CANCELLED;
  if (order.status === 'Delivered' || !isInShop(order)) return LEFT;
  const isPacked = order.fulfilment !== 'to-pack' || order.isBooked || whyNotEditable(order) !== null;
  return isPacked ? PACKED : null;
}

function isTooLate({ createdAt }: OwnState, now: Date): boolean {
  return now.getTime() - Date.parse(createdAt) > OWN_CHANGE_HOURS * 3_600_000;
}
