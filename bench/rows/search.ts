import { sql } from 'kysely';
import { z } from 'zod';
import { connectDatabase } from '../../database/connect.ts';
import { migrateDatabase } from '../../database/migrate.ts';
import { fillCatalogue } from '../catalogue/fill.ts';
import type { LoadRequest } from '../load/types.ts';
import { alternate } from '../measure/alternate.ts';
import { getRequest } from '../measure/capture.ts';
import { median } from '../measure/median.ts';
import { QUERIES } from '../measure/search-queries.ts';
import { type Bench, openShopOn, portOf } from './bench.ts';
import { type Row, rateRow } from './row.ts';

const AT_ONCE = 16;
const FEW = 1000;
const MILLION = 1_000_000;

const found = z.array(z.object({ _id: z.string() }));

/** The list under the search box, among all products and among a thousand. */
export async function measureSearch(bench: Bench): Promise<Row> {
  const small = await openSmallShop(bench);
  const [many, few] = [await searches(bench.port), await searches(small)];
  const load = (port: number, requests: LoadRequest[]) =>
    bench.load({ ports: [port], connections: AT_ONCE, seconds: bench.seconds, requests });
  const measured = await alternate(
    'search',
    bench.rounds,
    () => load(bench.port, many),
    () => load(small, few),
    (one, other) => one.p95 / other.p95,
  );
  const ratio = median(measured.ratios);
  const most = bench.products >= MILLION ? 10 : 3;
  const isQuick = bench.products < MILLION || measured.ours.p95 < 100;
  const { ours, limit } = measured;
  return {
    ...rateRow('search', measured, null),
    unit: 'ms',
    ours: ours.p95,
    limit: limit.p95,
    ratio,
    wanted: `p95 ≤ ${most}×${bench.products >= MILLION ? ', < 100 ms' : ''}`,
    reached: ratio <= most && isQuick,
    note: `p95 of ${AT_ONCE} at once, beside ${FEW.toLocaleString('en')} products; ${ours.perSecond.toFixed(0)}/s and ${limit.perSecond.toFixed(0)}/s`,
  };
}

/** A shop with a thousand products, on the same PostgreSQL. */
async function openSmallShop({ own, atEnd }: Bench): Promise<number> {
  const { rows } = await sql`select from pg_database where datname = 'few'`.execute(own.database);
  if (rows.length === 0) await sql`create database few`.execute(own.database);
  const connection = { ...own.connection, database: 'few' };
  const database = connectDatabase(connection, 2);
  try {
    await migrateDatabase(database, () => {});
    const one = await database.selectFrom('products').select('id').limit(1).executeTakeFirst();
    if (!one) await fillCatalogue(database, own.folder, FEW);
  } finally {
    await database.destroy();
  }
  const shop = await openShopOn({ connection, folder: own.folder });
  atEnd(shop.close);
  return portOf(shop);
}

/** Each query, with the products that it has to find. */
function searches(port: number): Promise<LoadRequest[]> {
  return Promise.all(
    QUERIES.map(async (query) => {
      const address = `/api/v1/products/searchByName?query=${encodeURIComponent(query)}`;
      const response = await fetch(`http://127.0.0.1:${port}${address}`);
      const ids = found.parse(await response.json()).map(({ _id }) => `"_id":"${_id}"`);
      return { text: getRequest(port, address), expected: { status: 200, contains: ids } };
    }),
  );
}
