import { done, isOpen, isStale, moveByHand, onward, record, refused, type Said } from './moving.ts';
import { type Order, type Outcome, openBooking, orderOf, type State } from './state.ts';
import type { Status } from './tables.ts';
export function setStatus(
  state: State,
  id: string,
  wanted: { status: Status; confirming?: 'confirmed' | 'skipped' | undefined; version?: number | undefined },
  by: string,
): Said {
  const order = orderOf(state, id);
  const { status, confirming, version } = wanted;
  if (order.status === status) return done();
  if (isStale(order, version)) return refused('CHANGED_MEANWHILE');
  const isOpen = order.status === 'Pending' || order.status === 'Cancelled';
  const isSent = status === 'Processing' || status === 'Delivered';
  const asks = order.payment === 'cash' && order.confirmation !== 'confirmed' && isOpen && isSent;
  if (!moveByHand(state, order, status, 'status', by)) return refused('OUT_OF_STOCK');
  if (asks && confirming === 'confirmed') storeOutcome(state, order, 'confirmed', by);
  return done();
}

function storeOutcome(state: State, order: Order, outcome: Outcome, by: string): void {
  order.confirmation = outcome;
  order.outcomes.push(outcome);
  order.version += 1;
  record(state, order, { kind: outcome, by });
}

export function confirm(
  state: State,
  id: string,
  { outcome, version }: { outcome: Outcome; version?: number | undefined },
  by: string,
): Said {
  const order = orderOf(state, id);
  const isSaid =
    outcome === 'refused'
      ? order.confirmation === 'refused' && order.status === 'Cancelled'
      : outcome === 'confirmed' && order.confirmation === 'confirmed';
  if (isSaid) return done();
  if (isStale(order, version)) return refused('CHANGED_MEANWHILE');
  if (order.payment !== 'cash' || !isOpen(order)) return refused('NOTHING_TO_CONFIRM');
  storeOutcome(state, order, outcome, by);
  if (outcome === 'refused') moveByHand(state, order, 'Cancelled', 'status', by);
  return done();
}

export function undoConfirmation(state: State, id: string, version: number | undefined, by: string): Said {
  const order = orderOf(state, id);
  if (isStale(order, version)) return refused('CHANGED_MEANWHILE');
  const { confirmation } = order;
  const canBe =
    confirmation === 'refused'
      ? order.status === 'Cancelled'
      : confirmation !== 'unconfirmed' && order.payment === 'cash' && isOpen(order);
  if (!canBe) return refused('NOTHING_TO_CONFIRM');
  const before = order.outcomes.at(-2) ?? 'unconfirmed';
  if (confirmation === 'refused') {
    if (!moveByHand(state, order, order.cancelledFrom, 'confirmation-undone', by)) {
      return refused('OUT_OF_STOCK');
    }
  } else {
    order.version += 1;
    record(state, order, { kind: 'confirmation-undone', by });
  }
  order.outcomes.pop();
  order.confirmation = before;
  return done();
}

export function writeNote(state: State, id: string, by: string): Said {
  record(state, orderOf(state, id), { kind: 'note', by });
  return done();
}

/** Cancels an order that nobody confirmed in time; what staff already work on, they mean. */
export function release(state: State, id: string): Said {
  const order = orderOf(state, id);
  const isWaiting = order.confirmation === 'unconfirmed' || order.confirmation === 'no-answer';
  const isUntouched =
    order.paid === 0 && order.place === 'to-pack' && order.courier === null && !openBooking(order);
  if (order.status === 'Pending' && isWaiting && isUntouched) {
    moveByHand(state, order, 'Cancelled', 'released', null);
  }
  return onward;
}
