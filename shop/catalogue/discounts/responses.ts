import { z } from '../../zod.ts';
import { APPLIES_TO } from './rules.ts';

export const discountResponse = z.object({
  _id: z.string(),
  name: z.string(),
  discount: z.number().meta({ description: 'Percent off' }),
  from: z.string().meta({ description: 'ISO time of its first moment' }),
  to: z.string().nullable().meta({ description: 'ISO time of the first moment without it; null: no end' }),
  isOn: z.boolean(),
  state: z.enum(['running', 'planned', 'over', 'off']),
  appliesTo: z.enum(APPLIES_TO),
  places: z.array(
    z.object({ category: z.string(), categoryName: z.string(), subcategory: z.string().nullable() }),
  ),
  products: z.array(z.object({ _id: z.string(), name: z.string() })),
  by: z.string(),
  version: z.number(),
});
export type ListedDiscount = z.infer<typeof discountResponse>;

export const discountsResponse = z.object({
  discounts: z.array(discountResponse),
  total: z.number(),
  totalPages: z.number(),
});
export type Discounts = z.infer<typeof discountsResponse>;

export const overlapsResponse = z.object({
  /** Products that the discount is for. */
  products: z.number(),
  /** Of them, those with as great a discount of their own, or a greater one. */
  own: z.number(),
  /** Others that are on at some moment of it, for some of its products; at most ten. */
  others: z.array(
    discountResponse.pick({ _id: true, name: true, discount: true, from: true, to: true }).extend({
      /** Products that both are for. */
      products: z.number(),
    }),
  ),
});
export type Overlaps = z.infer<typeof overlapsResponse>;
