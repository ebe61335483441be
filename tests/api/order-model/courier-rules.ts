import { done, isStale, record, refused, type Said } from './moving.ts';
import { type Booking, isInShop, type Order, openBooking, orderOf, type State } from './state.ts';
/** Says who carries the parcel, and its number; nothing changes where it is so already. */
export function putCourier(
  state: State,
  order: Order,
  { courier, tracking }: Pick<Order, 'courier' | 'tracking'>,
  by: string | null,
): Said {
  if (order.courier === courier && order.tracking === tracking) return done();
  if (courier !== null && order.status === 'Cancelled') return refused('INVALID_INPUT');
  const isTaken = state.orders.some(
    (other) =>
      other !== order && tracking !== null && other.tracking === tracking && other.courier === courier,
  );
  if (isTaken) return refused('TRACKING_NUMBER_TAKEN');
  Object.assign(order, { courier, tracking });
  order.version += 1;
  record(state, order, { kind: 'courier', by });
  return done();
}

export function setCourier(
  state: State,
  id: string,
  wanted: Pick<Order, 'courier' | 'tracking'> & { version?: number | undefined },
  by: string,
): Said {
  const order = orderOf(state, id);
  const isSo = order.courier === wanted.courier && order.tracking === wanted.tracking;
  if (!isSo && isStale(order, wanted.version)) return refused('CHANGED_MEANWHILE');
  return putCourier(state, order, wanted, by);
}

export function chooseCourier(state: State, id: string, courier: string, by: string): Said {
  const order = orderOf(state, id);
  if (order.courier === courier) return done('repeated');
  const booking: Booking | undefined = openBooking(order);
  if (!isInShop(order) || order.status === 'Cancelled' || booking) return refused('refused');
  Object.assign(order, { courier, tracking: null });
  order.version += 1;
  record(state, order, { kind: 'courier', by });
  return done();
}
