import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { forgetDeleted } from '../../shop/catalogue/products/deleted/queries.ts';
import { openGraphImageAddress } from '../../shop/media/rules.ts';
import { type Part, picture, sendForm } from '../support/product-form.ts';
import { openTestShop, order, orderBody, stockCategory, stockOnHand, stockProduct } from '../support/shop.ts';
import { requestAs, signInAsAdmin } from '../support/staff.ts';

const shop = openTestShop();
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let token: string;
let category: string;
let photo: { bytes: Uint8Array<ArrayBuffer>; name: string };
beforeEach(async () => {
  token = await signInAsAdmin(shop, 'Shop Editor');
  category = (await stockCategory(shop.database, 'Kitchen', ['Pans', 'Knives']))._id;
  photo = { bytes: await picture(300, 200), name: 'pan.jpg' };
});

const texts = () => ({
  category,
  subcategory: 'Pans',
  name: 'Steel Karahi',
  description: 'A pan.\nIt cooks.',
  price: '1450.50',
  quantity: '25',
  shipping: 'paid',
});

function create(changed: Record<string, string | undefined> = {}, photos: Part[1][] = [photo]) {
  const fields = Object.entries({ ...texts(), ...changed }).filter(
    (part): part is [string, string] => part[1] !== undefined,
  );
  const parts: Part[] = [...fields, ...photos.map((one): Part => ['photos', one])];
  return sendForm(shop.app, token, { method: 'POST', url: '/api/v1/products/create' }, parts);
}

const change = (id: string, parts: Record<string, string | number> | readonly Part[]) =>
  sendForm(
    shop.app,
    token,
    { method: 'PUT', url: `/api/v1/products/${id}` },
    Array.isArray(parts) ? parts : Object.entries(parts).map(([name, value]): Part => [name, String(value)]),
  );

const call = (method: 'GET' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  requestAs(shop, token, method, url, payload);

async function storedPictures(): Promise<string[]> {
  const listed = await readdir(path.join(shop.settings.dataDir, 'media', 'products')).catch(() => []);
  return listed.sort();
}

const productCount = async () => (await shop.database.selectFrom('products').select('id').execute()).length;
const changes = () =>
  shop.database
    .selectFrom('audit_log')
    .select(['action', 'before', 'after'])
    .where('subject_kind', '=', 'product')
    .orderBy('id')
    .execute();

describe('a new product', () => {
  test('is in the shop at once, its pictures in the order of the form', async () => {
    const second = { bytes: await picture(100, 100, { format: 'png' }), name: 'side.png' };
    const created = await create({ discount: '12.5' }, [photo, second]);
    expect(created.statusCode).toBe(201);
    expect(created.json()).toMatchObject({ success: true, message: 'Product created successfully!' });
    const { _id } = created.json();
    const shown = (await shop.app.inject(`/api/v1/products/${_id}`)).json();
    expect(shown).toMatchObject({
      ...texts(),
      title: 'Steel Karahi',
      price: 1450.5,
      quantity: 25,
      discount: 12.5,
      photos: [expect.stringMatching(/-300x200$/), expect.stringMatching(/-100x100$/)],
    });
    expect(await changes()).toMatchObject([{ action: 'created the product', before: null }]);
  });

  test('needs no subcategory where its category has none, and no discount', async () => {
    const { _id } = await stockCategory(shop.database, 'Garden');
    const created = await create({ category: _id, subcategory: '', discount: '' });
    expect(created.json()).toMatchObject({ subcategory: null, discount: 0 });
  });

  test.each([
    ['price', '-1', 'The price has to be at least Rs. 1.'],
    ['price', '0', 'The price has to be at least Rs. 1.'],
    ['price', '1e12', 'The price can be at most Rs. 10,000,000.'],
    ['price', '', 'Please enter the price in rupees, for example 1450.'],
    ['price', undefined, 'Please enter the price in rupees, for example 1450.'],
    ['price', 'dear', 'Please enter the price in rupees, for example 1450.'],
    ['price', '10.001', 'Please use at most two decimals.'],
    ['discount', '101', 'A discount is at most 100 percent.'],
    ['discount', '-5', 'A discount cannot be negative.'],
    ['quantity', '1.5', 'The quantity has to be a whole number.'],
    ['quantity', '-1', 'The quantity cannot be negative.'],
    ['quantity', '', 'Please enter the quantity, for example 25.'],
    ['shipping', 'maybe', 'Please choose free or paid.'],
    ['name', '   ', 'Name is required'],
    ['name', 'x'.repeat(201), 'Please use at most 200 characters.'],
    ['description', '', 'Description is required'],
    ['category', 'Kitchen', 'Please choose a category.'],
    ['subcategory', '', 'Please choose a subcategory.'],
    ['subcategory', 'Pots', 'This subcategory does not belong to the category.'],
  ])('with the %s %j is refused, the field named, and nothing is kept', async (field, value, message) => {
    const before = await storedPictures();
    const refused = await create({ [field]: value });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ code: 'INVALID_INPUT', fields: { [field]: message } });
    expect(await productCount()).toBe(0);
    expect(await storedPictures()).toEqual(before);
    expect(await changes()).toEqual([]);
  });

  test('in a category that is gone is refused', async () => {
    const before = await storedPictures();
    expect((await create({ category: UNKNOWN })).statusCode).toBe(404);
    expect(await storedPictures()).toEqual(before);
  });

  test('without a picture is refused', async () => {
    expect((await create({}, [])).json().fields).toEqual({ photos: 'Please choose at least one picture.' });
  });

  test('with eight pictures is taken, with nine refused', async () => {
    const before = await storedPictures();
    const nine = await create({}, Array(9).fill(photo));
    expect(nine.json().fields).toEqual({ photos: 'A product has at most 8 pictures.' });
    expect(await storedPictures()).toEqual(before);
    expect((await create({}, Array(8).fill(photo))).statusCode).toBe(201);
  });

  test('of which one picture of several is a PDF is refused whole, and the file named', async () => {
    const before = await storedPictures();
    const pdf = { bytes: new Uint8Array(Buffer.from('%PDF-1.7 not a picture')), name: 'price list.jpg' };
    const refused = await create({}, [photo, pdf, photo]);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fields.photos).toBe(
      'price list.jpg is not a picture that the shop can show. Please choose JPEG, PNG, WebP or AVIF.',
    );
    expect(await storedPictures()).toEqual(before);
    expect(await productCount()).toBe(0);
  });
});

