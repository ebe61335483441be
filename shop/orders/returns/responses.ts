import { z } from '../../zod.ts';
import { PAYMENT_WAYS } from '../payments/types.ts';
import { ORDER_STATUSES } from '../rules.ts';
import { REASON_NAMES, RETURN_OUTCOMES, RETURN_STATES } from './types.ts';

const rupees = z.number().meta({ description: 'Rupees' });
const time = z.string().meta({ description: 'ISO time' });

const orderLink = z.object({ _id: z.string(), number: z.number() });

const returnResponse = z.object({
  _id: z.string(),
  state: z.enum(RETURN_STATES),
  since: time.meta({ description: 'Since when it is in this state' }),
  reason: z.enum(REASON_NAMES),
  note: z.string(),
  askedAt: time,
  /** Name of the member of staff. */
  askedBy: z.string(),
  days: z
    .number()
    .nullable()
    .meta({ description: 'From the delivery to when it was asked; null: not known' }),
  /** What is asked for, and what of it was there; null until it is inspected. */
  lines: z.array(
    z.object({
      lineNumber: z.number(),
      units: z.number(),
      good: z.number().nullable(),
      damaged: z.number().nullable(),
    }),
  ),
  goods: rupees.nullable().meta({ description: 'Paid for what came back; null until it is inspected' }),
  delivery: rupees.nullable().meta({ description: 'What of the delivery goes back with it' }),
  outcome: z.enum(RETURN_OUTCOMES).nullable(),
  /** The order that was taken instead, and what of the value was set against it. */
  exchange: orderLink
    .extend({ status: z.enum(ORDER_STATUSES), isCancelled: z.boolean(), value: rupees })
    .nullable(),
  refunded: rupees.meta({ description: 'What was given back for it' }),
  toRefund: rupees.meta({ description: 'What is proposed to give back for it now' }),
});
export type OrderReturn = z.infer<typeof returnResponse>;

const refundResponse = z.object({
  _id: z.string(),
  returnId: z.string().nullable(),
  amount: rupees,
  way: z.enum(PAYMENT_WAYS),
  reference: z.string(),
  paidOn: z.string().meta({ description: 'As 2026-08-31' }),
  note: z.string(),
  at: time,
  by: z.string(),
  undone: z.object({ at: time, by: z.string(), reason: z.string() }).nullable(),
});
export type Refund = z.infer<typeof refundResponse>;

/** What the order's page knows of what came back, and of the money that went back. */
export const returnsDetail = {
  /** Oldest first. */
  returns: z.array(returnResponse),
  refunds: z.array(refundResponse),
  paid: rupees.meta({ description: 'What the customer paid, with what was set against this order' }),
  refundable: rupees.meta({ description: 'What of it may still go back' }),
  proposedRefund: rupees.meta({ description: 'What is proposed to give back without a return' }),
  /** The order whose goods came back for this one. */
  exchangeFor: orderLink.nullable(),
  returnDays: z.object({ changedMind: z.number(), faulty: z.number() }),
};
const detail = z.object(returnsDetail);
export type ReturnsDetail = z.infer<typeof detail>;

/** A page of the list of returns. */
export const returnsResponse = z.object({
  returns: z.array(
    z.object({
      _id: z.string(),
      order: orderLink,
      customer: z.string(),
      mobile: z.string().meta({ description: '+923XXXXXXXXX' }),
      state: z.enum(RETURN_STATES),
      since: time,
      askedAt: time,
      reason: z.enum(REASON_NAMES),
      days: z.number().nullable(),
      /** "2 × Karahi". */
      lines: z.array(z.string()),
      value: rupees.nullable().meta({ description: 'Of what came back; null until it is inspected' }),
      refunded: rupees.meta({ description: 'What was given back for it' }),
      outcome: z.enum(RETURN_OUTCOMES).nullable(),
    }),
  ),
  totalPages: z.number(),
  total: z.number(),
  /** How many stand in each state that waits for somebody. */
  counts: z.object({ asked: z.number(), expected: z.number(), received: z.number(), inspected: z.number() }),
  returnDays: returnsDetail.returnDays,
});
export type ReturnsPage = z.infer<typeof returnsResponse>;
