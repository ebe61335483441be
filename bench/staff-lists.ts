import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { connectionOptions } from '../database/connect.ts';
import { startEmbeddedPostgres } from '../database/embedded.ts';
import { migrateDatabase } from '../database/migrate.ts';
import type { Tables } from '../database/tables.ts';
import { buildApp } from '../server/app.ts';
import { createSecrets, KEY_BYTES } from '../shop/secrets.ts';
import { readSettings } from '../shop/settings.ts';
import { signInAsAdmin } from '../tests/support/staff.ts';
import { fillShop } from './staff/fill.ts';
import { findSequentialScans, type SentQuery } from './staff/plans.ts';

/**
 * The staff's lists and searches at 100,000 orders and 100,000 products: the first page of each, over HTTP, warm.
 * Fails when one takes longer than 50 ms (p95), or when PostgreSQL would read a large table from end to end for it.
 * Where the machine does other work too, the best time says more than the others.
 * `npm run bench -- staff-lists --orders 100000 --products 100000`
 */
const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '100000' },
    products: { type: 'string', default: '100000' },
    runs: { type: 'string', default: '100' },
  },
});

const LIMIT_MS = 50;
const WARM_UP = 10;
const LARGE_TABLES = ['orders', 'order_lines', 'order_events', 'products', 'reviews', 'audit_log'];

const ORDERS = '/api/v1/checkout/orders?page=1&limit=20';
const PRODUCTS = '/api/v1/products/staff?page=1';
/** The end of one product's name. */
const RARE_PRODUCT = 'Tawa 987';
/** Stands for the id of one of the categories that the bench makes. */
const CATEGORY = ':category';

/** Each list as its screen asks for it. */
const LISTS: Readonly<Record<string, string>> = {
  orders: ORDERS,
  'orders, oldest first': `${ORDERS}&sort=placed`,
  'orders, highest total first': `${ORDERS}&sort=-total`,
  'orders by number': `${ORDERS}&search=51234`,
  'orders by name': `${ORDERS}&search=ayesha`,
  'orders by whole name': `${ORDERS}&search=${encodeURIComponent('Zainab Lodhi')}`,
  'orders by the start of a name': `${ORDERS}&search=za`,
  'orders by mobile': `${ORDERS}&search=${encodeURIComponent('0311-1143211')}`,
  'orders by part of a mobile': `${ORDERS}&search=43211`,
  'orders by city': `${ORDERS}&search=karachi`,
  'orders by name and city': `${ORDERS}&search=${encodeURIComponent('khan karachi')}`,
  'orders that nobody finds': `${ORDERS}&search=xyzzy`,
  'orders by half a number like the code': `${ORDERS}&search=9231143`,
  'orders by three digits': `${ORDERS}&search=114`,
  'orders by address': `${ORDERS}&search=${encodeURIComponent('house 512 street 7')}`,
  'orders by a common word of addresses': `${ORDERS}&search=street`,
  'orders by tracking number': `${ORDERS}&search=7700000042`,
  'orders by a part of a tracking number': `${ORDERS}&search=0000421`,
  'orders by product': `${ORDERS}&search=${encodeURIComponent(RARE_PRODUCT)}`,
  'orders by a common word of products': `${ORDERS}&search=karahi`,
  'orders by a common word, cancelled': `${ORDERS}&search=karahi&status=Cancelled`,
  'pending orders of a product': `${ORDERS}&search=karahi&status=Pending`,
  'orders by product, highest total first': `${ORDERS}&search=karahi&sort=-total`,
  'orders of other cities': `${ORDERS}&city=${encodeURIComponent('Other city')}`,
  'pending orders': `${ORDERS}&status=Pending`,
  'delivered orders': `${ORDERS}&status=Delivered`,
  'cash orders': `${ORDERS}&payment=cash`,
  'card orders of Quetta that are cancelled': `${ORDERS}&payment=card&city=Quetta&status=Cancelled`,
  'refused orders': `${ORDERS}&confirmation=refused`,
  'orders to pack': `${ORDERS}&fulfilment=to-pack`,
  'orders with the courier': `${ORDERS}&fulfilment=with-courier`,
  'orders back in the shop': `${ORDERS}&fulfilment=back`,
  'orders whose parcel arrived': `${ORDERS}&fulfilment=delivered`,
  'orders to choose together': '/api/v1/checkout/orders/matching?fulfilment=to-pack',
  'scan of a tracking number': '/api/v1/checkout/scan?code=tcs-51234',
  'scan of an order number': '/api/v1/checkout/scan?code=51234',
  'orders of a month': `${ORDERS}&from=${daysAgo(60)}&to=${daysAgo(30)}`,
  'confirmation queue': '/api/v1/checkout/confirmation-queue',
  overview: '/api/v1/checkout/overview',
  'orders to confirm': `${ORDERS}&stage=to-confirm`,
  'orders of the view to pack': `${ORDERS}&stage=to-pack`,
  'orders of the view with courier': `${ORDERS}&stage=with-courier`,
  'what waits': '/api/v1/staff/waiting',
  'anything by a name': '/api/v1/staff/search?query=ayesha',
  'anything by half a number': '/api/v1/staff/search?query=03014',
  products: PRODUCTS,
  'products by name': `${PRODUCTS}&sort=name`,
  'products by price': `${PRODUCTS}&sort=-price`,
  'products by stock': `${PRODUCTS}&sort=stock`,
  'products searched': `${PRODUCTS}&search=${encodeURIComponent('steel karahi')}`,
  'products by discount': `${PRODUCTS}&sort=-discount`,
  'products, oldest first': `${PRODUCTS}&sort=added`,
  'products of a common word by name': `${PRODUCTS}&search=steel&sort=name`,
  'products of a rare word by price': `${PRODUCTS}&search=98765&sort=price`,
  'products of two letters': `${PRODUCTS}&search=ka`,
  'products that nobody finds': `${PRODUCTS}&search=xyzzy&sort=name`,
  'products that are low': `${PRODUCTS}&stock=low`,
  'products sold out': `${PRODUCTS}&stock=out`,
  'products in stock by stock': `${PRODUCTS}&stock=in&sort=-stock`,
  'products with discount': `${PRODUCTS}&discounted=1`,
  'products of a category': `${PRODUCTS}&category=${CATEGORY}`,
  'products of a category by name': `${PRODUCTS}&category=${CATEGORY}&sort=name`,
  'products of a subcategory that are sold out': `${PRODUCTS}&category=${CATEGORY}&subcategory=${encodeURIComponent('Part 2 of Category 7')}&stock=out&sort=price`,
  'steel things with discount, low': `${PRODUCTS}&search=steel&discounted=1&stock=low&sort=-discount`,
  'audit log': '/api/v1/audit-log',
  'audit log of orders': '/api/v1/audit-log?kind=order',
  reviews: '/api/reviews',
};

