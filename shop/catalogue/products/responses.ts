import { z } from '../../zod.ts';
import { PRODUCT_STATUSES, SHIPPING_CHOICES } from './rules.ts';

const variantsOfIt = z
  .object({
    count: z.number(),
    pricesDiffer: z.boolean(),
  })
  .meta({
    description: 'Only of a product with options: its price is that of the cheapest that can be bought',
  });
export type VariantsOfIt = z.infer<typeof variantsOfIt>;

/** What a product card, a search result and the cart show: prices in rupees, discounts in percent. */
const productCardResponse = z.object({
  _id: z.string(),
  name: z.string(),
  /** Alternative text of the pictures. */
  title: z.string(),
  /** The list price. */
  price: z.number().meta({ description: 'Rupees' }),
  discount: z.number().meta({ description: 'Percent off, 0 or more' }),
  quantity: z.number().meta({ description: 'Stock on hand' }),
  shipping: z.enum(SHIPPING_CHOICES),
  /** Addresses; the first is the main one. */
  photos: z.array(z.string()),
  /** Of the reviews that are shown. */
  reviewCount: z.number(),
  rating: z.number().nullable().meta({ description: 'Average of 1 to 5' }),
  variants: variantsOfIt.optional(),
});
export type ProductCard = z.infer<typeof productCardResponse>;

export const productResponse = productCardResponse.extend({
  description: z.string(),
  brand: z.string().meta({ description: 'Empty for none' }),
  category: z.string().meta({ description: 'Id of the category' }),
  categoryName: z.string(),
  subcategory: z.string().nullable(),
  menuCategory: z
    .string()
    .nullable()
    .meta({ description: 'Id of the category that the menus show it in beside its own, a section' }),
  menuCategoryName: z.string().nullable(),
  /** Name of a subcategory of that one, if any. */
  menuSubcategory: z.string().nullable(),
  createdAt: z.string(),
  variantOf: z.string().optional().meta({ description: 'Only of a variant: id of the product it is one of' }),
  discountEndsAt: z
    .string()
    .optional()
    .meta({ description: 'ISO time at which the discount is over; not there where it has no end' }),
});
export type Product = z.infer<typeof productResponse>;

/** A product as staff see it. A sale does not change its version. */
export const staffProductResponse = productResponse.extend({
  alerts: z
    .number()
    .optional()
    .meta({ description: 'How many want to be told when it is back; of one product alone' }),
  discount: z.number().meta({ description: 'Percent off that staff gave this product' }),
  discountNow: z
    .number()
    .meta({ description: 'Percent off that shoppers get: its own, or a greater one of these days' }),
  version: z.number().meta({ description: 'Grows with every change by staff' }),
  sku: z.string().nullable().meta({ description: 'The shop’s own code' }),
  barcode: z.string().nullable(),
  status: z
    .enum(PRODUCT_STATUSES)
    .meta({ description: 'hidden is sold to who has its address; archived is no longer sold' }),
  /** As packed for the courier. */
  weightGrams: z.number().nullable(),
  lengthCm: z.number().nullable(),
  widthCm: z.number().nullable(),
  heightCm: z.number().nullable(),
  alsoIn: z
    .array(z.object({ category: z.string(), categoryName: z.string(), subcategory: z.string().nullable() }))
    .meta({ description: 'Where it is listed besides' }),
  /** ISO time of the last change by staff. */
  updatedAt: z.string(),
});
export type StaffProduct = z.infer<typeof staffProductResponse>;
