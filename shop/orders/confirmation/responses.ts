import { z } from '../../zod.ts';
import { mobileRecordResponse, staffOrderResponse } from '../responses.ts';

/** The orders that wait to be asked about, with all that the caller wants to see. */
export const confirmationQueueResponse = z.object({
  /** Due now, oldest first. */
  orders: z.array(staffOrderResponse.extend({ record: mobileRecordResponse })),
  /** How many are due now in all. */
  due: z.number(),
  /** How many come back later, because nobody answered. */
  later: z.number(),
});
export type ConfirmationQueue = z.infer<typeof confirmationQueueResponse>;
export type OrderToConfirm = ConfirmationQueue['orders'][number];
