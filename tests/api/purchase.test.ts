import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { cookieOf } from '../support/customers.ts';
import { openTestShop, order, orderBody, stockOnHand, stockProduct } from '../support/shop.ts';

const shop = openTestShop();

/** @param browser the answer to the order that this browser placed; null for somebody else's */
const purchase = (browser: LightMyRequestResponse | null, productId: string, quantityPurchased: number) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/v1/products/purchase',
    headers: browser ? { cookie: cookieOf(browser) } : {},
    payload: { productId, quantityPurchased },
  });

describe('a purchase', () => {
  test('acknowledges a line that was ordered, once, and takes no stock', async () => {
    const karahi = await stockProduct(shop.database, { quantity: 10 });
    const ordered = await order(shop.app, orderBody([{ product: karahi, quantity: 3 }]));

    const first = await purchase(ordered, karahi._id, 3);
    expect(first.statusCode).toBe(200);
    expect(first.json()).toMatchObject({ success: true, quantity: 7 });

    const second = await purchase(ordered, karahi._id, 3);
    expect(second.statusCode).toBe(409);
    expect(second.json().code).toBe('NOTHING_TO_ACKNOWLEDGE');
    expect(await stockOnHand(shop.database, karahi._id)).toBe(7);
  });

  test('is acknowledged by the browser that ordered alone; nobody else learns what was sold', async () => {
    const karahi = await stockProduct(shop.database, { quantity: 10 });
    const ordered = await order(shop.app, orderBody([{ product: karahi, quantity: 3 }]));
    const another = await order(shop.app, orderBody([{ product: karahi, quantity: 1 }]));
    const strangers = [
      await purchase(null, karahi._id, 3),
      await purchase(another, karahi._id, 3),
      await purchase(null, karahi._id, 2),
      await purchase(null, crypto.randomUUID(), 3),
    ];
    expect(new Set(strangers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(strangers[0]?.statusCode).toBe(409);
    expect((await purchase(ordered, karahi._id, 3)).statusCode).toBe(200);
  });

  test('is bound to the browser by a cookie that no script and no other website gets', async () => {
    const karahi = await stockProduct(shop.database);
    const ordered = await order(shop.app, orderBody([{ product: karahi, quantity: 1 }]));
    expect(ordered.cookies).toMatchObject([
      { name: 'receipt', httpOnly: true, sameSite: 'Strict', path: '/', maxAge: 900 },
    ]);
    const refused = await order(shop.app, {
      ...orderBody([{ product: karahi, quantity: 1 }]),
      totalAmount: 1,
    });
    expect(refused.cookies).toEqual([]);
  });

  test('is acknowledged with the receipt of the retry, when the answer to the order was lost', async () => {
    const karahi = await stockProduct(shop.database);
    const body = orderBody([{ product: karahi, quantity: 1 }]);
    const key = { 'idempotency-key': 'attempt-0001' };
    await order(shop.app, body, key);
    const retried = await order(shop.app, body, key);
    expect((await purchase(retried, karahi._id, 1)).statusCode).toBe(200);
  });

  test('cannot be used to empty the shop', async () => {
    const karahi = await stockProduct(shop.database, { quantity: 10 });
    expect((await purchase(null, karahi._id, 10)).statusCode).toBe(409);
    const ordered = await order(shop.app, orderBody([{ product: karahi, quantity: 1 }]));
    expect((await purchase(ordered, karahi._id, 9)).statusCode).toBe(409);
    expect(await stockOnHand(shop.database, karahi._id)).toBe(9);
  });

  test('of a line placed more than 15 minutes ago is refused', async () => {
    const karahi = await stockProduct(shop.database);
    const ordered = await order(shop.app, orderBody([{ product: karahi, quantity: 1 }]));
    await shop.database
      .updateTable('order_lines')
      .set({ placed_at: sql`now() - interval '16 minutes'` })
      .execute();
    expect((await purchase(ordered, karahi._id, 1)).statusCode).toBe(409);
  });

  test('acknowledged by two at once counts once for each line that was ordered', async () => {
    const karahi = await stockProduct(shop.database);
    const body = orderBody([{ product: karahi, quantity: 1 }]);
    const first = await order(shop.app, body);
    const second = await order(shop.app, body);
    const responses = await Promise.all(
      [first, second, first, second, first, second].map((browser) => purchase(browser, karahi._id, 1)),
    );
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
  });
});
