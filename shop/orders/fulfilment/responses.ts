import { z } from '../../zod.ts';
import { mobileRecordResponse, riskResponse, staffOrderResponse } from '../responses.ts';

/** What became of each of many orders that were changed together. */
export const changedOrdersResponse = z.object({
  results: z.array(
    z.object({
      _id: z.string(),
      /** Null of an order that does not exist. */
      number: z.number().nullable(),
      done: z.boolean(),
      repeated: z.boolean().meta({ description: 'It was so already' }),
      reason: z.string().nullable().meta({ description: 'Why it was refused' }),
    }),
  ),
});
export type ChangedOrders = z.infer<typeof changedOrdersResponse>;

/** The orders that match the filters of the list, as many as can be chosen. */
export const matchingOrdersResponse = z.object({
  orders: z.array(z.object({ _id: z.string(), number: z.number() })),
  total: z.number().meta({ description: 'How many match in all' }),
});
export type MatchingOrders = z.infer<typeof matchingOrdersResponse>;

/** The couriers of the settings. */
export const courierNamesResponse = z.object({ couriers: z.array(z.string()) });
export type CourierNames = z.infer<typeof courierNamesResponse>;

/** The chosen orders as slips and labels print them. */
export const chosenOrdersResponse = z.object({
  orders: z.array(
    staffOrderResponse.extend({
      labelWeightGrams: z.number().nullable().meta({
        description:
          'As weighed, as the courier was told, or of its products together; null if none is known',
      }),
    }),
  ),
});
export type ChosenOrders = z.infer<typeof chosenOrdersResponse>;
export type ChosenOrder = ChosenOrders['orders'][number];

/** What to fetch from the shelves for the chosen orders that are still to pack, grouped by category. */
export const pickListResponse = z.object({
  categories: z.array(
    z.object({
      /** Null for what is no longer sold. */
      name: z.string().nullable(),
      products: z.array(
        z.object({
          _id: z.string().nullable(),
          name: z.string(),
          photo: z.string().nullable(),
          quantity: z.number(),
          /** The orders that want it, by number. */
          orders: z.array(z.object({ number: z.number(), quantity: z.number() })),
        }),
      ),
    }),
  ),
  /** Numbers of the orders that it is for. */
  orders: z.array(z.number()),
  /** Numbers of those of them for which money should come first. */
  toBePaid: z.array(z.number()),
  /** Numbers of the chosen orders that are not to pack: packed before, sent, or cancelled. */
  leftOut: z.array(z.number()),
});
export type PickList = z.infer<typeof pickListResponse>;

/** What a scanned label stands for; more than one where couriers use the same number. */
export const scannedOrdersResponse = z.object({
  orders: z.array(staffOrderResponse.extend({ record: mobileRecordResponse, risk: riskResponse })),
});
export type ScannedOrders = z.infer<typeof scannedOrdersResponse>;
export type ScannedOrder = ScannedOrders['orders'][number];
