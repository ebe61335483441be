import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fillShop } from '../bench/staff/fill.ts';
import { startEmbeddedPostgres } from '../database/embedded.ts';
import { chanceOf } from '../fuzz/chance.ts';
import { countRows } from '../shop/sql.ts';
import { shopDatabase } from '../tests/browser/support/shop-database.ts';
import { faultsOfStock } from '../tests/support/faults-of-stock.ts';
import { stockProduct } from '../tests/support/shop.ts';
import { hireAdmin } from '../tests/support/staff.ts';
import { temporaryFolder } from '../tests/support/temporary-folder.ts';
import { openDatabaseProxy } from './database-proxy.ts';
import { findContradictions } from './explain-history.ts';
import { FAULTS_OF_MACHINE, FAULTS_OF_NETWORK, type Target } from './faults.ts';
import type { History } from './history.ts';
import { shop as goShopping, type Place, workAsStaff } from './people.ts';
import { readFinalState } from './read-final-state.ts';
import { keepShop } from './shop-process.ts';

export interface ChaosOptions {
  seed: number;
  faults: number;
  /** Of the shop, from the project's folder. */
  program: string;
  /** The project, or a copy of it with a planted bug. */
  project?: string;
  /** With the demo catalogue, as a newcomer's shop. */
  demo?: boolean;
  /** So many orders that were placed before (bench/staff/fill.ts). */
  orders?: number;
  onFault(done: number, name: string): void;
}

export interface Recovery {
  fault: string;
  /** Milliseconds from the end of the fault to the first home page, which may be a kept one, list read again, and order. */
  home: number;
  list: number;
  order: number;
}

export interface ChaosReport {
  recoveries: Recovery[];
  contradictions: string[];
  placed: number;
  /** Orders of which no answer came before the end. */
  unknown: number;
}

const SHOPPERS = 10;
const STAFF = 2;
const PRODUCTS = 2;
const UNITS = 12;

/** Of a shop that was filled before, which nobody buys. */
const OTHER_PRODUCTS = 1000;

/** Undisturbed trade before each fault, and how long the shop may take to recover (milliseconds). */
const TRADE = 700;
const PATIENCE = 60_000;

/** Faults under load, first of the machine, then of the network, and what they did to the orders. */
export async function runChaos(options: ChaosOptions): Promise<ChaosReport> {
  const ofNetwork = Math.floor(options.faults * 0.4);
  const first = await onOwnMachine({ ...options, faults: options.faults - ofNetwork });
  const second = await acrossNetwork(
    { ...options, faults: ofNetwork, seed: options.seed + 1 },
    options.faults - ofNetwork,
  );
  return {
    recoveries: [...first.recoveries, ...second.recoveries],
    contradictions: [...first.contradictions, ...second.contradictions],
    placed: first.placed + second.placed,
    unknown: first.unknown + second.unknown,
  };
}

async function onOwnMachine(options: ChaosOptions): Promise<ChaosReport> {
  const folder = temporaryFolder('chaos');
  const clusterDir = join(folder.path, 'postgres');
  const shop = await keepShop(options.program, {
    DATA_DIR: folder.path,
    WEB_CONCURRENCY: '2',
    ...settingsOf(options),
  });
  try {
    return await trade({ shop, clusterDir, proxy: null }, Object.entries(FAULTS_OF_MACHINE), options, 0);
  } finally {
    await shop.stop();
    folder.remove();
  }
}

async function acrossNetwork(options: ChaosOptions, before: number): Promise<ChaosReport> {
  const folder = temporaryFolder('chaos');
  const postgres = await startEmbeddedPostgres(folder.path, () => {});
  const { connection } = postgres;
  if ('url' in connection) throw new Error('The embedded PostgreSQL has no socket.');
  const proxy = await openDatabaseProxy(connection);
  const { host, port, user, database } = proxy.target;
  const shop = await keepShop(options.program, {
    DATA_DIR: join(folder.path, 'shop'),
    DATABASE_URL: `postgresql://${user}@${host}:${port}/${database}`,
    ...settingsOf(options),
  });
  const clusterDir = join(folder.path, 'postgres');
  try {
    return await trade({ shop, clusterDir, proxy }, Object.entries(FAULTS_OF_NETWORK), options, before);
  } finally {
    await shop.stop();
    await proxy.close();
    await postgres.stop();
    folder.remove();
  }
}

