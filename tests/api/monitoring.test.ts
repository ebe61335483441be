import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { createMetrics, measurePageCache } from '../../server/monitoring/metrics.ts';
import { type OpenCache, openCache } from '../../server/page-cache/open-cache.ts';
import { readSettings } from '../../shop/settings/settings.ts';
import { newcomer, register, send } from '../support/customers.ts';
import { testDatabaseTarget } from '../support/database.ts';
import { customer, openTestShop, order, orderBody, stockProduct } from '../support/shop.ts';
import { bearer, hireAdmin } from '../support/staff.ts';

const shop = openTestShop();
let cached: OpenCache;
let app: FastifyInstance;
let log: string[];

/** The same shop, with a log and metrics to look at. @param environment settings of its own */
function openWatched(environment: Record<string, string> = {}): Promise<FastifyInstance> {
  const settings = { ...shop.settings, ...pick(readSettings({ LOG_LEVEL: 'debug', ...environment })) };
  const metrics = createMetrics('main');
  measurePageCache(metrics, cached.cache);
  const logOutput = { write: (line: string) => log.push(line) };
  const { database, secrets } = shop;
  return buildApp({ database, secrets, settings }, { openCache: cached, metrics, logOutput });
}

const pick = ({ logLevel, metricsToken, trustedProxies }: ReturnType<typeof readSettings>) => ({
  logLevel,
  metricsToken,
  trustedProxies,
});

beforeAll(async () => {
  cached = await openCache(shop.database, await testDatabaseTarget(), shop);
  app = await openWatched();
});
beforeEach(() => {
  log = [];
});
afterAll(async () => {
  await app.close();
  await cached.close();
});

const scrape = async () => (await app.inject('/metrics')).body;

/** The value of a line of the metrics; undefined when there is none. */
const numberOf = (metrics: string, name: string, labels: Record<string, string>) =>
  metrics
    .split('\n')
    .filter((line) => line.startsWith(`${name}{`))
    .find((line) => Object.entries(labels).every(([label, value]) => line.includes(`${label}="${value}"`)))
    ?.split(' ')
    .at(-1);

/** What the log says of requests. */
const requestLines = () =>
  log.map((line): Record<string, unknown> => JSON.parse(line)).filter(({ msg }) => msg === 'request');

async function sendForm(url: string, fields: Record<string, string>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const form = new Request('http://shop.invalid', { method: 'POST', body });
  const headers = { 'content-type': form.headers.get('content-type') ?? '' };
  return app.inject({ method: 'POST', url, headers, payload: Buffer.from(await form.arrayBuffer()) });
}

describe('the metrics', () => {
  test('count requests by the pattern of their route, never by their path', async () => {
    const pan = await stockProduct(shop.database);
    await app.inject(`/api/v1/products/${pan._id}`);
    await app.inject('/nobody/has/this/address');
    const metrics = await scrape();
    const labels = { method: 'GET', route: '/api/v1/products/:id', status: '2xx', process: 'main' };
    expect(numberOf(metrics, 'http_request_duration_seconds_count', labels)).toBe('1');
    expect(metrics).not.toMatch(new RegExp(`${pan._id}|nobody`));
  });

  test('count orders by what became of them', async () => {
    const pan = await stockProduct(shop.database, { name: 'Pan', quantity: 1 });
    await order(app, orderBody([{ product: pan, quantity: 1 }]));
    await order(app, orderBody([{ product: pan, quantity: 1 }]));
    await order(app, {});
    const metrics = await scrape();
    const counted = ['placed', 'OUT_OF_STOCK', 'INVALID_INPUT'].map((outcome) =>
      numberOf(metrics, 'shop_orders_total', { outcome }),
    );
    expect(counted).toEqual(['1', '1', '1']);
  });

  test('count what the page cache answered and what it had to have produced', async () => {
    const pan = await stockProduct(shop.database);
    await cached.catchUp();
    const countOf = async (outcome: string) =>
      Number(numberOf(await scrape(), 'shop_page_cache_requests_total', { outcome }));
    const [hits, misses] = [await countOf('hit'), await countOf('miss')];
    const first = await app.inject(`/api/v1/products/category/${pan.category}`);
    const second = await app.inject(`/api/v1/products/category/${pan.category}`);
    expect(second.body).toBe(first.body);
    expect(await countOf('miss')).toBe(misses + 1);
    expect(await countOf('hit')).toBe(hits + 1);
    expect(Number(numberOf(await scrape(), 'shop_page_cache_bytes', { process: 'main' }))).toBeGreaterThan(0);
  });

  test('are read by programs on this machine alone, and others are not told that they are there', async () => {
    expect((await app.inject('/metrics')).statusCode).toBe(200);
    const fromElsewhere = [
      { remoteAddress: '192.0.2.7' },
      { headers: { host: 'saman.example' } },
      { headers: { 'x-forwarded-for': '127.0.0.1' } },
      { headers: { via: '1.1 proxy' } },
    ];
    for (const how of fromElsewhere) {
      const refused = await app.inject({ url: '/metrics', ...how });
      expect([refused.statusCode, refused.json().code]).toEqual([404, 'UNKNOWN_ENDPOINT']);
    }
  });

  test('are read from anywhere with the token, where there is one, and without it by nobody', async () => {
    const token = 'a token of monitoring';
    const guarded = await openWatched({ METRICS_TOKEN: token });
    const remoteAddress = '192.0.2.7';
    const ask = (headers: Record<string, string>) =>
      guarded.inject({ url: '/metrics', remoteAddress, headers });
    expect((await ask(bearer(token))).statusCode).toBe(200);
    for (const wrong of ['', `${token}x`, token.slice(0, -1)]) {
      expect((await ask(bearer(wrong))).statusCode).toBe(404);
    }
    expect((await guarded.inject('/metrics')).statusCode).toBe(404);
    await guarded.close();
  });
});

