import { describe, expect, test } from 'vitest';
import type { Transaction } from '../../database/connect.ts';
import type { Product } from '../../shop/catalogue/products/responses.ts';
import { countWaitingForLocks } from '../support/database.ts';
import {
  countOrders,
  customer,
  openTestShop,
  order,
  orderBody,
  stockOnHand,
  stockProduct,
} from '../support/shop.ts';

const shop = openTestShop();

describe('an order', () => {
  test("is stored with the server's own amounts, a snapshot of its lines, and the stock falls", async () => {
    const karahi = await stockProduct(shop.database, {
      name: 'Karahi',
      price: 1999,
      discount: 10,
      quantity: 7,
    });
    const body = orderBody([{ product: karahi, quantity: 2 }]);

    const response = await order(shop.app, body);

    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({
      success: true,
      message: 'Order placed successfully!',
      order: { subtotal: 3598, shippingCost: 150, totalAmount: 3748, status: 'Pending' },
    });
    const stored = await shop.database.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
    expect(stored).toMatchObject({
      name: customer.name,
      mobile: '+923012345678',
      city: 'Karachi',
      payment_method: 'cash',
      subtotal_paisa: 359_800,
      shipping_paisa: 15_000,
      total_paisa: 374_800,
    });
    const lines = await shop.database.selectFrom('order_lines').selectAll().execute();
    expect(lines).toMatchObject([
      {
        product_id: karahi._id,
        name: 'Karahi',
        price_paisa: 199_900,
        discount_basis_points: 1000,
        line_price_paisa: 179_900,
        quantity: 2,
      },
    ]);
    const events = await shop.database.selectFrom('order_events').selectAll().execute();
    expect(events).toMatchObject([
      { order_id: stored.id, kind: 'placed', to_status: 'Pending', actor: 'shopper' },
    ]);
    expect(await stockOnHand(shop.database, karahi._id)).toBe(5);
  });

  test('gets a number of its own that people can say on the phone', async () => {
    const karahi = await stockProduct(shop.database);
    const body = orderBody([{ product: karahi, quantity: 1 }]);
    const numbers = [];
    for (let buyer = 0; buyer < 3; buyer++) numbers.push((await order(shop.app, body)).json().order.number);
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
    expect(new Set(numbers).size).toBe(3);
  });

  test('is delivered free from Rs. 5,000 on', async () => {
    const fan = await stockProduct(shop.database, { price: 5000 });
    const response = await order(shop.app, orderBody([{ product: fan, quantity: 1 }]));
    expect(response.json().order).toMatchObject({ shippingCost: 0, totalAmount: 5000 });
  });

  test.each([
    [{ province: 'KPK', city: 'Other city', otherCity: ' Wah   Cantt ' }, 'Wah Cantt', 300],
    [{ province: 'Gilgit-Baltistan', city: 'Skardu' }, 'Skardu', 300],
    [{ province: 'Azad Kashmir', city: 'Other city', otherCity: 'D.I. Town' }, 'D.I. Town', 300],
    [{ province: 'KPK', city: 'Other city', otherCity: 'ہری پور' }, 'ہری پور', 300],
    [{ province: 'Punjab', city: 'Other city', otherCity: 'Chak 45-GB' }, 'Chak 45-GB', 300],
    [{ province: 'Sindh', city: 'Other city', otherCity: 'KARACHI' }, 'Karachi', 150],
  ])('to %j goes to %s for Rs. %i', async (place, city, shippingCost) => {
    const karahi = await stockProduct(shop.database, { price: 1000 });
    const body = orderBody([{ product: karahi, quantity: 1 }]);
    const amounts = { shippingCost, totalAmount: 1000 + shippingCost };
    const response = await order(shop.app, { ...body, customer: { ...customer, ...place }, ...amounts });
    expect(response.statusCode).toBe(201);
    const stored = await shop.database.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
    expect(stored).toMatchObject({ province: place.province, city, shipping_paisa: shippingCost * 100 });
  });

  test.each([
    ['totalAmount', { totalAmount: 1 }],
    ['shippingCost', { shippingCost: 0 }],
    ['both', { totalAmount: 0, shippingCost: 0 }],
  ])('with a tampered %s is not placed; the answer has the true figures', async (_what, tampered) => {
    const karahi = await stockProduct(shop.database, { price: 1000 });
    const response = await order(shop.app, { ...orderBody([{ product: karahi, quantity: 2 }]), ...tampered });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      success: false,
      code: 'AMOUNTS_CHANGED',
      data: { subtotal: 2000, shippingCost: 150, totalAmount: 2150 },
    });
    expect(await countOrders(shop.database)).toBe(0);
    expect(await stockOnHand(shop.database, karahi._id)).toBe(10);
  });

  test('with a tampered price or discount in its lines is stored at the true price', async () => {
    const karahi = await stockProduct(shop.database, { price: 1000, discount: 5 });
    const body = orderBody([{ product: karahi, quantity: 1 }]);
    const items = body.items.map((item) => ({ ...item, price: 1, discount: 99, name: 'Free karahi' }));
    expect((await order(shop.app, { ...body, items })).statusCode).toBe(201);
    const line = await shop.database.selectFrom('order_lines').selectAll().executeTakeFirstOrThrow();
    expect(line).toMatchObject({ name: 'Steel Karahi', price_paisa: 100_000, line_price_paisa: 95_000 });
  });

  test('at yesterday’s price is refused with today’s', async () => {
    const karahi = await stockProduct(shop.database, { price: 1000 });
    const body = orderBody([{ product: karahi, quantity: 1 }]);
    await shop.database.updateTable('products').set({ price_paisa: 120_000 }).execute();
    const response = await order(shop.app, body);
    expect(response.statusCode).toBe(409);
    expect(response.json().data.items).toEqual([{ _id: karahi._id, price: 1200, discount: 0, quantity: 1 }]);
  });

  test('for more than is left says what is left, and takes nothing of the other lines', async () => {
    const karahi = await stockProduct(shop.database, { name: 'Karahi', quantity: 3 });
    const tawa = await stockProduct(shop.database, { name: 'Tawa', quantity: 5 });
    const body = orderBody([
      { product: tawa, quantity: 2 },
      { product: karahi, quantity: 4 },
    ]);
    const response = await order(shop.app, body);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      code: 'OUT_OF_STOCK',
      message: 'Only 3 of Karahi are left.',
      error: 'Only 3 of Karahi are left.',
      fields: { 'items.1.quantity': 'Only 3 of Karahi are left.' },
      data: { unavailable: [{ _id: karahi._id, name: 'Karahi', left: 3 }] },
    });
    expect(await stockOnHand(shop.database, tawa._id)).toBe(5);
    expect(await countOrders(shop.database)).toBe(0);
  });

  test('for one product in two lines may not take more than there is', async () => {
    const karahi = await stockProduct(shop.database, { quantity: 3 });
    const body = orderBody([
      { product: karahi, quantity: 2 },
      { product: karahi, quantity: 2 },
    ]);
    expect((await order(shop.app, body)).statusCode).toBe(409);
    expect(await stockOnHand(shop.database, karahi._id)).toBe(3);
  });

  test('for a product that no longer exists is refused in words', async () => {
    const karahi = await stockProduct(shop.database);
    const body = orderBody([{ product: karahi, quantity: 1 }]);
    await shop.database.deleteFrom('products').execute();
    const response = await order(shop.app, body);
    expect(response.statusCode).toBe(409);
    expect(response.json().message).toBe('A product in your cart is no longer sold.');
  });

  test('stays as it was sold when its product is deleted', async () => {
    const karahi = await stockProduct(shop.database, { name: 'Karahi' });
    await order(shop.app, orderBody([{ product: karahi, quantity: 1 }]));
    await shop.database.deleteFrom('products').execute();
    const line = await shop.database.selectFrom('order_lines').selectAll().executeTakeFirstOrThrow();
    expect(line).toMatchObject({ product_id: null, name: 'Karahi', line_price_paisa: 100_000 });
  });
});

