import {
  amountsOf,
  type Booking,
  isInShop,
  type Line,
  moneyOf,
  type Order,
  type Outcome,
  openBooking,
  orderOf,
  post,
  type State,
  shelf,
  unitsOff,
} from './state.ts';
import {
  BY_HAND_TABLE,
  type City,
  type Place,
  type Row,
  STEP_TABLE,
  type Status,
  type StepName,
} from './tables.ts';

/** What became of a part of a request: its answer, or null where it goes on; refused parts change nothing. */
export interface Said {
  reply: string | null;
  isRefused: boolean;
}
export const onward: Said = { reply: null, isRefused: false };
export const done = (reply = 'ok'): Said => ({ reply, isRefused: false });
export const refused = (reply: string): Said => ({ reply, isRefused: true });

interface Told {
  kind: string;
  by: string | null;
  fromStatus?: Status;
  toStatus?: Status;
  fromPlace?: Place;
  toPlace?: Place;
}

/** Writes down what was done, and what of it a courier owes now. */
export function record(state: State, order: Order, told: Told): void {
  const { kind, by, fromStatus = null, toStatus = null, fromPlace = null, toPlace = null } = told;
  order.events.push({ kind, fromStatus, toStatus, fromPlace, toPlace, by });
  order.audits += 1;
  const handedOver = order.status === 'Delivered' || (order.place === 'back' && order.handed);
  const owing = handedOver && order.payment === 'cash' ? order.courier : null;
  if (owing !== null) moneyOf(order, owing);
  for (const [courier, money] of Object.entries(order.money)) {
    const sold = courier === owing ? amountsOf(order).total * 100 : 0;
    post(state, 'due-from-courier', sold - money.sold);
    post(state, 'sales', money.sold - sold);
    money.sold = sold;
  }
}

/** @param versionSeen undefined compares nothing */
const isStale = (order: Order, versionSeen: number | undefined) =>
  versionSeen !== undefined && versionSeen !== order.version;

interface Count {
  line: number;
  good: number;
  damaged: number;
}

interface Move {
  status: Status;
  place: Place;
  counts?: readonly Count[];
  kind: string;
  by: string | null;
}

/** Moves an order, and with it the units of its lines. @returns false when the shelf has too few; then nothing counts */
function move(state: State, order: Order, { status, place, counts = [], kind, by }: Move): boolean {
  const before = { status: order.status, place: order.place };
  const unitsBefore = order.lines.map((line) => unitsOff(order, line));
  Object.assign(order, { status, place });
  for (const { line, good, damaged } of counts) {
    const counted = order.lines.find(({ number }) => number === line);
    if (counted) Object.assign(counted, { good, damaged });
  }
  if (shelf(state).some((units) => units < 0)) return false;
  const isHeldAgain = order.lines.some((line, index) => unitsOff(order, line) > (unitsBefore[index] ?? 0));
  if (isHeldAgain && order.confirmation !== 'confirmed') order.confirmation = 'unconfirmed';
  if (before.status === 'Cancelled' && status !== 'Cancelled' && kind !== 'confirmation-undone') {
    // Who orders after all is asked anew.
    if (order.outcomes.at(-1) !== 'confirmed') order.outcomes = [];
  }
  if (status === 'Cancelled' && before.status !== 'Cancelled') order.cancelledFrom = before.status;
  const hasMoved = place !== before.place;
  if (hasMoved) noteDays(order);
  order.version += 1;
  record(state, order, {
    kind,
    by,
    ...(status !== before.status && { fromStatus: before.status, toStatus: status }),
    ...(hasMoved && { fromPlace: before.place, toPlace: place }),
  });
  return true;
}

function noteDays(order: Order): void {
  if (isInShop(order)) Object.assign(order, { left: false, handed: false });
  else if (order.place === 'delivered') order.handed = true;
  else if (order.place !== 'back') {
    order.handed = false;
    if (order.place === 'with-courier') order.left = true;
  }
}

