import { type BrowserContext, test as base, type Page } from '@playwright/test';
import type { Database } from '../../../database/connect.ts';
import type { FilledShop } from '../../../screens/types.ts';
import { type OpenedShop, openBuiltShop } from './open-shop.ts';
import { shopDatabase } from './shop-database.ts';

export { expect } from '@playwright/test';

interface Fixtures {
  /** Texts of console messages that this test expects; anything else on the console fails it. */
  expectedOutput: RegExp[];
  watchConsole: undefined;
  waitForScripts: undefined;
  /** The screen of somebody else, in a browser of their own that is closed after the test. */
  openScreen: () => Promise<Page>;
}

interface WorkerFixtures {
  /** The shop that is visited, with the demo catalogue: one of each worker's own. */
  shop: OpenedShop;
  /** Its database, to look at what was really stored. */
  database: Database;
  /** Another one, whose names and orders are not those that other tests count on, with some weeks of trade. */
  filledShop: FilledShop;
}

/** What Playwright itself says where the shop's service worker is kept out (playwright.config.ts). */
const BLOCKED = 'Service Worker registration blocked by Playwright';

// biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures it has to make.
async function openShop({}: object, use: (shop: OpenedShop) => Promise<void>): Promise<void> {
  const shop = await openBuiltShop();
  await use(shop);
  await shop.close();
}

/**
 * Playwright's `test` against a shop that no other worker visits, so that what is on a shelf, on a shopper's receipt
 * or on top of a list is what the test itself did, and not what another one does at the same moment. A warning or
 * error on the console of the browser, and an error that nothing caught, fail the test.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  shop: [openShop, { scope: 'worker' }],
  database: [
    async ({ shop }, use) => {
      const database = shopDatabase(shop.clusterDir);
      await use(database);
      await database.destroy();
    },
    { scope: 'worker' },
  ],
  filledShop: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use) => {
      // It needs two hundred files of the shop, which no other test has to wait for.
      const { fillShop } = await import('../../../screens/fill-shop.ts');
      const { url, clusterDir, close } = await openBuiltShop();
      const database = shopDatabase(clusterDir);
      await use(await fillShop(url, database));
      await database.destroy();
      await close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ shop }, use) => use(shop.url),
  expectedOutput: [[], { option: true }],
  waitForScripts: [
    async ({ context, javaScriptEnabled }, use) => {
      if (javaScriptEnabled !== false) {
        for (const page of context.pages()) waitForScripts(page);
        context.on('page', waitForScripts);
      }
      await use(undefined);
      context.off('page', waitForScripts);
    },
    { auto: true },
  ],
  openScreen: async ({ browser, baseURL }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
      contexts.push(context);
      const page = await context.newPage();
      waitForScripts(page);
      return page;
    });
    for (const context of contexts) await context.close();
  },
  watchConsole: [
    async ({ context, expectedOutput }, use) => {
      const stray: string[] = [];
      context.on('console', (message) => {
        const text = message.text();
        const loud = message.type() === 'error' || message.type() === 'warning';
        if (loud && text !== BLOCKED && !expectedOutput.some((pattern) => pattern.test(text))) {
          stray.push(`${message.type()}: ${text} (${message.location().url})`);
        }
      });
      context.on('weberror', (error) =>
        stray.push(`uncaught: ${error.error().stack ?? error.error().message}`),
      );
      await use(undefined);
      if (stray.length > 0) throw new Error(`Unexpected output of the browser:\n${stray.join('\n')}`);
    },
    { auto: true },
  ],
});

const waiting = new WeakSet<Page>();

/**
 * A page's scripts come after its first frame (app/start-scripts.ts), so its `load` says nothing of them. Who opens a page
 * and does not say what to wait for waits until React has taken it over.
 */
function waitForScripts(page: Page): void {
  if (waiting.has(page)) return;
  waiting.add(page);
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil === undefined) await waitUntilTakenOver(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (options?.waitUntil === undefined) await waitUntilTakenOver(page);
    return response;
  };
}

/**
 * Waits until React has taken the page over. `waitForFunction` would send Playwright's whole script into the page for it
 * (350 kB).
 */
export async function waitUntilTakenOver(page: Page): Promise<void> {
  for (;;) {
    try {
      return await page.evaluate(untilTakenOver);
    } catch (error) {
      // A page that leads on by itself.
      if (!String(error).includes('Execution context was destroyed')) throw error;
    }
  }
}

/** In the page, by a timer that Playwright's clock does not hold up. */
async function untilTakenOver(): Promise<void> {
  const isTakenOver = () =>
    document.querySelector('script[type="after-paint"], script[type="module"]') === null ||
    Object.keys(document.body.firstElementChild ?? {}).some((key) => key.startsWith('__reactFiber'));
  while (!isTakenOver()) await scheduler.postTask(() => undefined, { delay: 20 });
  // And until what React begins then, such as listening to keys, is done.
  await scheduler.postTask(() => undefined, { priority: 'background' });
}

/**
 * The same with a shop in which no other file of the worker has sold or changed anything, for what is measured of a new
 * shop's pages.
 */
export const testInNewShop = test.extend<object, Pick<WorkerFixtures, 'shop'>>({
  shop: [openShop, { scope: 'worker' }],
});

/**
 * The same in a browser that has loaded nothing yet, for what is about a page's first load, and for Playwright's clock,
 * which leaves something behind in a browser that is used again.
 */
export const testInNewBrowser = test.extend({
  context: async ({ browser }, use) => {
    const context = await browser.newContext();
    await use(context);
    await context.close();
  },
});
