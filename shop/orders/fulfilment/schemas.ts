import { filterText } from '../../filters.ts';
import { idSchema } from '../../identity.ts';
import { z } from '../../zod.ts';
import { why } from '../management/schemas.ts';
import { MOST_LINES } from '../schemas.ts';
import { HEAVIEST_PARCEL_GRAMS, MOST_CHOSEN, MOST_STEPS_AT_ONCE, STEP_NAMES } from './rules.ts';

const version = z.int('The version has to be a whole number.').min(1).optional();

const step = z.enum(STEP_NAMES, { error: `Please choose one of ${STEP_NAMES.join(', ')}.` });

const units = z.int('Please enter a whole number of units.').min(0, 'Please enter a whole number of units.');

const countedLines = z
  .array(z.object({ lineNumber: z.int().min(1), good: units.max(1e6), damaged: units.max(1e6) }))
  .min(1, 'Please count at least one line.')
  .max(MOST_LINES);

/** The body of PUT /api/v1/checkout/order/{id}/fulfilment. */
export const takeStepSchema = z.object({
  step,
  /** Packs a cash order that nobody has confirmed all the same. */
  unconfirmed: z.boolean().optional(),
  /** Why the step is taken although a rule asks for something first. */
  overrule: why.optional(),
  /** What came back, all in all, where a parcel is counted in; without it everything came back whole. */
  lines: countedLines.optional(),
  version,
});
export type TakeStep = z.infer<typeof takeStepSchema>;

/** The body of PUT /api/v1/checkout/order/{id}/returns. */
export const returnLinesSchema = z.object({ lines: countedLines, version });
export type ReturnLines = z.infer<typeof returnLinesSchema>;

const WEIGHT_NEEDED = `Please enter the weight in grams, up to ${HEAVIEST_PARCEL_GRAMS.toLocaleString('en-US')}.`;

/** The body of PUT /api/v1/checkout/order/{id}/weight; null takes it away. */
export const parcelWeightSchema = z.object({
  // A form sends what was typed.
  weightGrams: z.preprocess(
    (weight) => (typeof weight !== 'string' ? weight : weight.trim() === '' ? null : Number(weight)),
    z.int(WEIGHT_NEEDED).min(1, WEIGHT_NEEDED).max(HEAVIEST_PARCEL_GRAMS, WEIGHT_NEEDED).nullable(),
  ),
  version,
});
export type ParcelWeight = z.infer<typeof parcelWeightSchema>;

/** Orders by their ids. @param most how many at once */
const ids = (most: number) =>
  z
    .array(idSchema, { error: 'Please choose at least one order.' })
    .min(1, 'Please choose at least one order.')
    .max(most, `Please choose at most ${most} orders at once.`)
    .transform((all) => [...new Set(all)]);

/** The body of PUT /api/v1/checkout/orders/fulfilment. */
export const takeStepsSchema = z.object({
  ids: ids(MOST_STEPS_AT_ONCE),
  step,
  unconfirmed: z.boolean().optional(),
});
export type TakeSteps = z.infer<typeof takeStepsSchema>;

/** The body of PUT /api/v1/checkout/orders/courier. */
export const setCouriersSchema = z.object({
  ids: ids(MOST_STEPS_AT_ONCE),
  courier: z
    .string({ error: 'Please choose the courier.' })
    .trim()
    .min(1, 'Please choose the courier.')
    .max(40),
});
export type SetCouriers = z.infer<typeof setCouriersSchema>;

/** The bodies that name the chosen orders. */
export const chosenOrdersSchema = z.object({ ids: ids(MOST_CHOSEN) });

/** The query of GET /api/v1/checkout/scan: what a scanner read off a label. */
export const scanSchema = z.object({
  code: filterText(80).pipe(z.string().min(1, 'Please scan a label, or type the number of an order.')),
});
