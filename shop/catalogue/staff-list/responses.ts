import { z } from '../../zod.ts';
import { staffProductResponse } from '../products/responses.ts';

/** A page of the list of all products that staff work in. */
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
