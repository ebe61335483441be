import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import type { PriceChangeLine, PricePreview } from '../../shop/catalogue/price-changes/responses.ts';
import { toPaisa } from '../../shop/money.ts';
import { openTestShop, stockCategory, stockProduct } from '../support/shop.ts';
import { hireAdmin, requestAs } from '../support/staff.ts';

const shop = openTestShop();
let manager: string;

beforeEach(async () => {
  manager = (await hireAdmin(shop)).token;
});

const send = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => {
  const response = await requestAs(shop, manager, method, `/api/v1/${path}`, body);
  return { status: response.statusCode, ...response.json() };
};

const ALL = { percent: '10', rounding: '10', appliesTo: 'all' };

const preview = (change: object = ALL): Promise<PricePreview & { status: number }> =>
  send('POST', 'price-changes/preview', change);

/** Sends what is answered by a line for every step. @returns the last one, whatever it is */
async function follow(
  path: string,
  body: object,
): Promise<{ message: string; code?: string; steps: number }> {
  const response = await requestAs(shop, manager, 'POST', `/api/v1/${path}`, body);
  const lines: PriceChangeLine[] = response.body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const last = lines.at(-1);
  if (!last || last.kind === 'progress') throw new Error('It broke off.');
  return { ...last, steps: lines.length - 1 };
}

const apply = async (change: object, { seen }: Pick<PricePreview, 'seen'>) =>
  follow('price-changes', { ...change, seen });

const lastChange = async () => (await send('GET', 'price-changes')).changes[0];
const undo = async (id: string) => follow(`price-changes/${id}/undo`, {});

async function prices(): Promise<Record<string, number>> {
  const rows = await shop.database
    .selectFrom('products')
    .select(['name', 'price_paisa'])
    .orderBy('name')
    .execute();
  return Object.fromEntries(rows.map(({ name, price_paisa }) => [name, price_paisa / 100]));
}

const setPrice = (name: string, rupees: number) =>
  shop.database
    .updateTable('products')
    .set({ price_paisa: toPaisa(rupees), updated_at: new Date(Date.now() + 1000) })
    .where('name', '=', name)
    .execute();

