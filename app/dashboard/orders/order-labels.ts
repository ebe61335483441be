import type { Confirmation, OrderStatus, PaymentMethod } from '../../../shop/orders/rules.ts';

/** How the states of an order are named and coloured on every staff screen: colour is for what needs somebody. */
export const STATUS_TONE = {
  Pending: 'waiting',
  Processing: 'quiet',
  Delivered: 'quiet',
  Cancelled: 'quiet',
} as const satisfies Record<OrderStatus, string>;

export const CONFIRMATION_LABELS = {
  unconfirmed: 'Unconfirmed',
  'no-answer': 'No answer',
  confirmed: 'Confirmed',
  refused: 'Refused',
} as const satisfies Record<Confirmation, string>;

export const CONFIRMATION_TONE = {
  unconfirmed: 'waiting',
  'no-answer': 'waiting',
  confirmed: 'quiet',
  refused: 'bad',
} as const satisfies Record<Confirmation, string>;

export const PAYMENT_LABELS = { cash: 'Cash', card: 'Card' } as const satisfies Record<PaymentMethod, string>;

/** The endpoint of one order; its changes go to the endpoints below it. */
export const orderEndpoint = (id: string) => `/api/v1/checkout/order/${id}`;

/** The order's own screen. */
export const orderScreen = (id: string) => `/dashboard/order/${id}`;