describe('the number of a request', () => {
  test('comes with its response, its failure and its line in the log, and is another one each time', async () => {
    const { headers } = await app.inject('/api/v1/categories');
    expect(headers['x-request-id']).toMatch(/^[0-9a-f]{12}$/);
    await sql`alter table products rename to lost_products`.execute(shop.database);
    const failed = await app.inject(`/api/v1/products/${crypto.randomUUID()}`);
    await sql`alter table lost_products rename to products`.execute(shop.database);
    const id = failed.headers['x-request-id'];
    expect(failed.statusCode).toBe(500);
    expect(failed.json()).toMatchObject({ success: false, code: 'INTERNAL', requestId: id });
    expect(id).not.toBe(headers['x-request-id']);
    const lines = log.map((line) => JSON.parse(line)).filter((line) => line.id === id);
    expect(lines.map(({ msg }) => msg)).toEqual(['unexpected error', 'request']);
    expect(lines[0].err).toMatchObject({ type: 'DatabaseError', code: '42P01' });
  });

  test('is not in what is cached: nobody gets that of somebody else', async () => {
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    await stockProduct(shop.database);
    await cached.catchUp();
    const url = `${address}/api/v1/categories`;
    const responses = [await fetch(url), await fetch(url), await fetch(url)];
    const numbers = responses.map(({ headers }) => headers.get('x-request-id'));
    expect(numbers.slice(1)).toEqual([null, null]);
    expect(new Set(responses.map(({ headers }) => headers.get('etag'))).size).toBe(1);
    const counted = { method: 'GET', route: '/api/v1/categories', status: '2xx' };
    expect(numberOf(await scrape(), 'http_cached_responses_total', counted)).toBe('2');
    expect(requestLines().filter(({ cached: isCached }) => isCached)).toHaveLength(2);
  });

  test('is taken from a trusted proxy where it is harmless, and from nobody else', async () => {
    const proxied = await openWatched({ TRUSTED_PROXIES: '192.0.2.1' });
    const ask = async (remoteAddress: string, id: string) => {
      const asked = { url: '/api/v1/products/x', remoteAddress, headers: { 'x-request-id': id } };
      return (await proxied.inject(asked)).headers['x-request-id'];
    };
    expect(await ask('192.0.2.1', 'the-proxys-own-id')).toBe('the-proxys-own-id');
    expect(await ask('192.0.2.2', 'the-proxys-own-id')).toMatch(/^[0-9a-f]{12}$/);
    for (const hostile of ['<script>', 'short', 'x'.repeat(65), 'a b c d e f', '"},{"level":"x']) {
      expect(await ask('192.0.2.1', hostile)).toMatch(/^[0-9a-f]{12}$/);
    }
    await proxied.close();
  });
});

