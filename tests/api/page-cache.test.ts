import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Transaction } from '../../database/connect.ts';
import { listen } from '../../database/listen.ts';
import { buildApp } from '../../server/app.ts';
import { type OpenCache, openCache } from '../../server/page-cache/open-cache.ts';
import type { CatalogueQueries } from '../../shop/catalogue/cached/queries.ts';
import type { Product } from '../../shop/catalogue/products/responses.ts';
import { askAndStay } from '../support/ask-and-stay.ts';
import { testDatabaseTarget } from '../support/database.ts';
import { openTestShop, order, orderBody, stockCategory, stockOnHand, stockProduct } from '../support/shop.ts';

const shop = openTestShop();

/** Two processes of one shop, as far as what they keep goes. */
const processes: { app: FastifyInstance; kept: OpenCache }[] = [];

beforeAll(async () => {
  for (let number = 0; number < 2; number++) {
    const kept = await openCache(shop.database, await testDatabaseTarget(), shop);
    processes.push({ app: await buildApp(shop, { openCache: kept }), kept });
  }
});
afterAll(async () => {
  for (const { app, kept } of processes) {
    await app.close();
    await kept.close();
  }
});

/** What each of the processes answers, and both at once forget nothing that they are not told to forget. */
async function read(address: string): Promise<unknown[]> {
  const responses = await Promise.all(processes.map(({ app }) => app.inject(address)));
  return responses.map((response) => response.json());
}

function firstProcess() {
  const [first] = processes;
  if (!first) throw new Error('No process is open.');
  return first;
}

/** Changes something without anybody being told: what is kept stays as it was. */
async function secretly(work: (transaction: Transaction) => Promise<unknown>): Promise<void> {
  await shop.database.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction);
    await work(transaction);
  });
}

const changeSecretly = (id: string, name: string) =>
  secretly((transaction) => transaction.updateTable('products').set({ name }).where('id', '=', id).execute());

async function catchUp(): Promise<void> {
  await Promise.all(processes.map(({ kept }) => kept.catchUp()));
}

const change = (product: Product, values: Record<string, unknown>) =>
  shop.database.updateTable('products').set(values).where('id', '=', product._id).execute();

const setStock = (product: Product, quantity: number) =>
  shop.database.updateTable('stock').set({ quantity }).where('product_id', '=', product._id).execute();

test('what nobody changed is read from the database once', async () => {
  const pan = await stockProduct(shop.database, { name: 'Pan' });
  await catchUp();
  const address = `/api/v1/products/category/${pan.category}`;
  const first = await read(address);
  await changeSecretly(pan._id, 'Other');
  expect(await read(address)).toEqual(first);
});

describe('every process forgets at the commit what shows', () => {
  test.each<[string, (pan: Product) => Promise<unknown>]>([
    ['a price', (pan) => change(pan, { price_paisa: 77_700 })],
    ['a discount', (pan) => change(pan, { own_discount_basis_points: 5000 })],
    ['until when a discount holds', (pan) => change(pan, { discount_ends_at: new Date('2098-01-01') })],
    ['a name', (pan) => change(pan, { name: 'Frying Pan' })],
    ['a picture', (pan) => change(pan, { photos: ['/media/demo/other.svg'] })],
    ['how few are left', (pan) => setStock(pan, 5)],
    ['a product that is sold out', (pan) => setStock(pan, 0)],
    ['a new product', (pan) => stockProduct(shop.database, { name: 'Lid', category: pan.category })],
    [
      'a product that is gone',
      (pan) => shop.database.deleteFrom('products').where('id', '=', pan._id).execute(),
    ],
    [
      'the name of a category',
      () => shop.database.updateTable('categories').set({ name: 'Stove' }).execute(),
    ],
  ])('%s', async (_what, write) => {
    const pan = await stockProduct(shop.database, { name: 'Pan', quantity: 10 });
    await catchUp();
    const address = `/api/v1/products/category/${pan.category}`;
    const before = await read(address);
    await write(pan);
    await catchUp();
    const after = await read(address);
    expect(after[0]).not.toEqual(before[0]);
    expect(after[1]).toEqual(after[0]);
  });

  test('a review', async () => {
    const pan = await stockProduct(shop.database);
    await catchUp();
    const address = `/api/reviews/${pan._id}`;
    expect(await read(address)).toEqual([[], []]);
    const written = {
      id: crypto.randomUUID(),
      product_id: pan._id,
      name: 'Ayesha',
      mobile: '+923012345678',
      title: 'Good',
      rating: 5,
      comment: 'Heavy.',
    };
    await shop.database.insertInto('reviews').values(written).execute();
    await catchUp();
    expect((await read(address)).flat()).toHaveLength(2);
  });
});

