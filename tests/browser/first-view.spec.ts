import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { firstProduct } from './support/first-product.ts';
import { expect, testInNewShop as test } from './support/test.ts';

interface Weight {
  html: number;
  css: number;
  scripts: number;
  pictures: number;
  /** With the font and the icon. */
  all: number;
}

const KINDS: Readonly<Record<string, keyof Weight>> = {
  document: 'html',
  stylesheet: 'css',
  script: 'scripts',
  image: 'pictures',
};

/**
 * What comes over the line, heads included, until a page that nobody touches asks for nothing more, in KB. The document
 * counts as small as the shop makes it once it is asked for often.
 */
async function weigh(page: Page, path: string): Promise<Weight> {
  const weight: Weight = { html: 0, css: 0, scripts: 0, pictures: 0, all: 0 };
  const weighed: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    const add = async () => {
      const { responseBodySize, responseHeadersSize } = await request.sizes();
      const kind = KINDS[request.resourceType()];
      const response = await request.response();
      const body =
        kind === 'html' && response ? brotliCompressSync(await response.body()).length : responseBodySize;
      const size = (body + responseHeadersSize) / 1024;
      if (kind) weight[kind] += size;
      weight.all += size;
    };
    weighed.push(add());
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await Promise.all(weighed);
  return weight;
}

// A phone of two dots a pixel; nothing moves, so that no slide comes while the page is weighed.
test.use({ deviceScaleFactor: 2, contextOptions: { reducedMotion: 'reduce' } });

// The cities of the checkout and what delivery costs are the owner's: they come with the page, and no longer with its scripts.
const SCREENS: readonly { name: string; path: string; most: Weight }[] = [
  { name: 'the home page', path: '/', most: { html: 27, css: 14, scripts: 120, pictures: 95, all: 270 } },
  {
    name: 'a category',
    path: '/products/category/Kitchen',
    most: { html: 14, css: 14, scripts: 123, pictures: 45, all: 215 },
  },
  { name: 'a product', path: '', most: { html: 13, css: 14, scripts: 123, pictures: 20, all: 190 } },
  {
    name: 'the checkout',
    path: '/CheckOut',
    most: { html: 8.5, css: 14, scripts: 166, pictures: 1, all: 209 },
  },
];

for (const { name, path, most } of SCREENS) {
  test(`the first view of ${name} on a phone is small`, { tag: '@phone' }, async ({ page, database }) => {
    const { id } = await firstProduct(database, (products) => products.where('in_stock', '=', true));
    const weight = await weigh(page, path || `/product/${id}`);
    for (const kind of ['html', 'css', 'scripts', 'pictures', 'all'] as const) {
      expect.soft(weight[kind], `${kind}, KB`).toBeLessThanOrEqual(most[kind]);
    }
  });
}

test('a page is painted before its scripts are asked for @phone', async ({ page }) => {
  const html = await (await page.request.get('/')).text();
  expect(html).not.toMatch(/rel="modulepreload"|type="module"|<script[^>]* src=/);

  const asked: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && asked.push(request.url()));
  let sendStyles = () => {};
  const stylesWait = new Promise<void>((resolve) => {
    sendStyles = resolve;
  });
  // Nothing is painted without them.
  await page.route('**/*.css', async (route) => {
    await stylesWait;
    await route.continue();
  });
  const pictures = page.waitForRequest(/weekly-sale/);
  await page.goto('/', { waitUntil: 'commit' });
  await pictures;
  await expect(page.locator('footer')).toBeAttached();
  expect(asked).toEqual([]);
  sendStyles();
  await page.waitForRequest(/entry\.client/);
});