describe('a retry', () => {
  test('with the same key gets the same order back and takes no stock again', async () => {
    const karahi = await stockProduct(shop.database);
    const body = orderBody([{ product: karahi, quantity: 1 }]);
    const key = { 'idempotency-key': 'attempt-0001' };
    const first = await order(shop.app, body, key);
    const second = await order(shop.app, body, key);
    expect(second.statusCode).toBe(201);
    expect(second.json().order).toEqual(first.json().order);
    expect(await stockOnHand(shop.database, karahi._id)).toBe(9);
  });

  test('sent twenty times at once places one order', async () => {
    const karahi = await stockProduct(shop.database);
    const body = orderBody([{ product: karahi, quantity: 1 }]);
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => order(shop.app, body, { 'idempotency-key': 'double-click' })),
    );
    expect(new Set(responses.map((response) => response.json().order._id)).size).toBe(1);
    expect(await countOrders(shop.database)).toBe(1);
    expect(await stockOnHand(shop.database, karahi._id)).toBe(9);
  });

  test('with the same key and another body is refused', async () => {
    const karahi = await stockProduct(shop.database);
    const key = { 'idempotency-key': 'attempt-0002' };
    await order(shop.app, orderBody([{ product: karahi, quantity: 1 }]), key);
    const response = await order(shop.app, orderBody([{ product: karahi, quantity: 2 }]), key);
    expect(response.statusCode).toBe(409);
    expect(response.json().code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await countOrders(shop.database)).toBe(1);
  });
});