test('what another product shows is kept', async () => {
  const [pan, towel] = [
    await stockProduct(shop.database, { name: 'Pan' }),
    await stockProduct(shop.database, { name: 'Towel' }),
  ];
  await catchUp();
  const address = `/api/v1/products/category/${towel.category}`;
  const first = await read(address);
  await changeSecretly(towel._id, 'Other');
  await change(pan, { price_paisa: 100 });
  await catchUp();
  expect(await read(address)).toEqual(first);
});

describe('what many pages need is read once, and again after the commit that changes it:', () => {
  const readKept = async <T>(from: (reads: CatalogueQueries) => Promise<T>) =>
    Promise.all(processes.map(({ kept }) => from(kept.reads.catalogue)));

  test('how many products each category lists', async () => {
    const pan = await stockProduct(shop.database, { name: 'Pan' });
    const counts = () => readKept(async ({ categories }) => (await categories()).map(({ count }) => count));
    await catchUp();
    expect(await counts()).toEqual([[1], [1]]);
    await secretly((transaction) => transaction.deleteFrom('products').execute());
    expect(await counts()).toEqual([[1], [1]]);
    await stockProduct(shop.database, { name: 'Lid', category: pan.category });
    await stockProduct(shop.database, { name: 'Pot', category: pan.category });
    await catchUp();
    expect(await counts()).toEqual([[2], [2]]);
  });

  test('what sells best', async () => {
    const pan = await stockProduct(shop.database, { name: 'Pan' });
    const sold = () => readKept(({ mostSold }) => mostSold['sold-14-days']());
    await order(shop.app, orderBody([{ product: pan, quantity: 2 }]));
    await catchUp();
    expect(await sold()).toEqual([[], []]);
    await shop.database.updateTable('orders').set({ confirmation: 'confirmed' }).execute();
    await catchUp();
    expect(await sold()).toEqual([[pan._id], [pan._id]]);
  });
});

test('a sale of which shoppers see nothing is told to nobody', async () => {
  const heard: string[] = [];
  const handlers = {
    onNotice: (payload: string) => heard.push(payload),
    onConnect() {},
    onLost() {},
    onUnreachable() {},
  };
  const listener = listen(await testDatabaseTarget(), 'page_changes', handlers);
  await listener.tried;
  const pan = await stockProduct(shop.database, { quantity: 8 });
  await listener.catchUp();
  heard.length = 0;

  const body = orderBody([{ product: pan, quantity: 2 }]);
  expect((await order(shop.app, body)).statusCode).toBe(201);
  await listener.catchUp();
  expect([await stockOnHand(shop.database, pan._id), heard]).toEqual([6, []]);

  expect((await order(shop.app, body)).statusCode).toBe(201);
  await listener.catchUp();
  expect(heard).toEqual([`product:${pan._id} category:${pan.category}`]);
  await listener.stop();
});

test('after an order the product says how many units are left', async () => {
  const pan = await stockProduct(shop.database, { quantity: 100 });
  const { app } = firstProcess();
  const address = `/api/v1/products/${pan._id}`;
  expect((await app.inject(address)).json()).toMatchObject({ quantity: 100 });
  await order(app, orderBody([{ product: pan, quantity: 3 }]));
  expect((await app.inject(address)).json()).toMatchObject({ quantity: 97 });
});

