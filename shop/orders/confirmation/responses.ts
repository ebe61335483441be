import { z } from '../../zod.ts';
import { heldResponse, mobileRecordResponse, riskResponse, staffOrderResponse } from '../responses.ts';

/** The orders that wait to be asked about, with all that the caller wants to see. */
export const confirmationQueueResponse = z.object({
  /** Due now: those that did not answer a reminder, then the oldest; those of one mobile beside each other. */
  orders: z.array(
    staffOrderResponse.extend({
      record: mobileRecordResponse,
      trackingLink: z.string().nullable(),
      held: heldResponse.nullable(),
      silent: z.boolean().meta({ description: 'The customer did not answer the reminder' }),
      risk: riskResponse,
    }),
  ),
  /** How many are due now in all. */
  due: z.number(),
  /** How many come back later, because nobody answered. */
  later: z.number(),
});

/** The queue as who opened an order of it sees it; null where no order is left, or where a colleague holds it. */
export const openedQueueResponse = confirmationQueueResponse.extend({ opened: z.string().nullable() });
export type OpenedQueue = z.infer<typeof openedQueueResponse>;
export type ConfirmationQueue = z.infer<typeof confirmationQueueResponse>;
export type OrderToConfirm = ConfirmationQueue['orders'][number];
