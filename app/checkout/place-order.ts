import type { CartItem } from '../../shop/cart/rules.ts';
import { formatRupees } from '../../shop/money.ts';
import type { PlacedOrder } from '../../shop/orders/types.ts';
import { type CallFailure, callShop } from '../api.ts';
import { bringCartUpToDate } from '../cart/bring-up-to-date.ts';
import { beginAttempt, settleAttempt } from '../cart/order-attempt.ts';

export type PaymentMethod = 'cash' | 'card';

/** The order as the shopper has it on the screen. */
export interface OrderOnScreen<Customer> {
  customer: Customer;
  items: readonly CartItem[];
  paymentMethod: PaymentMethod;
  shippingCost: number;
  totalAmount: number;
}

export type OrderOutcome =
  | { placed: true; order: PlacedOrder }
  | { placed: false; sentence: string; fields: Record<string, string> };

const FAILED = 'Error placing order. Please try again.';
const CUSTOMER = 'customer.';

/** After this a phone without a signal is told, instead of turning its ring for minutes. */
const PATIENCE_MS = 30_000;

/** Sends the order. What the server refuses comes back as a sentence, with the cart brought up to date. */
export async function placeOrder<Customer extends object>(
  order: OrderOnScreen<Customer>,
): Promise<OrderOutcome> {
  const { paymentMethod, items } = order;
  const body = { ...order, customer: { ...order.customer, paymentMethod } };
  // What makes it the same order: of a product only which and how many, since its stock may change meanwhile.
  const contents = { ...body, items: items.map(({ _id, quantity }) => ({ _id, quantity })) };
  const answer = await callShop<{ order: PlacedOrder }>('/api/v1/checkout/create-order', {
    method: 'POST',
    body,
    idempotencyKey: beginAttempt(JSON.stringify(contents)),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (answer.ok || isRefusal(answer)) settleAttempt();
  if (!answer.ok) {
    return { placed: false, sentence: await explain(answer), fields: customerFields(answer.fields) };
  }
  for (const { _id, quantity } of items) void acknowledge(_id, quantity);
  return { placed: true, order: answer.value.order };
}

/** A failure of the network or the server leaves open whether the order was placed; a refusal doesn't. */
function isRefusal({ status }: CallFailure): boolean {
  return status >= 400 && status < 500;
}

/** The spec's call per line. The stock was taken with the order, so nothing depends on it. */
function acknowledge(productId: string, quantityPurchased: number): Promise<unknown> {
  return callShop('/api/v1/products/purchase', { method: 'POST', body: { productId, quantityPurchased } });
}

async function explain({ code, message, data }: CallFailure): Promise<string> {
  switch (code) {
    case 'AMOUNTS_CHANGED': {
      await bringCartUpToDate();
      const total = data.totalAmount;
      return typeof total === 'number' ? `${message} The new total is ${formatRupees(total)}.` : message;
    }
    case 'OUT_OF_STOCK': {
      const changes = await bringCartUpToDate();
      return changes.length > 0 ? `${message} We have updated your cart.` : message;
    }
    case 'IDEMPOTENCY_KEY_REUSED':
      return FAILED;
    default:
      return message || FAILED;
  }
}

/** The server names fields by their path in the body; the form by their own name. */
function customerFields(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([path, sentence]) =>
      path.startsWith(CUSTOMER) ? [[path.slice(CUSTOMER.length), sentence]] : [],
    ),
  );
}
