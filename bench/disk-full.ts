import { execFileSync } from 'node:child_process';
import { statfsSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { runShop } from '../tests/browser/support/run-shop.ts';
import { shopDatabase } from '../tests/browser/support/shop-database.ts';
import { temporaryFolder } from '../tests/support/temporary-folder.ts';
import { chooseGoods, type Goods } from './rows/goods.ts';
import { ORDERS_OF_THIS_RUN, orderBody, someOf } from './rows/order-requests.ts';

/**
 * The disk of the data folder is full, first for tables, then for the write-ahead log too, at which PostgreSQL gives up:
 * what is answered meanwhile, and does it heal by itself? On a small disk in memory, which only root may mount on Linux.
 * `npm run bench -- disk-full`
 */
const MEGABYTES = 420;
const PRODUCTS = 200;
const ORDERS = 200;

/** How long it may take to heal (milliseconds). */
const PATIENCE = 60_000;

const folder = temporaryFolder('disk-full');
try {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m,mode=0711`, 'tmpfs', folder.path]);
} catch {
  folder.remove();
  console.error(
    'A small disk in memory cannot be mounted here; on Linux root may, outside of most containers.',
  );
  process.exit(1);
}

const filler = join(folder.path, 'filler');
const dataDir = join(folder.path, 'data');
const wrong: string[] = [];
let placed = 0;
try {
  const shop = await runShop({ DATA_DIR: dataDir, OPEN_ORDERS_PER_NETWORK: '100000' });
  const database = shopDatabase(join(dataDir, 'postgres'));
  try {
    const goods = await chooseGoods(database, PRODUCTS);
    await look('before', shop.url, goods);
    fill();
    await look('the disk is full', shop.url, goods);
    // The next piece of the write-ahead log finds no room: PostgreSQL ends, and recovers as often as it is tried.
    await sql`select pg_switch_wal()`.execute(database).catch(() => {});
    await sql`checkpoint`.execute(database).catch(() => {});
    await look('the write-ahead log is full, too', shop.url, goods);
    await rm(filler);
    console.log(`healed ${await timeHealing(shop.url, goods)} ms after there was room again`);
    const { stored } = await database
      .selectFrom('orders')
      .where('idempotency_key', 'like', `${ORDERS_OF_THIS_RUN}%`)
      .select(sql<number>`count(*)::int`.as('stored'))
      .executeTakeFirstOrThrow();
    if (stored !== placed) wrong.push(`${placed} orders were answered, ${stored} are stored.`);
  } finally {
    await database.destroy();
    await shop.close();
  }
} finally {
  execFileSync('umount', [folder.path]);
  folder.remove();
}
for (const one of wrong) console.error(`WRONG: ${one}`);
if (wrong.length > 0) process.exitCode = 1;

/** Orders, opens pages and asks whether the shop is ready, and prints what came of it. */
async function look(when: string, url: string, goods: Goods): Promise<void> {
  const statuses: number[] = [];
  for (let number = 0; number < ORDERS; number++) statuses.push(await order(url, goods));
  const pages = await Promise.all(['/', '/search?query=lota', '/about'].map((path) => statusOf(url + path)));
  const ready = await fetch(`${url}/readyz`);
  const said = await ready.text();
  const counts = [...new Set(statuses)].map((one) => `${statuses.filter((s) => s === one).length} × ${one}`);
  console.log(
    `${when}: orders ${counts.join(', ')}; pages ${pages.join(', ')}; /readyz ${ready.status} ${said}`,
  );
  const isFull = freeBytes() < 1024 * 1024;
  if (isFull && !said.includes('disk')) wrong.push(`${when}: /readyz does not say why.`);
  for (const status of new Set([...statuses, ...pages])) {
    if (status !== 200 && status !== 201 && status !== 503) wrong.push(`${when}: ${status}.`);
  }
}

async function order(url: string, goods: Goods): Promise<number> {
  const response = await fetch(`${url}/api/v1/checkout/create-order`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': `${ORDERS_OF_THIS_RUN}${crypto.randomUUID()}`,
    },
    body: orderBody(someOf(goods.many, 2), `03${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`),
  });
  await response.text();
  if (response.status === 201) placed += 1;
  return response.status;
}

async function statusOf(address: string): Promise<number> {
  const response = await fetch(address);
  await response.text();
  return response.status;
}

function freeBytes(): number {
  const { bavail, bsize } = statfsSync(folder.path);
  return bavail * bsize;
}

/** Takes all the room that there is. */
function fill(): void {
  const megabyte = Buffer.alloc(1024 * 1024);
  try {
    for (;;) writeFileSync(filler, megabyte, { flag: 'a' });
  } catch {
    // There is no more.
  }
}

/** @returns the milliseconds until an order was taken */
async function timeHealing(url: string, goods: Goods): Promise<string> {
  const began = performance.now();
  while (performance.now() - began < PATIENCE) {
    if ((await order(url, goods)) === 201) return (performance.now() - began).toFixed(0);
    await delay(100);
  }
  wrong.push('It does not heal.');
  return '–';
}
