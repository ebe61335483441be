/**
 * Where the parcel of an order is, step by step, beside the status of the order (decision 090). Which step is possible
 * from where, what it makes of the status, and which units are on the shelf: all of it is decided here.
 */
import type { SoldLine } from '../../catalogue/stock/rules.ts';
import { formatRupees } from '../../money.ts';
import { awaitsPayment, dueBeforePacking } from '../payments/rules.ts';
import type { StaffOrder } from '../responses.ts';
import { type Fulfilment, HOLDS_STOCK, type OrderStatus } from '../rules.ts';

/** Orders that one request takes a step with. */
export const MOST_STEPS_AT_ONCE = 200;

/** Orders that can be chosen in the list, printed and exported together. */
export const MOST_CHOSEN = 500;

/** A parcel of half a ton is a typing error. */
export const HEAVIEST_PARCEL_GRAMS = 500_000;

/** All steps, in the order of a parcel's way. */
export const STEP_NAMES = [
  'pack',
  'unpack',
  'hand-over',
  'take-back',
  'send-out',
  'deliver',
  'refuse',
  'come-back',
  'count-in',
  'lose',
] as const;
export type Step = (typeof STEP_NAMES)[number];

interface StepRule {
  from: readonly Fulfilment[];
  to: Fulfilment;
  /** The status that the order has afterwards; null leaves it as it is. */
  status: OrderStatus | null;
}

/** Every step that there is. What is not listed here is not possible (decision 090). */
export const STEPS = {
  pack: { from: ['to-pack'], to: 'packed', status: 'Processing' },
  unpack: { from: ['packed'], to: 'to-pack', status: null },
  'hand-over': { from: ['packed'], to: 'with-courier', status: 'Processing' },
  'take-back': { from: ['with-courier'], to: 'packed', status: null },
  'send-out': { from: ['with-courier'], to: 'out-for-delivery', status: null },
  deliver: {
    from: ['with-courier', 'out-for-delivery', 'refused', 'coming-back', 'lost'],
    to: 'delivered',
    status: 'Delivered',
  },
  refuse: { from: ['with-courier', 'out-for-delivery'], to: 'refused', status: null },
  'come-back': {
    from: ['with-courier', 'out-for-delivery', 'refused', 'lost'],
    to: 'coming-back',
    status: null,
  },
  'count-in': {
    from: ['with-courier', 'out-for-delivery', 'refused', 'coming-back', 'lost'],
    to: 'back',
    status: 'Cancelled',
  },
  lose: {
    from: ['with-courier', 'out-for-delivery', 'refused', 'coming-back'],
    to: 'lost',
    status: 'Cancelled',
  },
} as const satisfies Record<Step, StepRule>;

/** What is said of an order in each state. */
export const FULFILMENT_LABELS = {
  'to-pack': 'To pack',
  packed: 'Packed',
  'with-courier': 'With courier',
  'out-for-delivery': 'Out for delivery',
  delivered: 'Delivered',
  refused: 'Refused at the door',
  'coming-back': 'Coming back',
  back: 'Back in the shop',
  lost: 'Lost',
} as const satisfies Record<Fulfilment, string>;

/** The order as far as its parcel goes. */
export type Parcel = Pick<
  StaffOrder,
  | 'number'
  | 'status'
  | 'paymentMethod'
  | 'totalAmount'
  | 'paidAmount'
  | 'advanceAmount'
  | 'confirmation'
  | 'fulfilment'
  | 'dispatchedAt'
  | 'courier'
  | 'items'
>;

/** Whether a step leads on from where the parcel is; what else it needs, `refusalOf` says. */
export function isPossible(step: Step, fulfilment: Fulfilment): boolean {
  const from: readonly Fulfilment[] = STEPS[step].from;
  return from.includes(fulfilment);
}

/** Whether the parcel is there already where the step leads: then repeating it changes nothing. */
export const isTaken = (step: Step, { fulfilment }: Pick<Parcel, 'fulfilment'>) =>
  STEPS[step].to === fulfilment;

/**
 * Why a step cannot be taken with an order, in one sentence; null when it can.
 * @param anyway whether an order that nobody confirmed, or that is to be paid first, is packed all the same
 */
