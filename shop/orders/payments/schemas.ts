import { numberText } from '../../fields/numbers/schemas.ts';
import { optionalText } from '../../fields/schemas.ts';
import { filterDay } from '../../filters.ts';
import { z } from '../../zod.ts';
import { LARGEST_PAYMENT } from './rules.ts';
import { PAYMENT_WAYS } from './types.ts';

const version = z.int('The version has to be a whole number.').min(1).optional();

const NO_AMOUNT = 'Please enter an amount in rupees, for example 1,450.';

/** An amount in rupees, at most two decimals. @param least rupees */
export const typedAmount = (least: number) =>
  numberText(
    z
      .number(NO_AMOUNT)
      .min(least, NO_AMOUNT)
      .max(LARGEST_PAYMENT, NO_AMOUNT)
      .multipleOf(0.01, 'Please enter at most two decimals.'),
  );

/** The number of a transfer: one line, as the history shows it. */
export const transferNumber = optionalText(100).transform((text) => text.replace(/\s+/gu, ' '));

/** The form of a payment that came, and part of its request. */
export const paymentFieldsSchema = z
  .object({
    amount: typedAmount(0.01),
    way: z.enum(PAYMENT_WAYS, 'Please choose how it was paid.'),
    reference: transferNumber,
    paidOn: filterDay,
    note: optionalText(500),
  })
  .refine(({ way, reference }) => way === 'cash' || reference !== '', {
    path: ['reference'],
    message: 'Please enter the number of the transfer.',
  });

/** The body of POST /api/v1/checkout/order/{id}/payments. */
export const notePaymentSchema = paymentFieldsSchema.safeExtend({ version });
export type NotePayment = z.infer<typeof notePaymentSchema>;

/** The form of an advance, and part of its request. 0 asks for none any more. */
export const advanceFieldsSchema = z.object({ amount: typedAmount(0) });

/** The body of PUT /api/v1/checkout/order/{id}/advance. */
export const askAdvanceSchema = advanceFieldsSchema.safeExtend({ version });
export type AskAdvance = z.infer<typeof askAdvanceSchema>;
