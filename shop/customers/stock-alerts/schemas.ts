import { email, mobile } from '../../fields/schemas.ts';
import { idSchema } from '../../identity.ts';
import { z } from '../../zod.ts';

const NO_CONTACT = 'Please enter an e-mail address or a mobile number.';

/** The form of a product that is sold out: one field for either. */
export const stockAlertSchema = z.object({
  contact: z.string({ error: NO_CONTACT }).transform((text, context) => {
    const isMail = text.includes('@');
    const read = (isMail ? email(NO_CONTACT) : mobile(NO_CONTACT)).safeParse(text);
    if (!read.success) {
      context.addIssue({ code: 'custom', message: read.error.issues[0]?.message ?? NO_CONTACT });
      return z.NEVER;
    }
    return { email: isMail ? read.data : null, mobile: isMail ? null : read.data };
  }),
});
export type StockAlert = z.infer<typeof stockAlertSchema>;

/** The form that takes it back. */
export const endAlertSchema = z.object({ key: idSchema });