const settingsOf = ({ demo = false, project }: ChaosOptions) => ({
  DEMO_CATALOGUE: demo ? 'on' : 'off',
  ...(project && { PROJECT: project }),
});

type Faults = [string, (target: Target) => Promise<void> | void][];

async function trade(
  target: Target,
  faults: Faults,
  { seed, faults: count, onFault, orders = 0 }: ChaosOptions,
  before: number,
): Promise<ChaosReport> {
  const { shop, clusterDir } = target;
  await untilAnswered(`${shop.address}/readyz`, shop.output);
  const database = shopDatabase(clusterDir);
  if (orders > 0) await fillShop(database, { products: OTHER_PRODUCTS, orders }, () => {});
  const earlier = await countRows(database.selectFrom('orders'));
  const products = [];
  for (let number = 0; number < PRODUCTS; number++) {
    products.push(await stockProduct(database, { name: `Pan ${number}`, quantity: UNITS }));
  }
  const { token } = await hireAdmin({ database });
  const history: History = {
    initialStock: new Map(products.map(({ _id }) => [_id, UNITS])),
    events: [],
    contradictions: [],
  };
  const closing = new AbortController();
  const over = new AbortController();
  const place: Place = {
    address: shop.address,
    token,
    products,
    history,
    closing: closing.signal,
    over: over.signal,
  };
  const people = [
    ...Array.from({ length: SHOPPERS }, (_, number) => goShopping(place, chanceOf(seed, number))),
    ...Array.from({ length: STAFF }, (_, number) => workAsStaff(place, chanceOf(seed, 100 + number))),
  ];

  const recoveries: Recovery[] = [];
  const chance = chanceOf(seed, 200);
  // Each once, and then by chance.
  const inTurn = faults.toSorted(() => chance.below(3) - 1);
  for (let number = 0; number < count; number++) {
    await delay(TRADE + chance.below(TRADE));
    const [name, strike] = inTurn[number] ?? chance.one(faults);
    onFault(before + number, name);
    await strike(target);
    recoveries.push({ fault: name, ...(await timeRecovery(place, shop.output)) });
  }
  await delay(TRADE);
  closing.abort();
  const limit = setTimeout(() => over.abort(), PATIENCE);
  await Promise.all(people);
  clearTimeout(limit);

  const final = await readFinalState(database, earlier);
  const stockFaults = await faultsOfStock(database);
  await database.destroy();
  const purchases = history.events.filter((event) => event.kind === 'purchase');
  return {
    recoveries,
    contradictions: [...findContradictions(history, final), ...stockFaults],
    placed: final.orders.length,
    unknown: purchases.filter(({ outcome }) => outcome === 'unknown').length,
  };
}

async function timeRecovery(
  { address, history }: Place,
  output: () => string,
): Promise<Omit<Recovery, 'fault'>> {
  const began = performance.now();
  const [home, list, order] = await Promise.all([
    untilAnswered(`${address}/`, output),
    untilAnswered(`${address}/api/v1/products/searchByName?query=pan`, output),
    untilOrdered(history, began, output),
  ]);
  return { home, list, order };
}

/** @returns the milliseconds until it was answered, if only by a shop without pages that it has none */
async function untilAnswered(url: string, output: () => string): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < PATIENCE) {
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE) }).catch(() => null);
    await response?.arrayBuffer().catch(() => null);
    if (response && response.status < 500) return performance.now() - began;
    await delay(20);
  }
  throw new Error(`${url} was not answered for ${PATIENCE / 1000} s. The shop said:\n${output()}`);
}

/** @returns the milliseconds until an order was answered, whether placed or sold out */
async function untilOrdered({ events }: History, began: number, output: () => string): Promise<number> {
  while (performance.now() - began < PATIENCE) {
    const answered = events.findLast(
      (event) => event.kind === 'purchase' && event.start > began && event.outcome !== 'unknown',
    );
    if (answered) return answered.end - began;
    await delay(20);
  }
  throw new Error(`No order was answered for ${PATIENCE / 1000} s. The shop said:\n${output()}`);
}