describe('a browser that never heard what came of its order', () => {
  const KEY = '0123456789abcdef0123456789abcdef';

  function askAbout(key: string) {
    return shop.app.inject({
      method: 'GET',
      url: '/api/v1/checkout/attempt',
      headers: { 'idempotency-key': key },
    });
  }

  test('asks with its key and hears the number, the total, the time and where to follow it, and nothing else', async () => {
    const karahi = await stockProduct(shop.database, { price: 1000 });
    const body = orderBody([{ product: karahi, quantity: 1 }]);
    const placed = await order(shop.app, body, { 'idempotency-key': KEY });
    const response = await askAbout(KEY);
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toEqual({
      order: {
        number: placed.json().order.number,
        totalAmount: 1150,
        placedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        page: placed.json().order.page,
      },
    });
  });

  test('hears that there is none, and a key that could be guessed is not answered', async () => {
    const karahi = await stockProduct(shop.database);
    await order(shop.app, orderBody([{ product: karahi, quantity: 1 }]), {
      'idempotency-key': 'attempt-0003',
    });
    expect((await askAbout(KEY)).json()).toEqual({ order: null });
    expect((await askAbout('attempt-0003')).statusCode).toBe(400);
  });

  test('hears of the order that is being placed at this moment', async () => {
    const karahi = await stockProduct(shop.database);
    const body = orderBody([{ product: karahi, quantity: 1 }]);
    const { placing, asking } = await shop.database.transaction().execute(async (other) => {
      // Somebody else holds the product, so that the order waits for it, with its key's lock in the hand.
      await other.selectFrom('products').select('id').where('id', '=', karahi._id).forUpdate().execute();
      const placing = order(shop.app, body, { 'idempotency-key': KEY });
      while ((await countWaitingForLocks(shop.database)) < 1) {
        // Asked again until it is so.
      }
      const asking = askAbout(KEY);
      while ((await countWaitingForLocks(shop.database)) < 2) {
        // Likewise.
      }
      return { placing, asking };
    });
    expect((await asking).json().order.number).toBe((await placing).json().order.number);
  });

  test('sends the next order under the same key, so that of a late one and a new one only one is placed', async () => {
    const karahi = await stockProduct(shop.database, { quantity: 10 });
    const late = orderBody([{ product: karahi, quantity: 1 }]);
    const changed = orderBody([{ product: karahi, quantity: 2 }]);
    const responses = await Promise.all(
      [late, changed].map((body) => order(shop.app, body, { 'idempotency-key': KEY })),
    );
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    expect(await countOrders(shop.database)).toBe(1);
  });
});

describe('what changes while an order is placed', () => {
  /** Orders two units while somebody else, who holds the stock, changes something at the last moment. */
  async function orderDuring(karahi: Product, change: (other: Transaction) => Promise<unknown>) {
    const { placing } = await shop.database.transaction().execute(async (other) => {
      await other
        .selectFrom('stock')
        .select('quantity')
        .where('product_id', '=', karahi._id)
        .forNoKeyUpdate()
        .execute();
      const placing = order(shop.app, orderBody([{ product: karahi, quantity: 2 }]));
      while ((await countWaitingForLocks(shop.database)) < 1) {
        // Asked again until it has read everything and waits for the stock.
      }
      await change(other);
      return { placing };
    });
    return placing;
  }

  test('a price is compared as it is when the stock is taken', async () => {
    const karahi = await stockProduct(shop.database, { name: 'Karahi', price: 1000, quantity: 5 });
    const response = await orderDuring(karahi, (other) =>
      other.updateTable('products').set({ price_paisa: 90_000 }).where('id', '=', karahi._id).execute(),
    );
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'AMOUNTS_CHANGED', data: { items: [{ price: 900 }] } });
    expect(await stockOnHand(shop.database, karahi._id)).toBe(5);
    expect(await countOrders(shop.database)).toBe(0);
  });

  test('units that somebody else got are not sold again', async () => {
    const karahi = await stockProduct(shop.database, { name: 'Karahi', quantity: 2 });
    const response = await orderDuring(karahi, (other) =>
      other.updateTable('stock').set({ quantity: 1 }).where('product_id', '=', karahi._id).execute(),
    );
    expect(response.json()).toMatchObject({ code: 'OUT_OF_STOCK', message: 'Only 1 of Karahi is left.' });
    expect(await stockOnHand(shop.database, karahi._id)).toBe(1);
    expect(await countOrders(shop.database)).toBe(0);
  });

  test('units that somebody else got do not matter while there are enough', async () => {
    const karahi = await stockProduct(shop.database, { name: 'Karahi', quantity: 9 });
    const response = await orderDuring(karahi, (other) =>
      other.updateTable('stock').set({ quantity: 6 }).where('product_id', '=', karahi._id).execute(),
    );
    expect(response.statusCode).toBe(201);
    expect(await stockOnHand(shop.database, karahi._id)).toBe(4);
  });
});
