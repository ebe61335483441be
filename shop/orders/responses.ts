import { SAID_STATES } from '../couriers/rules.ts';
import { z } from '../zod.ts';
import { bookingDetail } from './booking/responses.ts';
import { COUPON_KINDS } from './coupons/rules.ts';
import { messagesDetail } from './messages/responses.ts';
import { paymentsDetail } from './payments/responses.ts';
import { returnsDetail } from './returns/responses.ts';
import { CONFIRMATIONS, FULFILMENTS, ORDER_SOURCES, ORDER_STATUSES, PAYMENT_METHODS } from './rules.ts';

const status = z.enum(ORDER_STATUSES);
const confirmation = z.enum(CONFIRMATIONS);
const paymentMethod = z.enum(PAYMENT_METHODS);
const fulfilment = z.enum(FULFILMENTS);
const rupees = z.number().meta({ description: 'Rupees' });
const time = z.string().meta({ description: 'ISO time' });

/** What the shopper gets back; amounts in rupees. */
export const placedOrderResponse = z.object({
  _id: z.string(),
  /** What people say on the phone. */
  number: z.number(),
  status,
  subtotal: z.number(),
  shippingCost: z.number(),
  totalAmount: z.number(),
  page: z.string().meta({ description: 'Where its shopper follows the order; nobody guesses this path' }),
});
export type PlacedOrder = z.infer<typeof placedOrderResponse>;

export const attemptResponse = z.object({
  order: z
    .object({ number: z.number(), totalAmount: z.number(), placedAt: z.string(), page: z.string() })
    .nullable()
    .meta({ description: 'Null when no order has come in under this key' }),
});
export type AttemptedOrder = NonNullable<z.infer<typeof attemptResponse>['order']>;

/** What an order keeps of its coupon, and what it takes off; null without one. */
const orderCoupon = z
  .object({
    code: z.string(),
    kind: z.enum(COUPON_KINDS),
    value: z.number().meta({ description: 'Percent, or rupees' }),
    leastSubtotal: rupees,
    amount: rupees.meta({ description: 'What it takes off the subtotal' }),
    delivery: rupees.meta({
      description: 'What it takes off the delivery; shippingCost is what is left of that',
    }),
  })
  .nullable();

/** An order as its shopper sees it again; amounts as they were when it was placed. */
const ownOrderResponse = placedOrderResponse.extend({
  discountAmount: rupees,
  coupon: orderCoupon,
  paidAmount: rupees.meta({ description: 'What was paid before the delivery' }),
  createdAt: time,
  paymentMethod,
  city: z.string(),
  courier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  trackingLink: z.string().nullable().meta({ description: 'Where the parcel can be followed' }),
  released: z.boolean().meta({ description: 'Cancelled by the shop: not confirmed or paid in time' }),
  items: z.array(
    z.object({
      /** Null when the product is no longer sold. */
      productId: z.string().nullable(),
      name: z.string(),
      photo: z.string().nullable(),
      /** Here, and only here, the line price. */
      price: z.number().meta({ description: 'Rupees for one, as it was sold' }),
      quantity: z.number(),
    }),
  ),
});
export type OwnOrder = z.infer<typeof ownOrderResponse>;

export const ownOrdersResponse = z.object({ orders: z.array(ownOrderResponse), totalPages: z.number() });
export type OwnOrdersPage = z.infer<typeof ownOrdersResponse>;

