import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { type DatabaseProxy, openDatabaseProxy } from '../chaos/database-proxy.ts';
import { keepShop } from '../chaos/shop-process.ts';
import { connectionOptions } from '../database/connect.ts';
import { startEmbeddedPostgres } from '../database/embedded.ts';
import { shopDatabase } from '../tests/browser/support/shop-database.ts';
import { temporaryFolder } from '../tests/support/temporary-folder.ts';
import { median } from './measure/median.ts';
import { chooseGoods, type Goods } from './rows/goods.ts';
import { ORDERS_OF_THIS_RUN, orderBody, someOf } from './rows/order-requests.ts';

/**
 * PostgreSQL is away, slow, silent or full: what visitors, shoppers and /readyz hear meanwhile, how long the longest waits,
 * and how soon all is well again. `npm run bench -- outages`
 */
const PRODUCTS = 200;

/** Each kind of request is sent so often (milliseconds), whether the one before was answered or not. */
const EVERY = 250;

/** Nobody waits longer than this for any answer; the shop is well again within that (milliseconds). */
const LONGEST_WAIT = 20_000;
const LONGEST_HEALING = 2_000;

/** How long healing is looked for (milliseconds). */
const PATIENCE = 60_000;

interface Outage {
  name: string;
  /** Of what is said to the shop (milliseconds). */
  lasts: number;
  begin(): Promise<void> | void;
  end(): Promise<void> | void;
}

interface Answer {
  status: number;
  milliseconds: number;
}

const PAGES = { home: '/', search: '/search?query=', about: '/about', ready: '/readyz' } as const;
type Kind = keyof typeof PAGES | 'order';

const folder = temporaryFolder('outages');
const wrong: string[] = [];
const keys: { key: string; body: string }[] = [];

const postgres = await startEmbeddedPostgres(folder.path, () => {});
const { connection } = postgres;
if ('url' in connection) throw new Error('The embedded PostgreSQL has no socket.');
const proxy = await openDatabaseProxy(connection);
const { host, port, user, database: name } = proxy.target;
const shop = await keepShop('build/server/main.js', {
  DATA_DIR: join(folder.path, 'shop'),
  DATABASE_URL: `postgresql://${user}@${host}:${port}/${name}`,
  OPEN_ORDERS_PER_NETWORK: '100000',
});
const database = shopDatabase(join(folder.path, 'postgres'));
try {
  await untilAnswered('/readyz');
  const goods = await chooseGoods(database, PRODUCTS);
  console.log(
    '| outage | home | search, read again | about | order | /readyz | longest wait | well again after |',
  );
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
  for (const outage of outagesOf(proxy)) await look(outage, goods);
  await checkOrders();
} finally {
  await database.destroy();
  await shop.stop();
  await proxy.close();
  await postgres.stop();
  folder.remove();
}
for (const one of wrong) console.error(`WRONG: ${one}`);
if (wrong.length > 0) process.exitCode = 1;

function outagesOf({ cut, restore, silence, slowDown }: DatabaseProxy): Outage[] {
  const taken: pg.Client[] = [];
  const nothing = { begin: () => {}, end: () => {} };
  return [
    { name: 'none', lasts: 5_000, ...nothing },
    { name: 'PostgreSQL is out of reach for 10 s', lasts: 10_000, begin: cut, end: restore },
    { name: 'and for 60 s', lasts: 60_000, begin: cut, end: restore },
    { name: 'every query takes 2 s longer', lasts: 20_000, begin: () => slowDown(1_000), end: restore },
    {
      name: 'the network swallows everything for 30 s',
      lasts: 30_000,
      begin: silence,
      end() {
        // What was sent meanwhile never comes.
        cut();
        restore();
      },
    },
    {
      name: 'others take every connection of PostgreSQL',
      lasts: 20_000,
      begin: () => takeConnections(taken),
      end: async () => {
        for (const client of taken.splice(0)) await client.end();
      },
    },
  ];
}

