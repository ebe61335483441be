import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../app/routes.ts';
import type { Chance } from './chance.ts';
import type { Sent } from './compose.ts';
import { encodePiece, hostileHeader, hostilePiece } from './hostile.ts';
import type { Known } from './known.ts';

/** Other addresses of the shop; the endpoints are in the document, the pages in app/routes.ts. */
const FILES = [
  '/robots.txt',
  '/manifest.webmanifest',
  '/sitemap.xml',
  '/sitemap-pages.xml',
  '/sitemap-products-:part.xml',
  '/healthz',
  '/readyz',
  '/api/docs',
  '/api/docs/json',
  '/api/docs/static/:file',
  '/api/:file',
  '/media/og/:product.png',
  '/media/demo/:file',
  '/media/reviews/:file',
  '/media/products/:file/:width',
  '/:photo',
  '/:photo/:width',
  '/assets/:file',
  '/:file',
  '//:file',
  '/:file/:file',
];

const QUERIES = [
  'query',
  'reviews',
  'page',
  'sort',
  'priceFrom',
  'priceTo',
  'inStock',
  'discounted',
  'ratingFrom',
  'token',
  'category',
  '_routes',
  'v',
  'next',
];

/** Every address that is no endpoint, its parameters as `:name`. */
export const PAGES: readonly string[] = [...new Set([...addresses(routes, ''), ...FILES])];

function addresses(entries: readonly RouteConfigEntry[], above: string): string[] {
  return entries.flatMap(({ path = '', children = [] }) => {
    const address = path === '*' ? `${above}/:file` : `${above}${path && `/${path}`}`;
    return [address || '/', ...addresses(children, address)];
  });
}

/** A page, a picture or a file, or the data of a page as the browser asks for it while it goes from one to the next. */
export function composePage(address: string, { chance, known }: { chance: Chance; known: Known }): Sent {
  const spoilt = chance.percent(50);
  const value = (name: string) => {
    if (spoilt && chance.percent(50)) return hostilePiece(chance);
    if (name === 'photo') return (known.some('photos', chance) ?? '/media/x').slice(1);
    if (name === 'width') return String(chance.one([160, 320, 480, 640, 960, 1280, -1, 1e9]));
    if (name === 'part') return String(chance.below(4));
    const kind = { category: 'name', subcategory: 'subcategories', id: 'product' }[name] ?? name;
    return encodePiece(known.some(kind, chance) ?? name);
  };
  let target = address.replace(/:(\w+)/g, (_all, name: string) => value(name));
  if (chance.percent(30)) target = `${target === '/' ? '/_root' : target}.data`;
  const query = Array.from({ length: chance.below(4) }, () => {
    const name = chance.one(QUERIES);
    const words =
      name === 'query' ? chance.one(['pan', 'zzqxj vvqxk', 'laptop dell', 'چاقو']) : String(chance.below(9));
    return `${name}=${spoilt ? hostilePiece(chance) : encodePiece(words)}`;
  });
  if (query.length > 0) target += `?${query.join('&')}`;
  const headers: Record<string, string> = {};
  for (let count = spoilt ? chance.below(3) : 0; count > 0; count--) {
    const [name, text] = hostileHeader(chance);
    headers[name] = text;
  }
  const method =
    spoilt && chance.percent(10) ? chance.one(['HEAD', 'POST', 'PUT', 'OPTIONS', 'DELETE']) : 'GET';
  return {
    endpoint: null,
    name: `GET ${address}`,
    method,
    target,
    headers,
    body: null,
    cutAfter: null,
    as: 'guest',
    about: null,
    token: null,
  };
}
