import { once } from 'node:events';
import { createReadStream, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import sharp from 'sharp';
import { chooseGoods, type Orderable } from '../bench/rows/goods.ts';
import type { Database } from '../database/connect.ts';
import { readShopLog } from '../fuzz/shop-log.ts';
import { runShop } from '../tests/browser/support/run-shop.ts';
import { shopDatabase } from '../tests/browser/support/shop-database.ts';
import { signInAsAdmin } from '../tests/support/staff.ts';
import { temporaryFolder } from '../tests/support/temporary-folder.ts';
import type { Loaded, Tally } from './ask.ts';
import { keepLoad } from './keep-load.ts';
import type { Sample } from './series.ts';
import { closeStrangers } from './strangers.ts';
import { type Place, processorTime, takeSample } from './take-sample.ts';

export interface SoakOptions {
  minutes: number;
  /** Visits a second. */
  rate: number;
  seed: number;
  /** One of PLANTED_LEAKS. */
  leak?: string | undefined;
  /** Ends the load early; what was measured until then is judged. */
  stopped: AbortSignal;
  onSample(sample: Sample, tally: Tally, seconds: number): void;
}

export interface SoakReport {
  samples: Sample[];
  tally: Tally;
  /** What is wrong besides the series. */
  faults: string[];
  /** Processors that the shop and its PostgreSQL were at work on, in the middle. */
  processors: number;
  minutes: number;
}

const SAMPLE_EVERY = 10_000;

/** A backup is due every quarter of an hour, since the shop looks so often: the one before is taken away. */
const BACKUP_TAKEN_AWAY = 10 * 60_000;

/** How long after the load everything that it needed may still be there (milliseconds). */
const GIVEN_BACK_AFTER = 60_000;

/** Of the requests so many of a thousand may be told that the shop is busy: other programs use the machine, too. */
const MOST_REFUSED = 50;

/** Runs the built shop for so long under a steady mixed load, and measures what it holds. */
export async function runSoak({
  minutes,
  rate,
  seed,
  leak,
  stopped,
  onSample,
}: SoakOptions): Promise<SoakReport> {
  const folder = temporaryFolder('soak');
  const at = (name: string) => {
    const path = join(folder.path, name);
    mkdirSync(path, { mode: 0o711 });
    return path;
  };
  const [dataDir, probeDir, temporaryDir, backups] = [at('data'), at('probe'), at('tmp'), at('backups')];
  const log = join(folder.path, 'shop.log');
  const shop = await runShop(
    {
      DATA_DIR: dataDir,
      TMPDIR: temporaryDir,
      SOAK_PROBE: probeDir,
      ...(leak !== undefined && { SOAK_LEAK: leak }),
      RATE_LIMITS: 'on',
      TRUSTED_PROXIES: 'loopback',
      BACKUP_DIR: backups,
      BACKUP_EVERY_HOURS: '1',
      BACKUPS_KEPT: '2',
      OPEN_ORDERS_PER_NETWORK: '1000',
    },
    { log, node: ['--import', new URL('shop-probe.ts', import.meta.url).href] },
  ).catch((error: unknown) => {
    folder.remove();
    throw error;
  });
  const place: Place = {
    pid: shop.pid,
    port: Number(new URL(shop.url).port),
    dataDir,
    probeDir,
    temporaryDir,
  };
  const database = shopDatabase(join(dataDir, 'postgres'));
  const takeAway = setInterval(() => {
    for (const name of readdirSync(backups)) rmSync(join(backups, name), { force: true });
  }, BACKUP_TAKEN_AWAY);
  const loadOver = new AbortController();
  try {
    const loaded = await prepareLoad(shop.url, database);
    const { tally, goods } = loaded;
    const unitsBefore = await unitsOf(database, goods.many);
    const began = performance.now();
    const seconds = () => (performance.now() - began) / 1000;
    const cpuBefore = processorTime(place);
    const load = keepLoad(loaded, rate, seed, AbortSignal.any([stopped, loadOver.signal]));
    const samples: Sample[] = [];
    while (seconds() < minutes * 60 && !stopped.aborted) {
      await delay(SAMPLE_EVERY, undefined, { signal: stopped }).catch(() => {});
      const values = await takeSample(place);
      const sample = { at: seconds() / 3600, writes: tally.writes, pictures: tally.pictures, values };
      samples.push(sample);
      onSample(sample, tally, seconds());
    }
    const processors = (processorTime(place) - cpuBefore) / seconds();
    loadOver.abort();
    await load;
    closeStrangers();
    const faults = [
      ...(await compareOrders(database, tally, unitsBefore - (await unitsOf(database, goods.many)))),
      ...(await untilGivenBack(place)),
      ...(1000 * tally.refused > MOST_REFUSED * tally.requests
        ? [`${tally.refused} requests were refused.`]
        : []),
    ];
    await database.destroy();
    await shop.close();
    return {
      samples,
      tally,
      faults: [...faults, ...(await readErrors(log))],
      processors,
      minutes: (samples.at(-1)?.at ?? 0) * 60,
    };
  } finally {
    clearInterval(takeAway);
    loadOver.abort();
    await shop.close();
    folder.remove();
  }
}

async function prepareLoad(url: string, database: Database): Promise<Loaded> {
  const { products } = await database
    .selectFrom('products')
    .select(sql<number>`count(*)::int`.as('products'))
    .executeTakeFirstOrThrow();
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  const photograph = await sharp({
    create: { width: 500, height: 375, channels: 3, background: '#888', noise },
  })
    .resize(2000, 1500)
    .jpeg({ quality: 80 })
    .toBuffer();
  return {
    url,
    token: await signInAsAdmin({ database }),
    goods: await chooseGoods(database, products),
    photograph: new Uint8Array(photograph),
    tally: { requests: 0, refused: 0, writes: 0, pictures: 0, orders: new Map(), units: 0, faults: [] },
  };
}

async function unitsOf(database: Database, products: readonly Orderable[]): Promise<number> {
  const ids = products.map(({ _id }) => _id);
  const { units } = await database
    .selectFrom('stock')
    .where('product_id', 'in', ids)
    .select(sql<number>`sum(quantity)::int8`.as('units'))
    .executeTakeFirstOrThrow();
  return units;
}

/** Whether those orders and no others were stored that were answered, and their units taken. */
async function compareOrders(database: Database, { orders, units }: Tally, taken: number): Promise<string[]> {
  const { stored } = await database
    .selectFrom('orders')
    .where('idempotency_key', 'like', 'soak-%')
    .select(sql<number>`count(*)::int`.as('stored'))
    .executeTakeFirstOrThrow();
  return stored === orders.size && taken === units
    ? []
    : [`${orders.size} orders of ${units} units were answered, ${stored} stored, ${taken} units taken.`];
}

/** Waits until what the load needed is given back. @returns what is not */
async function untilGivenBack(place: Place): Promise<string[]> {
  const until = performance.now() + GIVEN_BACK_AFTER;
  for (;;) {
    const values = await takeSample(place);
    const left = (
      [
        'files being received',
        'temporary files',
        'memory of picture processes',
        'connections, half closed',
      ] as const
    ).filter((name) => values[name] > 0);
    if (left.length === 0) return [];
    if (performance.now() > until) {
      return left.map((name) => `A minute after the load there are still ${values[name]} ${name}.`);
    }
    await delay(1_000);
  }
}

/** The errors that the shop wrote down. */
async function readErrors(file: string): Promise<string[]> {
  const output = createReadStream(file);
  const { errors } = readShopLog(output, null);
  await once(output, 'close');
  return [...errors].map(([what, times]) => `The log, ${times} times: ${what}`);
}
