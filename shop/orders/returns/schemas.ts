import { optionalText } from '../../fields/schemas.ts';
import { filterDay } from '../../filters.ts';
import { idSchema } from '../../identity.ts';
import { z } from '../../zod.ts';
import { transferNumber, typedAmount } from '../payments/schemas.ts';
import { PAYMENT_WAYS } from '../payments/types.ts';
import { MOST_LINES } from '../schemas.ts';
import { HAND_STEPS } from './rules.ts';
import { REASON_NAMES, RETURN_STATES } from './types.ts';

const version = z.int('The version has to be a whole number.').min(1).optional();
const LONGEST_NOTE = 500;

const units = (least: number) =>
  z.int('Please enter a whole number of units.').min(least, 'Please enter a whole number of units.').max(1e6);

const WHAT = 'Please choose what comes back.';

/** The form of a return, and part of its request. */
export const returnFieldsSchema = z
  .object({
    reason: z.enum(REASON_NAMES, 'Please choose why it comes back.'),
    note: optionalText(LONGEST_NOTE),
  })
  .refine(({ reason, note }) => reason !== 'other' || note !== '', {
    path: ['note'],
    message: 'Please write what it is.',
  });

/** The body of POST /api/v1/checkout/order/{id}/returns. */
export const openReturnSchema = returnFieldsSchema.safeExtend({
  lines: z
    .array(z.object({ lineNumber: z.int().min(1), units: units(1) }), WHAT)
    .min(1, WHAT)
    .max(MOST_LINES),
  version,
});
export type OpenReturn = z.infer<typeof openReturnSchema>;

/** The body of PUT /api/v1/checkout/return/{id}. */
export const returnStepSchema = z
  .object({
    step: z.enum(HAND_STEPS, `Please choose one of ${HAND_STEPS.join(', ')}.`),
    note: optionalText(LONGEST_NOTE),
    /** What an inspection found, line by line. */
    lines: z
      .array(z.object({ lineNumber: z.int().min(1), good: units(0), damaged: units(0) }))
      .max(MOST_LINES)
      .optional(),
    version,
  })
  .refine(({ step, lines }) => (step === 'inspect') === (lines !== undefined), {
    path: ['lines'],
    message: 'An inspection counts its lines, and no other step does.',
  });
export type TakeReturnStep = z.infer<typeof returnStepSchema>;

/** The form of a refund, and part of its request. */
export const refundFieldsSchema = z
  .object({
    amount: typedAmount(0.01),
    way: z.enum(PAYMENT_WAYS, 'Please choose how the money goes back.'),
    reference: transferNumber,
    paidOn: filterDay,
    note: optionalText(LONGEST_NOTE),
  })
  .refine(({ way, reference }) => way === 'cash' || reference !== '', {
    path: ['reference'],
    message: 'Please enter the number of the transfer.',
  });

/** The body of POST /api/v1/checkout/order/{id}/refunds. */
export const refundSchema = refundFieldsSchema.safeExtend({
  /** The return that the money is for; without one it is a cancelled card order, or goodwill. */
  returnId: idSchema.nullable().default(null),
  version,
});
export type RefundOrder = z.infer<typeof refundSchema>;

/** The query of GET /api/v1/checkout/returns. */
export const listReturnsSchema = z.object({
  state: z.preprocess((value) => (value === '' ? undefined : value), z.enum(RETURN_STATES).optional()),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});
export type ListReturns = z.infer<typeof listReturnsSchema>;
