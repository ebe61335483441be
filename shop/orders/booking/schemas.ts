import { z } from '../../zod.ts';

const MISSING_COURIER = 'Please choose a courier.';

/** The body of POST /api/v1/checkout/order/{id}/booking. */
export const bookParcelSchema = z.object({
  courier: z.string({ error: MISSING_COURIER }).trim().min(1, MISSING_COURIER).max(40),
  weightGrams: z
    .int('The weight has to be a whole number of grams.')
    .min(1, 'The weight has to be at least 1 gram.')
    .max(50_000, 'A parcel weighs at most 50 kg.'),
});
export type BookParcel = z.infer<typeof bookParcelSchema>;

/** The body of PUT /api/v1/checkout/order/{id}/booking: what staff saw on the courier's portal. */
export const portalAnswerSchema = z
  .object({
    outcome: z.enum(['booked', 'not-booked'], { error: 'Please say whether it was booked.' }),
    trackingNumber: z
      .string()
      .trim()
      .max(60, 'Please use at most 60 characters.')
      .regex(/^[\w\-/]*$/, 'A tracking number has letters, digits and dashes only.')
      .default(''),
  })
  .refine(({ outcome, trackingNumber }) => outcome === 'not-booked' || trackingNumber !== '', {
    path: ['trackingNumber'],
    message: 'Please enter the tracking number.',
  });
export type PortalAnswer = z.infer<typeof portalAnswerSchema>;
