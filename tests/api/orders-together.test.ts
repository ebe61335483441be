import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Product } from '../../shop/catalogue/products/responses.ts';
import { openCheckout } from '../../shop/orders/checkout/place-order.ts';
import { createOrderSchema } from '../../shop/orders/schemas.ts';
import { newToken } from '../../shop/tokens.ts';
import {
  countOrders,
  customer,
  openTestShop,
  orderBody,
  stockOnHand,
  stockProduct,
} from '../support/shop.ts';

const shop = openTestShop({ OPEN_ORDERS_PER_MOBILE: '3', OPEN_ORDERS_PER_NETWORK: '20' });

interface Buyer {
  product: Product;
  quantity?: number;
  name?: string;
  mobile?: string;
  key?: string;
}

/** Has all of them order in one process at the very same moment. */
function orderTogether(buyers: readonly Buyer[]) {
  const placeOrder = openCheckout(shop.database, async () => shop.settings);
  return Promise.allSettled(
    buyers.map(({ product, quantity = 1, name = customer.name, mobile, key }, index) => {
      const who = { ...customer, name, mobile: mobile ?? `0300-12345${10 + index}` };
      const body = { ...orderBody([{ product, quantity }]), customer: who, paymentMethod: 'cash' };
      const origin = { customerId: null, address: '203.0.113.7', receipt: newToken() };
      return placeOrder(createOrderSchema.parse(body), origin, key);
    }),
  );
}

/** What came of each: its number, or why there is none. */
function outcomes(settled: Awaited<ReturnType<typeof orderTogether>>) {
  return settled.map((one) => {
    if (one.status === 'rejected') return 'failed';
    return one.value.ok ? one.value.value.number : one.value.failure.code;
  });
}

async function countCommits(): Promise<number> {
  const { rows } = await sql`select distinct xmin::text from orders`.execute(shop.database);
  return rows.length;
}

describe('orders that come in at the same moment', () => {
  test('share a commit, and each has its own number, lines, history and mail', async () => {
    const karahi = await stockProduct(shop.database, { quantity: 10 });
    const tawa = await stockProduct(shop.database, { name: 'Tawa', quantity: 10 });
    const numbers = outcomes(
      await orderTogether([{ product: karahi, quantity: 2 }, { product: tawa }, { product: karahi }]),
    );
    expect(new Set(numbers).size).toBe(3);
    expect(await countCommits()).toBe(1);
    const lines = await shop.database
      .selectFrom('orders')
      .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
      .innerJoin('order_events', 'order_events.order_id', 'orders.id')
      .innerJoin('outbox', 'outbox.subject_id', 'orders.id')
      .innerJoin('order_origins', 'order_origins.order_id', 'orders.id')
      .select(['orders.number', 'orders.mobile', 'product_id', 'quantity'])
      .orderBy('orders.mobile')
      .execute();
    expect(lines).toEqual([
      { number: numbers[0], mobile: '+923001234510', product_id: karahi._id, quantity: 2 },
      { number: numbers[1], mobile: '+923001234511', product_id: tawa._id, quantity: 1 },
      { number: numbers[2], mobile: '+923001234512', product_id: karahi._id, quantity: 1 },
    ]);
    expect(await stockOnHand(shop.database, karahi._id)).toBe(7);
  });

  test('one of them is refused, the others stand', async () => {
    const karahi = await stockProduct(shop.database, { quantity: 3 });
    const settled = await orderTogether([
      { product: karahi, quantity: 2 },
      { product: karahi, quantity: 2 },
      { product: karahi },
    ]);
    expect(outcomes(settled)).toEqual([expect.any(Number), 'OUT_OF_STOCK', expect.any(Number)]);
    // It is told what is left behind the others.
    expect(settled[1]).toMatchObject({ value: { failure: { data: { unavailable: [{ left: 0 }] } } } });
    expect(await countCommits()).toBe(1);
    expect(await stockOnHand(shop.database, karahi._id)).toBe(0);
  });

  test('one of them cannot be stored, the others stand', async () => {
    const karahi = await stockProduct(shop.database);
    await sql`alter table orders add constraint no_nobody check (name <> 'Nobody')`.execute(shop.database);
    try {
      const settled = await orderTogether([
        { product: karahi },
        { product: karahi, name: 'Nobody' },
        { product: karahi },
      ]);
      expect(outcomes(settled)).toEqual([expect.any(Number), 'failed', expect.any(Number)]);
    } finally {
      await sql`alter table orders drop constraint no_nobody`.execute(shop.database);
    }
    expect(await countOrders(shop.database)).toBe(2);
    expect(await stockOnHand(shop.database, karahi._id)).toBe(8);
  });

  test('of one attempt are one order, and another body under its key is refused', async () => {
    const karahi = await stockProduct(shop.database);
    const one = { product: karahi, mobile: '0300-1234567', key: 'attempt-0001' };
    const [first, second, other] = outcomes(await orderTogether([one, one, { ...one, quantity: 2 }]));
    expect(second).toBe(first);
    expect(other).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await countOrders(shop.database)).toBe(1);
    expect(await stockOnHand(shop.database, karahi._id)).toBe(9);
  });

  test('count one another where open orders are limited', async () => {
    const karahi = await stockProduct(shop.database, { quantity: 50 });
    const ofOneMobile = await orderTogether(
      Array.from({ length: 4 }, () => ({ product: karahi, mobile: '0300-1234567' })),
    );
    expect(outcomes(ofOneMobile).filter((outcome) => outcome === 'TOO_MANY_OPEN_ORDERS')).toHaveLength(1);
    const ofOneNetwork = await orderTogether(Array.from({ length: 18 }, () => ({ product: karahi })));
    expect(outcomes(ofOneNetwork).filter((outcome) => outcome === 'TOO_MANY_OPEN_ORDERS')).toHaveLength(1);
    expect(await countOrders(shop.database)).toBe(20);
  });

  test('with half a character in a name are stored', async () => {
    const karahi = await stockProduct(shop.database);
    const [number] = outcomes(await orderTogether([{ product: karahi, name: 'Ayesha \ud83c' }]));
    expect(number).toEqual(expect.any(Number));
    const { name } = await shop.database.selectFrom('orders').select('name').executeTakeFirstOrThrow();
    expect(name).toBe('Ayesha');
  });
});
