import { formatRupees } from '../../shop/money.ts';
import type { CartItem } from '../../shop/orders/cart/rules.ts';
import type { PlacedOrder } from '../../shop/orders/responses.ts';
import type { PaymentMethod } from '../../shop/orders/rules.ts';
import { type ApiFailure, requestApi } from '../api.ts';
import {
  type Attempt,
  fetchAttemptedOrder,
  noteNotPlaced,
  noteSent,
  PATIENCE_MS,
} from '../cart/order-attempt.ts';
import { describeChange, refreshCart } from '../cart/refresh-cart.ts';
import type { EarlierOrder } from './use-earlier-order.ts';

/** The order as the shopper has it on the screen. */
export interface OrderOnScreen<Customer> {
  customer: Customer;
  items: readonly CartItem[];
  paymentMethod: PaymentMethod;
  shippingCost: number;
  totalAmount: number;
  /** The code of a coupon. */
  coupon?: string;
}

/** What the screen says of an order. */
export type OrderOnReceipt = Pick<PlacedOrder, 'number' | 'totalAmount' | 'page'>;

export type OrderOutcome =
  | { kind: 'placed'; order: OrderOnReceipt }
  /** Nothing was placed now, since an earlier try was placed whose answer never came. */
  | { kind: 'placed-before'; earlier: EarlierOrder }
  | { kind: 'failed'; code: string; message: string; fields: Record<string, string> };

const FAILED = 'Error placing order. Please try again.';
const CUSTOMER = 'customer.';

/**
 * Sends the order. When the outcome of an earlier try is unknown, the shop is asked first; when the response is lost
 * now, it is asked afterwards. After an error response the cart is brought up to date.
 * @param attempt read before the cart was, so that a cart which another tab has ordered is never sent under a new name
 */
export async function placeOrder<Customer extends object>(
  attempt: Attempt,
  order: OrderOnScreen<Customer>,
): Promise<OrderOutcome> {
  const { key, unanswered } = attempt;
  if (unanswered) {
    const earlier = await fetchAttemptedOrder(key);
    if (!earlier.ok) return failed(earlier);
    if (earlier.value) {
      return { kind: 'placed-before', earlier: { key, order: earlier.value, lines: unanswered } };
    }
  }
  const { paymentMethod, items } = order;
  noteSent(key, items);
  const result = await requestApi<{ order: PlacedOrder }>('/api/v1/checkout/create-order', {
    method: 'POST',
    body: { ...order, customer: { ...order.customer, paymentMethod } },
    idempotencyKey: key,
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (result.ok) {
    for (const { _id, quantity } of items) void acknowledge(_id, quantity);
    return { kind: 'placed', order: result.value.order };
  }
  if (isRejected(result) && result.code !== 'IDEMPOTENCY_KEY_REUSED') {
    noteNotPlaced(key);
    return failed(result);
  }
  const asked = await fetchAttemptedOrder(key);
  if (!asked.ok) noteSent(key, items);
  if (!asked.ok || !asked.value) return failed(result);
  // What was sent before under this name may be what was placed: only a first try is known to be this order.
  if (unanswered === null && !isRejected(result)) return { kind: 'placed', order: asked.value };
  return { kind: 'placed-before', earlier: { key, order: asked.value, lines: unanswered ?? items } };
}

/** A failure of the network or the server leaves open whether the order was placed; a rejected request doesn't. */
function isRejected({ status }: ApiFailure): boolean {
  return status >= 400 && status < 500;
}

/** One request for each line (R133). The stock was taken with the order, so nothing depends on it. */
function acknowledge(productId: string, quantityPurchased: number): Promise<unknown> {
  return requestApi('/api/v1/products/purchase', { method: 'POST', body: { productId, quantityPurchased } });
}

async function failed(failure: ApiFailure): Promise<OrderOutcome> {
  const { code, fields } = failure;
  return { kind: 'failed', code, message: await explain(failure), fields: customerFields(fields) };
}

async function explain({ code, message, data }: ApiFailure): Promise<string> {
  switch (code) {
    case 'AMOUNTS_CHANGED': {
      const changes = (await refreshCart()).map(describeChange);
      const total = data.totalAmount;
      if (typeof total === 'number') changes.push(`The new total is ${formatRupees(total)}.`);
      return [message, ...changes].join(' ');
    }
    case 'OUT_OF_STOCK': {
      const changes = await refreshCart();
      return changes.length > 0 ? `${message} We have updated your cart.` : message;
    }
    case 'COUPON_REFUSED':
      return `${message} Your order is not placed: you can order without it.`;
    case 'IDEMPOTENCY_KEY_REUSED':
      return FAILED;
    default:
      return message || FAILED;
  }
}

/** The server names fields by their path in the body; the form by their own name. */
function customerFields(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([path, message]) =>
      path.startsWith(CUSTOMER) ? [[path.slice(CUSTOMER.length), message]] : [],
    ),
  );
}
