/** The words of returns and refunds: what the tables, the responses and the rules call things. */

/** The shop's two periods, in days from the delivery (R13). */
export interface ReturnDays {
  changedMind: number;
  faulty: number;
}

/** Where a return stands. The last three are its ends. */
export const RETURN_STATES = [
  'asked',
  'expected',
  'received',
  'inspected',
  'settled',
  'declined',
  'cancelled',
] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

/** How a return was settled: with money, with another order, or without either. */
export const RETURN_OUTCOMES = ['refunded', 'exchanged', 'closed'] as const;
export type ReturnOutcome = (typeof RETURN_OUTCOMES)[number];

export const REASON_NAMES = ['damaged', 'faulty', 'wrong-item', 'changed-mind', 'other'] as const;
export type ReturnReason = (typeof REASON_NAMES)[number];
