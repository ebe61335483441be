import { once } from 'node:events';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectDatabase, type Database } from '../../database/connect.ts';
import { buildApp } from '../../server/app.ts';
import { testDatabaseTarget } from '../support/database.ts';
import { openTestShop, order, orderBody, stockProduct } from '../support/shop.ts';

const shop = openTestShop();
let browsing: Database;
let app: FastifyInstance;

beforeAll(async () => {
  browsing = connectDatabase(await testDatabaseTarget(), 3);
  app = await buildApp(shop, { browsing });
});
afterAll(async () => {
  await app.close();
  await browsing.destroy();
});

test('while more people search than the shop can serve, an order goes through, and those too many are told at once', async () => {
  const pan = await stockProduct(shop.database, { name: 'Pan' });
  const searches = Array.from(
    { length: 500 },
    (_, number) => `/api/v1/products/searchByName?query=pan${number}`,
  );

  const found = await shop.database.transaction().execute(async (standstill) => {
    await sql`lock table search_words in access exclusive mode`.execute(standstill);
    const responses = searches.map((url) => app.inject(url));
    expect((await order(app, orderBody([{ product: pan, quantity: 1 }]))).statusCode).toBe(201);

    const refused = await Promise.race(responses.slice(450));
    expect([refused.statusCode, refused.headers['retry-after'], refused.json().code]).toEqual([
      503,
      '5',
      'BUSY',
    ]);
    return responses;
  });

  const statuses = (await Promise.all(found)).map(({ statusCode }) => statusCode);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  expect((await app.inject('/api/v1/products/searchByName?query=pan')).statusCode).toBe(200);
});

test('while pages are made, who comes is seen: so many may wait for their answers, and nobody to be taken in', async () => {
  let seen = 0;
  app.server.on('connection', () => {
    seen += 1;
  });
  const port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
  const visitors = Array.from({ length: 50 }, () => connect(port, '127.0.0.1'));
  // Pages that are made without waiting for anything, and that leave no turn of the event loop to anybody else.
  await Promise.all(Array.from({ length: 8 }, () => app.inject('/nowhere')));
  expect(seen).toBe(visitors.length);
  await Promise.all(visitors.map((visitor) => once(visitor.destroy(), 'close')));
});
