import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { openBuiltShop } from '../tests/browser/support/open-shop.ts';
import { temporaryFolder } from '../tests/support/temporary-folder.ts';
import { median } from './measure/median.ts';

/**
 * Lighthouse for phones on the screens of a purchase, against the built shop with its demo catalogue, each several
 * times: one run alone says as much about the machine as about the shop. `npm run bench -- lighthouse`. It is fetched
 * when it is first run, since nothing else needs it.
 */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const RUNS = 3;

/** These have to be perfect in every run; performance depends on the machine. */
const HELD = ['accessibility', 'best-practices', 'seo'] as const;

const score = z.object({ score: z.number() });
const reportSchema = z.object({
  categories: z.object({
    performance: score,
    accessibility: score,
    'best-practices': score,
    seo: score,
  }),
  audits: z.record(
    z.string(),
    z.object({ score: z.number().nullable(), title: z.string(), numericValue: z.number().optional() }),
  ),
});
type Report = z.infer<typeof reportSchema>;

/** The measures that make up the performance, in milliseconds. */
const TIMES = {
  'first-contentful-paint': 'first paint',
  'largest-contentful-paint': 'largest paint',
  'total-blocking-time': 'blocked',
} as const;

const CHROMIUM_FLAGS =
  '--headless --no-sandbox --disable-gpu --disable-background-networking --disable-quic --no-first-run';

async function audit(url: string, file: string, tries = 2): Promise<Report> {
  const words = ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url, '--quiet'];
  const lighthouse = spawn(
    'npm',
    [
      ...words,
      '--output=json',
      `--output-path=${file}`,
      `--chrome-flags=${CHROMIUM_FLAGS}`,
      `--only-categories=${CATEGORIES.join(',')}`,
    ],
    {
      env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const [code] = await once(lighthouse, 'exit');
  // Now and then the browser's trace misses the start of the page; Lighthouse itself asks to be run again.
  if (code !== 0 && tries > 1) return audit(url, file, tries - 1);
  if (code !== 0) throw new Error(`Lighthouse ended with ${code}.`);
  return reportSchema.parse(JSON.parse(await readFile(file, 'utf8')));
}

function summarise(reports: readonly Report[]): string {
  const points = (category: (typeof CATEGORIES)[number]) =>
    reports.map(({ categories }) => Math.round(categories[category].score * 100));
  const held = HELD.map((category) => `${category} ${Math.min(...points(category))}`);
  const times = Object.entries(TIMES).map(([id, word]) => {
    const took = reports.map(({ audits }) => Math.round(audits[id]?.numericValue ?? 0));
    return `${word} ${median(took)} ms`;
  });
  const performance = points('performance');
  const one = `performance ${median(performance)} (${performance.join(', ')})`;
  return [one, ...times, ...held].join(', ');
}

const folder = temporaryFolder('lighthouse');
const { url: shop, close } = await openBuiltShop();
try {
  const products = await fetch(`${shop}/api/v1/products/products/Kitchen-Pick`);
  const [product] = z
    .array(z.object({ _id: z.string() }))
    .min(1)
    .parse(await products.json());
  const screens = {
    home: '/',
    listing: '/products/category/Kitchen',
    product: `/product/${product?._id}`,
    checkout: '/CheckOut',
  };
  for (const [name, address] of Object.entries(screens)) {
    const reports: Report[] = [];
    for (let run = 0; run < RUNS; run++) {
      reports.push(await audit(shop + address, path.join(folder.path, `${name}-${run}.json`)));
    }
    console.log(`${name.padEnd(10)} ${summarise(reports)}`);
    for (const { categories, audits } of reports) {
      if (HELD.every((category) => categories[category].score === 1)) continue;
      process.exitCode = 1;
      const failed = Object.entries(audits).filter(([, { score: given }]) => given === 0);
      for (const [id, { title }] of failed) console.log(`  ${id}: ${title}`);
    }
  }
} finally {
  await close();
  folder.remove();
}
