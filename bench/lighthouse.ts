import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { openBuiltShop } from '../tests/browser/support/open-shop.ts';
import { temporaryFolder } from '../tests/support/temporary-folder.ts';

/**
 * Lighthouse for phones on the screens of a purchase, against the built shop with its demo catalogue.
 * `npm run bench -- lighthouse`. It is fetched when it is first run, since nothing else needs it.
 */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** These have to be perfect; performance depends on the machine. */
const HELD = ['accessibility', 'best-practices', 'seo'] as const;

const score = z.object({ score: z.number() });
const reportSchema = z.object({
  categories: z.object({
    performance: score,
    accessibility: score,
    'best-practices': score,
    seo: score,
  }),
  audits: z.record(z.string(), z.object({ score: z.number().nullable(), title: z.string() })),
});

const CHROMIUM_FLAGS =
  '--headless --no-sandbox --disable-gpu --disable-background-networking --disable-quic --no-first-run';

async function audit(url: string, file: string) {
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
  if (code !== 0) throw new Error(`Lighthouse ended with ${code}.`);
  return reportSchema.parse(JSON.parse(await readFile(file, 'utf8')));
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
    const { categories, audits } = await audit(shop + address, path.join(folder.path, `${name}.json`));
    const scores = CATEGORIES.map(
      (category) => `${category} ${Math.round(categories[category].score * 100)}`,
    );
    console.log(`${name.padEnd(10)} ${scores.join(', ')}`);
    if (HELD.some((category) => categories[category].score < 1)) {
      process.exitCode = 1;
      const failed = Object.entries(audits).filter(([, { score: given }]) => given === 0);
      for (const [id, { title }] of failed) console.log(`  ${id}: ${title}`);
    }
  }
} finally {
  await close();
  folder.remove();
}