describe('a change of a product', () => {
  test('touches what is sent and leaves the rest; the log has what differs', async () => {
    const goods = { category, subcategory: 'Pans', sku: 'KAR-28' };
    const { _id } = await stockProduct(shop.database, goods);
    const changed = await change(_id, { price: 1200, subcategory: 'knives', version: 1 });
    expect(changed.json()).toMatchObject({
      price: 1200,
      subcategory: 'Knives',
      name: 'Steel Karahi',
      description: 'A pan. It cooks.',
      quantity: 10,
      sku: 'KAR-28',
      barcode: null,
      version: 2,
    });
    expect(await changes()).toEqual([
      {
        action: 'changed the product',
        before: { price: 1000, subcategory: 'Pans' },
        after: { price: 1200, subcategory: 'Knives' },
      },
    ]);
  });

  test('by two people at once: one is stored, the other is told who was first and sees what is', async () => {
    const { _id } = await stockProduct(shop.database);
    const both = await Promise.all([
      change(_id, { price: 1100, version: 1 }),
      change(_id, { price: 1200, version: 1 }),
    ]);
    const [stored, refused] = both.toSorted((one, other) => one.statusCode - other.statusCode);
    expect([stored?.statusCode, refused?.statusCode]).toEqual([200, 409]);
    expect(refused?.json()).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      data: { changedBy: 'Sana (Shop Editor)', current: { price: stored?.json().price, version: 2 } },
    });
  });

  test('of the stock does not undo a sale that came in between', async () => {
    const product = await stockProduct(shop.database, { quantity: 10 });
    expect((await order(shop.app, orderBody([{ product, quantity: 2 }]))).statusCode).toBe(201);
    const refused = await change(product._id, { quantity: 30, seenQuantity: 10, version: 1 });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'CHANGED_MEANWHILE', data: { current: { quantity: 8 } } });
    expect(await stockOnHand(shop.database, product._id)).toBe(8);
    expect((await change(product._id, { quantity: 30, seenQuantity: 8, version: 1 })).statusCode).toBe(200);
  });

  test('from sold out to in stock puts it into Back In Stock; other changes of the stock do not', async () => {
    const soldOut = await stockProduct(shop.database, { name: 'Pan', quantity: 0 });
    const full = await stockProduct(shop.database, { name: 'Pot', quantity: 5 });
    await change(soldOut._id, { quantity: 3 });
    await change(full._id, { quantity: 9 });
    const back = (await shop.app.inject('/api/v1/products/products/back-in-stock')).json();
    expect(back.map(({ name }: { name: string }) => name)).toEqual(['Pan']);
  });

  test('of its pictures takes them in the order of the form, and what is left out goes from the disk', async () => {
    const created = (await create({}, [photo, photo])).json();
    const [first, second] = created.photos;
    const changed = await change(created._id, [
      ['photos', { bytes: await picture(50, 60), name: 'new.jpg' }],
      ['photos', second],
    ]);
    expect(changed.json().photos).toEqual([expect.stringMatching(/-50x60$/), second]);
    expect(await storedPictures()).not.toContain(path.basename(first));
    expect(await storedPictures()).toContain(path.basename(second));
  });

  test('cannot take the picture of another product, nor an address of elsewhere', async () => {
    const other = (await create()).json();
    const { _id, photos } = (await create({ name: 'Pot' })).json();
    for (const address of [other.photos[0], 'https://elsewhere.example/pan.jpg', '/media/products/../x']) {
      const refused = await change(_id, [['photos', address]]);
      expect(refused.json().fields).toEqual({ photos: 'This picture is not one of the product.' });
    }
    expect((await call('GET', `/api/v1/products/staff/${_id}`)).json().photos).toEqual(photos);
  });

  test('of a product that is gone is told so, and its picture is not kept', async () => {
    const before = await storedPictures();
    expect((await change(UNKNOWN, [['photos', photo]])).statusCode).toBe(404);
    expect(await storedPictures()).toEqual(before);
  });
});

