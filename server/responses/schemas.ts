import { z } from 'zod';
import { SECTIONS } from '../../shop/catalogue/home-sections/rules.ts';
import type { Review } from '../../shop/catalogue/reviews/types.ts';
import type { Category, Product, SubcategorySummaries } from '../../shop/catalogue/types.ts';
import type { Customer, OwnOrdersPage } from '../../shop/customers/types.ts';
import type { AttemptedOrder, PlacedOrder } from '../../shop/orders/types.ts';

/**
 * What the calls answer, for the OpenAPI page and as a sieve: a field that is not named here never leaves the
 * server.
 */
const productCardShape = {
  _id: z.string(),
  name: z.string(),
  title: z.string(),
  price: z.number().meta({ description: 'Rupees' }),
  discount: z.number().meta({ description: 'Percent off, 0 or more' }),
  quantity: z.number().meta({ description: 'Stock on hand' }),
  shipping: z.enum(['free', 'paid']),
  photos: z.array(z.string()),
  reviewCount: z.number(),
  rating: z.number().nullable().meta({ description: 'Average of 1 to 5' }),
};

export const productResponse = z.object({
  ...productCardShape,
  description: z.string(),
  category: z.string().meta({ description: 'Id of the category' }),
  categoryName: z.string(),
  subcategory: z.string().nullable(),
  menuCategory: z
    .string()
    .nullable()
    .meta({ description: 'Id of the category that the menus show it in beside its own, a section' }),
  menuCategoryName: z.string().nullable(),
  menuSubcategory: z.string().nullable(),
  createdAt: z.string(),
}) satisfies z.ZodType<Product>;

export const productsResponse = z.array(productResponse);

export const categoryResponse = z.object({
  _id: z.string(),
  name: z.string(),
  version: z.number().meta({ description: 'Grows with every change of its name or its subcategories' }),
  count: z.number().meta({ description: 'Number of products that its page lists' }),
  photo: z.string().nullable().meta({ description: 'The picture of its first product' }),
  subcategories: z.array(z.object({ name: z.string(), count: z.number() })),
}) satisfies z.ZodType<Category>;

export const categoriesResponse = z.array(categoryResponse);

export const subcategorySummariesResponse = z.record(
  z.string(),
  z.object({ firstProduct: z.object({ photos: z.array(z.string()) }).nullable() }),
) satisfies z.ZodType<SubcategorySummaries>;

export const reviewResponse = z.object({
  _id: z.string(),
  productId: z.string(),
  name: z.string(),
  title: z.string(),
  rating: z.number(),
  comment: z.string(),
  imageUrl: z.string().nullable(),
  date: z.string().nullable(),
  verifiedBuyer: z.boolean().meta({ description: 'This mobile number has bought the product here' }),
}) satisfies z.ZodType<Review>;

export const placedOrderResponse = z.object({
  _id: z.string(),
  number: z.number(),
  status: z.enum(['Pending', 'Processing', 'Delivered', 'Cancelled']),
  subtotal: z.number(),
  shippingCost: z.number(),
  totalAmount: z.number(),
}) satisfies z.ZodType<PlacedOrder>;

export const attemptResponse = z.object({
  order: z
    .object({ number: z.number(), totalAmount: z.number(), placedAt: z.string() })
    .nullable()
    .meta({ description: 'Null when no order has come in under this key' }),
}) satisfies z.ZodType<{ order: AttemptedOrder | null }>;

export const customerResponse = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  mobile: z.string().meta({ description: '+923XXXXXXXXX' }),
  address: z.string(),
  province: z.string(),
  city: z.string(),
  emailConfirmed: z.boolean(),
  pendingEmail: z
    .string()
    .nullable()
    .meta({ description: 'Takes the place of email once it is confirmed by the link of a mail' }),
}) satisfies z.ZodType<Customer>;

export const ownOrdersResponse = z.object({
  orders: z.array(
    placedOrderResponse.extend({
      createdAt: z.string(),
      paymentMethod: z.enum(['cash', 'card']),
      city: z.string(),
      courier: z.string().nullable(),
      trackingNumber: z.string().nullable(),
      trackingLink: z.string().nullable().meta({ description: 'Where the parcel can be followed' }),
      released: z.boolean().meta({ description: 'Cancelled by the shop: not confirmed or paid in time' }),
      items: z.array(
        z.object({
          productId: z.string().nullable(),
          name: z.string(),
          photo: z.string().nullable(),
          price: z.number().meta({ description: 'Rupees for one, as it was sold' }),
          quantity: z.number(),
        }),
      ),
    }),
  ),
  totalPages: z.number(),
}) satisfies z.ZodType<OwnOrdersPage>;

export const errorResponse = z.object({
  success: z.literal(false),
  message: z.string(),
  error: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  data: z.record(z.string(), z.unknown()).optional(),
});

/** A call that did what it was asked: `success`, the sentence, and what was stored. */
export function successResponse<T extends z.ZodRawShape>(shape: T) {
  return z.object({ success: z.literal(true), message: z.string(), ...shape });
}

export const sectionSlugs = Object.keys(SECTIONS);
