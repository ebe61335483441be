import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type DatabaseProxy, openDatabaseProxy } from '../../chaos/database-proxy.ts';
import { connectDatabase, type Database } from '../../database/connect.ts';
import { buildApp } from '../../server/app.ts';
import { type OpenCache, openCache } from '../../server/page-cache/open-cache.ts';
import { testDatabaseTarget } from '../support/database.ts';
import { countOrders, openTestShop, order, orderBody, stockProduct } from '../support/shop.ts';

const shop = openTestShop();
let proxy: DatabaseProxy;
let database: Database;
let cache: OpenCache;
let app: FastifyInstance;

beforeEach(async () => {
  proxy = await openDatabaseProxy(await testDatabaseTarget());
  database = connectDatabase(proxy.target, 4);
  cache = await openCache(database, proxy.target, shop);
  app = await buildApp({ settings: shop.settings, secrets: shop.secrets, database }, { openCache: cache });
});
afterEach(async () => {
  await app.close();
  await cache.close();
  await database.destroy();
  await proxy.close();
});

test('while the database is away an order is refused with the time to try again, and taken once it is back', async () => {
  const pan = await stockProduct(shop.database, { quantity: 5 });
  const body = orderBody([{ product: pan, quantity: 1 }]);
  const headers = { 'idempotency-key': 'the-only-order' };
  expect((await app.inject('/readyz')).statusCode).toBe(200);

  proxy.cut();
  const refused = await order(app, body, headers);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
  expect(refused.json()).toMatchObject({
    success: false,
    code: 'UNAVAILABLE',
    message: 'The shop cannot be reached at the moment. Please try again in a few seconds.',
  });
  const ready = await app.inject('/readyz');
  expect([ready.statusCode, ready.json().message]).toEqual([503, 'The database cannot be reached.']);

  proxy.restore();
  expect((await order(app, body, headers)).statusCode).toBe(201);
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  expect(await countOrders(shop.database)).toBe(1);
});

test('while the database is away shoppers see what they saw last, and afterwards what is true', async () => {
  const pan = await stockProduct(shop.database, { name: 'Pan', price: 1000 });
  await cache.catchUp();
  const seen = `/api/v1/products/category/${pan.category}`;
  const priceOf = async () => (await app.inject(seen)).json()[0]?.price;
  expect(await priceOf()).toBe(1000);

  proxy.cut();
  expect(await priceOf()).toBe(1000);
  const unseen = await app.inject(`/api/v1/products/${pan._id}`);
  expect([unseen.statusCode, unseen.headers['retry-after']]).toEqual([503, '2']);

  await shop.database
    .updateTable('products')
    .set({ price_paisa: 120_000 })
    .where('id', '=', pan._id)
    .execute();
  proxy.restore();
  await expect.poll(priceOf, { timeout: 10_000 }).toBe(1200);
});

test('a connection that went silent is given up, and the next query has another one', async () => {
  const impatient = connectDatabase(proxy.target, 1, { longestSilence: 1_000 });
  try {
    await sql`select 1`.execute(impatient);
    proxy.silence();
    await expect(sql`select 1`.execute(impatient)).rejects.toThrow('PostgreSQL went silent.');
    proxy.restore();
    expect((await sql`select 2 as two`.execute(impatient)).rows).toEqual([{ two: 2 }]);
  } finally {
    await impatient.destroy();
  }
});
