import { z } from 'zod';
import type { ConfirmationQueue } from '../../shop/orders/confirmation/types.ts';
import type { Overview } from '../../shop/orders/overview/types.ts';
import { ORDER_STATUSES } from '../../shop/orders/rules.ts';
import { CONFIRMATIONS, paymentMethods } from '../../shop/orders/schemas.ts';
import type { MobileRecord, StaffOrder, StaffOrderDetail, StaffOrdersPage } from '../../shop/orders/types.ts';

/** What the calls of the order desk answer; like server/responses/schemas.ts, for staff. */
const paymentMethod = z.enum(paymentMethods);
const status = z.enum(ORDER_STATUSES);
const confirmation = z.enum(CONFIRMATIONS);
const rupees = z.number().meta({ description: 'Rupees' });
const time = z.string().meta({ description: 'ISO time' });

const staffOrderShape = {
  _id: z.string(),
  number: z.number(),
  version: z.number().meta({ description: 'Goes up with every change; a write sends the one it saw' }),
  createdAt: time,
  customer: z.object({
    name: z.string(),
    email: z.string(),
    mobile: z.string().meta({ description: '+923XXXXXXXXX' }),
    province: z.string(),
    city: z.string(),
    address: z.string(),
    instructions: z.string(),
    paymentMethod,
  }),
  items: z.array(
    z.object({
      _id: z.string().nullable().meta({ description: 'Of the product; null when it is no longer sold' }),
      name: z.string(),
      photo: z.string().nullable(),
      price: rupees,
      discount: z.number().meta({ description: 'Percent off' }),
      linePrice: rupees,
      quantity: z.number(),
    }),
  ),
  subtotal: rupees,
  shippingCost: rupees,
  paymentMethod,
  totalAmount: rupees,
  status,
  confirmation,
  confirmationTries: z.number(),
  confirmationAt: time.nullable(),
  confirmationBy: z.string().nullable(),
  courier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
};

export const staffOrderResponse = z.object(staffOrderShape) satisfies z.ZodType<StaffOrder>;

export const staffOrdersResponse = z.object({
  orders: z.array(staffOrderResponse),
  totalPages: z.number(),
  totalOrders: z.number(),
  currencySign: z.string(),
}) satisfies z.ZodType<StaffOrdersPage>;

const recordResponse = z.object({
  orders: z.number(),
  delivered: z.number(),
  cancelled: z.number(),
  refused: z.number(),
}) satisfies z.ZodType<MobileRecord>;

export const staffOrderDetailResponse = z.object({
  ...staffOrderShape,
  history: z.array(
    z.object({
      id: z.number(),
      at: time,
      kind: z.string(),
      fromStatus: z.string().nullable(),
      toStatus: z.string().nullable(),
      actor: z.string(),
      note: z.string().nullable(),
    }),
  ),
  record: recordResponse.meta({ description: 'What became of all other orders of the same mobile' }),
  otherOrders: z.array(
    z.object({
      _id: z.string(),
      number: z.number(),
      createdAt: time,
      status,
      confirmation,
      totalAmount: rupees,
    }),
  ),
  trackingLink: z.string().nullable(),
  couriers: z.array(z.string()),
}) satisfies z.ZodType<StaffOrderDetail>;

export const confirmationQueueResponse = z.object({
  orders: z.array(z.object({ ...staffOrderShape, record: recordResponse })),
  due: z.number(),
  later: z.number(),
}) satisfies z.ZodType<ConfirmationQueue>;

const dayResponse = z.object({ day: z.string(), orders: z.number(), sales: rupees });

export const overviewResponse = z.object({
  today: dayResponse,
  yesterday: dayResponse,
  waiting: z.object({ toConfirm: z.number(), pending: z.number(), processing: z.number() }),
  stock: z.object({
    lowAt: z.number(),
    low: z.number(),
    soldOut: z.number(),
    products: z.array(z.object({ _id: z.string(), name: z.string(), quantity: z.number() })),
  }),
  days: z.array(dayResponse),
  bestSellers: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      units: z.number(),
      sales: rupees,
      quantity: z.number(),
    }),
  ),
}) satisfies z.ZodType<Overview>;
