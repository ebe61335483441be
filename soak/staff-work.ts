import { z } from 'zod';
import type { Chance } from '../fuzz/chance.ts';
import { formatRupees } from '../shop/money.ts';
import { bearer } from '../tests/support/staff.ts';
import { ask, expectAnswer, type Loaded } from './ask.ts';

/** One product's price at a time: of two changes at once either may be the newer one. */
let changing: Promise<unknown> = Promise.resolve();

/** Gives the product that all look at a new price, which its page has to show at once. */
export function changePrice(loaded: Loaded, chance: Chance): Promise<void> {
  const changed = changing.then(async () => {
    const { goods, token, tally } = loaded;
    const price = 1000 + chance.below(8000);
    const form = new FormData();
    form.set('price', String(price));
    const headers = bearer(token);
    const path = `/api/v1/products/${goods.product._id}`;
    expectAnswer('A price', await ask(loaded, chance, path, { method: 'PUT', headers, body: form }), 200);
    tally.writes += 1;
    const page = await ask(loaded, chance, `/product/${goods.product._id}`);
    expectAnswer('The page of the new price', page, 200, formatRupees(price));
  });
  changing = changed.catch(() => {});
  return changed;
}

const photosSchema = z.object({ photos: z.array(z.string()) });

/** Gives the product a new photograph, and looks at it in three sizes: each is drawn when it is first asked for. */
export function changePhoto(loaded: Loaded, chance: Chance): Promise<void> {
  const changed = changing.then(async () => {
    const { goods, token, tally, photograph } = loaded;
    const form = new FormData();
    form.append('photos', new Blob([photograph]), 'pan.jpg');
    const headers = bearer(token);
    const path = `/api/v1/products/${goods.product._id}`;
    const answer = await ask(loaded, chance, path, { method: 'PUT', headers, body: form });
    expectAnswer('A photograph', answer, 200);
    tally.writes += 1;
    tally.pictures += 1;
    const [photo] = photosSchema.parse(JSON.parse(answer.text)).photos;
    for (const width of [240, 640, 1280]) {
      expectAnswer('A size', await ask(loaded, chance, `${photo}/${width}`), 200);
    }
  });
  changing = changed.catch(() => {});
  return changed;
}

const LISTS = [
  '/api/v1/checkout/orders?page=1',
  '/api/v1/checkout/orders?search=ayesha&page=2',
  '/api/v1/checkout/overview',
  '/api/v1/checkout/confirmation-queue',
  '/api/v1/audit-log?page=1',
  '/api/v1/products/staff?page=1',
  '/api/reviews?page=1',
  '/api/v1/products/export',
  '/api/v1/checkout/orders/export',
];

export async function readList(loaded: Loaded, chance: Chance): Promise<void> {
  const path = chance.one(LISTS);
  expectAnswer(path, await ask(loaded, chance, path, { headers: bearer(loaded.token) }), 200);
}

/** Imports the products as they were exported, without storing them. */
export async function tryImport(loaded: Loaded, chance: Chance): Promise<void> {
  const headers = bearer(loaded.token);
  const { text } = await ask(loaded, chance, '/api/v1/products/export', { headers });
  const form = new FormData();
  form.append('file', new Blob([text]), 'products.csv');
  const path = '/api/v1/products/import?dryRun=1';
  expectAnswer('An import', await ask(loaded, chance, path, { method: 'POST', headers, body: form }), 200);
}

/** Moves an order on, once: each is looked at by one member of the staff. */
export async function handleOrder(loaded: Loaded, chance: Chance): Promise<void> {
  const { tally, token } = loaded;
  const id = [...tally.orders.values()].at(-1 - chance.below(20));
  if (id === undefined) return;
  const path = `/api/v1/checkout/order/${id}/status`;
  const body = JSON.stringify({ status: chance.one(['Processing', 'Delivered']) });
  expectAnswer(
    'A status',
    await ask(loaded, chance, path, { method: 'PUT', headers: bearer(token), body }),
    200,
  );
  tally.writes += 1;
}