export const staffOrderResponse = z.object({
  _id: z.string(),
  number: z.number(),
  version: z.number().meta({ description: 'Goes up with every change; a write sends the one it saw' }),
  createdAt: time,
  customer: z.object({
    name: z.string(),
    email: z.string().meta({ description: 'Empty where the shop has none, of an order by phone' }),
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
      /** The list price of one. */
      price: rupees,
      discount: z.number().meta({ description: 'Percent off' }),
      /** What one was sold for. */
      linePrice: rupees,
      quantity: z.number(),
      /** Names the line in its order. */
      lineNumber: z.number(),
      returnedGood: z.number().meta({ description: 'Units that came back and are on the shelf again' }),
      returnedDamaged: z.number().meta({ description: 'Units that came back damaged' }),
      deliveredFree: z.boolean().meta({ description: 'Sold as delivered free by its own mark' }),
    }),
  ),
  subtotal: rupees,
  shippingCost: rupees,
  paymentMethod,
  totalAmount: rupees,
  status,
  confirmation,
  /** How often the shopper was called. */
  confirmationTries: z.number(),
  confirmationAt: time.nullable(),
  /** Name of the member of staff. */
  confirmationBy: z.string().nullable(),
  courier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  /** What staff took off the subtotal, and why. */
  discountAmount: rupees,
  discountReason: z.string().nullable(),
  coupon: orderCoupon,
  /** Why staff set what delivery costs; null where it is what the city pays. */
  shippingReason: z.string().nullable(),
  source: z.enum(ORDER_SOURCES),
  /** Name of the member of staff who took an order by phone. */
  takenBy: z.string().nullable(),
  fulfilment: fulfilment.meta({ description: 'Where the parcel is' }),
  parcelWeightGrams: z.number().nullable(),
  dispatchedAt: time.nullable().meta({ description: 'When the courier took the parcel' }),
  deliveredAt: time.nullable(),
  courierSays: z
    .enum(SAID_STATES)
    .nullable()
    .meta({ description: 'What its courier says became of the parcel' }),
  page: z.string().meta({ description: 'The path of the page on which its shopper follows it' }),
  riskOverruled: z.string().nullable().meta({ description: 'Why staff send it although a rule asks first' }),
  paidAmount: rupees.meta({ description: 'What the shop has for it by other ways than its courier' }),
  advanceAmount: rupees.meta({ description: 'What staff ask for before the parcel leaves' }),
});
export type StaffOrder = z.infer<typeof staffOrderResponse>;

export const staffOrdersResponse = z.object({
  orders: z.array(staffOrderResponse),
  totalPages: z.number(),
  totalOrders: z.number(),
  moreOrders: z
    .boolean()
    .meta({ description: 'Whether there are more than were counted: a filter or a search found very many' }),
  /** What the list writes before its amounts. */
  currencySign: z.string(),
});
export type StaffOrdersPage = z.infer<typeof staffOrdersResponse>;

/** What became of all orders of a mobile number but the one that is looked at. */
export const mobileRecordResponse = z.object({
  orders: z.number(),
  delivered: z.number(),
  cancelled: z.number(),
  /** Of the cancelled ones those that the shopper refused on the phone. */
  refused: z.number(),
  confirmed: z.number(),
  cameBack: z
    .number()
    .meta({ description: 'Parcels that were refused at the door or came back undelivered' }),
  unreachable: z.number().meta({ description: 'Cancelled by the shop, because nobody answered' }),
  cameBackAt: time.nullable().meta({ description: 'When a parcel last came back' }),
});
export type MobileRecord = z.infer<typeof mobileRecordResponse>;

/** A mobile that orders only by a call to the shop, and why. */
export const blockResponse = z.object({ _id: z.string(), reason: z.string(), by: z.string(), at: time });
export type Block = z.infer<typeof blockResponse>;

/** What the owner's rules, and a block of the mobile, ask for before the parcel leaves. */
export const riskResponse = z.object({
  /** Each with the rule that asks for it; a block has none. */
  demands: z.array(
    z.object({
      rule: z.string().nullable(),
      action: z.enum(['call-first', 'ask-advance', 'no-cash-above', 'block']),
      /** What is asked for, and why, each in a sentence. */
      asks: z.string(),
      reason: z.string(),
      advance: rupees.nullable().meta({ description: 'The advance that is asked for' }),
    }),
  ),
  block: blockResponse.nullable(),
});
export type Risk = z.infer<typeof riskResponse>;

/** Who is calling the customer of an order now. */
export const heldResponse = z.object({
  by: z.string(),
  mine: z.boolean().meta({ description: 'Whether that is who asks' }),
});
export type Held = z.infer<typeof heldResponse>;

export const staffOrderDetailResponse = staffOrderResponse.extend({
  /** Oldest first. */
  history: z.array(
    z.object({
      id: z.number(),
      at: time,
      kind: z.string(),
      fromStatus: z.string().nullable(),
      toStatus: z.string().nullable(),
      fromFulfilment: z.string().nullable(),
      toFulfilment: z.string().nullable(),
      /** 'shopper', or the name of the member of staff as it was then. */
      actor: z.string(),
      note: z.string().nullable(),
    }),
  ),
  record: mobileRecordResponse.meta({ description: 'What became of all other orders of the same mobile' }),
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
  /** Where the parcel can be followed; null without a tracking number or an unknown courier. */
  trackingLink: z.string().nullable(),
  couriers: z.array(z.string()),
  held: heldResponse.nullable(),
  ...bookingDetail,
  risk: riskResponse,
  ...returnsDetail,
  ...messagesDetail,
  ...paymentsDetail,
});
export type StaffOrderDetail = z.infer<typeof staffOrderDetailResponse>;

/** An acknowledged purchase: the stock that is left of the product. */
export const purchaseResponse = z.object({ quantity: z.number() });
