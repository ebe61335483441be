import type { RunningShop } from '../../tests/browser/support/run-shop.ts';
import { runShop } from '../../tests/browser/support/run-shop.ts';
import { signInAsAdmin } from '../../tests/support/staff.ts';
import { type Child, startChild } from '../load/child.ts';
import { type Load, type LoadResult, listening, loadResult } from '../load/types.ts';
import type { Captured } from '../measure/capture.ts';
import { databaseUrl, type OwnDatabase } from '../measure/own-database.ts';
import { chooseGoods, type Goods } from './goods.ts';

/** What every row is measured with. */
export interface Bench {
  products: number;
  seconds: number;
  rounds: number;
  own: OwnDatabase;
  shop: RunningShop;
  port: number;
  goods: Goods;
  /** Of a member of staff. */
  token: string;
  /** Sends requests, from a process of its own. */
  load(load: Load): Promise<LoadResult>;
  /** Has the plain server say this. @returns its port */
  sayPlainly(response: Captured): Promise<number>;
  /** A second shop on the same database, opened when it is first wanted. */
  openSecond(): Promise<RunningShop>;
  /** One more program that ends with the bench. */
  start(file: string): Child;
  /** Done when everything else is. */
  atEnd(close: () => Promise<unknown>): void;
}

/** Opens a built shop on this database as shoppers reach it, behind a proxy, and without limits on requests. */
export function openShopOn(
  { connection, folder }: Pick<OwnDatabase, 'connection' | 'folder'>,
  { node = [], processes = 1 }: { node?: readonly string[]; processes?: number } = {},
): Promise<RunningShop> {
  return runShop(
    {
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl(connection),
      DEMO_CATALOGUE: 'off',
      TRUSTED_PROXIES: 'loopback',
      OPEN_ORDERS_PER_MOBILE: '100000',
      OPEN_ORDERS_PER_NETWORK: '100000',
      WEB_CONCURRENCY: String(processes),
    },
    { node },
  );
}

export const portOf = ({ url }: RunningShop): number => Number(new URL(url).port);

/** Lends the work a shop on the filled database, and all that it is measured with. */
export async function withBench<T>(
  own: OwnDatabase,
  {
    products,
    seconds,
    rounds,
    node,
  }: Pick<Bench, 'products' | 'seconds' | 'rounds'> & { node: readonly string[] },
  work: (bench: Bench) => Promise<T>,
): Promise<T> {
  const closers: (() => Promise<unknown>)[] = [];
  const atEnd = (close: () => Promise<unknown>) => closers.unshift(close);
  const start = (file: string) => {
    const child = startChild(file);
    atEnd(child.stop);
    return child;
  };
  try {
    const goods = await chooseGoods(own.database, products);
    const shop = await openShopOn(own, { node });
    atEnd(shop.close);
    const generator = start('load.ts');
    const plain = start('plain-server.ts');
    let second: Promise<RunningShop> | null = null;
    return await work({
      products,
      seconds,
      rounds,
      own,
      shop,
      port: portOf(shop),
      goods,
      token: await signInAsAdmin(own),
      load: (load) => generator.ask(load, loadResult),
      sayPlainly: async ({ headers, body }) => (await plain.ask({ headers, body }, listening)).port,
      openSecond: () => {
        second ??= openShopOn(own).then((opened) => {
          atEnd(opened.close);
          return opened;
        });
        return second;
      },
      start,
      atEnd,
    });
  } finally {
    for (const close of closers) await close();
  }
}
