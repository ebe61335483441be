import { z } from '../../zod.ts';
import { ORDER_STATUSES } from '../rules.ts';

/** The first of each kind that a search of staff finds. */
export const foundResponse = z.object({
  orders: z.array(
    z.object({
      _id: z.string(),
      number: z.number(),
      name: z.string(),
      city: z.string(),
      status: z.enum(ORDER_STATUSES),
      /** Rupees. */
      totalAmount: z.number(),
    }),
  ),
  products: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      /** Units on hand. */
      quantity: z.number(),
    }),
  ),
  /** Mobile numbers that ordered, with the name of one of their orders. */
  customers: z.array(z.object({ mobile: z.string(), name: z.string(), orders: z.number() })),
});
export type Found = z.infer<typeof foundResponse>;
