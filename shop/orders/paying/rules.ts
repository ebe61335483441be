/** Paying an order through a gateway (R417 to R423): who may pay, what stands on the order's page, when a gateway is asked. */
import { formatRupees } from '../../money.ts';
import { leftToPay } from '../payments/rules.ts';
import type { PaymentState } from '../payments/types.ts';
import type { OrderStatus, PaymentMethod } from '../rules.ts';

/** So many attempts one order may have; then the shopper calls. */
export const MOST_ATTEMPTS = 20;

/** An attempt is gone on with for so long (milliseconds): what lets a browser in at Safepay lives for an hour. */
const GONE_ON_WITH = 50 * 60_000;
/** JazzCash takes each reference once; within this time it is the same press of the button. */
const SAME_PRESS = 20_000;

const MINUTE = 60_000;

/**
 * How long after its beginning an attempt is asked about again (milliseconds): every minute at first, ever less often, and
 * not at all after two days.
 * @returns null where it is not asked any more
 */
export function pauseBeforeAsking(ageMs: number): number | null {
  if (ageMs < 15 * MINUTE) return MINUTE;
  if (ageMs < 120 * MINUTE) return 5 * MINUTE;
  return ageMs < 48 * 60 * MINUTE ? 60 * MINUTE : null;
}

/** An order as far as paying it goes; amounts in rupees. */
export interface PayableOrder {
  status: OrderStatus;
  paymentMethod: PaymentMethod;
  totalAmount: number;
  paidAmount: number;
}

/** What a shopper can pay through a gateway now, in rupees; 0 where there is nothing to pay this way. */
export function payableAmount(order: PayableOrder): number {
  const isOpen = order.status === 'Pending' || order.status === 'Processing';
  return isOpen && order.paymentMethod === 'card' ? leftToPay(order) : 0;
}

/** Whether a pending attempt is what the shopper begins now, so that a double click is one attempt. */
export function isSameAttempt(
  attempt: { gateway: string | null; amountPaisa: number; ageMs: number },
  wanted: { gateway: string; amountPaisa: number },
): boolean {
  if (attempt.gateway !== wanted.gateway || attempt.amountPaisa !== wanted.amountPaisa) return false;
  return attempt.ageMs < (wanted.gateway === 'jazzcash' ? SAME_PRESS : GONE_ON_WITH);
}

/** How the payment of an order stands, for its shopper. */
export interface PaymentStanding {
  kind: 'to-pay' | 'waiting' | 'failed' | 'paid' | 'to-refund' | 'refunded';
  heading: string;
  text: string;
}

interface StandingOf extends PayableOrder {
  /** Of the newest attempt; null before the first. */
  attempt: PaymentState | null;
  /** What is to go back, and what went back, in rupees. */
  toRefund: number;
  refunded: number;
  /** Until when it has to be paid; null where nobody cancels it for that. */
  payBy: string | null;
}

/** What is said of the payment of an order by card; null where there is nothing to say: of cash, or of one that is cancelled. */
export function standingOf(order: StandingOf): PaymentStanding | null {
  const { paymentMethod, attempt, toRefund, refunded, paidAmount, payBy } = order;
  if (paymentMethod !== 'card') return null;
  if (toRefund > 0) {
    return {
      kind: 'to-refund',
      heading: `${formatRupees(toRefund)} goes back to you`,
      text: 'We send your payment back, and write to you when it is on its way.',
    };
  }
  if (refunded > 0 && paidAmount === 0) {
    return { kind: 'refunded', heading: 'Paid back', text: `We sent ${formatRupees(refunded)} back to you.` };
  }
  const amount = payableAmount(order);
  if (amount === 0) {
    return paidAmount > 0
      ? { kind: 'paid', heading: 'Paid', text: `We have your ${formatRupees(paidAmount)}. Thank you.` }
      : null;
  }
  const kept = payBy === null ? '' : ` Until ${payBy} we keep your goods for you.`;
  if (attempt === 'pending') {
    return {
      kind: 'waiting',
      heading: 'Have you paid?',
      text: `We wait for the answer of your bank, which can take a few minutes. If you have not paid, try again.${kept}`,
    };
  }
  if (attempt === 'failed') {
    return {
      kind: 'failed',
      heading: 'The payment did not go through',
      text: `Please try again, or call us.${kept}`,
    };
  }
  return {
    kind: 'to-pay',
    heading: `${formatRupees(amount)} to pay`,
    text:
      payBy === null
        ? 'We pack your order once it is paid.'
        : `Please pay by ${payBy}: until then we keep your goods for you.`,
  };
}
