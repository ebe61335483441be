import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { z } from 'zod';
import { buildApp } from '../server/app.ts';
import { createCategory } from '../shop/catalogue/categories/create-category.ts';
import {
  type ImportLine,
  importLineResponse,
  type UndoLine,
  undoLineResponse,
} from '../shop/catalogue/product-files/responses.ts';
import { createProduct } from '../shop/catalogue/products/create-product.ts';
import type { Product } from '../shop/catalogue/products/responses.ts';
import { createProductFormSchema } from '../shop/catalogue/products/schemas.ts';
import { createSecrets, KEY_BYTES } from '../shop/secrets.ts';
import { readSettings } from '../shop/settings/settings.ts';
import { customer, orderBody } from '../tests/support/shop.ts';
import { signInAsAdmin } from '../tests/support/staff.ts';
import { type OwnDatabase, withOwnDatabase } from './measure/own-database.ts';

/**
 * A file of products over HTTP: imported as new, imported once more, exported, imported with every price changed, and both
 * imports undone, while shoppers look at products and order. Fails when one of these takes longer than 60 s, when memory grows
 * with the file, when exports after the undo are not byte for byte those of before, or when a shopper waits for 2 s.
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

/** The longest that a shopper's request may take meanwhile. */
const LONGEST_WAIT_MS = 2000;

const HEAD = 'name,description,price,quantity,shipping,category,subcategory,sku';
const fileOf = (rows: number, mark: string) =>
  [
    HEAD,
    ...Array.from(
      { length: rows },
      (_, n) =>
        `Thing ${n},"${'It is useful. '.repeat(30)}",${100 + (n % 900)},5,paid,Kitchen,Pans,${mark}-${n}`,
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

  interface Measured {
    end: ImportLine | UndoLine;
    seconds: number;
    memory: number;
    longestWait: number;
  }

  /** Sends a file, or none, and waits for the end. @returns with the most memory on the way in MB */
  async function send(what: string, url: string, file?: string): Promise<Measured> {
    const place = path.join(folder, 'products.csv');
    const body = new FormData();
    if (file !== undefined) {
      await writeFile(place, file);
      body.append('file', await openAsBlob(place), 'products.csv');
    }
    const shoppers = keepShopping(address, sold);
    let memory = memoryInUse();
    const watching = setInterval(() => {
      memory = Math.max(memory, memoryInUse());
    }, 1000);
    const began = performance.now();
    const response = await fetch(address + url, {
      method: 'POST',
      headers: { authorization },
      ...(file !== undefined && { body }),
    });
    const last = (await response.text()).trim().split('\n').at(-1) ?? '';
    const seconds = (performance.now() - began) / 1000;
    clearInterval(watching);
    const waits = await shoppers.stop();
    const end = z.union([importLineResponse, undoLineResponse]).parse(JSON.parse(last));
    if (end.kind !== 'done') throw new Error(last);
    const longestWait = Math.max(...waits);
    const middle = waits.toSorted((one, other) => one - other)[Math.floor(waits.length / 2)] ?? 0;
    console.log(
      `${what}: ${seconds.toFixed(1)} s, at most ${memory.toFixed(0)} MB in use; ${waits.length} requests of shoppers in ${middle.toFixed(0)} ms, the longest ${longestWait.toFixed(0)} ms. ${end.message}`,
    );
    return { end, seconds, memory, longestWait };
  }
  const importFile = (what: string, file: string) =>
    send(what, '/api/v1/products/import?newProducts=published', file);
  const undo = (what: string, { end }: Measured) =>
    send(what, `/api/v1/products/imports/${'importId' in end ? end.importId : ''}/undo`);
  const exports = async () =>
    Promise.all(
      ['/api/v1/products/export', '/api/v1/stock/reorder/export'].map(async (url) =>
        (await fetch(address + url, { headers: { authorization } })).text(),
      ),
    );

  // What shoppers buy meanwhile is in no file.
  const product = createProductFormSchema.parse({
    name: 'Bucket',
    description: 'For water.',
    category: kitchen.value._id,
    subcategory: 'Pans',
    price: 500,
    quantity: 100_000,
    shipping: 'paid',
    photos: ['/media/demo/placeholder.svg'],
  });
  const created = await createProduct(database, product);
  if (!created.ok) throw new Error(created.failure.message);
  const sold = created.value;

  const small = await importFile(`${count / 10} new`, fileOf(count / 10, 'small'));
  // Without the product that is sold meanwhile, whose stock is another each time.
  const without = (text: string) =>
    text
      .split('\n')
      .filter((line) => !line.includes(sold._id) && !line.includes('Bucket'))
      .join('\n');
  const before = (await exports()).map(without);
  const large = await importFile(`${count} new`, fileOf(count, 'large'));
  const again = await importFile(`the same ${count} again`, fileOf(count, 'large'));
  const [exported = ''] = await exports();
  const dearer = without(exported).replaceAll(
    /,(\d+),0,5,paid,/g,
    (_, price) => `,${Number(price) + 1},0,5,paid,`,
  );
  const changed = await importFile(`${(count * 11) / 10} changed`, dearer);
  const back = await undo(`${(count * 11) / 10} put back`, changed);
  const gone = await undo(`${count} removed`, large);
  const isSame = JSON.stringify((await exports()).map(without)) === JSON.stringify(before);
  console.log(`Exports after both undos: ${isSame ? 'byte for byte as before' : 'NOT as before'}`);
  await app.close();
  const all = [large, again, changed, back, gone];
  const slowest = Math.max(...all.map(({ seconds }) => seconds));
  const longestWait = Math.max(...all.map((one) => one.longestWait));
  const grown = large.memory - small.memory;
  if (slowest > LIMIT_S || grown > GROWTH_MB || longestWait > LONGEST_WAIT_MS || !isSame) {
    console.log(
      `Over the limit: ${slowest.toFixed(1)} s of ${LIMIT_S}, ${grown.toFixed(0)} MB of ${GROWTH_MB}, a shopper waited ${longestWait.toFixed(0)} ms of ${LONGEST_WAIT_MS}.`,
    );
    process.exitCode = 1;
  }
};

/** Looks at a list of products and orders one, in turn, until it is stopped. @returns how long each request took (ms) */
function keepShopping(address: string, product: Product) {
  const waits: number[] = [];
  let stopped = false;
  let turn = 0;
  const shopping = (async () => {
    while (!stopped) {
      turn += 1;
      const began = performance.now();
      const response =
        turn % 4 === 0
          ? await fetch(`${address}/api/v1/checkout/create-order`, {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify({
                ...orderBody([{ product, quantity: 1 }]),
                customer: { ...customer, mobile: `0300${String(turn).padStart(7, '0')}` },
              }),
            })
          : await fetch(`${address}/api/v1/products/product/${product._id}/related`);
      await response.arrayBuffer();
      if (!response.ok && response.status !== 409) throw new Error(`A shopper got ${response.status}.`);
      waits.push(performance.now() - began);
    }
  })();
  return {
    async stop() {
      stopped = true;
      await shopping;
      return waits;
    },
  };
}
await withOwnDatabase(measure, { connections: 10 });
