import { describe, expect, test } from 'vitest';
import { answerFor } from './respond.ts';
import { type Production, ResponseCache, type Shown } from './response-cache.ts';

const soon = () => Date.now() + 60_000;

function openedCache(): ResponseCache {
  const cache = new ResponseCache();
  cache.resume();
  return cache;
}

async function begin(cache: ResponseCache, key: string): Promise<Production> {
  const found = await cache.findOrBegin(key);
  if ('cached' in found) throw new Error(`${key} is cached already.`);
  return found.production;
}

async function store(cache: ResponseCache, key: string, shown: Shown, text = key): Promise<void> {
  const production = await begin(cache, key);
  await production.store({ headers: {}, body: Buffer.from(text), shown, route: '/', until: soon() });
  production.end();
}

describe('what is cached', () => {
  test('is forgotten when something that it shows changes, and nothing else is', async () => {
    const cache = openedCache();
    await store(cache, 'pan', ['product:pan', 'category:kitchen']);
    await store(cache, 'towel', ['product:towel', 'category:bath']);
    await store(cache, 'home', 'anything');

    cache.forget(['category:kitchen']);

    const left = ['pan', 'towel', 'home'].filter((key) => cache.find(key));
    expect(left).toEqual(['towel']);
  });

  test('stays when only the exact number of units changes, unless it says that number', async () => {
    const cache = openedCache();
    await store(cache, 'home', 'anything');
    await store(cache, 'pan', ['product:pan', 'stock']);
    cache.forgetStock();
    expect([cache.find('home') !== undefined, cache.find('pan')]).toEqual([true, undefined]);
  });

  test('stands in, out of date, where a new one cannot be made', async () => {
    const cache = openedCache();
    await store(cache, 'pan', ['product:pan']);
    cache.forget(['product:pan']);
    cache.resume();
    expect(cache.find('pan')).toBeUndefined();
    expect(cache.findStale('pan')?.shown).toEqual(['product:pan']);
    await store(cache, 'pan', ['product:pan', 'stock']);
    expect(cache.find('pan')?.shown).toEqual(['product:pan', 'stock']);
  });

  test('is never older than a change that came while it was produced', async () => {
    const cache = openedCache();
    const production = await begin(cache, 'pan');
    cache.forget(['product:pan']);
    await production.store({
      headers: {},
      body: Buffer.from('old'),
      shown: ['product:pan'],
      route: '/',
      until: soon(),
    });
    expect(cache.find('pan')).toBeUndefined();
  });

  test('is nothing while nobody tells of changes, nor what was produced in that time', async () => {
    const cache = openedCache();
    await store(cache, 'home', 'anything');
    cache.suspend();
    expect(cache.find('home')).toBeUndefined();

    const production = await begin(cache, 'home');
    cache.resume();
    await production.store({
      headers: {},
      body: Buffer.from('old'),
      shown: 'anything',
      route: '/',
      until: soon(),
    });
    expect(cache.find('home')).toBeUndefined();
  });

  test('is not cached beyond its time', async () => {
    const cache = openedCache();
    const late = {
      headers: {},
      body: Buffer.from('old'),
      shown: 'anything' as const,
      route: '/',
      until: Date.now(),
    };
    await (await begin(cache, 'home')).store(late);
    expect(cache.find('home')).toBeUndefined();
  });

  test('has a bound, and what was asked for last stays longest', async () => {
    const cache = new ResponseCache(10_000);
    cache.resume();
    for (const page of ['first', 'second', 'third']) await store(cache, page, []);
    cache.find('first');
    for (const page of ['fourth', 'fifth']) await store(cache, page, []);
    const left = ['first', 'second', 'third', 'fourth', 'fifth'].filter((page) => cache.find(page));
    expect(left).toEqual(['first', 'third', 'fourth', 'fifth']);
  });
});

test('however many ask for a page at once, it is produced once', async () => {
  const cache = openedCache();
  let produced = 0;
  const ask = async () => {
    const found = await cache.findOrBegin('home');
    if ('cached' in found) return;
    produced += 1;
    await found.production.store({
      headers: {},
      body: Buffer.from('home'),
      shown: 'anything',
      route: '/',
      until: soon(),
    });
    found.production.end();
  };
  await Promise.all(Array.from({ length: 50 }, ask));
  expect(produced).toBe(1);
});

test('who came before a change takes what was begun before it; who came after it does not', async () => {
  const cache = openedCache();
  const old = await begin(cache, 'pan');
  const before = cache.findOrBegin('pan');
  cache.forget(['product:pan']);
  const after = cache.findOrBegin('pan');
  await old.store({
    headers: {},
    body: Buffer.from('old'),
    shown: ['product:pan'],
    route: '/',
    until: soon(),
  });
  expect('cached' in (await before)).toBe(true);
  expect('production' in (await after)).toBe(true);
});

test('a page that may not be cached is produced for all who wait at once, not one after the other', async () => {
  const cache = openedCache();
  const first = await begin(cache, 'search');
  const waiting = [begin(cache, 'search'), begin(cache, 'search'), begin(cache, 'search')];
  first.end();
  expect(await Promise.all(waiting)).toHaveLength(3);
});

test('a page that could not be produced keeps nobody waiting', async () => {
  const cache = openedCache();
  const production = await begin(cache, 'home');
  const waiting = begin(cache, 'home');
  production.end();
  expect(await waiting).toBeDefined();
});

describe('a cached response is sent', () => {
  const text = 'Karahi '.repeat(500);
  async function cached() {
    const cache = openedCache();
    await store(cache, 'page', 'anything', text);
    const found = cache.find('page');
    if (!found) throw new Error('It is not cached.');
    return found;
  }

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5', 'br'],
    ['abr, brr', undefined],
    ['identity', undefined],
    [undefined, undefined],
  ])('to who accepts %s as %s', async (accepted, encoding) => {
    const asked = accepted === undefined ? {} : { 'accept-encoding': accepted };
    const { status, headers, body } = answerFor(await cached(), asked);
    expect([status, headers['content-encoding'], headers['content-length']]).toEqual([
      200,
      encoding,
      String(body?.length),
    ]);
    if (encoding === undefined) expect(body?.toString()).toBe(text);
  });

  test('not at all to who has it', async () => {
    const found = await cached();
    const { status, body } = answerFor(found, { 'if-none-match': `"other", ${found.etag}` });
    expect([status, body]).toEqual([304, null]);
  });
});
