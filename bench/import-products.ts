import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { buildApp } from '../server/app.ts';
import { createCategory } from '../shop/catalogue/categories/create-category.ts';
import { createSecrets, KEY_BYTES } from '../shop/secrets.ts';
import { readSettings } from '../shop/settings.ts';
import { signInAsAdmin } from '../tests/support/staff.ts';
import { type OwnDatabase, withOwnDatabase } from './measure/own-database.ts';

/**
 * A file of products over HTTP: imported as new, exported, imported again with every price changed. Fails when an
 * import takes longer than 60 s, or when memory grows with the file.
 * `npm run bench -- import-products --products 10000`
 */
const { values } = parseArgs({ options: { products: { type: 'string', default: '10000' } } });
const count = Number(values.products);

const LIMIT_S = 60;
/** How much more memory a file ten times as large may take (MB). */
const GROWTH_MB = 30;

// The memory in use is only known right after a garbage collection.
setFlagsFromString('--expose-gc');
const collectGarbage: unknown = runInNewContext('gc');

function memoryInUse(): number {
  if (typeof collectGarbage === 'function') collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1e6;
}

const HEAD = 'name,description,price,quantity,shipping,category,subcategory';
const fileOf = (rows: number) =>
  [
    HEAD,
    ...Array.from(
      { length: rows },
      (_, n) => `Thing ${n},"${'It is useful. '.repeat(30)}",${100 + (n % 900)},5,paid,Kitchen,Pans`,
    ),
  ].join('\r\n');

const measure = async ({ database, folder }: OwnDatabase) => {
  const kitchen = await createCategory(database, { name: 'Kitchen', subcategories: ['Pans'] });
  if (!kitchen.ok) throw new Error(kitchen.failure.message);
  const app = await buildApp({
    database,
    settings: readSettings({ DATA_DIR: folder, RATE_LIMITS: 'off', LOG_LEVEL: 'error' }),
    secrets: createSecrets([randomBytes(KEY_BYTES)]),
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const authorization = `Bearer ${await signInAsAdmin({ database })}`;

  /** Sends a file and waits for the end. @returns seconds, and the most memory on the way in MB */
  async function importFile(what: string, file: string): Promise<{ seconds: number; memory: number }> {
    const place = path.join(folder, 'products.csv');
    await writeFile(place, file);
    const body = new FormData();
    body.append('file', await openAsBlob(place), 'products.csv');
    let memory = memoryInUse();
    const watching = setInterval(() => {
      memory = Math.max(memory, memoryInUse());
    }, 1000);
    const began = performance.now();
    const response = await fetch(`${address}/api/v1/products/import`, {
      method: 'POST',
      headers: { authorization },
      body,
    });
    const end = (await response.text()).trim().split('\n').at(-1) ?? '';
    const seconds = (performance.now() - began) / 1000;
    clearInterval(watching);
    if (!end.includes('"saved":true')) throw new Error(end);
    console.log(`${what}: ${seconds.toFixed(1)} s, at most ${memory.toFixed(0)} MB in use`);
    return { seconds, memory };
  }

  const small = await importFile(`${count / 10} new`, fileOf(count / 10));
  const large = await importFile(`${count} new`, fileOf(count));
  const exported = await fetch(`${address}/api/v1/products/export`, { headers: { authorization } });
  const file = (await exported.text()).replaceAll(
    /,(\d+),0,5,paid,/g,
    (_, price) => `,${Number(price) + 1},0,5,paid,`,
  );
  const changed = await importFile(`${(count * 11) / 10} changed`, file);
  await app.close();
  const slowest = Math.max(large.seconds, changed.seconds);
  const grown = large.memory - small.memory;
  if (slowest > LIMIT_S || grown > GROWTH_MB) {
    console.log(
      `Over the limit: ${slowest.toFixed(1)} s of ${LIMIT_S}, ${grown.toFixed(0)} MB of ${GROWTH_MB}.`,
    );
    process.exitCode = 1;
  }
};
await withOwnDatabase(measure, { connections: 10 });
