/**
 * What of an order is paid before its parcel's cash, what is still to be paid, and what has to go back; and the money that
 * staff note (decision 101).
 */
import { dayOfShop } from '../../dates.ts';
import { formatRupees, toPaisa, toRupees } from '../../money.ts';
import type { Account } from '../../payments/ledger/rules.ts';
import type { StaffOrder } from '../responses.ts';
import type { OrderStatus, PaymentMethod } from '../rules.ts';
import type { PaymentState, PaymentWay } from './types.ts';

/** An order as far as its payment goes; amounts in rupees. */
export interface PaymentOf {
  paymentMethod: PaymentMethod;
  totalAmount: number;
  /** What the shop has for it by other ways than its courier. */
  paidAmount: number;
}

/** What of an order is still to be paid, in rupees. */
export function leftToPay({ totalAmount, paidAmount }: Omit<PaymentOf, 'paymentMethod'>): number {
  return toRupees(Math.max(0, toPaisa(totalAmount) - toPaisa(paidAmount)));
}

/** The cash that is collected at the door, in rupees: what is still to be paid of a cash order, and nothing of others. */
export function cashToCollect(order: PaymentOf): number {
  return order.paymentMethod === 'cash' ? leftToPay(order) : 0;
}

/** What of an order is asked for before its parcel is packed, in rupees: all of a card order, the advance of a cash order. */
export function dueBeforePacking(order: PaymentOf & { advanceAmount: number }): number {
  const { paymentMethod, totalAmount, advanceAmount } = order;
  return paymentMethod === 'card' ? totalAmount : Math.min(advanceAmount, totalAmount);
}

/** Whether money has to come before the parcel is packed. The column `awaits_payment` says the same. */
export function awaitsPayment(order: PaymentOf & { advanceAmount: number }): boolean {
  return toPaisa(order.paidAmount) < toPaisa(dueBeforePacking(order));
}

/** What of what was paid has to go back, in rupees: what is above the total. The column `to_refund_paisa` says the same. */
export function toRefund(
  order: Omit<PaymentOf, 'paymentMethod'> & { status: OrderStatus; deliveredAt: string | null },
): number {
  const { status, deliveredAt, totalAmount, paidAmount } = order;
  const isKept = status !== 'Cancelled' || deliveredAt !== null;
  return toRupees(Math.max(0, toPaisa(paidAmount) - (isKept ? toPaisa(totalAmount) : 0)));
}

/** Amounts as they are written below a total. */
export type AmountRows = [name: string, amount: string][];

/** What is paid of a total already; nothing before any of it is. */
export function paidRows({ paidAmount }: Pick<PaymentOf, 'paidAmount'>): AmountRows {
  return paidAmount > 0 ? [['Paid already', formatRupees(paidAmount)]] : [];
}

/** What follows the total: what is paid of it already, and what is still to be paid in which way. */
export function paymentRows(order: PaymentOf): AmountRows {
  const left = leftToPay(order);
  return [
    ...paidRows(order),
    ...(left > 0 ? [[TO_PAY[order.paymentMethod], formatRupees(left)] as [string, string]] : []),
  ];
}

const TO_PAY = { cash: 'To pay in cash', card: 'To pay by card' } as const satisfies Record<
  PaymentMethod,
  string
>;

export const PAYMENT_WAY_LABELS = {
  cash: 'Cash',
  bank: 'Bank transfer',
  wallet: 'Easypaisa or JazzCash',
  card: 'Card',
} as const satisfies Record<PaymentWay, string>;

export const PAYMENT_STATE_LABELS = {
  pending: 'Not known yet',
  paid: 'Paid',
  failed: 'Failed',
  expired: 'Expired',
  undone: 'Undone',
} as const satisfies Record<PaymentState, string>;

/** A payment or a refund is at most this (rupees); larger is a typing error. */
export const LARGEST_PAYMENT = 100_000_000;

/** Where the money of a payment or a refund is. @param gateway who took it for the shop, and still has it */
export function accountOf(way: PaymentWay, gateway: string | null = null): Account {
  if (gateway !== null) return 'due-from-gateway';
  return way === 'cash' ? 'cash' : 'bank';
}

/** What is wrong with a payment that staff note, and with which field; null when nothing is. @param now ISO time */
export function faultOfPayment(
  { amount, paidOn }: { amount: number; paidOn: string },
  order: PaymentOf & Pick<StaffOrder, 'number' | 'createdAt'>,
  now: string,
): { field: 'amount' | 'paidOn'; message: string } | null {
  const left = leftToPay(order);
  if (toPaisa(amount) > toPaisa(left)) {
    const most = left === 0 ? 'nothing is left to pay' : `only ${formatRupees(left)} is left to pay`;
    return { field: 'amount', message: `Of order ${order.number}, ${most}.` };
  }
  const message = faultOfPaidOn(paidOn, order.createdAt, now);
  return message === null ? null : { field: 'paidOn', message };
}

/** Why money for an order cannot have come or gone on a day, in one sentence; null when it can. */
export function faultOfPaidOn(paidOn: string, createdAt: string, now: string): string | null {
  if (paidOn > dayOfShop(now)) return 'This day is still to come.';
  return paidOn < dayOfShop(createdAt) ? 'The order was placed later than this day.' : null;
}

/** Why no advance can be asked for, in one sentence; null when it can. @param amount rupees; 0 asks for none any more */
export function whyNoAdvance(
  { number, status, paymentMethod, fulfilment, totalAmount }: AskedOrder,
  amount: number,
): string | null {
  if (status === 'Cancelled') return `Order ${number} is cancelled.`;
  if (paymentMethod === 'card') return `Order ${number} is paid by card: all of it comes first.`;
  if (fulfilment !== 'to-pack') return `Order ${number} is packed already.`;
  if (toPaisa(amount) > toPaisa(totalAmount)) {
    return `Order ${number} comes to ${formatRupees(totalAmount)}: an advance is at most that.`;
  }
  return null;
}

type AskedOrder = Pick<
  StaffOrder,
  'number' | 'status' | 'paymentMethod' | 'fulfilment' | 'totalAmount' | 'advanceAmount'
>;

/** Whether an advance can be asked for. */
export const canAskAdvance = (order: AskedOrder) => whyNoAdvance(order, 0) === null;
