import { z } from '../zod.ts';
import { SHIPPING_CHOICES } from './rules.ts';

/** The catalogue as the API and the screens have it: prices in rupees, discounts in percent. */
export const categoryResponse = z.object({
  _id: z.string(),
  name: z.string(),
  version: z.number().meta({ description: 'Grows with every change of its name or its subcategories' }),
  count: z.number().meta({ description: 'Number of products that its page lists' }),
  photo: z.string().nullable().meta({ description: 'The picture of its first product' }),
  subcategories: z.array(z.object({ name: z.string(), count: z.number() })),
});
export type Category = z.infer<typeof categoryResponse>;

/** What a product card, a search result and the cart show. */
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
});
export type ProductCard = z.infer<typeof productCardResponse>;

export const productResponse = productCardResponse.extend({
  description: z.string(),
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
});
export type Product = z.infer<typeof productResponse>;

export const subcategorySummariesResponse = z.record(
  z.string(),
  z.object({ firstProduct: z.object({ photos: z.array(z.string()) }).nullable() }),
);
export type SubcategorySummaries = z.infer<typeof subcategorySummariesResponse>;
