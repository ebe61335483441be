import type { LoadResult } from '../load/types.ts';
import { alternate } from '../measure/alternate.ts';
import { type Captured, getRequest } from '../measure/capture.ts';
import type { Bench } from './bench.ts';
import { CachedPages } from './cached-pages.ts';
import { type Row, rateRow } from './row.ts';

export const CONNECTIONS = 16;

export const PAGES = ['home', 'listing', 'product'] as const;
export const ENDPOINTS = ['product-json', 'section', 'categories', 'reviews'] as const;
export type CachedName = (typeof PAGES)[number] | (typeof ENDPOINTS)[number];

/** Where each of them is. */
export function addressesOf({ goods: { category, product } }: Bench): Record<CachedName, string> {
  return {
    home: '/',
    listing: `/products/category/${encodeURIComponent(category)}`,
    product: `/product/${product._id}`,
    'product-json': `/api/v1/products/${product._id}`,
    section: '/api/v1/products/products/Kitchen-Pick',
    categories: '/api/v1/categories',
    reviews: `/api/reviews/${product._id}`,
  };
}

const cached = new WeakMap<Bench, CachedPages>();

/** A cached page as it is sent while nothing changes. */
export function findCached(bench: Bench, name: CachedName): Promise<Captured> {
  const addresses = addressesOf(bench);
  const pages = cached.get(bench) ?? new CachedPages(bench.port, Object.values(addresses));
  cached.set(bench, pages);
  return pages.find(addresses[name], bench.seconds);
}

/** Asks the plain server for what the shop said, as often as it can. */
export async function loadPlain(bench: Bench, address: string, said: Captured): Promise<LoadResult> {
  const port = await bench.sayPlainly(said);
  const request = { text: getRequest(port, address), expected: { status: 200, body: said.body } };
  return bench.load({ ports: [port], connections: CONNECTIONS, seconds: bench.seconds, requests: [request] });
}

/** A response that the shop keeps, beside bare `node:http` with the same bytes and headers. */
export async function measureCached(bench: Bench, name: CachedName): Promise<Row> {
  const address = addressesOf(bench)[name];
  const text = getRequest(bench.port, address);
  let said = await findCached(bench, name);
  const measured = await alternate(
    name,
    bench.rounds,
    async () => {
      said = await findCached(bench, name);
      return bench.load({
        ports: [bench.port],
        connections: CONNECTIONS,
        seconds: bench.seconds,
        requests: [{ text, expected: { status: 200, body: said.body } }],
      });
    },
    () => loadPlain(bench, address, said),
  );
  const isPage = PAGES.some((page) => page === name);
  return rateRow(name, measured, isPage ? { ratio: 0.75, p99: 3 } : { ratio: 0.7 });
}