/** Takes those of the shop, too. */
async function takeConnections(taken: pg.Client[]): Promise<void> {
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where backend_type = 'client backend' and pid <> pg_backend_pid() and datname = current_database()
  `.execute(database);
  for (;;) {
    const client = new pg.Client(connectionOptions(connection));
    client.on('error', () => {});
    try {
      await client.connect();
      taken.push(client);
    } catch {
      return;
    }
  }
}

async function look(outage: Outage, goods: Goods): Promise<void> {
  const answers = new Map<Kind, Answer[]>();
  const underWay: Promise<void>[] = [];
  const note = async (kind: Kind, asked: Promise<Answer>) => {
    const answer = await asked;
    answers.set(kind, [...(answers.get(kind) ?? []), answer]);
  };
  // As shoppers have seen the pages before.
  await untilAnswered(PAGES.home);
  await outage.begin();
  for (const end = Date.now() + outage.lasts; Date.now() < end; await delay(EVERY)) {
    for (const kind of ['home', 'search', 'about', 'ready'] as const) {
      const junk = kind === 'search' ? String(Math.random()).slice(2, 8) : '';
      underWay.push(note(kind, ask(PAGES[kind] + junk)));
    }
    underWay.push(note('order', order(goods)));
  }
  await outage.end();
  const healed = await timeHealing(goods);
  await Promise.all(underWay);
  report(outage, answers, healed);
}

function report({ name }: Outage, answers: Map<Kind, Answer[]>, healed: number): void {
  const said = (kind: Kind) => {
    const all = answers.get(kind) ?? [];
    const statuses = [...new Set(all.map(({ status }) => status))].toSorted();
    for (const status of statuses) {
      if (![200, 201, 503].includes(status)) wrong.push(`${name}: ${kind} was answered with ${status}.`);
    }
    const times = all.map(({ milliseconds }) => milliseconds);
    const counts = statuses.map((one) => `${all.filter(({ status }) => status === one).length} × ${one}`);
    return `${counts.join(', ')}; ${median(times).toFixed(0)} ms`;
  };
  const longest = Math.max(...[...answers.values()].flat().map(({ milliseconds }) => milliseconds));
  if (longest > LONGEST_WAIT) wrong.push(`${name}: somebody waited for ${longest.toFixed(0)} ms.`);
  if (healed > LONGEST_HEALING) wrong.push(`${name}: it was well again only after ${healed.toFixed(0)} ms.`);
  if ((answers.get('home') ?? []).some(({ status }) => status !== 200)) {
    wrong.push(`${name}: the home page was not shown as it was.`);
  }
  const cells = (['home', 'search', 'about', 'order', 'ready'] as const).map(said);
  console.log(`| ${[name, ...cells, `${longest.toFixed(0)} ms`, `${healed.toFixed(0)} ms`].join(' | ')} |`);
}

async function ask(path: string, init?: RequestInit): Promise<Answer> {
  const began = performance.now();
  const response = await fetch(shop.address + path, init);
  await response.text();
  if (response.status === 503 && path !== PAGES.ready && !response.headers.has('retry-after')) {
    wrong.push(`${path} was answered with 503, and without Retry-After.`);
  }
  return { status: response.status, milliseconds: performance.now() - began };
}

function send({ key, body }: { key: string; body: string }): Promise<Answer> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': key };
  return ask('/api/v1/checkout/create-order', { method: 'POST', headers, body });
}

function order(goods: Goods): Promise<Answer> {
  const mobile = `03${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;
  const attempt = {
    key: ORDERS_OF_THIS_RUN + crypto.randomUUID(),
    body: orderBody(someOf(goods.many, 2), mobile),
  };
  keys.push(attempt);
  return send(attempt);
}

/** @returns the milliseconds until a page was read again, an order taken, and the shop said that it is ready */
async function timeHealing(goods: Goods): Promise<number> {
  const began = performance.now();
  await Promise.all([
    untilAnswered('/search?query=lota'),
    untilAnswered(PAGES.ready),
    untilDone(async () => (await order(goods)).status === 201),
  ]);
  return performance.now() - began;
}

function untilAnswered(path: string): Promise<void> {
  return untilDone(async () => {
    const answer = await ask(path).catch(() => null);
    return answer?.status === 200;
  });
}

async function untilDone(isDone: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (!(await isDone())) {
    if (Date.now() > end) throw new Error(`It does not heal. The shop said:\n${shop.output()}`);
    await delay(50);
  }
}

/** Who asks again under the same key hears what became of the order; each of them is stored once. */
async function checkOrders(): Promise<void> {
  for (const attempt of keys) {
    const { status } = await send(attempt);
    if (status !== 201) wrong.push(`An order that was sent again was answered with ${status}.`);
  }
  const { stored } = await database
    .selectFrom('orders')
    .where('idempotency_key', 'like', `${ORDERS_OF_THIS_RUN}%`)
    .select(sql<number>`count(*)::int`.as('stored'))
    .executeTakeFirstOrThrow();
  if (stored !== keys.length) wrong.push(`${keys.length} orders were sent, ${stored} are stored.`);
  console.log(`\n${keys.length} orders were sent, and sent again afterwards: ${stored} are stored.`);
}
