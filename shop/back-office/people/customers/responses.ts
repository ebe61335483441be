import { blockResponse, mobileRecordResponse } from '../../../orders/responses.ts';
import { REASON_NAMES, RETURN_STATES } from '../../../orders/returns/types.ts';
import { ORDER_STATUSES } from '../../../orders/rules.ts';
import { z } from '../../../zod.ts';

const time = z.string().meta({ description: 'ISO time' });
const rupees = z.number().meta({ description: 'Rupees' });
const next = z
  .string()
  .nullable()
  .meta({ description: 'The key "after" of the next page; null on the last' });

export const listedCustomerResponse = z.object({
  /** The mobile: of accounts without an order, their id. */
  _id: z.string(),
  mobile: z.string().meta({ description: '+923XXXXXXXXX' }),
  name: z.string(),
  email: z.string(),
  city: z.string(),
  /** Of the latest order; null where there is none. */
  lastOrderAt: time.nullable(),
  record: mobileRecordResponse,
  hasAccount: z.boolean(),
  blocked: z.boolean(),
});
export type ListedCustomer = z.infer<typeof listedCustomerResponse>;

export const customersPageResponse = z.object({
  customers: z.array(listedCustomerResponse),
  next,
  isMore: z.boolean().meta({ description: 'Whether a search found more than are shown' }),
});
export type CustomersPage = z.infer<typeof customersPageResponse>;

export const customerResponse = z.object({
  mobile: z.string(),
  /** As the latest order, or the account, has them. */
  name: z.string(),
  email: z.string(),
  city: z.string(),
  account: z.object({ name: z.string(), email: z.string(), since: time }).nullable(),
  record: mobileRecordResponse,
  block: blockResponse.nullable(),
  notes: z.array(z.object({ _id: z.string(), at: time, by: z.string(), note: z.string() })),
  orders: z.array(
    z.object({
      _id: z.string(),
      number: z.number(),
      at: time,
      status: z.enum(ORDER_STATUSES),
      totalAmount: rupees,
    }),
  ),
  next,
  products: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      units: z.number(),
      cameBack: z.number().meta({ description: 'Units of them that came back' }),
    }),
  ),
  returns: z.array(
    z.object({
      _id: z.string(),
      order: z.object({ _id: z.string(), number: z.number() }),
      at: time,
      reason: z.enum(REASON_NAMES),
      state: z.enum(RETURN_STATES),
    }),
  ),
});
export type CustomerShown = z.infer<typeof customerResponse>;
