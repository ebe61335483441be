import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openCheckout } from '../../shop/orders/checkout/place-order.ts';
import { createOrderSchema } from '../../shop/orders/schemas.ts';
import { newToken } from '../../shop/tokens.ts';
import { faultsOfStock } from '../support/faults-of-stock.ts';
import { countOrders, openTestShop, order, orderBody, stockOnHand, stockProduct } from '../support/shop.ts';

const shop = openTestShop();

async function countConnections(): Promise<number> {
  const { rows } = await sql`
    select pid from pg_stat_activity
    where application_name = 'saman' and datname = current_database()
  `.execute(shop.database);
  return rows.length;
}

describe('the last units', () => {
  test('10 units go to exactly 10 of 50 buyers at once; the other 40 are told', async () => {
    const karahi = await stockProduct(shop.database, { name: 'Karahi', quantity: 10 });
    const body = orderBody([{ product: karahi, quantity: 1 }]);

    const responses = await Promise.all(Array.from({ length: 50 }, () => order(shop.app, body)));

    const placed = responses.filter(({ statusCode }) => statusCode === 201);
    const refused = responses.filter(({ statusCode }) => statusCode === 409);
    expect([placed.length, refused.length]).toEqual([10, 40]);
    expect(new Set(refused.map((response) => response.json().message))).toEqual(
      new Set(['Karahi is out of stock.']),
    );
    expect(await countOrders(shop.database)).toBe(10);
    expect(await faultsOfStock(shop.database)).toEqual([]);
    expect(await stockOnHand(shop.database, karahi._id)).toBe(0);
  });

  test('10 units go to exactly 10 of 50 buyers at once in ten processes, each with connections of its own', async () => {
    const karahi = await stockProduct(shop.database, { name: 'Karahi', quantity: 10 });
    const request = createOrderSchema.parse(orderBody([{ product: karahi, quantity: 1 }]));
    const processes = Array.from({ length: 10 }, () => openCheckout(shop.database, shop.currentSettings));

    const answers = await Promise.all(
      Array.from({ length: 5 }, () => processes)
        .flat()
        .map((placeOrder) =>
          placeOrder(request, { customerId: null, address: '127.0.0.1', receipt: newToken() }),
        ),
    );

    const codes = answers.map((answer) => (answer.ok ? 'placed' : answer.failure.code));
    expect(codes.toSorted()).toEqual([...Array(40).fill('OUT_OF_STOCK'), ...Array(10).fill('placed')]);
    expect(await countOrders(shop.database)).toBe(10);
    expect(await faultsOfStock(shop.database)).toEqual([]);
    expect(await stockOnHand(shop.database, karahi._id)).toBe(0);
    expect(await countConnections()).toBeGreaterThanOrEqual(10);
  });

  test('the last unit goes to one buyer', async () => {
    const karahi = await stockProduct(shop.database, { quantity: 1 });
    const body = orderBody([{ product: karahi, quantity: 1 }]);
    const responses = await Promise.all(Array.from({ length: 20 }, () => order(shop.app, body)));
    expect(responses.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(await stockOnHand(shop.database, karahi._id)).toBe(0);
  });

  test('carts of two products in opposite orders never wait for each other for ever', async () => {
    const karahi = await stockProduct(shop.database, { name: 'Karahi', quantity: 10 });
    const tawa = await stockProduct(shop.database, { name: 'Tawa', quantity: 10 });
    const there = orderBody([
      { product: karahi, quantity: 1 },
      { product: tawa, quantity: 1 },
    ]);
    const back = { ...there, items: there.items.toReversed() };

    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, buyer) => order(shop.app, buyer % 2 === 0 ? there : back)),
    );

    const statuses = responses.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([...Array(10).fill(201), ...Array(40).fill(409)]);
    expect(await stockOnHand(shop.database, karahi._id)).toBe(0);
    expect(await stockOnHand(shop.database, tawa._id)).toBe(0);
  });
});
