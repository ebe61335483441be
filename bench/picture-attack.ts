import { existsSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import sharp, { type Sharp } from 'sharp';
import { z } from 'zod';
import { findPostmaster } from '../database/embedded/postmaster.ts';
import { openBuiltShop } from '../tests/browser/support/open-shop.ts';
import { median } from './measure/median.ts';
import { memoryOf, memoryOfOne, peak } from './measure/memory.ts';

/**
 * Pictures that are small as files and large in memory, sent as reviews all at once to the built shop, while a
 * shopper opens pages: how much memory it all takes, and how long the pages do. No limit of requests is on, so this is
 * what many attackers together may do. `npm run bench -- picture-attack --at-once 20`
 */
const { values } = parseArgs({ options: { 'at-once': { type: 'string', default: '20' } } });
const atOnce = Number(values['at-once']);
if (!Number.isInteger(atOnce) || atOnce < 1 || atOnce > 200) {
  console.error('--at-once has to be a whole number from 1 to 200.');
  process.exit(1);
}
if (!existsSync('/proc/self/smaps_rollup')) {
  console.error('This bench reads the memory of processes from /proc, which only Linux has.');
  process.exit(1);
}

/** Its limits: megabytes of the shop with all its decoders, and milliseconds of a page. */
const MOST_MEMORY = 600;
const MOST_WAITING = 200;

const oneColour = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#0f5c4ab0' } });
const opaque = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0f5c4a' } });
/** Something of everywhere, as a photograph has. */
const photograph = (width: number, height: number) =>
  sharp({
    create: {
      width: Math.ceil(width / 8),
      height: Math.ceil(height / 8),
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  }).resize(width, height);

const ATTACKS: readonly { name: string; picture: Sharp }[] = [
  { name: 'AVIF, 7,000 × 7,000, one colour', picture: opaque(7000, 7000).avif({ effort: 0 }) },
  { name: 'AVIF, 12 million pixels, one colour', picture: opaque(4000, 3000).avif({ effort: 0 }) },
  { name: 'AVIF, 12 million pixels, photograph', picture: photograph(4000, 3000).avif({ effort: 0 }) },
  { name: 'PNG, 24 million pixels, one colour', picture: opaque(6000, 4000).png() },
  {
    name: 'PNG, 24 million pixels, transparent, interlaced',
    picture: oneColour(6000, 4000).png({ progressive: true }),
  },
];

const shop = await openBuiltShop({ DEMO_CATALOGUE: 'on' });
const postgres = findPostmaster(shop.clusterDir)?.pid ?? 0;
const memoryOfShop = () => memoryOf(shop.pid, postgres);

async function firstProduct(): Promise<string> {
  const response = await fetch(`${shop.url}/api/v1/products?page=1&limit=1`);
  const { products } = z
    .object({ products: z.array(z.object({ _id: z.string() })) })
    .parse(await response.json());
  return products[0]?._id ?? '';
}

/** Sends a review with the picture. @returns the status of the response */
async function sendReview(
  productId: string,
  number: number,
  picture: Uint8Array<ArrayBuffer>,
): Promise<number> {
  const form = new FormData();
  const fields = { productId, name: 'Sana', title: `Pan ${number}`, rating: '5', comment: 'It cooks.' };
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('mobile', `03${String(number).padStart(9, '0')}`);
  form.append('image', new Blob([picture]), 'pan');
  const response = await fetch(`${shop.url}/api/reviews`, { method: 'POST', body: form });
  await response.arrayBuffer();
  return response.status;
}

/** Opens pages one after the other until it is stopped. @returns how long each took (milliseconds) */
async function openPages(pages: readonly string[], stopped: AbortSignal): Promise<number[]> {
  const times: number[] = [];
  while (!stopped.aborted) {
    const began = performance.now();
    const page = await fetch(shop.url + pages[times.length % pages.length]);
    await page.text();
    times.push(performance.now() - began);
    await delay(50);
  }
  return times;
}

/** The most that the shop takes with all that decodes for it, and the most that it takes alone. */
async function watchMemory(stopped: AbortSignal) {
  let whole = memoryOfShop();
  let alone = memoryOfOne(shop.pid);
  while (!stopped.aborted) {
    await delay(25);
    whole = peak(whole, memoryOfShop());
    alone = peak(alone, memoryOfOne(shop.pid));
  }
  return { whole, alone };
}

const mb = (megabytes: number) => `${megabytes.toFixed(0)} MB`;
const ms = (time: number) => `${time.toFixed(0)} ms`;

let held = true;
try {
  const product = await firstProduct();
  const pages = ['/', `/product/${product}`, '/search?query=pan', '/about'];
  for (const page of pages) await (await fetch(shop.url + page)).text();
  const idle = memoryOfShop();
  const quiet = await openPages(pages, AbortSignal.timeout(5_000));
  console.log(
    `at rest: ${mb(idle.resident)} resident, ${mb(idle.proportional)} proportional; pages' median ${ms(median(quiet))}`,
  );
  let sent = 0;
  for (const { name, picture } of ATTACKS) {
    const bytes = new Uint8Array(await picture.toBuffer());
    const over = new AbortController();
    const memory = watchMemory(over.signal);
    const opened = openPages(pages, over.signal);
    const began = performance.now();
    const statuses = await Promise.all(
      Array.from({ length: atOnce }, () => sendReview(product, sent++, bytes)),
    );
    const took = performance.now() - began;
    // A moment longer, so that pages are opened also where the attack is refused at once.
    await delay(1_000);
    over.abort();
    const [{ whole, alone }, times] = await Promise.all([memory, opened]);
    const counts = [...new Set(statuses)].toSorted().map((status) => {
      return `${statuses.filter((one) => one === status).length} × ${status}`;
    });
    console.log(`${name} (${(bytes.length / 1024).toFixed(1)} KB): ${counts.join(', ')} in ${ms(took)}`);
    console.log(
      `  shop with its decoders ${mb(whole.resident)} resident, ${mb(whole.proportional)} proportional ` +
        `(alone ${mb(alone.resident)}); ` +
        `${times.length} pages, median ${ms(median(times))}, slowest ${ms(Math.max(...times))}`,
    );
    held &&= whole.resident < MOST_MEMORY && median(times) < MOST_WAITING;
  }
  console.log(`PostgreSQL beside it: ${mb(memoryOf(postgres).proportional)} proportional`);
  console.log(
    held ? 'Held.' : `Not held: under ${mb(MOST_MEMORY)} resident, and ${ms(MOST_WAITING)} at the median.`,
  );
  console.log(`load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} processors`);
} finally {
  await shop.close();
}
process.exitCode = held ? 0 : 1;
