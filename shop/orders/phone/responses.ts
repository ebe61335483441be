import { z } from '../../zod.ts';
import { blockResponse, mobileRecordResponse, staffOrderResponse } from '../responses.ts';

/** What the shop knows of a mobile number from its orders. */
export const callerResponse = z.object({
  record: mobileRecordResponse,
  /** Where its orders went, the newest first, each once. */
  addresses: z.array(
    staffOrderResponse.shape.customer.pick({
      name: true,
      email: true,
      province: true,
      city: true,
      address: true,
    }),
  ),
  block: blockResponse.nullable(),
});
export type Caller = z.infer<typeof callerResponse>;
export type CallerAddress = Caller['addresses'][number];

const rupees = z.number().meta({ description: 'Rupees' });

/** What an order would cost; nothing is stored or taken. */
export const quoteResponse = z.object({
  /** The products that are still sold, in the order in which they were asked for. */
  lines: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      photo: z.string().nullable(),
      linePrice: rupees,
      quantity: z.number(),
      left: z.number().meta({ description: 'Units on the shelf' }),
    }),
  ),
  subtotal: rupees,
  coupon: staffOrderResponse.shape.coupon,
  couponRefusal: z
    .string()
    .nullable()
    .meta({ description: 'Why the coupon that was asked for does not apply' }),
  shippingCost: rupees.nullable().meta({ description: 'Null while no city is given' }),
  totalAmount: rupees,
});
export type Quote = z.infer<typeof quoteResponse>;
