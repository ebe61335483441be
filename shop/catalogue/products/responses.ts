import { z } from '../../zod.ts';
import { productResponse } from '../responses.ts';

/** A product as staff see it. A sale does not change its version. */
export const staffProductResponse = productResponse.extend({
  version: z.number().meta({ description: 'Grows with every change by staff' }),
  /** ISO time of the last change by staff. */
  updatedAt: z.string(),
});
export type StaffProduct = z.infer<typeof staffProductResponse>;

export const staffProductsResponse = z.object({
  products: z.array(staffProductResponse),
  /** From 1; the last one where a later one was asked for. */
  page: z.number(),
  totalPages: z.number(),
  /** Of all pages. */
  total: z.number(),
  /** From this number of units down a product is low on stock. */
  lowStockAt: z.number(),
});
export type StaffProductsPage = z.infer<typeof staffProductsResponse>;