function shown(ms: number): string {
  return `${ms.toFixed(1).padStart(6)} ms`;
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

const dataDir = await mkdtemp(path.join(tmpdir(), 'saman-bench-'));
const postgres = await startEmbeddedPostgres(dataDir, () => {});
let heard: SentQuery[] | null = null;
const pool = new pg.Pool({ ...connectionOptions(postgres.connection), max: 10 });
// The end of PostgreSQL may come before the end of a connection.
pool.on('error', () => {});
const database = new Kysely<Tables>({
  dialect: new PostgresDialect({ pool }),
  log: ({ query }) => {
    heard?.push({ text: query.sql, parameters: query.parameters });
  },
});
try {
  await migrateDatabase(database, () => {});
  const size = { orders: Number(values.orders), products: Number(values.products) };
  console.log(`Filling a shop with ${size.orders} orders and ${size.products} products`);
  await fillShop(database, size, (line) => console.log(`  ${line}`));

  const shop = {
    database,
    secrets: createSecrets([randomBytes(KEY_BYTES)]),
    settings: readSettings({ DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'error' }),
  };
  const app = await buildApp(shop);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const authorization = `Bearer ${await signInAsAdmin({ database })}`;
  const slow: string[] = [];
  const { id: category } = await database
    .selectFrom('categories')
    .select('id')
    .where('name', '=', 'Category 7')
    .executeTakeFirstOrThrow();
  for (const [name, template] of Object.entries(LISTS)) {
    const list = template.replace(CATEGORY, category);
    const { best, p50, p95 } = await measure(`${address}${list}`, authorization);
    const scans = await findScans(`${address}${list}`, authorization);
    const scanned = scans.length > 0 ? `  reads all of ${scans.join(', ')}` : '';
    const times = [`best ${shown(best)}`, `p50 ${shown(p50)}`, `p95 ${shown(p95)}`].join('  ');
    console.log(`${name.padEnd(42)} ${times}${scanned}`);
    if (p95 >= LIMIT_MS || scans.length > 0) slow.push(name);
  }
  await app.close();
  if (slow.length > 0) {
    console.log(`Not within ${LIMIT_MS} ms by an index: ${slow.join('; ')}`);
    process.exitCode = 1;
  } else console.log(`Every list is within ${LIMIT_MS} ms (p95) and is answered by an index.`);
} finally {
  await database.destroy();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function ask(url: string, authorization: string): Promise<void> {
  const response = await fetch(url, { headers: { authorization } });
  const body = await response.text();
  if (!response.ok) throw new Error(`${url}: ${response.status} ${body}`);
}

async function measure(
  url: string,
  authorization: string,
): Promise<{ best: number; p50: number; p95: number }> {
  for (let run = 0; run < WARM_UP; run++) await ask(url, authorization);
  const times: number[] = [];
  for (let run = 0; run < Number(values.runs); run++) {
    const began = performance.now();
    await ask(url, authorization);
    times.push(performance.now() - began);
  }
  times.sort((one, other) => one - other);
  const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
  return { best: at(0), p50: at(0.5), p95: at(0.95) };
}

/** The large tables that any query of this request reads whole. */
async function findScans(url: string, authorization: string): Promise<string[]> {
  heard = [];
  await ask(url, authorization);
  const sent = heard.filter(({ text }) => /^\s*(select|with)\b/i.test(text));
  heard = null;
  const scans: string[] = [];
  for (const query of sent) scans.push(...(await findSequentialScans(database, query, LARGE_TABLES)));
  return [...new Set(scans)];
}
