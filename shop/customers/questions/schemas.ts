import { email, MISSING_FIELDS, paragraph, personName } from '../../fields/schemas.ts';
import { z } from '../../zod.ts';

/** The body of POST /api/v1/products/{id}/questions, and the form of the product's page. */
export const askQuestionSchema = z.object({
  name: personName(MISSING_FIELDS),
  email: z.literal('').or(email(MISSING_FIELDS)).default(''),
  question: paragraph(MISSING_FIELDS, 500),
});
export type AskQuestion = z.infer<typeof askQuestionSchema>;
