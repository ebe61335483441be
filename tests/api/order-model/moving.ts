import { everPaidFor } from './return-value.ts';
import {
  isHandedOver,
  isInShop,
  moneyOf,
  type Order,
  post,
  type State,
  shelf,
  toCollect,
  unitsOff,
} from './state.ts';
import { BY_HAND_TABLE, type Place, type Row, type Status } from './tables.ts';
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
  order.mostPaid = Math.max(order.mostPaid, everPaidFor(state, order));
  const owing = isHandedOver(order) && toCollect(order) > 0 ? order.courier : null;
  if (owing !== null) moneyOf(order, owing);
  for (const [courier, money] of Object.entries(order.money)) {
    const sold = courier === owing ? toCollect(order) : 0;
    post(state, 'due-from-courier', sold - money.sold);
    post(state, 'sales', money.sold - sold);
    money.sold = sold;
  }
}

/** @param versionSeen undefined compares nothing */
export const isStale = (order: Order, versionSeen: number | undefined) =>
  versionSeen !== undefined && versionSeen !== order.version;

export interface Count {
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
export function move(state: State, order: Order, { status, place, counts = [], kind, by }: Move): boolean {
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
    // Who orders after all is asked again.
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
  noteComingBack(order);
  if (isInShop(order)) Object.assign(order, { left: false, handed: false });
  else if (order.place === 'delivered') Object.assign(order, { handed: true, daysAgo: 0 });
  else if (order.place !== 'back') {
    order.handed = false;
    if (order.place === 'with-courier') order.left = true;
  }
}

/** Of what the customer had, nobody refused anything; of what is lost it stays as it was. */
function noteComingBack(order: Order): void {
  if (order.place === 'refused' || order.place === 'coming-back') order.cameBack = true;
  else if (order.place === 'back') order.cameBack = !order.handed;
  else if (order.place !== 'lost') order.cameBack = false;
}

const rowOf = ({ place, left, lines }: Order): Row => {
  if (place !== 'delivered') return place;
  if (lines.some(({ good, damaged }) => good + damaged > 0)) return 'delivered, and something came back';
  return left ? place : 'delivered, and nobody saw it leave';
};

export function moveByHand(
  state: State,
  order: Order,
  status: Status,
  kind: string,
  by: string | null,
): boolean {
  const to = BY_HAND_TABLE[rowOf(order)][status];
  return move(state, order, { status, place: to === 'stays' ? order.place : to, kind, by });
}

export const isOpen = ({ status }: Order) => status === 'Pending' || status === 'Processing';
