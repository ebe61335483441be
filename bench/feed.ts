import { parseArgs } from 'node:util';
import { withCatalogue } from './catalogue/with-catalogue.ts';
import { type Memory, memoryOfOne, peak } from './measure/memory.ts';
import { openShopOn } from './rows/bench.ts';

/**
 * How long the feed of a large catalogue takes, how large it is and how much memory the shop needs for it, and what a page that is not
 * cached takes meanwhile: `npm run bench -- feed --products 100000`
 */
const { values } = parseArgs({
  options: { products: { type: 'string', default: '100000' }, keep: { type: 'string' } },
});
const products = Number(values.products);
if (!Number.isInteger(products) || products < 1000 || products > 1_000_000) {
  console.error('--products has to be a whole number from 1,000 to 1,000,000.');
  process.exit(1);
}

async function readFeed(url: string): Promise<{ items: number; bytes: number }> {
  const response = await fetch(url);
  const text = await response.text();
  if (!response.ok || !text.endsWith('</rss>\n'))
    throw new Error(`${url} says ${response.status}, or has no end.`);
  return { items: text.split('</item>').length - 1, bytes: Buffer.byteLength(text) };
}

await withCatalogue(products, values.keep, async (own) => {
  const shop = await openShopOn(own);
  for (const channel of ['google', 'meta']) {
    const before = memoryOfOne(shop.pid);
    let most: Memory = before;
    const pages: number[] = [];
    let isReading = true;
    const began = performance.now();
    const reading = readFeed(`${shop.url}/feeds/${channel}.xml`).finally(() => {
      isReading = false;
    });
    while (isReading) {
      const asked = performance.now();
      await (await fetch(`${shop.url}/?page=${asked}`)).text();
      pages.push(performance.now() - asked);
      most = peak(most, memoryOfOne(shop.pid));
    }
    const { items, bytes } = await reading;
    if (items !== products) throw new Error(`The feed has ${items} of ${products} products.`);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    const slowest = pages.toSorted((one, other) => one - other);
    const of = (share: number) => slowest[Math.floor(share * (slowest.length - 1))]?.toFixed(0);
    console.log(
      `${channel}: ${items} products, ${(bytes / 2 ** 20).toFixed(0)} MB in ${seconds} s; the shop's memory ${before.resident.toFixed(0)} → ${most.resident.toFixed(0)} MB at most; home page meanwhile ${of(0.5)} ms, 95 of 100 within ${of(0.95)} ms`,
    );
  }
  await shop.close();
});
