import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openTestShop, order, orderBody, stockOnHand, stockProduct } from '../support/shop.ts';

const shop = openTestShop();

const purchase = (productId: string, quantityPurchased: number) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/v1/products/purchase',
    payload: { productId, quantityPurchased },
  });

describe('a purchase', () => {
  test('acknowledges a line that was ordered, once, and takes no stock', async () => {
    const karahi = await stockProduct(shop.database, { quantity: 10 });
    await order(shop.app, orderBody([{ product: karahi, quantity: 3 }]));

    const first = await purchase(karahi._id, 3);
    expect(first.statusCode).toBe(200);
    expect(first.json()).toMatchObject({ success: true, quantity: 7 });

    const second = await purchase(karahi._id, 3);
    expect(second.statusCode).toBe(409);
    expect(second.json().code).toBe('NOTHING_TO_ACKNOWLEDGE');
    expect(await stockOnHand(shop.database, karahi._id)).toBe(7);
  });

  test('cannot be used to empty the shop', async () => {
    const karahi = await stockProduct(shop.database, { quantity: 10 });
    expect((await purchase(karahi._id, 10)).statusCode).toBe(409);
    await order(shop.app, orderBody([{ product: karahi, quantity: 1 }]));
    expect((await purchase(karahi._id, 9)).statusCode).toBe(409);
    expect(await stockOnHand(shop.database, karahi._id)).toBe(9);
  });

  test('of a line placed more than 15 minutes ago is refused', async () => {
    const karahi = await stockProduct(shop.database);
    await order(shop.app, orderBody([{ product: karahi, quantity: 1 }]));
    await shop.database
      .updateTable('order_lines')
      .set({ placed_at: sql`now() - interval '16 minutes'` })
      .execute();
    expect((await purchase(karahi._id, 1)).statusCode).toBe(409);
  });

  test('acknowledged by two at once counts once for each line that was ordered', async () => {
    const karahi = await stockProduct(shop.database);
    const body = orderBody([{ product: karahi, quantity: 1 }]);
    await order(shop.app, body);
    await order(shop.app, body);
    const responses = await Promise.all(Array.from({ length: 6 }, () => purchase(karahi._id, 1)));
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
  });
});
