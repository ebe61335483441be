/**
 * What a customer sends back, from the call to the money (decision 096): which step follows from where, who may take it,
 * and which units may be asked for. What comes back is counted by the fulfilment's rules, so that no unit is counted twice.
 */

import { dayOfShop } from '../../dates.ts';
import { formatRupees, toPaisa } from '../../money.ts';
import type { CountedLine } from '../fulfilment/counting/rules.ts';
import { faultOfPaidOn } from '../payments/rules.ts';
import type { PaymentWay } from '../payments/types.ts';
import type { StaffOrder } from '../responses.ts';
import type { ReturnDays, ReturnOutcome, ReturnReason, ReturnState } from './types.ts';

/** Every step that there is. What is not listed here is not possible (decision 096). */
export const RETURN_STEPS = {
  approve: { from: ['asked'], to: 'expected' },
  decline: { from: ['asked'], to: 'declined' },
  /** The customer keeps it. */
  cancel: { from: ['asked', 'expected'], to: 'cancelled' },
  /** From `asked` it is approved at the counter. */
  receive: { from: ['asked', 'expected'], to: 'received' },
  inspect: { from: ['received'], to: 'inspected' },
  refund: { from: ['inspected'], to: 'settled' },
  exchange: { from: ['inspected'], to: 'settled' },
  /** An exchange for less: the rest of the value is still to refund. */
  'exchange-part': { from: ['inspected'], to: 'inspected' },
  close: { from: ['inspected'], to: 'settled' },
  /** Its refund was taken back, its exchange cancelled, or it was closed by mistake. */
  reopen: { from: ['settled'], to: 'inspected' },
} as const satisfies Record<string, { from: readonly ReturnState[]; to: ReturnState }>;
export type ReturnStep = keyof typeof RETURN_STEPS;

/** The steps that somebody takes as such; the others are taken by a refund or an exchange. */
export const HAND_STEPS = ['approve', 'decline', 'cancel', 'receive', 'inspect', 'close', 'reopen'] as const;
export type HandStep = (typeof HAND_STEPS)[number];

/** What is said of a return in each state. */
export const RETURN_LABELS = {
  asked: 'Asked',
  expected: 'Expected',
  received: 'To inspect',
  inspected: 'To refund',
  settled: 'Settled',
  declined: 'Declined',
  cancelled: 'Cancelled',
} as const satisfies Record<ReturnState, string>;

/** Why something comes back: whose fault that is, and so which of the shop's two periods counts (R13). */
export const RETURN_REASONS = {
  'changed-mind': { label: 'Changed their mind', isOurFault: false },
  damaged: { label: 'Came damaged', isOurFault: true },
  faulty: { label: 'Faulty', isOurFault: true },
  'wrong-item': { label: 'Not what was ordered', isOurFault: true },
  other: { label: 'Something else', isOurFault: false },
} as const satisfies Record<ReturnReason, { label: string; isOurFault: boolean }>;

export const REFUND_WAY_LABELS = {
  cash: 'Cash',
  bank: 'Bank transfer',
  wallet: 'Easypaisa or JazzCash',
  card: 'Back to the card',
} as const satisfies Record<PaymentWay, string>;

/** Returns a page of the list. */
export const RETURNS_PAGE_SIZE = 20;

/** Whether a step leads on from a state; what else it needs, `refusalOfStep` says. */
export function isStepOf(step: ReturnStep, state: ReturnState): boolean {
  const from: readonly ReturnState[] = RETURN_STEPS[step].from;
  return from.includes(state);
}

const DAY_MS = 86_400_000;
/** The number of a day of the shop. Pakistan does not change its clocks. */
const dayNumber = (iso: string) => Date.parse(dayOfShop(iso)) / DAY_MS;

/**
 * How many of the shop's days lie between the delivery and when the return was asked for.
 * @param deliveredAt ISO time; null of orders whose delivery nobody recorded
 */
export function daysSinceDelivery(deliveredAt: string | null, askedAt: string): number | null {
  return deliveredAt === null ? null : Math.max(0, dayNumber(askedAt) - dayNumber(deliveredAt));
}

/** Which of the shop's periods a return was asked in: "Within 14 days". */
export function describePeriod(days: number | null, { changedMind, faulty }: ReturnDays): string {
  if (days === null) return 'Day of delivery not known';
  const limit = [changedMind, faulty].toSorted((one, other) => one - other).find((most) => days <= most);
  return limit === undefined ? `After ${Math.max(changedMind, faulty)} days` : `Within ${limit} days`;
}

/** Whether the period of its reason was over when it was asked for: then it is a manager's goodwill. */
export function isLate(reason: ReturnReason, days: number | null, periods: ReturnDays): boolean {
  if (days === null) return true;
  return days > (RETURN_REASONS[reason].isOurFault ? periods.faulty : periods.changedMind);
}

/** A return as far as its steps go. */
export interface ReturnStanding {
  state: ReturnState;
  reason: ReturnReason;
  /** See `daysSinceDelivery`. */
  days: number | null;
  outcome: ReturnOutcome | null;
  /** Whether the order that was taken instead is cancelled. */
  isExchangeCancelled: boolean;
}

interface StepBy {
  step: HandStep;
  /** What was typed with it. */
  note: string;
  isManager: boolean;
}