export function refusalOf(
  step: Step,
  order: Parcel,
  anyway = false,
): { code: 'STEP_NOT_POSSIBLE' | 'NOT_CONFIRMED' | 'NOT_PAID'; message: string } | null {
  const { number, fulfilment, status, courier } = order;
  const refuse = (message: string) => ({ code: 'STEP_NOT_POSSIBLE' as const, message });
  if (isInShop(order) && status === 'Cancelled') return refuse(`Order ${number} is cancelled.`);
  if (!isPossible(step, fulfilment)) {
    return refuse(`Order ${number} is “${FULFILMENT_LABELS[fulfilment]}”: this step does not follow.`);
  }
  if (step === 'hand-over' && courier === null) {
    return refuse(`Order ${number} has no courier yet. Please choose the courier first.`);
  }
  if (step === 'pack' && needsConfirmation(order) && !anyway) {
    const message = `Order ${number} is paid in cash and nobody has confirmed it. Call first, or say that it is packed all the same.`;
    return { code: 'NOT_CONFIRMED', message };
  }
  if (step === 'pack' && awaitsPayment(order) && !anyway) {
    const paid = order.paidAmount === 0 ? 'nothing' : formatRupees(order.paidAmount);
    const message = `For order ${number}, ${formatRupees(dueBeforePacking(order))} should be paid first, and ${paid} has come. Ask for it, or say that it is packed all the same.`;
    return { code: 'NOT_PAID', message };
  }
  return null;
}

/** Whether somebody should call before the order is packed. */
function needsConfirmation({ paymentMethod, confirmation }: Parcel): boolean {
  return paymentMethod === 'cash' && confirmation !== 'confirmed';
}

/** The steps that can be taken with an order, in the order of a parcel's way. */
export function possibleSteps(order: Parcel): Step[] {
  return STEP_NAMES.filter((step) => refusalOf(step, order, true) === null);
}

/** The step that usually follows, which a scan or Enter takes; null where the parcel's way has ended. */
export function nextStep({ status, fulfilment }: Pick<Parcel, 'status' | 'fulfilment'>): Step | null {
  return status === 'Cancelled' && isInShop({ fulfilment }) ? null : NEXT[fulfilment];
}

const NEXT = {
  'to-pack': 'pack',
  packed: 'hand-over',
  'with-courier': 'deliver',
  'out-for-delivery': 'deliver',
  delivered: null,
  // What is refused, comes back or was lost is in somebody's hands when it is scanned in the shop.
  refused: 'count-in',
  'coming-back': 'count-in',
  back: null,
  lost: 'count-in',
} as const satisfies Record<Fulfilment, Step | null>;

/** Whether an order still waits to be packed. */
export const isToPack = ({ status, fulfilment }: Pick<Parcel, 'status' | 'fulfilment'>) =>
  fulfilment === 'to-pack' && status !== 'Cancelled';

/** Why the courier can no longer be chosen, in one sentence; null while the parcel is in the shop. */
export function whyCourierIsSettled(order: Parcel): string | null {
  if (!isInShop(order)) return `The parcel of order ${order.number} has left the shop.`;
  return order.status === 'Cancelled' ? `Order ${order.number} is cancelled.` : null;
}

/** Whether where the parcel is says more about an order than its status does. */
export function saysMoreThanStatus({ status, fulfilment }: Pick<Parcel, 'status' | 'fulfilment'>): boolean {
  return fulfilment === 'delivered' ? status !== 'Delivered' : fulfilment !== 'to-pack';
}

/** Whether the parcel has not left the shop. */
export const isInShop = ({ fulfilment }: Pick<Parcel, 'fulfilment'>) =>
  fulfilment === 'to-pack' || fulfilment === 'packed';

/** Whether some units of an order came back and were counted in. */
const hasReturned = ({ items }: Pick<Parcel, 'items'>) =>
  items.some(({ returnedGood, returnedDamaged }) => returnedGood + returnedDamaged > 0);

/** Whether the customer got the parcel, also when all of it came back later: then a cash order is paid. */
export function wasHandedOver({
  status,
  fulfilment,
  deliveredAt,
}: Pick<StaffOrder, 'status' | 'fulfilment' | 'deliveredAt'>): boolean {
  return status === 'Delivered' || (fulfilment === 'back' && deliveredAt !== null);
}

/** What fulfilment becomes when the status of an order is set by hand (R174, decision 090). */
export function fulfilmentAfterStatus(order: Parcel, status: OrderStatus): Fulfilment {
  const { fulfilment } = order;
  if (fulfilment === 'back' || fulfilment === 'lost') return fulfilment;
  if (status === 'Delivered') return 'delivered';
  // Nobody saw the parcel leave: the status alone says where the units are, as it does without fulfilment.
  if (order.dispatchedAt === null && !hasReturned(order)) {
    return status === 'Processing' && isInShop(order) ? fulfilment : 'to-pack';
  }
  if (status === 'Cancelled') return fulfilment === 'refused' ? fulfilment : 'coming-back';
  return fulfilment === 'delivered' && !hasReturned(order) ? 'with-courier' : fulfilment;
}

