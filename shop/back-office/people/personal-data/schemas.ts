import { stockAlertSchema } from '../../../customers/stock-alerts/schemas.ts';
import { z } from '../../../zod.ts';
import { CHECK_NAMES, ERASE_WORD } from './rules.ts';

/** A mobile or an e-mail address, in one field as people type it. */
const who = stockAlertSchema.shape.contact;
const checked = z.enum(CHECK_NAMES, 'Please say how you made sure who asks.');

/** The body of POST /api/v1/personal-data/look. */
export const lookAtPersonSchema = z.object({ who });
export type Contact = z.infer<typeof who>;

/** The body of POST /api/v1/personal-data/export. */
export const exportPersonSchema = z.object({ who, checked });
export type ExportPerson = z.infer<typeof exportPersonSchema>;

/** The body of POST /api/v1/personal-data/erase. */
export const erasePersonSchema = z.object({
  who,
  checked,
  confirmation: z.literal(ERASE_WORD, `Please type ${ERASE_WORD}.`),
});
export type ErasePerson = z.infer<typeof erasePersonSchema>;
