import { MISSING_FIELDS, mobile } from '../../fields/schemas.ts';
import { z } from '../../zod.ts';
import { draftLineSchema, staffCustomerSchema } from '../editing/schemas.ts';
import { why } from '../management/schemas.ts';
import { PAYMENT_METHODS } from '../rules.ts';
import { createOrderSchema } from '../schemas.ts';

/** The query of GET /api/v1/checkout/caller: the whole mobile number of who is on the phone. */
export const callerSchema = z.object({ mobile: mobile(MISSING_FIELDS) });

/** The body of POST /api/v1/checkout/phone-order: as a shopper orders, but the e-mail address may be missing. */
export const phoneOrderSchema = createOrderSchema.extend({
  customer: staffCustomerSchema,
  /** Why it is placed although the mobile is blocked, or a rule asks for something. */
  overrule: why.optional(),
});

/** The body of POST /api/v1/checkout/quote. The city is empty while the caller has not said it. */
export const quoteSchema = createOrderSchema
  .pick({ items: true, coupon: true })
  .extend({ city: z.string().trim().max(60) });
export type Quoted = z.infer<typeof quoteSchema>;

/** What the form of a phone order stores beside its fields. */
export const phoneDraftSchema = z.object({
  /** The name that the order is sent under, so that it is placed once. */
  key: z.string(),
  lines: z.array(draftLineSchema),
  paymentMethod: z.enum(PAYMENT_METHODS),
  /** As it was typed. */
  coupon: z.string().default(''),
  /** Which of the caller's earlier addresses was chosen; null for another one, which is typed. */
  address: z.number().nullable(),
});
export type PhoneDraft = z.infer<typeof phoneDraftSchema>;
