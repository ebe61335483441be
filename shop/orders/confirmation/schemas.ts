import { optionalText } from '../../fields/schemas.ts';
import { idSchema } from '../../identity.ts';
import { z } from '../../zod.ts';
import { ANSWERS } from '../own-changes/rules.ts';
import { OUTCOMES } from './rules.ts';

const version = z.int('The version has to be a whole number.').min(1).optional();

export const confirmationSchema = z.object({
  outcome: z.enum(OUTCOMES, { error: `Please choose one of ${OUTCOMES.join(', ')}.` }),
  note: optionalText(500),
  version,
});
export type RecordConfirmation = z.infer<typeof confirmationSchema>;

/** The body of POST …/confirmation/undo: the version that was seen. */
export const undoConfirmationSchema = z.object({ version });

/** The body of PUT /api/v1/checkout/confirmation-queue/open. Without an order it is the next that nobody holds. */
export const openOrderSchema = z.object({
  order: idSchema.optional(),
  takeOver: z.boolean().default(false).meta({ description: 'Also from a colleague who holds it' }),
});
export type OpenOrder = z.infer<typeof openOrderSchema>;

/** The form of POST /api/v1/checkout/own-order/{token}/answer: what the customer says, and whether the mail led here. */
export const customersAnswerSchema = z.object({
  answer: z.enum(ANSWERS, { error: `Please choose one of ${ANSWERS.join(', ')}.` }),
  by: z.enum(['page', 'mail']).catch('page'),
});
