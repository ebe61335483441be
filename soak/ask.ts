import type { Goods } from '../bench/rows/goods.ts';
import type { Chance } from '../fuzz/chance.ts';

/** What came of the load so far. */
export interface Tally {
  requests: number;
  /** Told to come back later. */
  refused: number;
  writes: number;
  pictures: number;
  /** The id of the order that each idempotency key got. */
  orders: Map<string, string>;
  /** Units that were ordered, less those of cancelled orders. */
  units: number;
  /** What was wrong, once for each answer. */
  faults: string[];
}

/** The shop under load, with all that one has to know of it. */
export interface Loaded {
  url: string;
  /** The bearer token of a Shop Manager. */
  token: string;
  goods: Goods;
  tally: Tally;
  /** A photograph of some 300 KB, as people send it. */
  photograph: Uint8Array<ArrayBuffer>;
}

export interface Answer {
  status: number;
  text: string;
  headers: Headers;
}

/** How long an answer may take (milliseconds). */
const PATIENCE = 60_000;

/** So many networks visit: more than the limits of one would allow, and no more than are counted at once. */
const NETWORKS = 2_000;

/** The shop said that it has too much to do. Now and then that is an answer, not a fault. */
export class Refused extends Error {}

export const networkOf = (chance: Chance) => {
  const number = chance.below(NETWORKS);
  return `100.64.${number >> 8}.${number & 255}`;
};

interface Request {
  method?: string;
  headers?: Record<string, string>;
  body?: string | FormData;
  /** Anyone who asks twice comes from the same network. */
  network?: string;
}

/** Sends a request as a browser does, from one of many networks. @throws Refused when the shop is busy; when no answer comes */
export async function ask(
  { url, tally }: Loaded,
  chance: Chance,
  path: string,
  { method = 'GET', headers = {}, body, network = networkOf(chance) }: Request = {},
): Promise<Answer> {
  tally.requests += 1;
  const isJson = typeof body === 'string';
  const sent = fetch(url + path, {
    method,
    headers: {
      accept: 'text/html,image/avif,*/*;q=0.8',
      'accept-encoding': chance.one(['br', 'gzip', 'gzip, deflate, br, zstd']),
      'x-forwarded-for': network,
      ...(isJson && { 'content-type': 'application/json' }),
      ...headers,
    },
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE),
    ...(body !== undefined && { body }),
  });
  const { response, text } = await sent
    .then(async (response) => ({ response, text: await response.text() }))
    .catch((error: unknown) => {
      throw new Error(`${method} ${path}: ${error instanceof Error ? error.message : error}`);
    });
  if (response.status === 503 && response.headers.has('retry-after')) throw new Refused(`${method} ${path}`);
  return { status: response.status, text, headers: response.headers };
}

/** @throws when the answer has another status, or lacks the text */
export function expectAnswer(what: string, { status, text }: Answer, wanted: number, contains = ''): void {
  if (status === wanted && text.includes(contains)) return;
  const said = status === wanted ? `lacks ${contains}` : `${status} instead of ${wanted}`;
  throw new Error(`${what}: ${said}: ${text.slice(0, 300)}`);
}
