import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { connectDatabase } from '../database/connect.ts';
import { buildApp } from '../server/app.ts';
import { MOST_COUNTED } from '../shop/orders/management/list-filtered.ts';
import { progress, progressOver } from '../shop/progress.ts';
import { createSecrets, KEY_BYTES } from '../shop/secrets.ts';
import { readSettings } from '../shop/settings/settings.ts';
import { signInAsAdmin } from '../tests/support/staff.ts';
import { withFilled } from './catalogue/with-catalogue.ts';
import type { OwnDatabase } from './measure/own-database.ts';
import { tableOf } from './measure/print-table.ts';
import { hearPlans } from './plans/heard-plans.ts';
import { describePlan, faultsOf, readSizes } from './plans/judge-plan.ts';
import { fillShop } from './staff/fill.ts';
import { listsOf, WAITING } from './staff/lists.ts';

/**
 * The staff's lists, searches and views at 100,000 orders and 100,000 products: the first page of each, over HTTP, warm,
 * and what PostgreSQL does for it. Fails when one takes longer than 50 ms (p95), or when a plan reads most of a large
 * table. Where the machine does other work too, the pages that PostgreSQL reads say more than the time.
 * `npm run bench -- staff-lists --orders 1000000 --keep /var/tmp/orders-1000000 --only 'orders by' --show`
 */
const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '100000' },
    products: { type: 'string', default: '100000' },
    runs: { type: 'string', default: '100' },
    only: { type: 'string', default: '' },
    show: { type: 'boolean', default: false },
    keep: { type: 'string' },
  },
});

const LIMIT_MS = 50;
/** No list may read most of these; what reads the products whole is watched by its time. */
const GROW_WITH_ORDERS = [
  'orders',
  'order_lines',
  'order_events',
  'audit_log',
  'ledger_entries',
  'courier_dues',
  'courier_settlements',
  'courier_settlement_lines',
];
const WARM_UP = 10;
/** So many orders of a filter are counted and sorted (decision 098): that takes about two milliseconds. */
const MOST_SORTED = MOST_COUNTED + 1;
/** What waits is read once a second at most, and given to all who ask meanwhile. */
const SHARED_FOR_MS = 1_100;
const size = { orders: Number(values.orders), products: Number(values.products) };
const runs = Number(values.runs);

const name = `${size.orders.toLocaleString('en')} orders and ${size.products.toLocaleString('en')} products`;
const filling = {
  mark: `${size.orders} orders, ${size.products} products`,
  name,
  fill: ({ database }: OwnDatabase) => fillShop(database, size, progress),
};

await withFilled(filling, values.keep, async ({ database: own, connection, folder }) => {
  const secrets = createSecrets([randomBytes(KEY_BYTES)]);
  const settings = readSettings({ DATA_DIR: folder, RATE_LIMITS: 'off', LOG_LEVEL: 'error' });
  const database = connectDatabase(connection, 10);
  const explained = hearPlans(connection);
  const app = await buildApp({ database, secrets, settings });
  const explainedApp = await buildApp({ database: explained.database, secrets, settings });
  try {
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const explainedAddress = await explainedApp.listen({ host: '127.0.0.1', port: 0 });
    const authorization = `Bearer ${await signInAsAdmin({ database })}`;
    const sizes = await readSizes(own, GROW_WITH_ORDERS);
    const lines: string[][] = [];
    const slow: string[] = [];
    for (const [list, request] of await listsOf(own, values.only)) {
      progress(list);
      const { p50, p95, cpu } = await measure(address, request, authorization);
      await ask(explainedAddress, request, authorization);
      if (request === WAITING) await setTimeout(SHARED_FOR_MS);
      const heard = await explained.hear(() => ask(explainedAddress, request, authorization));
      const faults = [...new Set(heard.flatMap(({ plan }) => faultsOf(plan, sizes, MOST_SORTED)))];
      const pages = heard.reduce(
        (sum, { plan }) => sum + plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
        0,
      );
      const sql = heard.reduce((sum, { ms }) => sum + ms, 0);
      const figures = [p50, p95, cpu, sql].map((ms) => ms.toFixed(1));
      lines.push([list, ...figures, pages.toLocaleString('en'), faults.join(', ')]);
      if (p95 >= LIMIT_MS || faults.length > 0) slow.push(list);
      if (!values.show) continue;
      progressOver();
      for (const { text, ms, plan } of heard)
        console.log(`\n${list}: ${ms} ms\n${text}\n${describePlan(plan)}`);
    }
    progressOver();
    console.log(tableOf(['list', 'p50 ms', 'p95 ms', 'server CPU ms', 'SQL ms', 'pages', 'faults'], lines));
    if (slow.length > 0) {
      console.log(`Not within ${LIMIT_MS} ms by an index: ${slow.join('; ')}`);
      process.exitCode = 1;
    } else console.log(`Every list is within ${LIMIT_MS} ms (p95) and is answered by an index.`);
  } finally {
    await explainedApp.close();
    await app.close();
    await explained.database.destroy();
    await database.destroy();
  }
});

async function ask(address: string, request: string, authorization: string): Promise<void> {
  const [method, path] = request.startsWith('/') ? ['GET', request] : request.split(' ');
  const body = method === 'GET' ? {} : { body: '{}', headers: { 'content-type': 'application/json' } };
  const response = await fetch(`${address}${path}`, {
    method: method ?? 'GET',
    ...body,
    headers: { authorization, ...body.headers },
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${request}: ${response.status} ${text}`);
}

/** What a request takes, in milliseconds, and of that the processor time of this process, which serves and asks. */
async function measure(
  address: string,
  request: string,
  authorization: string,
): Promise<{ p50: number; p95: number; cpu: number }> {
  for (let run = 0; run < WARM_UP; run++) await ask(address, request, authorization);
  const times: number[] = [];
  const before = process.cpuUsage();
  for (let run = 0; run < runs; run++) {
    const began = performance.now();
    await ask(address, request, authorization);
    times.push(performance.now() - began);
  }
  const { user, system } = process.cpuUsage(before);
  times.sort((one, other) => one - other);
  const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), cpu: (user + system) / 1000 / runs };
}
