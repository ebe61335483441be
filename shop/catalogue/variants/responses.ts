import { z } from '../../zod.ts';

const optionResponse = z.object({ name: z.string(), values: z.array(z.string()) });

/** A variant as shoppers choose it: prices in rupees, discounts in percent. */
const variantResponse = z.object({
  _id: z.string(),
  /** One for each option, in their order. */
  values: z.array(z.string()),
  price: z.number().meta({ description: 'Rupees' }),
  discount: z.number().meta({ description: 'Percent off, 0 or more' }),
  quantity: z.number().meta({ description: 'Stock on hand' }),
  sku: z.string().nullable(),
  photo: z.string().nullable().meta({ description: 'Its own picture; null is the product’s first' }),
});
export type Variant = z.infer<typeof variantResponse>;

/** What there is to choose of a product. */
export interface ProductOptions {
  options: z.infer<typeof optionResponse>[];
  variants: Variant[];
}

/** The options of a product and all its variants, as staff change them. */
export const staffVariantsResponse = z.object({
  product: z.object({
    _id: z.string(),
    name: z.string(),
    version: z.number(),
    price: z.number(),
    discount: z.number(),
    quantity: z.number().meta({ description: 'Its own stock: 0 with options' }),
    photos: z.array(z.string()),
  }),
  options: z.array(optionResponse),
  variants: z.array(
    variantResponse.extend({
      name: z.string(),
      barcode: z.string().nullable(),
      isOffered: z.boolean().meta({ description: 'Whether it is sold' }),
    }),
  ),
});
export type StaffVariants = z.infer<typeof staffVariantsResponse>;
