import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { applyDiscounts, openDiscountKeeper } from '../../shop/catalogue/discounts/apply-discounts.ts';
import type { ListedDiscount } from '../../shop/catalogue/discounts/responses.ts';
import type { Product } from '../../shop/catalogue/products/responses.ts';
import { expectedLinePrice } from '../support/expected-price.ts';
import { openTestShop, order, orderBody, stockCategory, stockProduct } from '../support/shop.ts';
import { hireAdmin, requestAs } from '../support/staff.ts';
import { giveOptions, sentAgain } from '../support/variants.ts';

const shop = openTestShop();
let manager: string;

beforeEach(async () => {
  manager = (await hireAdmin(shop)).token;
});

const send = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
  const response = await requestAs(shop, manager, method, `/api/v1/${path}`, body);
  return { status: response.statusCode, ...response.json() };
};

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const SALE = { name: 'Winter sale', discount: 30, appliesTo: 'all' };

async function start(changes: object = {}): Promise<ListedDiscount> {
  const created = await send('POST', 'discounts', { ...SALE, ...changes });
  expect([created.message, created.status]).toEqual(['The discount is saved.', 201]);
  return created.discount;
}

/** What shoppers see of a product. */
const seen = async (id: string): Promise<Product> => (await shop.app.inject(`/api/v1/products/${id}`)).json();

const discountsOf = async (...products: Product[]) =>
  Promise.all(products.map(async ({ _id }) => (await seen(_id)).discount));

/** Puts the times of a discount somewhere else, as time itself would, and nobody hears of it. */
const passTo = (id: string, times: { starts_at?: Date; ends_at?: Date }) =>
  shop.database.updateTable('price_discounts').set(times).where('id', '=', id).execute();

