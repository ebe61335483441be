/** Of what the customer of an order is told (R425): which change of it is which event, and when that still holds. */
import type { Row } from '../../../database/tables.ts';
import type { OrderEvent } from '../../rules.ts';
import { canBeConfirmed } from '../confirmation/rules.ts';
import { isInShop } from '../fulfilment/rules.ts';
import type { StaffOrder } from '../responses.ts';

/** An order as far as its events show. */
export type Told = Pick<
  StaffOrder,
  | 'status'
  | 'fulfilment'
  | 'confirmation'
  | 'paymentMethod'
  | 'courier'
  | 'trackingNumber'
  | 'deliveredAt'
  | 'version'
>;

/** An event, and what tells it from the next of its kind. */
interface Happened {
  event: OrderEvent;
  fact: string;
}

/** An event that the order itself does not show. Without a fact it happens again with each change of the order. */
export interface Said {
  event: OrderEvent;
  /** What tells it from the next of its kind, for example the id of a refund. */
  fact?: string;
}

/** What is seen by the order itself; the other events are said by the operation that causes them. */
type SeenEvent = Extract<OrderEvent, 'confirm' | 'confirmed' | 'sent' | 'delivered' | 'cancelled'>;

/** Whether a change is the event. One table: whatever changes an order, by whichever way, is told by it. */
const EVENTS: Record<SeenEvent, (before: Told, after: Told) => boolean> = {
  // Taken up again; who has just placed an order is asked along with that.
  confirm: (before, after) =>
    before.status === 'Cancelled' && canBeConfirmed(after) && after.confirmation !== 'confirmed',
  confirmed: (before, after) =>
    before.confirmation !== 'confirmed' && after.confirmation === 'confirmed' && canBeConfirmed(after),
  sent: (before, after) =>
    after.trackingNumber !== null &&
    after.status !== 'Cancelled' &&
    (after.trackingNumber !== before.trackingNumber || after.courier !== before.courier),
  delivered: (before, after) => before.status !== 'Delivered' && after.status === 'Delivered',
  // What was at the door and comes back, or is returned, is cancelled only on paper: its customer knows more than we do.
  cancelled: (before, after) =>
    before.status !== 'Cancelled' &&
    after.status === 'Cancelled' &&
    before.deliveredAt === null &&
    before.status !== 'Delivered' &&
    after.fulfilment !== 'back' &&
    (isInShop(before) || before.fulfilment === 'with-courier' || before.fulfilment === 'out-for-delivery'),
};
const SEEN = Object.keys(EVENTS).filter((name): name is SeenEvent => name in EVENTS);

/**
 * What a change tells the customer.
 * @param round how often the order was taken up again before: what was told in an earlier round is told again
 * @param said what the operation says itself; a release says of the cancelling why
 */
export function eventsOf(before: Told, after: Told, round: number, said: Said | null): Happened[] {
  const seen = SEEN.filter((event) => EVENTS[event](before, after))
    .filter((event) => !(event === 'cancelled' && said?.event === 'released'))
    .map((event) => ({ event, fact: factOf(event, after, round) }));
  return said ? [...seen, { event: said.event, fact: said.fact ?? String(after.version) }] : seen;
}

/** A parcel that gets another number, also back its first one, is told again; the rest once in each round. */
function factOf(event: SeenEvent, after: Told, round: number): string {
  return event === 'sent' ? `${after.version} ${after.courier} ${after.trackingNumber}` : String(round);
}

type OrderRow = Pick<
  Row<'orders'>,
  | 'status'
  | 'confirmation'
  | 'payment_method'
  | 'courier'
  | 'tracking_number'
  | 'released_at'
  | 'paid_paisa'
  | 'total_paisa'
>;

/**
 * Whether an event still holds when its message leaves. What was taken back meanwhile is not told, nor twice what was
 * corrected: another message tells of that.
 * @param fact empty where it is not known
 */
export function stillHolds(event: OrderEvent, order: OrderRow, fact: string): boolean {
  const { status, confirmation, courier, tracking_number: number } = order;
  const isOpen = status === 'Pending' || status === 'Processing';
  switch (event) {
    case 'confirm':
    case 'reminder':
      return order.payment_method === 'cash' && isOpen && confirmation !== 'confirmed';
    case 'confirmed':
      return isOpen && confirmation === 'confirmed';
    case 'sent':
      if (!courier || !number || status === 'Cancelled') return false;
      return fact === '' || fact.endsWith(` ${courier} ${number}`);
    case 'delivered':
      return status === 'Delivered';
    case 'cancelled':
      return status === 'Cancelled';
    case 'released':
      return status === 'Cancelled' && order.released_at !== null;
    case 'changed':
      return status !== 'Cancelled';
    case 'payment-failed':
      return status !== 'Cancelled' && order.paid_paisa < order.total_paisa;
    case 'placed':
    case 'refunded':
      return true;
  }
}
