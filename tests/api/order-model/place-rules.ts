import { customer } from '../../support/shop.ts';
import { done, refused, type Said } from './moving.ts';
import { refusePlacing } from './risk-rules.ts';
import { at, couponUses, type Order, type State, shelf } from './state.ts';
import { COUPON } from './tables.ts';

export interface Placing {
  mobile: number;
  payment: Order['payment'];
  lines: readonly { product: number; units: number }[];
  overruled: boolean;
  coupon: boolean;
  /** Who takes it on the phone; null for shoppers. */
  takenBy: string | null;
  sent: Order['sent'];
}

/** An order as it is right after it was placed; the shop gives it its id and number. */
export function freshOrder(state: State, wanted: Placing): Order {
  const { mobile, payment, takenBy, overruled, coupon, sent } = wanted;
  const lines = wanted.lines
    .toSorted((one, other) => one.product - other.product)
    .map(({ product, units }, index) => ({
      ...{ number: index + 1, product, units, good: 0, damaged: 0 },
      price: at(state.products, product).price,
    }));
  const nowhere = { fromStatus: null, fromPlace: null, toPlace: null };
  return {
    ...{ id: '', number: 0, sent, mobile, payment, status: 'Pending', place: 'to-pack' },
    confirmation: takenBy !== null && payment === 'cash' ? 'confirmed' : 'unconfirmed',
    ...{ outcomes: [], cancelledFrom: 'Pending', left: false, handed: false, daysAgo: 0, cameBack: false },
    ...{
      overruled,
      version: 1,
      city: 'Karachi',
      address: customer.address,
      lines,
      delivery: null,
      discount: 0,
      coupon,
    },
    ...{ courier: null, tracking: null, weight: null },
    events: [{ kind: 'placed', toStatus: 'Pending', ...nowhere, by: takenBy }],
    audits: takenBy === null ? 0 : 1,
    ...{ bookings: [], money: {}, returns: [], refunds: [] },
    ...{ payments: [], paid: 0, advance: 0, mostPaid: 0 },
  };
}

/** Places an order; one that was sent before under its name is the same order. */
export function placeOrder(state: State, fresh: Order): Said {
  const { sent } = fresh;
  const earlier = sent && state.orders.find((one) => one.sent?.key === sent.key);
  if (earlier) return earlier.sent?.contents === sent.contents ? done() : refused('IDEMPOTENCY_KEY_REUSED');
  const byPhone = fresh.events.some(({ by }) => by !== null);
  const before = state.orders.length;
  state.orders.push(structuredClone(fresh));
  if (shelf(state).some((left) => left < 0)) return refused('OUT_OF_STOCK');
  state.orders.length = before;
  if (fresh.coupon && couponUses(state) >= COUPON.mostUses) return refused('COUPON_REFUSED');
  const risky = refusePlacing(state, fresh, byPhone);
  if (risky) return risky;
  state.orders.push(structuredClone(fresh));
  return done();
}
