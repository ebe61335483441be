import { noteDone, returnOf, takeCreditBack } from './credit-rules.ts';
import { type Count, done, isStale, move, refused, type Said } from './moving.ts';
import { isImpossible } from './parcel-rules.ts';
import { inspectedValue, isExchangeLive, leftFor } from './return-value.ts';
import {
  at,
  isHandedOver,
  type Order,
  orderOf,
  paidTooMuch,
  post,
  type Refund,
  type Return,
  type State,
  unitsAsked,
} from './state.ts';
import {
  REASON_TABLE,
  RETURN_TABLE,
  type ReturnReason,
  type ReturnState,
  type ReturnStep,
} from './tables.ts';

interface Opened {
  /** What the shop called it. */
  id: string;
  key: string;
  reason: ReturnReason;
  lines: readonly { line: number; units: number }[];
  version?: number | undefined;
}

export function openReturn(state: State, id: string, wanted: Opened, by: string): Said {
  const order = orderOf(state, id);
  const { key, reason, lines, version } = wanted;
  if (order.returns.some((one) => one.key === key)) return done();
  if (isStale(order, version)) return refused('CHANGED_MEANWHILE');
  if (order.place !== 'delivered') return refused('STEP_NOT_POSSIBLE');
  const isTooMuch = lines.some(({ line, units }) => {
    const sold = order.lines.find(({ number }) => number === line);
    return !sold || units > sold.units - sold.good - sold.damaged - unitsAsked(order, line);
  });
  if (isTooMuch) return refused('INVALID_INPUT');
  order.returns.push({
    ...{
      id: wanted.id,
      key,
      reason,
      state: 'asked',
      outcome: null,
      goods: null,
      delivery: null,
      exchange: null,
    },
    lines: lines.map(({ line, units }) => ({ line, units, good: null, damaged: null })),
  });
  noteDone(state, order, 'return', by);
  return done();
}

interface Stepped {
  step: ReturnStep;
  hasNote: boolean;
  /** What an inspection found of each line. */
  found: readonly Count[];
  version?: number | undefined;
}

function isTaken({ state, outcome, lines }: Return, { step, found }: Stepped): boolean {
  if (state !== RETURN_TABLE[step].to) return false;
  if (step === 'close') return outcome === 'closed';
  if (step !== 'inspect') return true;
  return lines.every((one) =>
    found.some(
      ({ line, good, damaged }) => line === one.line && good === one.good && damaged === one.damaged,
    ),
  );
}

/** Whether it is asked for too late, which only a manager may overlook. */
const isLate = ({ handed, daysAgo }: Order, reason: ReturnReason) =>
  !handed || daysAgo > REASON_TABLE[reason].days;

export function takeReturnStep(
  state: State,
  id: string,
  returnId: string,
  wanted: Stepped,
  { id: by, isManager }: { id: string; isManager: boolean },
): Said {
  const order = orderOf(state, id);
  const each = returnOf(order, returnId);
  const { step, hasNote, found, version } = wanted;
  if (isTaken(each, wanted)) return done();
  if (isStale(order, version)) return refused('CHANGED_MEANWHILE');
  const from: readonly ReturnState[] = RETURN_TABLE[step].from;
  if (!from.includes(each.state)) return refused('STEP_NOT_POSSIBLE');
  const isOver = each.outcome === 'refunded' || (each.outcome === 'exchanged' && isExchangeLive(state, each));
  if (step === 'reopen' && isOver) return refused('STEP_NOT_POSSIBLE');
  const isApproved = step === 'approve' || (step === 'receive' && each.state === 'asked');
  if (isApproved && isLate(order, each.reason)) {
    if (!isManager) return refused('FORBIDDEN');
    if (!hasNote) return refused('INVALID_INPUT');
  }
  if (step === 'decline' && !hasNote) return refused('INVALID_INPUT');
  if (step === 'inspect') return inspect(state, order, each, found, by);
  if (step === 'reopen') takeCreditBack(state, [each], by);
  each.state = RETURN_TABLE[step].to;
  each.outcome = step === 'close' ? 'closed' : null;
  noteDone(state, order, 'return', by);
  return done();
}