describe('the log', () => {
  test('has one line for each request, with its route, status and time', async () => {
    const pan = await stockProduct(shop.database);
    await app.inject(`/api/v1/products/${pan._id}?secret=1`);
    expect(requestLines()).toMatchObject([
      { level: 'info', method: 'GET', route: '/api/v1/products/:id', status: 200, id: expect.any(String) },
    ]);
    expect(requestLines()[0]?.ms).toEqual(expect.any(Number));
    expect(log.join()).not.toContain('secret');
  });

  test('says as little as its level wants', async () => {
    const quiet = await openWatched({ LOG_LEVEL: 'error' });
    await quiet.inject('/api/v1/categories');
    expect(log).toEqual([]);
    await quiet.close();
  });

  test('of an error of PostgreSQL has where it came from, and no value of a row', async () => {
    await sql`alter table contact_messages add constraint no_letters check (message = '') not valid`.execute(
      shop.database,
    );
    const letter = { name: 'Bilal Ahmed', email: 'bilal@example.com', message: 'Do you have a degchi?' };
    expect((await send(app, 'POST', '/api/contact', { body: letter })).statusCode).toBe(500);
    await sql`alter table contact_messages drop constraint no_letters`.execute(shop.database);
    const [told] = log.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'unexpected error');
    expect(told.err).toMatchObject({ code: '23514', constraint: 'no_letters', table: 'contact_messages' });
    expect(told.err.stack).toMatch(/ at .*send-message\.ts/);
    expect(log.join()).not.toMatch(/Bilal|bilal|degchi/);
  });

  test('holds nothing that is personal, whatever people send', async () => {
    const pan = await stockProduct(shop.database, { name: 'Pan' });
    const { token, email: staffEmail } = await hireAdmin(shop);
    const person = {
      ...customer,
      name: 'Zubaida Personal',
      email: 'zubaida@private.example',
      mobile: '0345-7654321',
    };
    const secret = 'a very secret password';
    const searched = 'zubaida personal 0345';
    const from = { 'user-agent': 'Zubaidas Phone' };

    const placed = await order(
      app,
      { ...orderBody([{ product: pan, quantity: 1 }]), customer: person },
      from,
    );
    expect(placed.statusCode, placed.body).toBe(201);
    await order(app, {
      ...orderBody([{ product: pan, quantity: 1 }]),
      customer: { ...person, city: 'Zubaidabad' },
    });
    await register(app, { ...person, password: secret, confirmPassword: secret });
    await register(app, { ...newcomer, email: 'zubaida@', name: 'Zubaida' });
    const body = { email: person.email, password: secret };
    await send(app, 'POST', '/api/reglogin/login', { body });
    await send(app, 'POST', '/api/reglogin/login', { body: { ...body, password: 'zubaidas wrong one' } });
    await send(app, 'POST', '/api/reglogin/forgot-password', { body: { email: person.email } });
    await send(app, 'POST', '/api/contact', { body: { ...person, message: 'Zubaida asks' } });
    const review = { title: 'Zubaidas words', rating: '5', comment: 'Zubaida cooks', productId: pan._id };
    expect(
      (await sendForm('/api/reviews', { ...review, name: person.name, mobile: person.mobile })).statusCode,
    ).toBe(201);
    await app.inject(`/api/v1/products/searchByName?query=${encodeURIComponent(searched)}`);
    await app.inject(`/zubaida/0345-7654321?email=${person.email}`);
    await app.inject(`/%zz/zubaida`);
    const asStaff = { headers: bearer(token) };
    await app.inject({ url: `/api/v1/checkout/orders?search=${encodeURIComponent(searched)}`, ...asStaff });
    await app.inject({ url: `/api/v1/checkout/order/${placed.json().order._id}`, ...asStaff });
    await send(app, 'POST', '/api/user/admin/admin-users/login', {
      body: { email: staffEmail, password: secret },
    });

    expect(requestLines().length).toBeGreaterThanOrEqual(14);
    const said = log.join('');
    const personal = [
      /zubaida/i,
      /7654321/,
      /secret|wrong one/,
      /House 1/,
      /127\.0\.0\.1|::1/,
      /admin-[0-9a-f]{8}|@/,
    ];
    for (const pattern of personal) expect(said).not.toMatch(pattern);
    expect(said).not.toContain(token);
  });
});
