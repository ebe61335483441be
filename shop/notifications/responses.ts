import { WAYS } from '../rules.ts';
import { z } from '../zod.ts';

const undeliveredMailResponse = z.object({
  _id: z.string(),
  /** ISO time. */
  givenUpAt: z.string(),
  kind: z.string().meta({ description: 'What the mail says, for example order-placed' }),
  way: z.enum(WAYS),
  /** The address or mobile; null where it is not known, or not for the eyes of who asks. */
  to: z.string().nullable(),
  about: z.object({ kind: z.string(), id: z.string(), name: z.string() }),
  reason: z.string(),
});
export type UndeliveredMail = z.infer<typeof undeliveredMailResponse>;

export const undeliveredPageResponse = z.object({
  mails: z.array(undeliveredMailResponse),
  totalPages: z.number(),
  total: z.number(),
});
export type UndeliveredPage = z.infer<typeof undeliveredPageResponse>;
