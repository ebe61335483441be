import { MISSING_FIELDS } from '../../fields/schemas.ts';
import { MOST_OF_ONE_PRODUCT } from '../../rules.ts';
import { z } from '../../zod.ts';
import { MOST_LINES, otherCityIsFine, placeFields } from '../schemas.ts';

/** Another place for an order, as its customer types it again: the form is checked with it, and so is the call. */
export const ownPlaceSchema = z
  .object(placeFields, { error: MISSING_FIELDS })
  .superRefine(...otherCityIsFine);

const ownLine = z.object({
  lineNumber: z.int().min(1),
  /** 0 takes the line out of the order. */
  quantity: z
    .int('The quantity has to be a whole number.')
    .min(0, 'The quantity has to be at least 0.')
    .max(MOST_OF_ONE_PRODUCT, `We deliver at most ${MOST_OF_ONE_PRODUCT} of one product in an order.`),
});

/** The body of PUT /api/v1/checkout/own-order/{token}, and of its preview. */
export const changeOwnOrderSchema = z.object({
  version: z.int('The version has to be a whole number.').min(1),
  lines: z.array(ownLine).max(MOST_LINES).default([]).meta({ description: 'Lines that change; others stay' }),
  place: ownPlaceSchema.nullable().default(null).meta({ description: 'Null leaves the order where it goes' }),
});
export type ChangeOwnOrder = z.infer<typeof changeOwnOrderSchema>;
