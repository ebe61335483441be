/** Whose money a credit of the bank's statement is: said by the order's number in its text, and by its amount (R449). */
import { formatRupees, toPaisa, toRupees } from '../../../money.ts';
import { isInShop } from '../../../orders/fulfilment/rules.ts';
import { dueByBankApp } from '../../../orders/page/rules.ts';
import { faultOfPayment, leftToPay } from '../../../orders/payments/rules.ts';
import type { StaffOrder } from '../../../orders/responses.ts';

/** What a credit comes to. Staff tick what matches; the rest they look at themselves. */
export const TRANSFER_VERDICTS = {
  matches: 'Matches',
  differs: 'Another amount',
  'paid-already': 'Paid already',
  noted: 'Noted already',
  twice: 'Twice in it',
  'not-awaited': 'Not awaited',
  several: 'Several orders',
  unknown: 'No order found',
} as const;
export type TransferVerdict = keyof typeof TRANSFER_VERDICTS;

/** Money that came into the bank, as a line of its statement says it. */
export interface Credit {
  /** As a spreadsheet numbers its rows. */
  row: number;
  /** As 2026-08-31. */
  paidOn: string;
  amountPaisa: number;
  narration: string;
  /** The bank's own number of the transfer; empty where the statement has none. */
  reference: string;
}

/** An order as far as a credit may be for it; amounts in rupees. */
export type PayableOrder = Pick<
  StaffOrder,
  | '_id'
  | 'number'
  | 'version'
  | 'status'
  | 'fulfilment'
  | 'paymentMethod'
  | 'totalAmount'
  | 'paidAmount'
  | 'advanceAmount'
  | 'createdAt'
>;

/** Days, times and amounts, in which numbers stand that are no order's. */
const NO_NUMBERS = [
  /\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b/g,
  /\b\d{4}-\d{1,2}-\d{1,2}\b/g,
  /\b\d{1,2}[\s-]?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[\s,-]*\d{2,4}\b/gi,
  /\b\d{1,2}:\d{2}(?::\d{2})?\b/g,
  /\b(?:rs|pkr)\b\.?\s*[\d,]+(?:\.\d+)?/gi,
];

/** Stands alone, or behind the word that people write before it: `1042`, `#1042`, `order1042`, `Order No. 1042`. */
const ORDER_NUMBER =
  /(?<![\p{L}\p{N}])(?:(?:order|ord|no|ref|saman)[\s.:#-]*)*#?([1-9]\d{3,8})(?![\p{L}\p{N}])/giu;

/** The numbers in a text that may be those of orders, each once. */
export function numbersIn(text: string): number[] {
  const bare = NO_NUMBERS.reduce((rest, pattern) => rest.replace(pattern, ' '), text);
  return [...new Set([...bare.matchAll(ORDER_NUMBER)].map(([, digits]) => Number(digits)))];
}

const textOf = ({ narration, reference }: Credit) => `${narration} ${reference}`;

/** The numbers of orders that a credit may be for. */
export const numbersOf = (credit: Credit) => numbersIn(textOf(credit));

const LONGEST_NUMBER = 100;

/** What banks write where they have no number. */
const NO_NUMBER = /^(?:[-–0\s]*|n\/?a|nil)$/i;

/** Few digits alone come again: a cheque, a counter, the order that the customer wrote. */
const SHORT_NUMBER = /^#?\d{1,9}$/;

/**
 * The number under which a transfer is noted, once: the bank's own; where that does not stand for one transfer, with its day
 * and its text. It is the same when the statement comes again.
 */
export function transferNumberOf({ reference, narration, paidOn }: Credit): string {
  const own = NO_NUMBER.test(reference) ? '' : reference;
  const text = own === '' || SHORT_NUMBER.test(own) ? `${paidOn} ${own} ${narration}` : own;
  return text.replace(/\s+/g, ' ').slice(0, LONGEST_NUMBER).trim();
}

interface Known {
  /** The orders that the credit's text names. */
  orders: readonly PayableOrder[];
  /** The number of the order that the transfer is noted for; null where it is not. */
  notedFor: number | null;
  /** The earlier row of the statement with the same number of the transfer; null where there is none. */
  earlier: number | null;
  /** ISO time. */
  now: string;
}

export interface JudgedCredit {
  verdict: TransferVerdict;
  /** One sentence; null where all is well. */
  detail: string | null;
  order: PayableOrder | null;
}

/** Says whose money a credit is. Only what names one order and is exactly what is due of it matches. */
export function judgeCredit(credit: Credit, { orders, notedFor, earlier, now }: Known): JudgedCredit {
  const named = orders[0] ?? null;
  if (notedFor !== null) {
    const order = orders.find(({ number }) => number === notedFor) ?? null;
    return { verdict: 'noted', detail: `This transfer is noted for order ${notedFor} already.`, order };
  }
  if (earlier !== null) {
    return { verdict: 'twice', detail: `Row ${earlier} has the same number of the transfer.`, order: named };
  }
  if (named === null) {
    const detail = 'Its text names no order. Search the orders for the customer’s name.';
    return { verdict: 'unknown', detail, order: null };
  }
  const paid = orders.filter((order) => isDue(order, credit.amountPaisa));
  const [order = named, another] = paid;
  if (another) {
    const numbers = paid.map(({ number }) => number).join(', ');
    return { verdict: 'several', detail: `It may be for orders ${numbers}.`, order: null };
  }
  const notDue = paid.length > 0 ? null : whyNotDue(order, credit.amountPaisa);
  if (notDue) return { ...notDue, order };
  const payment = { amount: toRupees(credit.amountPaisa), paidOn: credit.paidOn };
  const fault = faultOfPayment(payment, order, now);
  return fault
    ? { verdict: 'not-awaited', detail: fault.message, order }
    : { verdict: 'matches', detail: null, order };
}

/** Whether exactly this is due: the advance, or all that is left. Once the parcel has left the courier collects it. */
function isDue(order: PayableOrder, paisa: number): boolean {
  const due = dueByBankApp(order);
  return due > 0 && (paisa === toPaisa(due) || paisa === toPaisa(leftToPay(order)));
}

function whyNotDue(order: PayableOrder, paisa: number): Pick<JudgedCredit, 'verdict' | 'detail'> {
  const { number, status } = order;
  const left = leftToPay(order);
  if (status === 'Cancelled') {
    return { verdict: 'not-awaited', detail: `Order ${number} is cancelled: the money goes back.` };
  }
  if (left === 0) return { verdict: 'paid-already', detail: `Nothing is left to pay of order ${number}.` };
  if (!isInShop(order) || status === 'Delivered') {
    const detail = `The parcel of order ${number} has left: its courier collects ${formatRupees(left)}.`;
    return { verdict: 'not-awaited', detail };
  }
  const due = dueByBankApp(order);
  const asked = due < left ? `${formatRupees(due)} in advance, or ${formatRupees(left)}` : formatRupees(left);
  return {
    verdict: 'differs',
    detail: `${formatRupees(toRupees(paisa))} came; of order ${number}, ${asked} is due.`,
  };
}

/** Credits that are noted at once. */
export const MOST_TRANSFERS = 200;
