import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { shopDatabase } from '../tests/browser/support/shop-database.ts';
import { temporaryFolder } from '../tests/support/temporary-folder.ts';
import { attackShop } from './attack-shop.ts';
import { printReport } from './print-report.ts';
import { startShop } from './start-shop.ts';

/**
 * Random requests against the built shop, made from its own OpenAPI document: no response may be a fault of the server.
 * `npm run fuzz -- --requests 20000 --seed 7 --at-once 8`
 */
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    'at-once': { type: 'string', default: '8' },
  },
});

function readCount(name: 'requests' | 'seed' | 'at-once', most: number): number {
  const count = Number(values[name]);
  if (Number.isInteger(count) && count >= 1 && count <= most) return count;
  console.error(`--${name} has to be a whole number from 1 to ${most}.`);
  process.exit(1);
}

const requests = readCount('requests', 10_000_000);
const seed = readCount('seed', 2 ** 31 - 1);
const atOnce = readCount('at-once', 100);

const WIDTH = 40;

/** A bar in a terminal; a log file gets every tenth. */
function showProgress(done: number): void {
  const share = done / requests;
  if (process.stdout.isTTY) {
    const bar = '█'.repeat(Math.floor(share * WIDTH)).padEnd(WIDTH, '░');
    process.stdout.write(`\r${bar} ${done} of ${requests}${done === requests ? '\n' : ''}`);
  } else if (done % Math.ceil(requests / 10) === 0) console.log(`${done} of ${requests}`);
}

const folder = temporaryFolder('fuzz');
try {
  console.log(`Opening a shop of its own; ${requests} requests, seed ${seed}, ${atOnce} at once.`);
  const shop = await startShop('build/server/main.js', { DATA_DIR: folder.path });
  const database = shopDatabase(join(folder.path, 'postgres'));
  try {
    const report = await attackShop(
      { ...shop, database },
      { seed, requests, atOnce, onProgress: showProgress },
    );
    console.log(printReport(report, { seed, address: shop.address }));
    if (report.faults.length > 0) process.exitCode = 1;
  } finally {
    await database.destroy();
    await shop.close();
  }
} finally {
  folder.remove();
}
