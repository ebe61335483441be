import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderPlainPage } from '../../app/plain-page.tsx';
import { connectDatabase, type Database } from '../../database/connect.ts';
import { buildApp } from '../../server/app.ts';
import { type MountPages, respondWithPages } from '../../server/pages/pages.ts';
import { refuseWithPages } from '../../server/pages/refuse-page.ts';
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

beforeAll(async () => {
  browsing = connectDatabase(await testDatabaseTarget(), 3);
  app = await buildApp(shop, { browsing, mountPages, logOutput: { write() {} } });
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
