import { z } from '../../zod.ts';
import { staffOrderResponse } from '../responses.ts';

const orderChange = z.object({
  what: z.string(),
  /** Empty where there was nothing. */
  before: z.string(),
  /** Empty where nothing is left. */
  after: z.string(),
});
export type OrderChange = z.infer<typeof orderChange>;

const shownParts = staffOrderResponse.pick({
  items: true,
  subtotal: true,
  discountAmount: true,
  coupon: true,
  shippingCost: true,
  totalAmount: true,
});

/** What an edit would make of an order; nothing of it is stored. */
export const editPreviewResponse = z.object({
  before: shownParts,
  after: shownParts,
  /** In words; none where the edit changes nothing. */
  changes: z.array(orderChange),
});
export type EditPreview = z.infer<typeof editPreviewResponse>;