describe('a discount from a moment to a moment', () => {
  test('holds from its very first moment on, and no more at its last', async () => {
    const pan = await stockProduct(shop.database, { name: 'Pan', discount: 5 });
    await start({ from: '2098-11-01T00:00:00Z', to: '2098-12-01T00:00:00Z' });
    const at = async (moment: string) => {
      const { rows } = await sql<{ counts: number; ends: Date | null }>`
        select basis_points as counts, ends_at as ends from products,
          discount_that_counts(products, ${moment}::timestamptz) where products.id = ${pan._id}
      `.execute(shop.database);
      return [rows[0]?.counts, rows[0]?.ends?.toISOString() ?? null];
    };
    expect(await at('2098-10-31T23:59:59.999999Z')).toEqual([500, null]);
    expect(await at('2098-11-01T00:00:00Z')).toEqual([3000, '2098-12-01T00:00:00.000Z']);
    expect(await at('2098-11-30T23:59:59.999999Z')).toEqual([3000, '2098-12-01T00:00:00.000Z']);
    expect(await at('2098-12-01T00:00:00Z')).toEqual([500, null]);
  });

  test('is in the prices at once where it runs, and only then where it is planned', async () => {
    const pan = await stockProduct(shop.database, { name: 'Pan' });
    const planned = await start({ from: inHours(1), discount: 40 });
    expect(planned.state).toBe('planned');
    expect(await discountsOf(pan)).toEqual([0]);
    const running = await start({ to: inHours(2) });
    expect(running.state).toBe('running');
    expect(await seen(pan._id)).toMatchObject({ discount: 30, discountEndsAt: running.to });
    await passTo(planned._id, { starts_at: new Date() });
    await applyDiscounts(shop.database);
    // Without an end, and greater.
    expect(await seen(pan._id)).toMatchObject({ discount: 40 });
    expect(await seen(pan._id)).not.toHaveProperty('discountEndsAt');
  });

  test('never adds up with others: the greatest of them and of the own discount counts', async () => {
    const pan = await stockProduct(shop.database, { name: 'Pan', discount: 25 });
    const lid = await stockProduct(shop.database, { name: 'Lid' });
    await start({ discount: 20, to: inHours(1) });
    await start({ discount: 10 });
    expect(await discountsOf(pan, lid)).toEqual([25, 20]);
    expect(await seen(pan._id)).not.toHaveProperty('discountEndsAt');
    await start({ discount: 20, to: inHours(5), name: 'Longer' });
    // The last of those as great says how long.
    const { discountEndsAt } = await seen(lid._id);
    expect(Date.parse(discountEndsAt ?? '')).toBeGreaterThan(Date.now() + 4 * 3_600_000);
  });

  test('of a category is for all that its page lists, and for variants as for their product', async () => {
    const { database } = shop;
    const kitchen = await stockCategory(database, 'Kitchen', ['Pans', 'Lids']);
    const sale = await stockCategory(database, 'Weekly Sale');
    const [pans, lids] = ['Pans', 'Lids'];
    const filed = await stockProduct(database, { name: 'Filed', category: kitchen._id, subcategory: pans });
    const lid = await stockProduct(database, { name: 'Lid', category: kitchen._id, subcategory: lids });
    const shown = await stockProduct(database, {
      name: 'Shown',
      category: sale._id,
      menuCategory: kitchen._id,
      menuSubcategory: pans,
    });
    const further = await stockProduct(database, { name: 'Further' });
    const other = await stockProduct(database, { name: 'Other' });
    await database
      .insertInto('product_categories')
      .values({ product_id: further._id, category_id: kitchen._id, subcategory_id: null })
      .execute();
    const [variant] = await giveOptions(database, further._id, [{ name: 'Size', values: ['S'] }]);
    if (!variant) throw new Error('It has a variant.');
    const all = [filed, lid, shown, further, variant, other];

    const ofPans = await start({ appliesTo: 'categories', places: `${kitchen._id} pans` });
    expect(await discountsOf(...all)).toEqual([30, 0, 30, 0, 0, 0]);
    const changed = await send('PUT', `discounts/${ofPans._id}`, {
      ...SALE,
      appliesTo: 'categories',
      places: [kitchen._id],
      from: ofPans.from,
      version: ofPans.version,
    });
    expect(changed.status).toBe(200);
    expect(await discountsOf(...all)).toEqual([30, 30, 30, 30, 30, 0]);
    // Nobody is told of it, and the overlaps of the same target count the same.
    const { products } = await send('POST', 'discounts/overlaps', {
      discount: 5,
      appliesTo: 'categories',
      places: [kitchen._id],
    });
    expect(products).toBe(5);

    await database.deleteFrom('product_categories').execute();
    expect(await discountsOf(further, variant)).toEqual([0, 0]);
    const byName = await start({ name: 'Chosen', appliesTo: 'products', products: further._id });
    expect(await discountsOf(further, variant, other)).toEqual([30, 30, 0]);
    expect(byName.products).toEqual([{ _id: further._id, name: 'Further' }]);
  });

  test('goes with a product that moves into its category, and stays behind when it moves out', async () => {
    const kitchen = await stockCategory(shop.database, 'Kitchen');
    const pan = await stockProduct(shop.database, { name: 'Pan' });
    await start({ appliesTo: 'categories', places: [kitchen._id] });
    const move = (category: string) =>
      send('PUT', 'products/staff', { changes: [{ _id: pan._id, category, subcategory: null }] });
    expect((await move(kitchen._id)).products).toMatchObject([{ discount: 0, discountNow: 30 }]);
    expect(await discountsOf(pan)).toEqual([30]);
    await move(pan.category);
    expect(await discountsOf(pan)).toEqual([0]);
  });

  test('that is ended, switched off or deleted while it runs is out of the prices at once', async () => {
    const pan = await stockProduct(shop.database, { name: 'Pan' });
    const first = await start({ to: inHours(5) });
    const ended = await send('PUT', `discounts/${first._id}/end`, { version: first.version });
    expect(ended).toMatchObject({ message: '“Winter sale” is over.', discount: { state: 'over' } });
    expect(await discountsOf(pan)).toEqual([0]);
    expect((await send('PUT', `discounts/${first._id}/end`, {})).code).toBe('STEP_NOT_POSSIBLE');

    const second = await start();
    expect(await discountsOf(pan)).toEqual([30]);
    await send('PUT', `discounts/${second._id}`, { ...SALE, from: second.from, isOn: 'no' });
    expect(await discountsOf(pan)).toEqual([0]);

    const third = await start();
    expect((await send('DELETE', `discounts/${third._id}?version=9`)).code).toBe('CHANGED_MEANWHILE');
    expect((await send('DELETE', `discounts/${third._id}?version=1`)).message).toBe(
      '“Winter sale” is deleted.',
    );
    expect(await discountsOf(pan)).toEqual([0]);
    const log = await shop.database
      .selectFrom('audit_log')
      .select('action')
      .where('subject_kind', '=', 'discount')
      .orderBy('id')
      .execute();
    expect(log.map(({ action }) => action)).toEqual([
      'created the discount',
      'ended the discount',
      'created the discount',
      'changed the discount',
      'created the discount',
      'deleted the discount',
    ]);
  });
});

