import { optionalText } from '../../fields/schemas.ts';
import { z } from '../../zod.ts';
import { OUTCOMES } from './rules.ts';

export const confirmationSchema = z.object({
  outcome: z.enum(OUTCOMES, { error: `Please choose one of ${OUTCOMES.join(', ')}.` }),
  note: optionalText(500),
  version: z.int('The version has to be a whole number.').min(1).optional(),
});
export type RecordConfirmation = z.infer<typeof confirmationSchema>;