/** What came back is counted in on top of what came back before, and is worth what was paid for it. */
function inspect(state: State, order: Order, each: Return, found: readonly Count[], by: string): Said {
  const isEach = each.lines.length === found.length;
  const isWithin = found.every(({ line, good, damaged }) =>
    each.lines.some((one) => one.line === line && good + damaged <= one.units),
  );
  if (!isEach || !isWithin) return refused('INVALID_INPUT');
  const counts = found
    .filter(({ good, damaged }) => good + damaged > 0)
    .map(({ line, good, damaged }) => {
      const before = order.lines.find(({ number }) => number === line);
      return { line, good: (before?.good ?? 0) + good, damaged: (before?.damaged ?? 0) + damaged };
    });
  if (isImpossible(order, counts)) return refused('INVALID_INPUT');
  if (counts.length > 0 && order.place !== 'delivered' && order.place !== 'back') {
    return refused('STEP_NOT_POSSIBLE');
  }
  const after = order.lines.map((line) => {
    const count = counts.find((one) => one.line === line.number);
    return count ? { ...line, good: count.good, damaged: count.damaged } : line;
  });
  Object.assign(each, inspectedValue(state, order, each, after), { state: 'inspected' });
  for (const { line, good, damaged } of found) {
    Object.assign(
      at(
        each.lines.filter((one) => one.line === line),
        0,
      ),
      { good, damaged },
    );
  }
  if (counts.length === 0) {
    noteDone(state, order, 'return', by);
    return done();
  }
  const isAllBack = after.every(({ units, good, damaged }) => good + damaged === units);
  const ends = isAllBack && order.place === 'delivered';
  const status = ends ? 'Cancelled' : order.status;
  move(state, order, { status, place: ends ? 'back' : order.place, counts, kind: 'return', by });
  return done();
}

interface Refunded extends Pick<Refund, 'id' | 'key' | 'paisa' | 'way' | 'returnId'> {
  version?: number | undefined;
}

export function refund(state: State, id: string, wanted: Refunded, by: string): Said {
  const order = orderOf(state, id);
  const { key, paisa, way, returnId, version } = wanted;
  const earlier = order.refunds.find((one) => one.key === key);
  if (earlier) {
    const isSame = earlier.paisa === paisa && earlier.returnId === returnId;
    return isSame ? done() : refused('IDEMPOTENCY_KEY_REUSED');
  }
  if (isStale(order, version)) return refused('CHANGED_MEANWHILE');
  const each = returnId === null ? null : returnOf(order, returnId);
  if (each && each.state !== 'inspected') return refused('STEP_NOT_POSSIBLE');
  if (paisa > leftFor(state, order)) return refused('INVALID_INPUT');
  if (way === 'card' && order.payment !== 'card') return refused('INVALID_INPUT');
  takeCreditBack(state, order.returns, by);
  const mostOfPaid = isHandedOver(order) ? (returnId === null ? paidTooMuch(order) : 0) : order.paid;
  const ofPaid = Math.min(paisa, mostOfPaid);
  order.refunds.push({ id: wanted.id, key, returnId, paisa, way, undone: false, ofPaid });
  order.paid -= ofPaid;
  bookRefund(state, way, paisa);
  if (each) {
    each.state = 'settled';
    each.outcome = isExchangeLive(state, each) ? 'exchanged' : 'refunded';
  }
  noteDone(state, order, 'refund', by);
  return done();
}

function bookRefund(state: State, way: Refund['way'], paisa: number): void {
  post(state, 'refunds', paisa);
  post(state, way === 'cash' ? 'cash' : 'bank', -paisa);
}

export function undoRefund(state: State, id: string, refundId: string, by: string): Said {
  const order = orderOf(state, id);
  const taken = at(
    order.refunds.filter((one) => one.id === refundId),
    0,
  );
  if (taken.undone) return refused('CHANGED_MEANWHILE');
  taken.undone = true;
  order.paid += taken.ofPaid;
  bookRefund(state, taken.way, -taken.paisa);
  const each = order.returns.find((one) => one.id === taken.returnId);
  if (each?.state === 'settled') Object.assign(each, { state: 'inspected', outcome: null });
  noteDone(state, order, 'refund', by);
  return done();
}
