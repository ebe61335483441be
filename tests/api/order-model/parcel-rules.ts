import { type Count, done, isStale, move, record, refused, type Said } from './moving.ts';
import { isInShop, type Order, orderOf, type State } from './state.ts';
import { type Place, STEP_TABLE, type Status, type StepName } from './tables.ts';

/** Whether a count says anything else than what was counted before. */
const countsAnew = ({ lines }: Order, counts: readonly Count[]) =>
  lines.some(({ number, good, damaged }) => {
    const count = counts.find(({ line }) => line === number);
    return count !== undefined && (count.good !== good || count.damaged !== damaged);
  });

/** Whether a count cannot be: more than was sent, or less than was counted before. */
const isImpossible = ({ lines }: Order, counts: readonly Count[]) =>
  counts.some(({ line, good, damaged }) => {
    const counted = lines.find(({ number }) => number === line);
    if (!counted || good + damaged > counted.units) return true;
    return good < counted.good || damaged < counted.damaged;
  });

export function takeStep(
  state: State,
  id: string,
  wanted: {
    step: StepName;
    unconfirmed?: boolean | undefined;
    counts?: readonly Count[] | undefined;
    version?: number | undefined;
  },
  by: string,
): Said {
  const order = orderOf(state, id);
  const { step, unconfirmed = false, counts, version } = wanted;
  const { from, to, status }: { from: readonly Place[]; to: Place; status: Status | 'stays' } =
    STEP_TABLE[step];
  if (order.place === to && !countsAnew(order, counts ?? [])) return done('repeated');
  if (isStale(order, version)) return refused('CHANGED_MEANWHILE');
  if (isInShop(order) && order.status === 'Cancelled') return refused('STEP_NOT_POSSIBLE');
  if (!from.includes(order.place)) return refused('STEP_NOT_POSSIBLE');
  if (step === 'hand-over' && order.courier === null) return refused('STEP_NOT_POSSIBLE');
  if (step === 'pack' && !unconfirmed) {
    // Nobody of the model pays first.
    if (order.payment === 'card') return refused('NOT_PAID');
    if (order.confirmation !== 'confirmed') return refused('NOT_CONFIRMED');
  }
  const whole = order.lines.map(({ number: line, units, damaged }) => ({
    line,
    good: units - damaged,
    damaged,
  }));
  const counted = step === 'count-in' ? (counts ?? whole) : [];
  if (isImpossible(order, counted)) return refused('INVALID_INPUT');
  const after = status === 'stays' ? order.status : status;
  const moved = move(state, order, { status: after, place: to, counts: counted, kind: 'fulfilment', by });
  return moved ? done() : refused('OUT_OF_STOCK');
}

export function returnLines(
  state: State,
  id: string,
  { counts, version }: { counts: readonly Count[]; version?: number | undefined },
  by: string,
): Said {
  const order = orderOf(state, id);
  const isNew = countsAnew(order, counts);
  if (isNew && isStale(order, version)) return refused('CHANGED_MEANWHILE');
  if (isImpossible(order, counts)) return refused('INVALID_INPUT');
  if (!isNew) return done();
  if (order.place !== 'delivered' && order.place !== 'back') return refused('STEP_NOT_POSSIBLE');
  const allBack = order.lines.every(({ number, units, good, damaged }) => {
    const count = counts.find(({ line }) => line === number) ?? { good, damaged };
    return count.good + count.damaged === units;
  });
  const ends = allBack && order.place === 'delivered';
  const status = ends ? 'Cancelled' : order.status;
  move(state, order, { status, place: ends ? 'back' : order.place, counts, kind: 'returned', by });
  return done();
}

export function setWeight(
  state: State,
  id: string,
  { grams, version }: { grams: number | null; version?: number | undefined },
  by: string,
): Said {
  const order = orderOf(state, id);
  if (order.weight === grams) return done();
  if (isStale(order, version)) return refused('CHANGED_MEANWHILE');
  order.weight = grams;
  order.version += 1;
  record(state, order, { kind: 'fulfilment', by });
  return done();
}
