import { numberText } from '../../fields/numbers/schemas.ts';
import { z } from '../../zod.ts';
import { ISO_TIME, nameTarget, targetFields } from '../discounts/schemas.ts';

const PERCENT = 'Please enter the change in percent, for example 5 or -10.';
const page = z.coerce.number().int().min(1).max(100_000).default(1);

const LOOK_FIRST = 'Please look at the preview first.';

const changeFields = {
  percent: numberText(
    z
      .number({ error: PERCENT })
      .gt(-100, 'Prices fall by less than 100 percent.')
      .max(1000, 'Prices rise by at most 1000 percent at once.')
      .multipleOf(0.01, 'Please use at most two decimals.')
      .refine((percent) => percent !== 0, 'A change of 0 percent changes nothing.'),
  ),
  rounding: z
    .enum(['none', '5', '10', '50', '100'], 'Please choose what prices are rounded to.')
    .default('10'),
  ...targetFields,
};

/** The body of POST /api/v1/price-changes/preview: a change, and which of its products are shown. */
export const previewPricesSchema = z
  .object({ ...changeFields, page, show: z.enum(['changed', 'refused']).default('changed') })
  .superRefine(nameTarget);
export type PreviewPrices = z.infer<typeof previewPricesSchema>;

/** The body of POST /api/v1/price-changes: the change, and which preview was looked at. */
export const changePricesSchema = z
  .object({
    ...changeFields,
    seen: z.object({
      fingerprint: z.string(LOOK_FIRST).regex(/^[0-9a-f]{64}$/, LOOK_FIRST),
      at: z.string(LOOK_FIRST).regex(ISO_TIME, LOOK_FIRST),
    }),
  })
  .superRefine(nameTarget);
export type ChangePrices = z.infer<typeof changePricesSchema>;
export type PriceChange = Omit<ChangePrices, 'seen'>;

export const listPriceChangesSchema = z.object({ page });
