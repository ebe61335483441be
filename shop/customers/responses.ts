import { z } from '../zod.ts';

/** A registered shopper, as the shopper may see it. The password's hash never leaves the operations. */
export const customerResponse = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  mobile: z.string().meta({ description: '+923XXXXXXXXX' }),
  address: z.string(),
  province: z.string(),
  city: z.string(),
  /** Whether it was shown that mails to `email` reach the shopper. */
  emailConfirmed: z.boolean(),
  pendingEmail: z
    .string()
    .nullable()
    .meta({ description: 'Takes the place of email once it is confirmed by the link of a mail' }),
});
export type Customer = z.infer<typeof customerResponse>;

/** Who has signed in; the session is in the cookie. */
export const signedInCustomerResponse = z.object({ user: z.object({ name: z.string(), email: z.string() }) });
export type SignedInCustomer = z.infer<typeof signedInCustomerResponse>;

export const confirmedEmailResponse = z.object({
  email: z.string(),
  /** Whether it took the place of another address. */
  changed: z.boolean(),
});
export type ConfirmedEmail = z.infer<typeof confirmedEmailResponse>;
