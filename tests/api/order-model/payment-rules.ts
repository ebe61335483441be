import { noteDone } from './credit-rules.ts';
import { done, isStale, refused, type Said } from './moving.ts';
import {
  amountsOf,
  at,
  leftToPay,
  type Order,
  orderOf,
  type Payment,
  post,
  type State,
  toPaisa,
} from './state.ts';

interface Noted extends Omit<Payment, 'undone'> {
  version?: number | undefined;
}

export function notePayment(state: State, id: string, wanted: Noted, by: string): Said {
  const order = orderOf(state, id);
  const { version, ...payment } = wanted;
  const { key, paisa, way, reference } = payment;
  const earlier = order.payments.find((one) => one.key === key);
  if (earlier) {
    const isSame = earlier.paisa === paisa && earlier.reference === reference;
    return isSame ? done() : refused('IDEMPOTENCY_KEY_REUSED');
  }
  if (isStale(order, version)) return refused('CHANGED_MEANWHILE');
  if (paisa > Math.max(0, leftToPay(order))) return refused('INVALID_INPUT');
  // A transfer pays one order.
  const others = state.orders.flatMap(({ payments }) => payments).filter(({ undone }) => !undone);
  const isTransfer = way === 'bank' || way === 'wallet';
  if (isTransfer && others.some((one) => one.way === way && one.reference === reference)) {
    return refused('INVALID_INPUT');
  }
  order.payments.push({ ...payment, undone: false });
  receive(state, order, payment, paisa, by);
  return done();
}

function receive(state: State, order: Order, { way }: Pick<Payment, 'way'>, paisa: number, by: string): void {
  order.paid += paisa;
  post(state, way === 'cash' ? 'cash' : 'bank', paisa);
  post(state, 'sales', -paisa);
  noteDone(state, order, 'payment', by);
}

export function undoPayment(state: State, id: string, paymentId: string, by: string): Said {
  const order = orderOf(state, id);
  const payment = at(
    order.payments.filter((one) => one.id === paymentId),
    0,
  );
  if (payment.undone) return refused('CHANGED_MEANWHILE');
  if (payment.paisa > order.paid) return refused('STEP_NOT_POSSIBLE');
  payment.undone = true;
  receive(state, order, payment, -payment.paisa, by);
  return done();
}

export function askAdvance(
  state: State,
  id: string,
  { paisa, version }: { paisa: number; version?: number | undefined },
  by: string,
): Said {
  const order = orderOf(state, id);
  if (order.advance === paisa) return done();
  if (isStale(order, version)) return refused('CHANGED_MEANWHILE');
  const isOver = order.status === 'Cancelled' || order.payment === 'card' || order.place !== 'to-pack';
  if (isOver || paisa > toPaisa(amountsOf(order).total)) return refused('STEP_NOT_POSSIBLE');
  order.advance = paisa;
  noteDone(state, order, 'payment', by);
  return done();
}
