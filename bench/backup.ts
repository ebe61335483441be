import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { setConstraintsAside } from '../database/backup/set-constraints-aside.ts';
import { findPostmaster } from '../database/embedded/postmaster.ts';
import { progress, progressOver } from '../shop/progress.ts';
import { temporaryFolder } from '../tests/support/temporary-folder.ts';
import { type Memory, memoryOf, memoryOfOne, peak } from './measure/memory.ts';
import { FOR_FILLING, type OwnDatabase, withOwnDatabase } from './measure/own-database.ts';
import { fillShop } from './staff/fill.ts';

/**
 * How long a backup of a large shop and its restore take, and how much memory: of the program, and of the PostgreSQL.
 * `npm run bench -- backup --products 100000 --orders 1000000 --pictures 1000`, the last in megabytes
 */
const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '100000' },
    orders: { type: 'string', default: '100000' },
    pictures: { type: 'string', default: '200' },
    passphrase: { type: 'string' },
  },
});

function readCount(name: 'products' | 'orders' | 'pictures', least: number, most: number): number {
  const count = Number(values[name]);
  if (Number.isInteger(count) && count >= least && count <= most) return count;
  console.error(`--${name} has to be a whole number from ${least} to ${most}.`);
  process.exit(1);
}

const products = readCount('products', 1000, 5_000_000);
const orders = readCount('orders', 1000, 10_000_000);
const megabytes = readCount('pictures', 0, 100_000);

/** Of a picture as phones send it, once the shop has stored it (bytes). */
const PICTURE = 400_000;

const folder = temporaryFolder('backup-bench');
const [shop, restored, file] = [
  join(folder.path, 'shop'),
  join(folder.path, 'restored'),
  join(folder.path, 'shop.tar'),
];

/** Without what looks at each row, it takes a tenth of the time. */
async function fill({ database }: OwnDatabase): Promise<void> {
  const putBack = await setConstraintsAside(database);
  await fillShop(database, { products, orders }, progress);
  await putBack(progress);
}

function makePictures(): void {
  const place = join(shop, 'media', 'products');
  mkdirSync(place, { recursive: true });
  for (let made = 0; made < megabytes * 1e6; made += PICTURE) {
    writeFileSync(join(place, `${randomUUID()}-1280x960`), randomBytes(PICTURE));
  }
}

const NONE: Memory = { resident: 0, proportional: 0 };

/** Runs a program and prints how long it took. @param dataDir of the PostgreSQL that works for it */
async function measure(what: string, program: string, words: string[], dataDir: string): Promise<void> {
  const began = performance.now();
  const child: ChildProcess = fork(resolve(program), words, {
    execArgv: [],
    stdio: 'inherit',
    env: {
      ...process.env,
      DATA_DIR: shop,
      DATABASE_URL: '',
      ...(values.passphrase && { BACKUP_PASSPHRASE: values.passphrase }),
    },
  });
  let own = NONE;
  let postgres = NONE;
  const watching = setInterval(() => {
    own = peak(own, memoryOfOne(child.pid ?? 0));
    const pid = findPostmaster(join(dataDir, 'postgres'))?.pid;
    if (pid) postgres = peak(postgres, memoryOf(pid));
  }, 200);
  const [code] = await once(child, 'exit');
  clearInterval(watching);
  progressOver();
  if (code !== 0) throw new Error(`${program} ended with ${code}.`);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(
    `${what}: ${seconds} s, at most ${own.resident.toFixed(0)} MB, PostgreSQL ${postgres.proportional.toFixed(0)} MB`,
  );
}

try {
  mkdirSync(shop, { mode: 0o711 });
  await withOwnDatabase(fill, { folder: shop, settings: FOR_FILLING });
  makePictures();
  await measure('Backup', 'shop/backup/backup-program.ts', [file], shop);
  console.log(`The file: ${(statSync(file).size / 1e6).toFixed(0)} MB`);
  await measure(
    'Restore',
    'shop/backup/restore-program.ts',
    [file, '--into', restored],
    join(restored, 'restoring'),
  );
} finally {
  folder.remove();
}
