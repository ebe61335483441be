/** What holds in every area of the shop. */

/** Whose days the shop's are, and whose clock its times are written by. */
export const TIME_ZONE = 'Asia/Karachi';

/** What one order may have of one product. */
export const MOST_OF_ONE_PRODUCT = 1000;

/** The ways to a customer. */
export const WAYS = ['mail', 'whatsapp', 'sms'] as const;
export type Way = (typeof WAYS)[number];

/** What the customer of an order can be told of. */
export const ORDER_EVENTS = [
  'placed',
  'confirm',
  'reminder',
  'confirmed',
  'sent',
  'delivered',
  'cancelled',
  'released',
  'changed',
  'refunded',
  'payment-failed',
] as const;
export type OrderEvent = (typeof ORDER_EVENTS)[number];