describe('a change of many prices', () => {
  test('is shown before anything changes, done exactly so, and undone by one button', async () => {
    await stockProduct(shop.database, { name: 'Pan', price: 999 });
    await stockProduct(shop.database, { name: 'Lid', price: 14 });
    await stockProduct(shop.database, { name: 'Oven', price: 9_999_990 });
    await stockProduct(shop.database, { name: 'Pin', price: 1.5 });
    const before = await prices();
    const seen = await preview();
    expect(seen).toMatchObject({ chosen: 4, changed: 2, refused: 1, unchanged: 1, totalPages: 1 });
    expect(seen.lines.map(({ name, before: was, after, why }) => [name, was, after, why])).toEqual([
      ['Lid', 14, 20, null],
      ['Pan', 999, 1100, null],
    ]);
    expect((await preview({ ...ALL, show: 'refused' })).lines).toMatchObject([
      { name: 'Oven', before: 9_999_990, after: 10_999_990, why: 'The price can be at most Rs. 10,000,000.' },
    ]);
    expect(await prices()).toEqual(before);
    const done = await apply(ALL, seen);
    expect(done.message).toBe('2 prices were changed. 1 price was left as it was.');
    expect(done.steps).toBeGreaterThan(1);
    for (const { name, after } of seen.lines) expect((await prices())[name]).toBe(after);
    const change = await lastChange();
    expect(change).toMatchObject({
      percent: 10,
      rounding: 10,
      chosen: 'All products',
      products: 2,
      undone: null,
    });
    expect((await undo(change._id)).message).toBe('2 prices were put back.');
    expect(await prices()).toEqual(before);
    expect((await lastChange()).undone).toMatchObject({ restored: 2 });
    expect(await undo(change._id)).toMatchObject({ code: 'STEP_NOT_POSSIBLE' });
  });

  test('is for the products that were chosen alone: a category, a subcategory, or some by hand', async () => {
    const kitchen = await stockCategory(shop.database, 'Kitchen', ['Pans', 'Spoons']);
    const inKitchen = { category: kitchen._id, price: 100 };
    await stockProduct(shop.database, { name: 'Pan', ...inKitchen, subcategory: 'Pans' });
    await stockProduct(shop.database, { name: 'Spoon', ...inKitchen, subcategory: 'Spoons' });
    const bed = await stockProduct(shop.database, { name: 'Bed', price: 100 });
    const change = async (more: object) => {
      const body = { percent: '10', ...more };
      await apply(body, await preview(body));
      return [(await lastChange()).chosen, await prices()];
    };
    const places = `${kitchen._id} Pans`;
    expect(await change({ appliesTo: 'categories', places })).toEqual([
      'Kitchen › Pans',
      { Pan: 110, Spoon: 100, Bed: 100 },
    ]);
    expect(await change({ appliesTo: 'categories', places: kitchen._id })).toEqual([
      'Kitchen',
      { Pan: 120, Spoon: 110, Bed: 100 },
    ]);
    expect(await change({ appliesTo: 'products', products: bed._id })).toEqual([
      '1 product',
      { Pan: 120, Spoon: 110, Bed: 110 },
    ]);
  });

  test('that was looked at before somebody else changed a price is refused whole, and says whose', async () => {
    await stockProduct(shop.database, { name: 'Pan', price: 100 });
    await stockProduct(shop.database, { name: 'Lid', price: 100 });
    const seen = await preview();
    await setPrice('Pan', 150);
    const refused = await apply(ALL, seen);
    expect(refused).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      message:
        'Some of these products (Pan) changed since the preview. Nothing was saved. Please look at the preview again.',
    });
    expect(await prices()).toEqual({ Pan: 150, Lid: 100 });
    // A second click, or an answer that was lost, raises nothing twice.
    const fresh = await preview();
    const both = await Promise.all([apply(ALL, fresh), apply(ALL, fresh)]);
    expect(both.filter(({ code }) => code === 'CHANGED_MEANWHILE')).toHaveLength(1);
    expect(await prices()).toEqual({ Pan: 170, Lid: 110 });
  });

  test('is undone only where the price still is what it made of it; the others are named', async () => {
    for (const name of ['Pan', 'Lid', 'Pot']) await stockProduct(shop.database, { name, price: 100 });
    await apply(ALL, await preview());
    await setPrice('Lid', 250);
    await shop.database.deleteFrom('stock').execute();
    await shop.database.deleteFrom('products').where('name', '=', 'Pot').execute();
    const { _id } = await lastChange();
    expect((await undo(_id)).message).toBe(
      '1 price was put back. 2 products were changed since or deleted, and left alone (Lid, …).',
    );
    expect(await prices()).toEqual({ Pan: 100, Lid: 250 });
    const { lines } = await send('GET', `price-changes/${_id}/lines`);
    expect(lines).toMatchObject([
      { name: 'Lid', before: 100, after: 110, now: 250, isRestored: false },
      { name: 'Pan', before: 100, after: 110, now: 100, isRestored: true },
    ]);
  });

  test('stands in the audit log, as a whole and at each product, and a form that was open sees it', async () => {
    const pan = await stockProduct(shop.database, { name: 'Pan', price: 99.5 });
    await apply({ ...ALL, rounding: 'none' }, await preview({ ...ALL, rounding: 'none' }));
    const log = await shop.database
      .selectFrom('audit_log')
      .select(['action', 'subject_id', 'before', 'after'])
      .where('subject_kind', 'in', ['product', 'price-change'])
      .orderBy('id')
      .execute();
    expect(log).toMatchObject([
      {
        action: 'changed the price by 10 % with others',
        subject_id: pan._id,
        before: { price: 99.5 },
        after: { price: 109.45 },
      },
      { action: 'changed the prices', after: { percent: 10, rounding: 'none', products: 1 } },
    ]);
    const stale = await send('PUT', 'products/staff', {
      changes: [{ _id: pan._id, version: 1, discount: 5 }],
    });
    expect(stale.code).toBe('CHANGED_MEANWHILE');
  });

  test.each([
    [{ percent: '' }, 'percent', 'Please enter the change in percent, for example 5 or -10.'],
    [{ percent: '0' }, 'percent', 'A change of 0 percent changes nothing.'],
    [{ percent: '-100' }, 'percent', 'Prices fall by less than 100 percent.'],
    [{ percent: '1000.5' }, 'percent', 'Prices rise by at most 1000 percent at once.'],
    [{ percent: '1.234' }, 'percent', 'Please use at most two decimals.'],
    [{ rounding: '7' }, 'rounding', 'Please choose what prices are rounded to.'],
    [{ appliesTo: 'products' }, 'products', 'Please choose at least one product.'],
  ])('says by the field what is wrong: %o', async (changes, field, message) => {
    expect(await send('POST', 'price-changes/preview', { ...ALL, ...changes })).toMatchObject({
      status: 400,
      fields: { [field]: message },
    });
  });

  test('without any price that would change is refused', async () => {
    await stockProduct(shop.database, { name: 'Pin', price: 1 });
    const cut = { ...ALL, percent: '-50' };
    expect(await apply(cut, await preview(cut))).toMatchObject({
      code: 'INVALID_INPUT',
      message: 'No price would change.',
    });
  });
});

test('whatever is changed by hand in between, undoing puts every price back that nobody touched, and no other', async () => {
  const category = (await stockCategory(shop.database, 'Pans'))._id;
  const names = ['A', 'B', 'C', 'D', 'E'];
  for (const name of names) await stockProduct(shop.database, { name, category });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 100, max: 1_000_000_000 }), { minLength: 5, maxLength: 5 }),
      fc.integer({ min: -9_999, max: 20_000 }).filter((percent) => percent !== 0),
      fc.constantFrom('none', '5', '10', '50', '100'),
      fc.subarray(names),
      async (paisa, percent, rounding, touched) => {
        for (const [index, name] of names.entries()) await setPrice(name, (paisa[index] ?? 0) / 100);
        const before = await prices();
        const change = { percent: percent / 100, rounding, appliesTo: 'all' };
        const seen = await preview(change);
        const done = await apply(change, seen);
        expect(done.code).toBe(seen.changed === 0 ? 'INVALID_INPUT' : undefined);
        if (seen.changed === 0) return;
        const wanted = {
          ...before,
          ...Object.fromEntries(seen.lines.map(({ name, after }) => [name, after])),
        };
        expect(await prices()).toEqual(wanted);
        for (const name of touched) await setPrice(name, 77);
        await undo((await lastChange())._id);
        const kept = Object.fromEntries(
          touched.filter((name) => wanted[name] !== 77).map((name) => [name, 77]),
        );
        expect(await prices()).toEqual({ ...before, ...kept });
      },
    ),
    { numRuns: 25 },
  );
});