describe('deleting a product', () => {
  test('keeps past orders whole, with the picture of what was sold', async () => {
    const created = (await create({}, [photo, photo])).json();
    const [sold, neverSeen] = created.photos.map((address: string) => path.basename(address));
    expect((await order(shop.app, orderBody([{ product: created, quantity: 2 }]))).statusCode).toBe(201);
    const deleted = await call('DELETE', `/api/v1/products/${created._id}`);
    expect(deleted.statusCode).toBe(200);
    expect((await shop.app.inject(`/api/v1/products/${created._id}`)).statusCode).toBe(404);

    const line = await shop.database.selectFrom('order_lines').selectAll().executeTakeFirstOrThrow();
    expect(line).toMatchObject({ name: 'Steel Karahi', quantity: 2, product_id: null });
    expect((await shop.app.inject(line.photo ?? '')).statusCode).toBe(200);
    expect(await storedPictures()).toContain(sold);
    // As long as the deletion can be undone, all pictures are kept.
    expect(await storedPictures()).toContain(neverSeen);
    await sql`update deleted_products set deleted_at = now() - interval '31 days'`.execute(shop.database);
    const unused = (await forgetDeleted(shop.database)).map((address) => path.basename(address));
    expect(unused).toEqual([neverSeen]);
  });

  test('takes away the picture that was shared with its link', async () => {
    const { _id, photos } = (await create()).json();
    const shared = path.join(shop.settings.dataDir, 'media', 'og', _id);
    expect((await shop.app.inject(openGraphImageAddress(_id, photos))).statusCode).toBe(200);
    expect(existsSync(shared)).toBe(true);
    await call('DELETE', `/api/v1/products/${_id}`);
    expect(existsSync(shared)).toBe(false);
  });

  test('that somebody changed meanwhile is refused, and one that is gone is told so', async () => {
    const { _id } = await stockProduct(shop.database);
    await change(_id, { price: 1100 });
    expect((await call('DELETE', `/api/v1/products/${_id}?version=1`)).json().code).toBe('CHANGED_MEANWHILE');
    expect((await call('DELETE', `/api/v1/products/${_id}?version=2`)).statusCode).toBe(200);
    expect((await call('DELETE', `/api/v1/products/${_id}`)).statusCode).toBe(404);
  });
});