test('what is written by a request is read by the next one', async () => {
  const { app } = firstProcess();
  const pan = await stockProduct(shop.database, { quantity: 1000 });
  for (let round = 0; round < 20; round++) {
    await app.inject('/api/v1/categories');
    await stockCategory(shop.database, `Category ${round}`);
    await order(app, orderBody([{ product: pan, quantity: 1 }]));
    expect((await app.inject('/api/v1/categories')).json()).toHaveLength(round + 2);
  }
});

test('a change that came while the connection was lost is not missed', async () => {
  const pan = await stockProduct(shop.database, { name: 'Pan' });
  await catchUp();
  const address = `/api/v1/products/category/${pan.category}`;
  await read(address);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and (query like 'listen%' or query = 'select 1')`.execute(
    shop.database,
  );
  await change(pan, { price_paisa: 77_700 });
  await expect
    .poll(() => read(address))
    .toEqual([[expect.objectContaining({ price: 777 })], [expect.objectContaining({ price: 777 })]]);

  // It is heard again, so that responses are kept again.
  const areKept = async () => {
    await read(address);
    return processes.every(({ kept }) => kept.cache.find(address));
  };
  await expect.poll(areKept).toBe(true);
});

describe('a made-up address takes no room', () => {
  test.each([
    ['a query that means nothing', (id: string) => `/api/v1/products/${id}?x=1`],
    ['another way to write an id', (id: string) => `/api/v1/products/${id.toUpperCase()}`],
    ['a product that does not exist', () => `/api/v1/products/${crypto.randomUUID()}`],
  ])('%s', async (_what, addressOf) => {
    const pan = await stockProduct(shop.database);
    const response = await firstProcess().app.inject(addressOf(pan._id));
    expect(response.headers.etag).toBeUndefined();
  });
});

describe('over a connection', () => {
  let address: string;
  beforeAll(async () => {
    address = await firstProcess().app.listen({ host: '127.0.0.1', port: 0 });
  });

  test('a kept response has the headers of the first one, and is not sent again to who has it', async () => {
    const pan = await stockProduct(shop.database);
    await catchUp();
    const url = `${address}/api/v1/products/category/${pan.category}`;
    const [first, second] = [await fetch(url), await fetch(url)];
    const headersOf = ({ headers }: Response) => {
      const { date: _, 'x-request-id': __, ...ofTheResponse } = Object.fromEntries(headers);
      return ofTheResponse;
    };
    expect(headersOf(second)).toEqual(headersOf(first));
    expect(second.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await second.json()).toEqual(await first.json());

    const known = await fetch(url, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
    expect([known.status, await known.text()]).toEqual([304, '']);
    const head = await fetch(url, { method: 'HEAD' });
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([
      200,
      first.headers.get('etag'),
      '',
    ]);
  });

  test('what a browser fetches before the click is not fetched again by it, and no one else keeps it', async () => {
    const pan = await stockProduct(shop.database);
    await catchUp();
    const url = `${address}/api/v1/products/category/${pan.category}`;
    const cacheControl = async (headers: Record<string, string>) =>
      (await fetch(url, { headers })).headers.get('cache-control');
    for (const _ of ['rendered', 'cached']) {
      expect(await cacheControl({ 'sec-purpose': 'prefetch' })).toBe('private, max-age=5');
      expect(await cacheControl({})).toBe('no-cache');
    }
  });

  test('nobody waits for a response that is made for somebody who has hung up', async () => {
    const pan = await stockProduct(shop.database);
    await catchUp();
    // A made-up address, so that nothing is stored that could be handed out.
    const url = `${address}/api/v1/products/${pan._id}?x=1`;
    await shop.database.transaction().execute(async (standstill) => {
      await sql`lock table products in access exclusive mode`.execute(standstill);
      const first = await askAndStay(url);
      const second = await askAndStay(url);
      await second.hangUp();
      await first.hangUp();
    });
    expect((await fetch(url)).status).toBe(200);
  });

  test('a write to the address of a kept response is no read', async () => {
    await stockCategory(shop.database, 'Kitchen');
    await fetch(`${address}/api/v1/categories`);
    expect((await fetch(`${address}/api/v1/categories`, { method: 'POST' })).status).toBe(401);
  });
});