const rowOf = ({ place, left, lines }: Order): Row => {
  if (place !== 'delivered') return place;
  if (lines.some(({ good, damaged }) => good + damaged > 0)) return 'delivered, and something came back';
  return left ? place : 'delivered, and nobody saw it leave';
};

function moveByHand(state: State, order: Order, status: Status, kind: string, by: string | null): boolean {
  const to = BY_HAND_TABLE[rowOf(order)][status];
  return move(state, order, { status, place: to === 'stays' ? order.place : to, kind, by });
}

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

const isOpen = ({ status }: Order) => status === 'Pending' || status === 'Processing';

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
  const isMeant = order.payment === 'card' || order.confirmation === 'confirmed' || unconfirmed;
  if (step === 'pack' && !isMeant) return refused('NOT_CONFIRMED');
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

export interface Edit {
  lines: { line?: number; product?: number; units: number }[];
  city: City;
  address: string;
  delivery: number | null;
  discount: number;
  version: number;
}

export function edit(state: State, id: string, wanted: Edit, by: string): Said {
  const order = orderOf(state, id);
  const canBe = isOpen(order) && isInShop(order) && order.tracking === null;
  const lines = editedLines(state, order, wanted);
  const unchanged =
    canBe &&
    lines !== null &&
    JSON.stringify(lines) === JSON.stringify(order.lines) &&
    wanted.city === order.city &&
    wanted.address === order.address &&
    (wanted.delivery ?? 'by city') === (order.delivery ?? 'by city') &&
    wanted.discount === order.discount;
  if (unchanged) return done();
  if (isStale(order, wanted.version)) return refused('CHANGED_MEANWHILE');
  if (openBooking(order) || !canBe) return refused('NOT_EDITABLE');
  if (lines === null) return refused('INVALID_INPUT');
  const { city, address, delivery, discount } = wanted;
  const before = order.place;
  Object.assign(order, { lines, city, address, delivery, discount, place: 'to-pack' });
  if (shelf(state).some((units) => units < 0)) return refused('OUT_OF_STOCK');
  if (discount > amountsOf(order).subtotal) return refused('INVALID_INPUT');
  order.version += 1;
  // What was packed is opened again.
  const opened = before === 'packed' ? { fromPlace: before, toPlace: 'to-pack' as const } : {};
  record(state, order, { kind: 'edited', by, ...opened });
  return done();
}

/** The lines that stay, in their order and at their price, then the new ones at the price of today; null for a wrong one. */
function editedLines(state: State, order: Order, wanted: Edit): Line[] | null {
  const units = new Map<Line, number>();
  const added = new Map<number, number>();
  for (const { line, product, units: more } of wanted.lines) {
    const kept = order.lines.find((one) =>
      line === undefined ? one.product === product : one.number === line,
    );
    if (kept) units.set(kept, (units.get(kept) ?? 0) + more);
    else if (product === undefined) return null;
    else added.set(product, (added.get(product) ?? 0) + more);
  }
  const kept = order.lines
    .filter((line) => units.has(line))
    .map((line) => ({ ...line, units: units.get(line) ?? 0 }));
  const last = Math.max(...order.lines.map(({ number }) => number));
  const fresh = [...added].map(([product, more], index) => {
    const price = state.products[product]?.price ?? 0;
    return { number: last + 1 + index, product, units: more, price, good: 0, damaged: 0 };
  });
  return [...kept, ...fresh];
}

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

export function writeNote(state: State, id: string, by: string): Said {
  record(state, orderOf(state, id), { kind: 'note', by });
  return done();
}

/** Cancels an order that nobody confirmed in time; what staff already work on, they mean. */
export function release(state: State, id: string): Said {
  const order = orderOf(state, id);
  const isWaiting = order.confirmation === 'unconfirmed' || order.confirmation === 'no-answer';
  const isUntouched = order.place === 'to-pack' && order.courier === null && !openBooking(order);
  if (order.status === 'Pending' && isWaiting && isUntouched) {
    moveByHand(state, order, 'Cancelled', 'released', null);
  }
  return onward;
}
