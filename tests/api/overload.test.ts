import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderPlainPage } from '../../app/plain-page.tsx';
import { connectDatabase, type Database } from '../../database/connect.ts';
import { buildApp } from '../../server/app.ts';
import { type MountPages, respondWithPages } from '../../server/pages/pages.ts';
import { refuseWithPages } from '../../server/pages/refuse-page.ts';
import { askAndStay } from '../support/ask-and-stay.ts';
import { testDatabaseTarget } from '../support/database.ts';
import { openTestShop, order, orderBody, stockProduct } from '../support/shop.ts';

const shop = openTestShop();

/** Pages as the shop has them, none of which can be made. */
const mountPages: MountPages = async (pages) => {
  refuseWithPages(pages, renderPlainPage);
  respondWithPages(pages, async () => {
    throw new Error('It is not made, as <b>nobody</b> needs to know.');
  });
};
let browsing: Database;
let app: FastifyInstance;
let address: string;

beforeAll(async () => {
  browsing = connectDatabase(await testDatabaseTarget(), 3);
  app = await buildApp(shop, { browsing, mountPages, logOutput: { write() {} } });
  address = await app.listen({ host: '127.0.0.1', port: 0 });
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
    const page = await app.inject('/about');
    expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '5']);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('We will be right back</h1>');
    expect(page.body).toContain('The shop is very busy. Please try again in a few seconds.');
    expect(page.body).toMatch(/<a [^>]*href=""[^>]*>Try again</);
    expect(page.body).not.toContain('<script');
    expect((await app.inject('/about.data')).json().code).toBe('BUSY');
    return responses;
  });

  const statuses = (await Promise.all(found)).map(({ statusCode }) => statusCode);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  expect((await app.inject('/api/v1/products/searchByName?query=pan')).statusCode).toBe(200);
});

test('a page that fails before it is reached says so in a page, with the number by which the log has the reason', async () => {
  const failed = await app.inject('/about');
  expect(failed.statusCode).toBe(500);
  expect(failed.body).toContain('Unexpected Application Error!</h1>');
  expect(failed.body).toContain(`tell us this number: ${failed.headers['x-request-id']}</p>`);
  expect(failed.body).not.toContain('nobody');
});

test('nothing is made for those who hang up while they wait for their turn', async () => {
  await stockProduct(shop.database, { name: 'Pan' });
  const url = '/api/v1/products/searchByName?query=pan';
  const made: unknown[] = [];
  const note = (message: unknown) => made.push(message);
  subscribe('tracing:fastify.request.handler:start', note);
  const served = await shop.database.transaction().execute(async (standstill) => {
    await sql`lock table search_words in access exclusive mode`.execute(standstill);
    const first = Array.from({ length: 8 }, (_, number) => app.inject(`${url}${number}`));
    await (await askAndStay(`${address}${url}`)).hangUp();
    return first;
  });
  expect((await Promise.all(served)).map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
  // Its turn comes after that of the one who left.
  await app.inject(`${url}-later`);
  unsubscribe('tracing:fastify.request.handler:start', note);
  expect(made).toHaveLength(8 + 1);
});

test('while pages are made, who comes is seen: so many may wait for their answers, and nobody to be taken in', async () => {
  let seen = 0;
  app.server.on('connection', () => {
    seen += 1;
  });
  const { hostname, port } = new URL(address);
  const visitors = Array.from({ length: 50 }, () => connect(Number(port), hostname));
  // Pages that are made without waiting for anything, and that leave no turn of the event loop to anybody else.
  await Promise.all(Array.from({ length: 16 }, () => app.inject('/nowhere')));
  expect(seen).toBe(visitors.length);
  await Promise.all(visitors.map((visitor) => once(visitor.destroy(), 'close')));
});
