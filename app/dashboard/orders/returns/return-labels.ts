import { formatRupees } from '../../../../shop/money.ts';
import type { OrderReturn } from '../../../../shop/orders/returns/responses.ts';
import type { HandStep } from '../../../../shop/orders/returns/rules.ts';
import type { ReturnState } from '../../../../shop/orders/returns/types.ts';

/** The words on the button of a step. */
export const RETURN_STEP_LABELS = {
  approve: 'Approve',
  decline: 'Decline …',
  cancel: 'The customer keeps it',
  receive: 'It has arrived',
  inspect: 'Inspect …',
  close: 'Close without money …',
  reopen: 'Open it again',
} as const satisfies Record<HandStep, string>;

/** The steps of each state that staff take by a button, the usual one first. */
export const STEPS_OF = {
  asked: ['approve', 'receive', 'decline', 'cancel'],
  expected: ['receive', 'cancel'],
  received: ['inspect'],
  inspected: ['close'],
  settled: ['reopen'],
  declined: [],
  cancelled: [],
} as const satisfies Record<ReturnState, readonly HandStep[]>;

interface SettledReturn extends Pick<OrderReturn, 'outcome' | 'exchange'> {
  /** Of what came back, in rupees. */
  value: number | null;
  /** What of it was given back. */
  refunded: number;
}

/** What became of a return that is settled; of money that went back, how much where it was not all. */
export function describeOutcome({ outcome, exchange, value, refunded }: SettledReturn): string {
  if (outcome === 'refunded') {
    return value === null || refunded >= value
      ? 'Money given back'
      : `${formatRupees(refunded)} of ${formatRupees(value)} given back`;
  }
  if (outcome === 'exchanged') return exchange ? `Exchanged for order ${exchange.number}` : 'Exchanged';
  return 'Closed without money';
}

export const returnEndpoint = (id: string) => `/api/v1/checkout/return/${id}`;

/** The screen that takes an order in exchange for what came back. */
export const exchangeScreen = (orderId: string, returnId: string) =>
  `/dashboard/take-order?order=${orderId}&return=${returnId}`;