/** Why a step cannot be taken with a return, in one sentence, and the field or code of it; null when it can. */
export function refusalOfStep(
  { step, note, isManager }: StepBy,
  standing: ReturnStanding,
  periods: ReturnDays,
): { code: 'STEP_NOT_POSSIBLE' | 'FORBIDDEN' | 'INVALID_INPUT'; message: string } | null {
  const { state, reason, days, outcome, isExchangeCancelled } = standing;
  const refuse = (message: string) => ({ code: 'STEP_NOT_POSSIBLE' as const, message });
  if (!isStepOf(step, state)) {
    return refuse(`The return is “${RETURN_LABELS[state]}”: this step does not follow.`);
  }
  if (step === 'reopen' && outcome === 'refunded') {
    return refuse('The money was given back. Take the refund back first, and the return is open again.');
  }
  if (step === 'reopen' && outcome === 'exchanged' && !isExchangeCancelled) {
    return refuse('Cancel the order that was taken instead first.');
  }
  const isApproved = step === 'approve' || (step === 'receive' && state === 'asked');
  if (isApproved && isLate(reason, days, periods)) {
    const late = `${describePeriod(days, periods)}, for “${RETURN_REASONS[reason].label}”: the return policy is over.`;
    if (!isManager)
      return { code: 'FORBIDDEN', message: `${late} Only a Shop Manager may take it all the same.` };
    if (note === '')
      return { code: 'INVALID_INPUT', message: `${late} Please say why it is taken all the same.` };
  }
  if (step === 'decline' && note === '') {
    return { code: 'INVALID_INPUT', message: 'Please say why it is declined, for the customer’s next call.' };
  }
  return null;
}

/** Units of a line of an order. */
export interface LineUnits {
  lineNumber: number;
  units: number;
}

type Line = Pick<
  StaffOrder['items'][number],
  'lineNumber' | 'name' | 'quantity' | 'returnedGood' | 'returnedDamaged'
>;

const unitsOn = (lineNumber: number, lines: readonly LineUnits[]) =>
  lines.reduce((sum, line) => (line.lineNumber === lineNumber ? sum + line.units : sum), 0);

/**
 * How many units of a line can still be asked for: those that are with the customer, and in no return that is open.
 * @param reserved lines of the order's returns that are asked for, expected or received
 */
export function unitsToAskFor(line: Line, reserved: readonly LineUnits[]): number {
  const { lineNumber, quantity, returnedGood, returnedDamaged } = line;
  return Math.max(0, quantity - returnedGood - returnedDamaged - unitsOn(lineNumber, reserved));
}

/** What is wrong with the lines that a return asks for, in one sentence; null when nothing is. */
export function faultOfAsked(
  items: readonly Line[],
  reserved: readonly LineUnits[],
  asked: readonly LineUnits[],
): string | null {
  if (new Set(asked.map(({ lineNumber }) => lineNumber)).size < asked.length) return 'Each line stands once.';
  for (const { lineNumber, units } of asked) {
    const line = items.find((each) => each.lineNumber === lineNumber);
    if (!line) return 'The order does not have this line.';
    const most = unitsToAskFor(line, reserved);
    if (units > most)
      return `Of ${line.name}, ${most === 0 ? 'none' : `only ${most}`} can still be returned.`;
  }
  return null;
}

/**
 * What is wrong with counting lines in directly while returns are open: their units come in by their inspection alone.
 * @param counted all in all, as `faultOfCount` takes it
 */
export function faultOfReserved(
  items: readonly Line[],
  reserved: readonly LineUnits[],
  counted: readonly CountedLine[],
): string | null {
  for (const { lineNumber, good, damaged } of counted) {
    const line = items.find((each) => each.lineNumber === lineNumber);
    const units = unitsOn(lineNumber, reserved);
    const isMore = line && good + damaged > line.returnedGood + line.returnedDamaged;
    if (line && isMore && good + damaged + units > line.quantity) {
      return `${units} of ${line.name} ${units === 1 ? 'is' : 'are'} in an open return: inspect that return instead.`;
    }
  }
  return null;
}

/** What an inspection found of a line that was asked for. */
export interface InspectedLine {
  lineNumber: number;
  good: number;
  damaged: number;
}

/** What is wrong with an inspection; each line of the return is counted, and never above what was asked for. */
export function faultOfInspection(
  asked: readonly LineUnits[],
  found: readonly InspectedLine[],
): string | null {
  const numbers = found.map(({ lineNumber }) => lineNumber);
  const isEach =
    asked.length === numbers.length && asked.every(({ lineNumber }) => numbers.includes(lineNumber));
  if (!isEach) return 'Each line of the return is counted, once.';
  const isMore = found.some(({ lineNumber, good, damaged }) => good + damaged > unitsOn(lineNumber, asked));
  return isMore ? 'More came back than this return asks for: open another return for the rest.' : null;
}

/**
 * What is wrong with a refund, and with which field; null when nothing is.
 * @param left what may still go back (rupees)
 * @param now ISO time
 */
export function faultOfRefund(
  { amount, way, paidOn }: { amount: number; way: PaymentWay; paidOn: string },
  { number, paymentMethod, createdAt }: Pick<StaffOrder, 'number' | 'paymentMethod' | 'createdAt'>,
  left: number,
  now: string,
): { field: 'amount' | 'way' | 'paidOn'; message: string } | null {
  if (toPaisa(amount) > toPaisa(left)) {
    const message = left === 0 ? 'nothing can' : `at most ${formatRupees(left)} can still`;
    return { field: 'amount', message: `Of what was paid for order ${number}, ${message} be given back.` };
  }
  if (way === 'card' && paymentMethod !== 'card') {
    return { field: 'way', message: 'The order was paid in cash: there is no card to give it back to.' };
  }
  const message = faultOfPaidOn(paidOn, createdAt, now);
  return message === null ? null : { field: 'paidOn', message };
}