describe('time passes', () => {
  test('an order placed after the end is never priced by the discount that is over, no matter who was to notice', async () => {
    const pan = await stockProduct(shop.database, { name: 'Pan', price: 1000, discount: 10 });
    const sale = await start({ to: inHours(1) });
    const inSale = await seen(pan._id);
    const moment = new Date();
    await passTo(sale._id, { starts_at: new Date(0), ends_at: moment });
    await shop.database.updateTable('products').set({ discount_ends_at: moment }).execute();
    // What is shown has not followed yet.
    expect(inSale.discount).toBe(30);
    const refused = await order(shop.app, orderBody([{ product: inSale, quantity: 1 }]));
    expect(refused.json()).toMatchObject({ code: 'AMOUNTS_CHANGED', data: { subtotal: 900 } });
    const placed = await order(shop.app, orderBody([{ product: { ...inSale, discount: 10 }, quantity: 1 }]));
    expect(placed.json()).toMatchObject({ order: { subtotal: 900 } });
    const lines = await shop.database.selectFrom('order_lines').select('discount_basis_points').execute();
    expect(lines).toEqual([{ discount_basis_points: 1000 }]);
  });

  test('the background work notices what begins and ends, at its start and whatever another process stored', async () => {
    const stopped = new AbortController().signal;
    const pan = await stockProduct(shop.database, { name: 'Pan' });
    const sale = await start({ from: inHours(1) });
    const keep = openDiscountKeeper(shop.database);
    await keep(stopped);
    expect(await discountsOf(pan)).toEqual([0]);
    await passTo(sale._id, { starts_at: new Date() });
    await keep(stopped);
    expect(await discountsOf(pan)).toEqual([30]);
    await passTo(sale._id, { ends_at: new Date() });
    await keep(stopped);
    expect(await discountsOf(pan)).toEqual([0]);
    await shop.database
      .insertInto('price_discounts')
      .values({
        id: randomUUID(),
        name: 'From elsewhere',
        discount_basis_points: 500,
        starts_at: new Date(0),
        ends_at: null,
        applies_to: 'all',
        created_by: 'Sana',
      })
      .execute();
    await keep(stopped);
    expect(await discountsOf(pan)).toEqual([5]);
    await shop.database.deleteFrom('price_discounts').where('name', '=', 'From elsewhere').execute();
    await openDiscountKeeper(shop.database)(stopped);
    expect(await discountsOf(pan)).toEqual([0]);
  });

  test('two processes that notice at once, beside one who is changing a product, wait for nobody and agree', async () => {
    const products = await Promise.all(
      Array.from({ length: 8 }, (_, number) => stockProduct(shop.database, { name: `Pan ${number}` })),
    );
    const sale = await start({ from: inHours(1) });
    await passTo(sale._id, { starts_at: new Date() });
    const [held] = products;
    await shop.database.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('products')
        .set({ title: 'Held' })
        .where('id', '=', held?._id ?? '')
        .execute();
      const both = await Promise.all([applyDiscounts(shop.database), applyDiscounts(shop.database)]);
      expect(both.some(({ left }) => left)).toBe(true);
    });
    expect(await applyDiscounts(shop.database)).toEqual({ changed: 1, left: false });
    expect(await discountsOf(...products)).toEqual(products.map(() => 30));
  });
});

