import { expect, test } from 'vitest';
import { attackShop } from '../../fuzz/attack-shop.ts';
import { printReport } from '../../fuzz/print-report.ts';
import { startShop } from '../../fuzz/start-shop.ts';
import { testDatabase, testDatabaseUrl } from '../support/database.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** One run a day's worth of chances apart would be a test that fails by chance; `npm run fuzz` takes other seeds. */
const SEED = 7;
const REQUESTS = 2000;

test('no request, however odd, makes the server fail, answer in a shape of its own, or write an error down', async () => {
  const folder = temporaryFolder('fuzz');
  const database = await testDatabase();
  const shop = await startShop('tests/support/start-without-pages.ts', {
    DATA_DIR: folder.path,
    DATABASE_URL: await testDatabaseUrl(),
  });
  try {
    const report = await attackShop({ ...shop, database }, { seed: SEED, requests: REQUESTS, atOnce: 8 });
    const found = printReport(report, { seed: SEED, address: shop.address });
    expect(
      report.faults.map(({ what }) => what),
      found,
    ).toEqual([]);
    expect(report.sent).toBe(REQUESTS);
    expect([...report.responses.keys()]).toContain('PUT /api/user/second-factor');
  } finally {
    await shop.close();
    folder.remove();
  }
}, 300_000);
