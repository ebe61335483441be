import { putCourier } from './courier-rules.ts';
import { done, onward, record, refused, type Said } from './moving.ts';
import {
  at,
  type Booking,
  isInShop,
  type Order,
  openBooking,
  orderOf,
  type State,
  toCollect,
} from './state.ts';

/** What the courier's stand-in does with whatever is booked in a round. */
export type Fault = 'none' | 'refuses' | 'request-lost' | 'answer-lost';

/** What one request keeps in mind between its parts. */
export type Memory = Record<string, string>;

export type Part = (state: State, memory: Memory) => Said;

const isCourierOf = (booking: Booking, courier: string) =>
  booking.courier === courier ? done(`ok ${booking.state}`) : refused('COURIER_REFUSED');

/** Why nothing is asked of the courier, or null. */
function judge(order: Order, courier: string): Said | null {
  const open = openBooking(order);
  if (open) return isCourierOf(open, courier);
  const isOver = order.status === 'Cancelled' || order.status === 'Delivered' || order.tracking !== null;
  return isOver || !isInShop(order) ? refused('COURIER_REFUSED') : null;
}

/** A booking is looked at, asked for, and its answer stored; between each two others may come. */
export function bookParcel(id: string, courier: string, fault: Fault, by: string): Part[] {
  return [
    (state, memory) => {
      const order = orderOf(state, id);
      memory.city = order.city;
      return judge(order, courier) ?? onward;
    },
    (state, memory) => {
      const order = orderOf(state, id);
      const judged = judge(order, courier);
      if (judged) return judged;
      if (order.city !== memory.city) return refused('CHANGED_MEANWHILE');
      memory.reference = `${order.number}-${order.bookings.length + 1}`;
      order.bookings.push({
        reference: memory.reference,
        courier,
        state: 'asked',
        collect: Math.round(toCollect(order) / 100),
        atCourier: fault === 'none' || fault === 'answer-lost',
      });
      return onward;
    },
    (state, memory) => {
      const order = orderOf(state, id);
      const booking = bookingOf(order, memory.reference);
      settle(state, order, booking, OUTCOMES[fault], by);
      return done(booking.state === 'failed' ? 'COURIER_REFUSED' : `ok ${booking.state}`);
    },
  ];
}

const OUTCOMES = {
  none: 'booked',
  refuses: 'failed',
  'request-lost': 'unknown',
  'answer-lost': 'unknown',
} as const satisfies Record<Fault, Booking['state']>;

function bookingOf(order: Order, reference: string | undefined): Booking {
  return at(
    order.bookings.filter((booking) => booking.reference === reference),
    0,
  );
}

/** Writes down what came of asking, once. What was booked goes onto the order, unless that is impossible by now. */
function settle(
  state: State,
  order: Order,
  booking: Booking,
  outcome: 'booked' | 'failed' | 'unknown',
  by: string | null,
): void {
  if (booking.state !== 'asked' && booking.state !== 'unknown') return;
  booking.state = outcome;
  if (outcome !== 'booked' || (order.tracking !== null && order.tracking !== booking.reference)) return;
  putCourier(state, order, { courier: booking.courier, tracking: booking.reference }, by);
}

const isUnsettled = ({ state }: Booking) => state === 'asked' || state === 'unknown';

/** Staff look a booking up: what the courier has is booked, of what it has not nobody knows yet. */
export function lookUp(id: string, by: string): Part[] {
  return [
    (state, memory) => {
      const booking = orderOf(state, id).bookings.find(isUnsettled);
      if (!booking) return refused('NOT_FOUND');
      memory.reference = booking.reference;
      memory.state = booking.state;
      return onward;
    },
    (state, memory) => {
      const order = orderOf(state, id);
      const booking = bookingOf(order, memory.reference);
      const isFound = booking.atCourier && booking.courier !== 'TCS';
      if (!isFound) return done(`ok ${memory.state}`);
      settle(state, order, booking, 'booked', by);
      return done(`ok ${booking.state}`);
    },
  ];
}

/** The shop looks up by itself what has no answer for so long that none comes any more. */
export function lookUpOverdue(state: State): Said {
  for (const order of state.orders) {
    for (const booking of order.bookings.filter(isUnsettled)) {
      if (booking.courier === 'TCS') settle(state, order, booking, 'unknown', null);
      else settle(state, order, booking, booking.atCourier ? 'booked' : 'failed', null);
    }
  }
  return done();
}

/** Staff look at the courier's portal and say what it shows. */
export function sayPortal(id: string, isBooked: boolean, by: string): Part[] {
  return [
    (state, memory) => {
      const booking = orderOf(state, id).bookings.find(isUnsettled);
      if (!booking) return refused('NOT_FOUND');
      if (booking.state === 'asked') return refused('COURIER_REFUSED');
      memory.reference = booking.reference;
      return onward;
    },
    (state, memory) => {
      const order = orderOf(state, id);
      const booking = bookingOf(order, memory.reference);
      settle(state, order, booking, isBooked ? 'booked' : 'failed', by);
      return booking.state === 'failed' ? onward : done(`ok ${booking.state}`);
    },
    (state) => {
      record(state, orderOf(state, id), { kind: 'courier', by });
      return done('ok failed');
    },
  ];
}

export function cancelBooking(id: string, by: string): Part[] {
  return [
    (state, memory) => {
      const booking = openBooking(orderOf(state, id));
      if (booking?.state !== 'booked') return refused('NOT_FOUND');
      memory.reference = booking.reference;
      return onward;
    },
    (state, memory) => {
      const order = orderOf(state, id);
      const booking = bookingOf(order, memory.reference);
      if (order.tracking === booking.reference) {
        putCourier(state, order, { courier: null, tracking: null }, by);
      }
      Object.assign(booking, { state: 'cancelled', atCourier: false });
      return done('ok cancelled');
    },
  ];
}
