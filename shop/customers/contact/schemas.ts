import { email, MISSING_FIELDS, mobile, paragraph, personName } from '../../fields/schemas.ts';
import { z } from '../../zod.ts';

/** The body of POST /api/contact, and the contact form. */
export const contactSchema = z.object({
  name: personName(MISSING_FIELDS),
  email: email(MISSING_FIELDS),
  mobile: z.literal('').or(mobile(MISSING_FIELDS)).default(''),
  message: paragraph(MISSING_FIELDS, 3000),
});
export type ContactMessage = z.infer<typeof contactSchema>;