type Line = Pick<StaffOrder['items'][number], '_id' | 'name' | 'quantity' | 'returnedGood'>;

/**
 * How many units of a line are not on the shelf: held for the order, on the way, with the customer, damaged or lost.
 * Every change of an order moves the stock by the difference of this number, so no unit is ever counted twice.
 */
export function unitsOffShelf(order: Pick<Parcel, 'status' | 'fulfilment'>, line: Line): number {
  if (isInShop(order)) return HOLDS_STOCK[order.status] ? line.quantity : 0;
  return line.quantity - line.returnedGood;
}

type Moving = Pick<Parcel, 'status' | 'fulfilment'> & { items: readonly Line[] };

/** The units that a change of an order gives back to the shelf, and those that it takes from it, by line. */
export function stockMovesOf(
  before: Moving,
  after: Moving,
): { given: SoldLine[]; taken: (SoldLine & { name: string })[] } {
  const moved = before.items.map((line, index) => {
    const units = unitsOffShelf(after, after.items[index] ?? line) - unitsOffShelf(before, line);
    return { _id: line._id, name: line.name, units };
  });
  return {
    given: moved.flatMap(({ _id, units }) => (units < 0 ? [{ _id, quantity: -units }] : [])),
    taken: moved.flatMap(({ _id, name, units }) => (units > 0 ? [{ _id, name, quantity: units }] : [])),
  };
}

/** What of a line came back, all in all: whole units go onto the shelf again, damaged ones are written off. */
export interface CountedLine {
  lineNumber: number;
  good: number;
  damaged: number;
}

/** Everything that is still outside, counted in as whole. */
export function allWhole({ items }: Pick<Parcel, 'items'>): CountedLine[] {
  return items.map(({ lineNumber, quantity, returnedDamaged }) => ({
    lineNumber,
    good: quantity - returnedDamaged,
    damaged: returnedDamaged,
  }));
}

/**
 * What is wrong with a count: of each line it says how much came back all in all, so it never goes down, and never above
 * what was sent.
 * @returns one sentence, or null
 */
export function faultOfCount(
  { items }: Pick<Parcel, 'items'>,
  counted: readonly CountedLine[],
): string | null {
  const numbers = counted.map(({ lineNumber }) => lineNumber);
  if (new Set(numbers).size < numbers.length) return 'Each line is counted once.';
  for (const { lineNumber, good, damaged } of counted) {
    const line = items.find((each) => each.lineNumber === lineNumber);
    if (!line) return 'The order does not have this line.';
    if (good + damaged > line.quantity) {
      return `Of ${line.name}, ${line.quantity} ${line.quantity === 1 ? 'was' : 'were'} sent: no more can come back.`;
    }
    if (good < line.returnedGood || damaged < line.returnedDamaged) {
      return `Of ${line.name}, ${line.returnedGood} whole and ${line.returnedDamaged} damaged have been counted in already.`;
    }
  }
  return null;
}

/** The lines of an order after a count; those that were not counted stay as they are. */
export function withCount<T extends StaffOrder['items'][number]>(
  items: readonly T[],
  counted: readonly CountedLine[],
): T[] {
  return items.map((line) => {
    const count = counted.find(({ lineNumber }) => lineNumber === line.lineNumber);
    return count ? { ...line, returnedGood: count.good, returnedDamaged: count.damaged } : line;
  });
}

/** Whether lines can come back alone: the customer has the parcel, or something was missing when it was counted in. */
export function canReturnLines({ fulfilment }: Pick<Parcel, 'fulfilment'>): boolean {
  return fulfilment === 'delivered' || fulfilment === 'back';
}

/** Where the parcel is after lines came back alone: once nothing of it is with the customer it is back in the shop. */
export function afterReturn({ fulfilment, items }: Pick<Parcel, 'fulfilment' | 'items'>): {
  to: Fulfilment;
  status: OrderStatus | null;
} {
  const allBack = items.every(
    ({ quantity, returnedGood, returnedDamaged }) => returnedGood + returnedDamaged === quantity,
  );
  return allBack && fulfilment === 'delivered'
    ? { to: 'back', status: 'Cancelled' }
    : { to: fulfilment, status: null };
}
