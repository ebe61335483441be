import { randomUUID } from 'node:crypto';
import { shippingCost } from '../../shop/orders/shipping/rules.ts';
import { readSettings } from '../../shop/settings/settings.ts';
import type { LoadRequest } from '../load/types.ts';
import type { Orderable } from './goods.ts';

/** What delivery costs in a shop whose owner has changed nothing. */
const NEW_SHOP = readSettings({}).newShop;

const CITY = 'Karachi';
const REQUESTS = 500;

/** So that the orders of one run can be told from those of another. */
export const ORDERS_OF_THIS_RUN = `bench-${randomUUID()}-`;

/** The body of an order of one unit of each. */
export function orderBody(products: readonly Orderable[], mobile: string): string {
  const subtotal = products.reduce((sum, { linePrice }) => sum + linePrice, 0);
  const cost = shippingCost(subtotal, CITY, NEW_SHOP.delivery);
  return JSON.stringify({
    customer: {
      name: 'Ayesha Khan',
      email: 'ayesha@example.com',
      mobile,
      province: 'Sindh',
      city: CITY,
      address: 'House 1, Street 2',
      instructions: '',
    },
    items: products.map(({ _id }) => ({ _id, quantity: 1 })),
    shippingCost: cost,
    paymentMethod: 'cash',
    totalAmount: subtotal + cost,
  });
}

/** Some of the products, each once. */
export function someOf(products: readonly Orderable[], count: number): Orderable[] {
  const some = new Set<Orderable>();
  while (some.size < count) {
    const product = products[Math.floor(Math.random() * products.length)];
    if (product) some.add(product);
  }
  return [...some];
}

/** Orders of different shoppers, each of so many of the products. */
export function orderRequests(port: number, products: readonly Orderable[], lines: number): LoadRequest[] {
  return Array.from({ length: REQUESTS }, () => {
    const chosen = someOf(products, lines);
    const body = orderBody(chosen, '03{n}');
    const subtotal = chosen.reduce((sum, { linePrice }) => sum + linePrice, 0);
    const head = [
      'POST /api/v1/checkout/create-order HTTP/1.1',
      `Host: 127.0.0.1:${port}`,
      `Origin: http://127.0.0.1:${port}`,
      'X-Forwarded-For: {ip}',
      `Idempotency-Key: ${ORDERS_OF_THIS_RUN}{n}`,
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body) + '123456789'.length - '{n}'.length}`,
    ];
    return {
      text: `${head.join('\r\n')}\r\n\r\n${body}`,
      expected: { status: 201, contains: ['"success":true', `"subtotal":${subtotal},`] },
    };
  });
}
