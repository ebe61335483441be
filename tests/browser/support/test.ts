import { test as base } from '@playwright/test';
import type { Database } from '../../../database/connect.ts';
import { shopDatabase } from './shop-database.ts';

export { expect } from '@playwright/test';

interface Fixtures {
  /** Texts of console messages that this test expects; anything else on the console fails it. */
  expectedOutput: RegExp[];
  watchConsole: undefined;
  /** The database of the shop that is visited, to look at what was really stored. */
  database: Database;
}

/**
 * Playwright's `test` against the shop that open-shop.ts opened. A warning or error on the console of the browser,
 * and an error that nothing caught, fail the test.
 */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures it has to make.
  baseURL: async ({}, use) => {
    const url = process.env.SHOP_URL;
    if (!url) throw new Error('The shop is not open; run the browser tests by `npm test -- browser`.');
    await use(url);
  },
  expectedOutput: [[], { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  database: async ({}, use) => {
    const database = shopDatabase();
    await use(database);
    await database.destroy();
  },
  watchConsole: [
    async ({ context, expectedOutput }, use) => {
      const stray: string[] = [];
      context.on('console', (message) => {
        const text = message.text();
        const loud = message.type() === 'error' || message.type() === 'warning';
        if (loud && !expectedOutput.some((pattern) => pattern.test(text))) {
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