describe('the own discount of a product', () => {
  test('is what staff see, change and export during a sale, and the sale never becomes its own', async () => {
    const pan = await stockProduct(shop.database, { name: 'Pan', discount: 10 });
    await start();
    const form = await send('GET', `products/staff/${pan._id}`);
    expect(form).toMatchObject({ discount: 10, discountNow: 30 });
    const body = new FormData();
    for (const name of ['name', 'description', 'price', 'discount', 'version'])
      body.append(name, String(form[name]));
    body.set('name', 'Frying pan');
    const request = new Request('http://shop.example', { method: 'POST', body });
    const saved = await shop.app.inject({
      method: 'PUT',
      url: `/api/v1/products/${pan._id}`,
      headers: {
        authorization: `Bearer ${manager}`,
        'content-type': request.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    expect(saved.json()).toMatchObject({ name: 'Frying pan', discount: 10, discountNow: 30 });
    const csv = await requestAs(shop, manager, 'GET', '/api/v1/products/export');
    expect(csv.body).toMatch(/,1000,10,10,paid,/);
    const greater = await send('PUT', 'products/staff', { changes: [{ _id: pan._id, discount: 45 }] });
    expect(greater.products).toMatchObject([{ discount: 45, discountNow: 45 }]);
    const log = await shop.database
      .selectFrom('audit_log')
      .select('after')
      .where('subject_id', '=', pan._id)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(log?.after).toEqual({ discount: 45 });
  });

  test('of a variant is what its form shows and saves during a sale', async () => {
    const { _id } = await stockProduct(shop.database, { name: 'Kurta', quantity: 0 });
    await giveOptions(shop.database, _id, [{ name: 'Size', values: ['M', 'L'] }], [{ discount: 10 }]);
    await start();
    const again = await sentAgain(shop.database, _id);
    expect(again.variants.map(({ discount }) => discount)).toEqual([10, 0]);
    const saved = await send('PUT', `products/${_id}/variants`, again);
    expect(saved.variants).toMatchObject([{ discount: 10 }, { discount: 0 }]);
    const own = await shop.database
      .selectFrom('products')
      .select('own_discount_basis_points')
      .where('variant_of', '=', _id)
      .orderBy('own_discount_basis_points')
      .execute();
    expect(own.map((variant) => variant.own_discount_basis_points)).toEqual([0, 1000]);
  });
});

describe('staff who type a discount', () => {
  test.each([
    [{ discount: '0' }, 'discount', 'A discount is more than 0 percent.'],
    [{ discount: '100.5' }, 'discount', 'A discount is at most 100 percent.'],
    [{ discount: '12.345' }, 'discount', 'Please use at most two decimals.'],
    [{ discount: '' }, 'discount', 'Please enter the discount in percent, for example 10.'],
    [{ name: ' ' }, 'name', 'Please name the discount.'],
    [
      { to: '2020-01-01T10:00' },
      'to',
      'This moment is over. Please choose a later one, or nothing for no end.',
    ],
    [{ from: '2098-01-02T10:00', to: '2098-01-02T10:00' }, 'to', 'The discount has to end after it begins.'],
    [
      { from: '2098-02-30T10:00' },
      'from',
      'Please enter a day and a time, for example 30 November 2026, 18:00.',
    ],
    [{ appliesTo: 'categories' }, 'places', 'Please choose at least one category.'],
    [{ appliesTo: 'products', products: '' }, 'products', 'Please choose at least one product.'],
    [
      { appliesTo: 'products', products: [randomUUID()] },
      'products',
      'Some of these products are gone. Please choose again.',
    ],
    [
      { appliesTo: 'categories', places: [randomUUID()] },
      'places',
      'One of these categories is gone. Please choose again.',
    ],
    [{ appliesTo: 'categories', places: 'Kitchen' }, 'places', 'This is not a category.'],
    [{ appliesTo: 'everything' }, 'appliesTo', 'Please choose what it is for.'],
  ])('are told by the field: %o', async (changes, field, message) => {
    const refused = await send('POST', 'discounts', { ...SALE, ...changes });
    expect(refused.status).toBe(400);
    const said = Object.entries<string>(refused.fields).find(([name]) => name.startsWith(field));
    expect(said?.[1]).toBe(message);
  });

  test('type the time of the shop: 18:00 there is 13:00 in the world', async () => {
    expect((await start({ from: '2098-11-30T18:00' })).from).toBe('2098-11-30T13:00:00.000Z');
  });

  test('are told of others that hold for the same products, and of own discounts that are as great', async () => {
    const pan = await stockProduct(shop.database, { name: 'Pan', discount: 15 });
    const lid = await stockProduct(shop.database, { name: 'Lid' });
    await start({ name: 'Now', discount: 20, to: inHours(2) });
    await start({ name: 'Later', from: inHours(3), appliesTo: 'products', products: pan._id });
    await start({ name: 'Much later', from: inHours(100) });
    const asked = { discount: '15', appliesTo: 'products', products: [pan._id, lid._id] };
    const overlaps = async (more: object) => {
      const { own, products, others } = await send('POST', 'discounts/overlaps', { ...asked, ...more });
      return {
        own,
        products,
        others: others.map((one: ListedDiscount & { products: number }) => [one.name, one.products]),
      };
    };
    expect(await overlaps({ to: inHours(50) })).toEqual({
      own: 1,
      products: 2,
      others: [
        ['Now', 2],
        ['Later', 1],
      ],
    });
    expect(await overlaps({ from: inHours(2.5), to: inHours(2.9) })).toMatchObject({ others: [] });
    expect(await overlaps({ from: inHours(4) })).toMatchObject({
      others: [
        ['Later', 1],
        ['Much later', 2],
      ],
    });
  });

  test('who saw an older version are told who was faster, and editors may not', async () => {
    const sale = await start();
    const change = { ...SALE, name: 'Mine', from: sale.from, version: sale.version };
    expect((await send('PUT', `discounts/${sale._id}`, change)).status).toBe(200);
    expect(await send('PUT', `discounts/${sale._id}`, change)).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      data: { current: { name: 'Mine', version: 2 } },
    });
    const editor = (await hireAdmin(shop, 'Shop Editor')).token;
    expect((await requestAs(shop, editor, 'GET', '/api/v1/discounts')).statusCode).toBe(403);
  });
});

test('whatever discounts run, PostgreSQL stores the greatest, and the line price is to the paisa that of browser and server', async () => {
  const moment = Date.now();
  const hours = fc.integer({ min: -3, max: 3 });
  const lasting = fc
    .record({
      bp: fc.integer({ min: 1, max: 10_000 }),
      from: hours,
      length: fc.option(fc.integer({ min: 1, max: 4 })),
      on: fc.boolean(),
    })
    .filter(({ from, length }) => from !== 0 && (length === null || from + length !== 0));
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 100, max: 1_000_000_000 }),
      fc.integer({ min: 0, max: 10_000 }),
      fc.array(lasting, { maxLength: 6 }),
      async (pricePaisa, own, discounts) => {
        await shop.database.deleteFrom('price_discounts').execute();
        await shop.database.deleteFrom('stock').execute();
        await shop.database.deleteFrom('products').execute();
        const pan = await stockProduct(shop.database, {
          name: 'Pan',
          price: pricePaisa / 100,
          discount: own / 100,
          category:
            (await shop.database.selectFrom('categories').select('id').executeTakeFirst())?.id ??
            (await stockCategory(shop.database, 'Pans'))._id,
        });
        const at = (hour: number) => new Date(moment + hour * 3_600_000);
        for (const { bp, from, length, on } of discounts) {
          await shop.database
            .insertInto('price_discounts')
            .values({
              id: randomUUID(),
              name: 'Any',
              discount_basis_points: bp,
              starts_at: at(from),
              ends_at: length === null ? null : at(from + length),
              applies_to: 'all',
              is_on: on,
              created_by: 'Sana',
            })
            .execute();
        }
        await applyDiscounts(shop.database);
        const running = discounts.filter(
          ({ from, length, on }) => on && from < 0 && (length === null || from + length > 0),
        );
        const greatest = Math.max(own, ...running.map(({ bp }) => bp));
        const shown = await seen(pan._id);
        expect(shown.discount).toBe(greatest / 100);
        const { line_price_rupees } = await shop.database
          .selectFrom('products')
          .select('line_price_rupees')
          .where('id', '=', pan._id)
          .executeTakeFirstOrThrow();
        expect(line_price_rupees).toBe(expectedLinePrice(shown));
      },
    ),
    { numRuns: 40 },
  );
});
