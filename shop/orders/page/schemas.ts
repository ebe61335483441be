import { toLatinDigits } from '../../fields/rules.ts';
import { mobile } from '../../fields/schemas.ts';
import { z } from '../../zod.ts';

export const MISSING_TO_TRACK = 'Please enter the number of your order and your mobile number.';

/** The body of POST /api/v1/checkout/track, and the form of /track. People type `1042` and `#1042`. */
export const trackOrderSchema = z.object({
  number: z
    .string({ error: MISSING_TO_TRACK })
    .trim()
    .min(1, MISSING_TO_TRACK)
    .transform((text) => toLatinDigits(text).replace(/^#\s*/, ''))
    .pipe(z.string().regex(/^[1-9]\d{0,9}$/, 'An order number has digits only, for example 1042.')),
  mobile: mobile(MISSING_TO_TRACK),
});
export type TrackOrder = z.infer<typeof trackOrderSchema>;
