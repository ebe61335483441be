import { identitySchema } from '../../staff/schemas.ts';
import { z } from '../../zod.ts';

/** What is stored was last changed by this; null of an account of which nothing is stored. */
const revision = z.uuid().nullable();

/** The body of PUT /api/v1/service-accounts/{service}: the whole account, and who writes it. */
export const setAccountSchema = identitySchema.extend({
  revision,
  fields: z.record(
    z.string().max(60),
    z
      .string()
      .trim()
      .max(4000, 'Please use at most 4000 characters.')
      .regex(/^\P{Cc}*$/u, 'Please enter it in one line, without signs that nobody sees.'),
  ),
});
export type SetAccount = z.infer<typeof setAccountSchema>;

/** The body of DELETE /api/v1/service-accounts/{service}. */
export const removeAccountSchema = identitySchema.extend({ revision });
export type RemoveAccount = z.infer<typeof removeAccountSchema>;