describe('a bulk change', () => {
  const bulk = (list: object[]) => call('PUT', '/api/v1/products/staff', { changes: list });

  test('gives many products a discount or a place, and the same call takes it back', async () => {
    const garden = await stockCategory(shop.database, 'Garden', ['Pots']);
    const pan = await stockProduct(shop.database, { category, subcategory: 'Pans', name: 'Pan' });
    const knife = await stockProduct(shop.database, { category, subcategory: 'Knives', name: 'Knife' });
    const to = { discount: 20, category: garden._id, subcategory: 'Pots', version: 1 };
    const changed = await bulk([pan, knife].map(({ _id }) => ({ _id, ...to })));
    expect(changed.json().products).toMatchObject([
      { name: 'Pan', discount: 20, categoryName: 'Garden', subcategory: 'Pots', version: 2 },
      { name: 'Knife', discount: 20, categoryName: 'Garden', subcategory: 'Pots', version: 2 },
    ]);
    const undone = await bulk(
      [pan, knife].map(({ _id, discount, subcategory }) => ({
        _id,
        discount,
        category,
        subcategory,
        version: 2,
      })),
    );
    expect(undone.json().products).toMatchObject([
      { discount: 0, subcategory: 'Pans' },
      { discount: 0, subcategory: 'Knives' },
    ]);
    expect(await changes()).toHaveLength(4);
  });

  test('changes nothing when one of the products changed or went meanwhile', async () => {
    const pan = await stockProduct(shop.database, { category, subcategory: 'Pans', name: 'Pan' });
    const knife = await stockProduct(shop.database, { category, subcategory: 'Knives', name: 'Knife' });
    await change(knife._id, { price: 5 });
    const discounts = [pan._id, knife._id, UNKNOWN].map((_id) => ({ _id, discount: 20, version: 1 }));
    const refused = await bulk(discounts);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      message: '2 of these products were changed in the meantime. Nothing was saved.',
      data: { current: [{ name: 'Knife', version: 2 }], gone: 1 },
    });
    expect((await call('GET', `/api/v1/products/staff/${pan._id}`)).json().discount).toBe(0);
  });

  test.each([
    [{ discount: 101 }, 'changes.0.discount'],
    [{ discount: '20' }, 'changes.0.discount'],
    [{ category: 'Kitchen' }, 'changes.0.category'],
  ])('to %j is refused and the field named', async (to, field) => {
    const { _id } = await stockProduct(shop.database);
    const refused = await bulk([{ _id, ...to }]);
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, [field]]);
  });
});

describe('the list that staff work in', () => {
  const list = async (query: string) => (await call('GET', `/api/v1/products/staff?${query}`)).json();
  const names = async (query: string) =>
    (await list(query)).products.map(({ name }: { name: string }) => name);

  beforeEach(async () => {
    const goods = [
      { name: 'Steel Pan', subcategory: 'Pans', price: 900, quantity: 0, discount: 10 },
      { name: 'bread Knife', subcategory: 'Knives', price: 300, quantity: 3 },
      { name: 'Copper pan', subcategory: 'Pans', price: 2000, quantity: 40, discount: 25 },
    ];
    for (const one of goods) await stockProduct(shop.database, { category, ...one });
    await stockProduct(shop.database, { name: 'Garden Hose', price: 1500, quantity: 5 });
  });

  test.each([
    ['', ['Garden Hose', 'Copper pan', 'bread Knife', 'Steel Pan']],
    ['sort=added', ['Steel Pan', 'bread Knife', 'Copper pan', 'Garden Hose']],
    ['sort=name', ['bread Knife', 'Copper pan', 'Garden Hose', 'Steel Pan']],
    ['sort=price', ['bread Knife', 'Steel Pan', 'Garden Hose', 'Copper pan']],
    ['sort=stock', ['Steel Pan', 'bread Knife', 'Garden Hose', 'Copper pan']],
    ['sort=-discount&discounted=1', ['Copper pan', 'Steel Pan']],
    ['search=PAN&sort=name', ['Copper pan', 'Steel Pan']],
    ['search=pan copper', ['Copper pan']],
    ['search=%25_', ['Garden Hose', 'Copper pan', 'bread Knife', 'Steel Pan']],
    ['search=p', ['Copper pan', 'Steel Pan']],
    ['stock=out', ['Steel Pan']],
    ['stock=low&sort=name', ['bread Knife', 'Garden Hose']],
    ['stock=in&discounted=0&sort=name', ['bread Knife', 'Garden Hose']],
    ['subcategory=pans&sort=price', ['Steel Pan', 'Copper pan']],
  ])('shows for %j what it should, in order', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  test('shows one category', async () => {
    expect(await names(`category=${category}&sort=name`)).toEqual(['bread Knife', 'Copper pan', 'Steel Pan']);
  });

  test('is paged without gaps; past the end is the last page', async () => {
    expect(await list('limit=3&sort=name')).toMatchObject({ page: 1, totalPages: 2, total: 4 });
    expect(await names('limit=3&sort=name&page=2')).toEqual(['Steel Pan']);
    expect(await list('limit=3&page=9')).toMatchObject({ page: 2 });
    expect(await list('search=nothing')).toMatchObject({ products: [], page: 1, totalPages: 1, total: 0 });
  });

  test.each(['page=0', 'limit=101', 'sort=colour', 'stock=some', 'category=Kitchen'])(
    'with %s is refused and the field named',
    async (query) => {
      const refused = await call('GET', `/api/v1/products/staff?${query}`);
      expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, [query.split('=')[0]]]);
    },
  );
});
