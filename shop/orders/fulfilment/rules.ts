/**
 * Where the parcel of an order is, step by step, beside the status of the order (decision 090). Which step is possible
 * from where, and what it makes of the status, is decided here; which units are on the shelf, in stock.ts.
 */
import type { SaidState } from '../../couriers/rules.ts';
import { formatRupees } from '../../money.ts';
import { awaitsPayment, dueBeforePacking } from '../payments/rules.ts';
import type { StaffOrder } from '../responses.ts';
import type { Fulfilment, OrderStatus } from '../rules.ts';
import { hasReturned } from './counting/rules.ts';

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

/** Steps before which a rule, or a block of the mobile, is looked at: behind them the parcel is on its way. */
export const LEAVING_STEPS: ReadonlySet<Step> = new Set(['pack', 'hand-over']);

/** Whether somebody should call before the order is packed. */
function needsConfirmation({ paymentMethod, confirmation }: Parcel): boolean {
  return paymentMethod === 'cash' && confirmation !== 'confirmed';
}

/** The steps that can be taken with an order, in the order of a parcel's way. */
export function possibleSteps(order: Parcel): Step[] {
  return STEP_NAMES.filter((step) => refusalOf(step, order, true) === null);
}

/** The step that usually follows, which a scan or Enter takes; null where the parcel's way has ended. */
export function nextStep(order: Pick<StaffOrder, 'status' | 'fulfilment' | 'courierSays'>): Step | null {
  if (order.status === 'Cancelled' && isInShop(order)) return null;
  return stepCourierSays(order) ?? NEXT[order.fulfilment];
}

const SAID_STEPS = {
  DELIVERED: 'deliver',
  RETURNING: 'come-back',
  // It is in the shop, or ought to be: anyone who has it counts it in.
  RETURNED: 'count-in',
} as const satisfies Record<SaidState, Step>;

/** The step that what the courier says calls for; null where the parcel is there already, and where it says nothing. */
export function stepCourierSays({
  fulfilment,
  courierSays,
}: Pick<StaffOrder, 'fulfilment' | 'courierSays'>): (typeof SAID_STEPS)[SaidState] | null {
  if (courierSays === null) return null;
  const step = SAID_STEPS[courierSays];
  return isPossible(step, fulfilment) ? step : null;
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

/** Whether anything goes out for an order: nothing is printed for the parcel of another. */
export const isToSend = ({ status }: Pick<Parcel, 'status'>) => status !== 'Cancelled';

/** Whether an order still waits to be packed. */
export const isToPack = (order: Pick<Parcel, 'status' | 'fulfilment'>) =>
  order.fulfilment === 'to-pack' && isToSend(order);

/** Whether money should come before the parcel, which is still in the shop, goes out. */
export const isToBePaid = (order: Parcel) => isToSend(order) && isInShop(order) && awaitsPayment(order);

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

/**
 * What the products of an order weigh together in grams (R545), where that of each is known.
 * @param weights grams by product id @returns null where one is not known, or the order has no lines
 */
export function weighLines(
  lines: readonly { _id: string | null; quantity: number }[],
  weights: ReadonlyMap<string, number>,
): number | null {
  const known = lines.map(({ _id, quantity }) => {
    const grams = _id === null ? undefined : weights.get(_id);
    return grams === undefined ? null : grams * quantity;
  });
  return known.length === 0 || known.includes(null)
    ? null
    : known.reduce<number>((sum, grams) => sum + (grams ?? 0), 0);
}

/** What is known of the weight of an order's parcel, in grams. */
interface KnownWeights {
  /** As staff weighed it. */
  weighed: number | null;
  /** As the courier was told when it was booked. */
  booked: number | null;
  /** Of its products together. */
  products: number | null;
}

/** The weight that stands on a parcel's label (R628): what was weighed before what the courier was told, and that before a sum. */
export function labelWeight({ weighed, booked, products }: KnownWeights): number | null {
  return weighed ?? booked ?? products;
}
