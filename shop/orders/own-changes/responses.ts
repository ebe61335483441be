import { z } from '../../zod.ts';
import { staffOrderResponse } from '../responses.ts';

const amounts = staffOrderResponse.pick({
  subtotal: true,
  discountAmount: true,
  coupon: true,
  shippingCost: true,
  totalAmount: true,
});

/** What a change would make of an order, for its customer. Nothing of where it went before is in it. */
export const ownChangePreviewResponse = z.object({
  /** The lines that change, in words; empty where nothing is left of one. */
  lines: z.array(z.object({ what: z.string(), before: z.string(), after: z.string() })),
  before: amounts,
  after: amounts,
});
export type OwnChangePreview = z.infer<typeof ownChangePreviewResponse>;
