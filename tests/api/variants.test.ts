import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Product } from '../../shop/catalogue/products/responses.ts';
import { expectedLinePrice } from '../support/expected-price.ts';
import { faultsOfStock } from '../support/faults-of-stock.ts';
import { type Part, picture, sendForm } from '../support/product-form.ts';
import { openTestShop, order, orderBody, stockCategory, stockOnHand, stockProduct } from '../support/shop.ts';
import { hireAdmin, requestAs } from '../support/staff.ts';
import { faultsOfVariants, giveOptions, sentAgain, sentVariant } from '../support/variants.ts';

const shop = openTestShop();

const SIZE = { name: 'Size', values: ['S', 'M'] };
const COLOUR = { name: 'Colour', values: ['Red', 'Blue'] };
const PHOTOS = ['/media/demo/placeholder.svg', '/media/demo/blue.webp'];

let token: string;
let kurta: Product;
beforeEach(async () => {
  token = (await hireAdmin(shop, 'Shop Manager')).token;
  kurta = await stockProduct(shop.database, { name: 'Kurta', price: 1500, quantity: 12, photos: PHOTOS });
});

const request = (method: 'GET' | 'PUT' | 'DELETE', url: string, body?: object) =>
  requestAs(shop, token, method, url, body);
const save = (body: object, id = kurta._id) => request('PUT', `/api/v1/products/${id}/variants`, body);
const read = async (id: string): Promise<Product> => (await shop.app.inject(`/api/v1/products/${id}`)).json();
const change = (id: string, fields: Record<string, string>) =>
  sendForm(
    shop.app,
    token,
    { method: 'PUT', url: `/api/v1/products/${id}` },
    Object.entries(fields).map(([name, value]): [string, string] => [name, value]),
  );
const sound = async () => [
  ...(await faultsOfStock(shop.database)),
  ...(await faultsOfVariants(shop.database)),
];

/** A new product, as the form sends it with its pictures. */
const create = async (changed: Record<string, string> = {}) => {
  const fields = {
    ...{ category: kurta.category, name: 'Sweater', description: 'It warms.', shipping: 'paid' },
    ...{ price: '1000', quantity: '0', options: JSON.stringify([SIZE]), ...changed },
  };
  const pictures = ['#c00', '#00c'].map(async (background, index): Promise<Part> => {
    return ['photos', { bytes: await picture(200 + index, 200, { background }), name: `${index}.jpg` }];
  });
  return sendForm(shop.app, token, { method: 'POST', url: '/api/v1/products/create' }, [
    ...Object.entries(fields),
    ...(await Promise.all(pictures)),
  ]);
};

describe('a product that gets its first options', () => {
  test('has no stock of its own from then on: what was on hand is counted off, and its variants begin with theirs', async () => {
    const variants = [sentVariant(['S'], { quantity: 4 }), sentVariant(['M'], { quantity: 8, price: 1700 })];
    const saved = await save({ version: 1, seenQuantity: 12, options: [SIZE], variants });
    expect(saved.statusCode).toBe(200);
    expect(saved.json()).toMatchObject({
      message: 'The options are saved.',
      product: { version: 2, quantity: 0, price: 1000 },
      options: [SIZE],
      variants: [
        { name: 'Kurta – S', values: ['S'], quantity: 4 },
        { name: 'Kurta – M', values: ['M'], quantity: 8 },
      ],
    });
    const movements = await shop.database
      .selectFrom('stock_movements')
      .select(['kind', 'units', 'note'])
      .orderBy('id')
      .execute();
    expect(movements).toEqual([
      { kind: 'opening', units: 12, note: '' },
      { kind: 'correction', units: -12, note: 'Counted by its options from now on' },
      { kind: 'opening', units: 4, note: '' },
      { kind: 'opening', units: 8, note: '' },
    ]);
    expect(await read(kurta._id)).toMatchObject({
      price: 1000,
      quantity: 12,
      variants: { count: 2, pricesDiffer: true },
    });
    expect(await sound()).toEqual([]);
  });

  test('keeps its stock where units were sold since the form was opened, and its maker is told', async () => {
    await order(shop.app, orderBody([{ product: kurta, quantity: 1 }]));
    const refused = await save({ seenQuantity: 12, options: [SIZE], variants: [sentVariant(['S'])] });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      message: 'The stock of Kurta changed from 12 to 11 in the meantime. Nothing of yours was saved.',
    });
    expect(await stockOnHand(shop.database, kurta._id)).toBe(11);
  });

  test('without options is answered as before', async () => {
    expect(await read(kurta._id)).not.toHaveProperty('variants');
    expect(await read(kurta._id)).not.toHaveProperty('variantOf');
  });
});

describe('a product that is created with options', () => {
  const sentOf = (...variants: object[]) =>
    JSON.stringify(
      variants.map((given, index) => ({ ...sentVariant([SIZE.values[index] ?? '']), ...given })),
    );

  test('has all its variants at once, each with its price, stock, codes and picture', async () => {
    const created = await create({
      variants: sentOf(
        { price: '1,200', quantity: '4', sku: 'SW-S' },
        { price: 900, discount: '', photo: 1 },
      ),
    });
    expect(created.statusCode).toBe(201);
    const { _id } = created.json();
    expect(created.json()).toMatchObject({
      message: 'Product created successfully!',
      price: 900,
      quantity: 9,
      variants: { count: 2, pricesDiffer: true },
    });
    const { product, variants } = (await request('GET', `/api/v1/products/${_id}/variants`)).json();
    expect(product).toMatchObject({ version: 1, quantity: 0 });
    expect(variants).toMatchObject([
      { name: 'Sweater – S', price: 1200, quantity: 4, sku: 'SW-S', photo: null },
      { name: 'Sweater – M', price: 900, quantity: 5, sku: null, photo: product.photos[1] },
    ]);
    expect(await sound()).toEqual([]);
  });

  test.each([
    ['a fault in a variant', { variants: sentOf({ price: '0' }) }, 'variants.0.price'],
    ['a variant of another option', { variants: sentOf({ values: ['XL'] }) }, 'variants.0.values'],
    ['no variant', { variants: '[]' }, 'variants'],
    ['variants without options', { options: '[]', variants: sentOf({}) }, 'variants.0.values'],
    ['a picture that was not sent', { variants: sentOf({}, { photo: 2 }) }, 'variants.1.photo'],
    ['a name that grows too long', { name: 'x'.repeat(198), variants: sentOf({}) }, 'variants.0.values'],
    ['what is no list', { variants: '{"S": 1}' }, 'variants'],
    ['what nobody can read', { options: '[' }, 'options'],
    ['stock of its own', { quantity: '3', variants: sentOf({}) }, 'quantity'],
    ['one code for itself and a variant', { sku: 'SW', variants: sentOf({ sku: 'sw' }) }, 'sku'],
  ])('with %s is refused by its field, and nothing is kept', async (_what, changed, field) => {
    const refused = await create(changed);
    expect([refused.statusCode === 201, Object.keys(refused.json().fields)]).toEqual([false, [field]]);
    const stored = await shop.database.selectFrom('products').select('name').execute();
    expect(stored).toEqual([{ name: 'Kurta' }]);
    expect(await sound()).toEqual([]);
  });
});

describe('variants', () => {
  test('share what their product says, and follow it when it changes', async () => {
    const [small] = await giveOptions(
      shop.database,
      kurta._id,
      [SIZE, COLOUR],
      [{ photo: PHOTOS[1] ?? null }],
    );
    const id = String(small?._id);
    expect(await read(id)).toMatchObject({
      name: 'Kurta – S, Red',
      variantOf: kurta._id,
      description: kurta.description,
      category: kurta.category,
      photos: [PHOTOS[1], PHOTOS[0]],
    });
    const other = await stockCategory(shop.database, 'Clothes');
    await change(kurta._id, { name: 'Lawn Kurta', category: other._id, shipping: 'free' });
    expect(await read(id)).toMatchObject({
      name: 'Lawn Kurta – S, Red',
      category: other._id,
      shipping: 'free',
    });
    await shop.database
      .updateTable('products')
      .set({ status: 'hidden', photos: [PHOTOS[0] ?? ''] })
      .where('id', '=', kurta._id)
      .execute();
    const stored = await shop.database
      .selectFrom('products')
      .select(['status', 'photos', 'is_listed'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(stored).toEqual({ status: 'hidden', photos: [PHOTOS[0]], is_listed: false });
  });

  test('exchange their values and codes in one save, and keep their ids, stock and orders', async () => {
    const [small, medium] = await giveOptions(
      shop.database,
      kurta._id,
      [SIZE],
      [{ sku: 'K-1', quantity: 3 }, { sku: 'K-2' }],
    );
    const sent = await sentAgain(shop.database, kurta._id);
    const [one, two] = sent.variants;
    const values = ['Large', 'S'];
    const saved = await save({
      ...sent,
      options: [{ name: 'Fits', values }],
      variants: [
        { ...one, values: ['S'], sku: 'K-2' },
        { ...two, values: ['Large'], sku: 'K-1' },
      ],
    });
    expect(saved.json().variants).toMatchObject([
      { _id: medium?._id, name: 'Kurta – Large', sku: 'K-1' },
      { _id: small?._id, name: 'Kurta – S', sku: 'K-2', quantity: 3 },
    ]);
    expect(await sound()).toEqual([]);
  });

  test('that are not sent are deleted; an order keeps its line, and the others stay', async () => {
    const [small, medium] = await giveOptions(shop.database, kurta._id, [SIZE], [{}, { price: 2000 }]);
    if (!small || !medium) throw new Error('Both are there.');
    await order(shop.app, orderBody([{ product: small, quantity: 1 }]));
    const sent = await sentAgain(shop.database, kurta._id);
    const saved = await save({
      ...sent,
      options: [{ name: 'Size', values: ['M'] }],
      variants: sent.variants.slice(1),
    });
    expect(saved.json().variants).toMatchObject([{ _id: medium._id }]);
    const lines = await shop.database.selectFrom('order_lines').select(['product_id', 'name']).execute();
    expect(lines).toEqual([{ product_id: null, name: 'Kurta – S' }]);
    expect(await read(kurta._id)).toMatchObject({ price: 2000, variants: { count: 1, pricesDiffer: false } });
    expect(await sound()).toEqual([]);
    await save({ ...(await sentAgain(shop.database, kurta._id)), options: [], variants: [] });
    expect(await read(kurta._id)).not.toHaveProperty('variants');
    expect(await stockOnHand(shop.database, kurta._id)).toBe(0);
    expect(await sound()).toEqual([]);
  });

  test('go with their product, and the ledger says so', async () => {
    const [small] = await giveOptions(shop.database, kurta._id, [SIZE]);
    expect((await request('DELETE', `/api/v1/products/${kurta._id}`)).statusCode).toBe(200);
    const last = await shop.database
      .selectFrom('stock_movements')
      .select(['kind', 'units', 'note'])
      .where('product_id', '=', String(small?._id))
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(last).toEqual({ kind: 'deleted', units: -5, note: 'Kurta – S' });
    expect(await sound()).toEqual([]);
  });

  test('have prices and stock of their own by the product’s endpoint too, and share the rest; their product has neither', async () => {
    const [small] = await giveOptions(shop.database, kurta._id, [SIZE], [{}, { price: 900 }]);
    const id = String(small?._id);
    expect((await change(id, { price: '800', quantity: '1' })).statusCode).toBe(200);
    expect(await read(kurta._id)).toMatchObject({ price: 800, quantity: 6 });
    expect((await change(id, { name: 'Other' })).json()).toMatchObject({
      code: 'INVALID_INPUT',
      fields: {
        name: 'Kurta – S shares this with the other options. Please change the product itself.',
      },
    });
    for (const field of ['price', 'discount', 'quantity']) {
      expect((await change(kurta._id, { [field]: '7' })).json().fields).toEqual({
        [field]: `The ${field} of Kurta is that of its options. Please change it there.`,
      });
    }
    expect(await sound()).toEqual([]);
  });

  test.each([
    ['of an option that has another value', { variants: [sentVariant(['XL'])] }, 'variants.0.values'],
    ['twice', { variants: [sentVariant(['S']), sentVariant(['S'])] }, 'variants.1.values'],
    ['of two options of one name', { options: [SIZE, SIZE] }, 'options.1.name'],
    [
      'of an option that a page’s address has another meaning for',
      { options: [{ ...SIZE, name: 'Reviews' }] },
      'options.0.name',
    ],
    [
      'of a value that is there twice',
      { options: [{ name: 'Size', values: ['S', 's'] }] },
      'options.0.values.1',
    ],
    ['without one', { variants: [] }, 'variants'],
    [
      'of four options',
      { options: ['A', 'B', 'C', 'D'].map((name) => ({ name, values: ['S'] })) },
      'options',
    ],
    [
      'with a picture of another product',
      { variants: [sentVariant(['S'], { photo: '/media/x' })] },
      'variants.0.photo',
    ],
    [
      'with one code for two',
      { variants: [sentVariant(['S'], { sku: 'k' }), sentVariant(['M'], { sku: 'K' })] },
      'variants.1.sku',
    ],
  ])('%s are refused, by their field', async (_what, body, field) => {
    const refused = await save({ options: [SIZE], variants: [sentVariant(['S'])], ...body });
    expect(refused.statusCode).toBe(400);
    expect(Object.keys(refused.json().fields)).toContain(field);
    expect(await stockOnHand(shop.database, kurta._id)).toBe(12);
  });

  test('with a code of another product are refused by their field, in the form of a new product too', async () => {
    const tawa = await stockProduct(shop.database, { name: 'Tawa', category: kurta.category });
    await change(tawa._id, { sku: 'T-1', barcode: '8961234567890' });
    const variants = [sentVariant(['S']), sentVariant(['M'], { sku: 't-1' })];
    const taken = { code: 'NAME_TAKEN', fields: { 'variants.1.sku': 'Tawa has this SKU already.' } };
    expect((await save({ options: [SIZE], variants })).json()).toMatchObject(taken);
    const withOptions = { options: JSON.stringify([SIZE]), variants: JSON.stringify(variants) };
    expect((await create(withOptions)).json()).toMatchObject(taken);
    expect(
      (await save({ options: [SIZE], variants: [sentVariant(['S'], { barcode: '8961234567890' })] })).json(),
    ).toMatchObject({ fields: { 'variants.0.barcode': 'Tawa has this barcode already.' } });
    expect(await sound()).toEqual([]);
  });

  test('of two people who change them at once, the second is told', async () => {
    await giveOptions(shop.database, kurta._id, [SIZE]);
    const sent = await sentAgain(shop.database, kurta._id);
    const answers = await Promise.all([save(sent), save(sent)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  test('are 100 at most, and stored at once', async () => {
    const values = (letter: string, count: number) => Array.from({ length: count }, (_, at) => letter + at);
    const options = [
      { name: 'A', values: values('a', 20) },
      { name: 'B', values: values('b', 5) },
    ];
    const variants = await giveOptions(shop.database, kurta._id, options);
    expect(variants).toHaveLength(100);
    expect((await read(kurta._id)).variants).toEqual({ count: 100, pricesDiffer: false });
  });
});

describe('an order', () => {
  test('of a product with options is refused, and says what to choose', async () => {
    await giveOptions(shop.database, kurta._id, [SIZE, COLOUR]);
    const refused = await order(shop.app, orderBody([{ product: await read(kurta._id), quantity: 1 }]));
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'OPTIONS_MISSING',
      message: 'Please choose the size and the colour of Kurta.',
      fields: { 'items.0.quantity': 'Please choose the size and the colour of Kurta.' },
    });
  });

  test('of a variant has its name, price and picture; one that is not sold any more is refused', async () => {
    const [small, medium] = await giveOptions(
      shop.database,
      kurta._id,
      [SIZE],
      [{ price: 1999, discount: 10, photo: PHOTOS[1] ?? null }, { isOffered: false }],
    );
    if (!small || !medium) throw new Error('Both are there.');
    expect((await order(shop.app, orderBody([{ product: small, quantity: 2 }]))).statusCode).toBe(201);
    const line = await shop.database.selectFrom('order_lines').selectAll().executeTakeFirstOrThrow();
    expect(line).toMatchObject({
      name: 'Kurta – S',
      photo: PHOTOS[1],
      line_price_paisa: 179_900,
      quantity: 2,
    });
    expect((await order(shop.app, orderBody([{ product: medium, quantity: 1 }]))).json()).toMatchObject({
      code: 'OUT_OF_STOCK',
      message: 'A product in your cart is no longer sold.',
    });
  });

  test('takes the last unit of a variant once, and its product is sold out when all variants are', async () => {
    const variants = await giveOptions(shop.database, kurta._id, [SIZE], [{ quantity: 1 }, { quantity: 1 }]);
    const answers = await Promise.all(
      variants.flatMap((product) =>
        Array.from({ length: 8 }, () => order(shop.app, orderBody([{ product, quantity: 1 }]))),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(2);
    expect(await read(kurta._id)).toMatchObject({ quantity: 0 });
    expect(await sound()).toEqual([]);
  });

  test('of the last units of two products in either order waits for no other order for ever', async () => {
    const shirt = await stockProduct(shop.database, { name: 'Shirt' });
    const ones = await giveOptions(shop.database, kurta._id, [SIZE], [{ quantity: 1 }, { quantity: 1 }]);
    const others = await giveOptions(shop.database, shirt._id, [SIZE], [{ quantity: 1 }, { quantity: 1 }]);
    const pairs = [0, 1].map((index) => [ones[index], others[index]].flatMap((product) => product ?? []));
    const [first = [], second = []] = pairs;
    const answers = await Promise.all(
      [first, second.toReversed()].map((products) =>
        order(shop.app, orderBody(products.map((product) => ({ product, quantity: 1 })))),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(await sound()).toEqual([]);
  });
});

describe('lists', () => {
  test('show a product with options once, as what is cheapest of what can be bought', async () => {
    const sweater = await stockProduct(shop.database, { name: 'Sweater', category: kurta.category });
    await giveOptions(shop.database, kurta._id, [SIZE], [{ price: 700, quantity: 0 }, { price: 800 }]);
    const listed = await shop.app.inject(`/api/v1/products/category/${kurta.category}`);
    expect(
      listed
        .json()
        .map(({ _id }: Product) => _id)
        .toSorted(),
    ).toEqual([kurta._id, sweater._id].toSorted());
    const [found] = (await shop.app.inject('/api/v1/products/searchByName?query=kurta')).json();
    expect(found).toMatchObject({ _id: kurta._id, price: 800, variants: { pricesDiffer: false } });
    const all: Product[] = (await shop.app.inject('/api/v1/products')).json();
    expect(all.map(({ name }) => name).toSorted()).toEqual(['Kurta', 'Sweater']);
    const [category] = (await shop.app.inject('/api/v1/categories')).json();
    expect(category).toMatchObject({ count: 2 });
  });

  test('for Google and Meta: the feed names each variant with the address of its choice', async () => {
    const variants = await giveOptions(
      shop.database,
      kurta._id,
      [SIZE],
      [{ price: 900 }, { isOffered: false }],
    );
    const { body } = await shop.app.inject('/feeds/google.xml');
    const items = [...body.matchAll(/<item>(.*?)<\/item>/g)].map(([, item = '']) => item);
    expect(items).toHaveLength(1);
    expect(items[0]).toContain(`<g:id>${variants[0]?._id}</g:id>`);
    expect(items[0]).toContain(`<g:item_group_id>${kurta._id}</g:item_group_id>`);
    expect(items[0]).toContain(`/product/${kurta._id}?Size=S</g:link>`);
    expect(items[0]).toContain('<g:price>900.00 PKR</g:price>');
  });

  test('of staff show the product with its count, and find variants by name, SKU and barcode', async () => {
    await giveOptions(
      shop.database,
      kurta._id,
      [SIZE, COLOUR],
      [{ sku: 'K-S-R', barcode: '4711', quantity: 0 }, {}, {}, {}],
    );
    const names = async (query: string) =>
      (await request('GET', `/api/v1/products/staff?${query}`))
        .json()
        .products.map(({ name }: Product) => name)
        .toSorted();
    expect(await names('')).toEqual(['Kurta']);
    expect(await names('search=kurta')).toEqual(['Kurta']);
    expect(await names('search=kurta+blue')).toEqual(['Kurta – M, Blue', 'Kurta – S, Blue']);
    expect(await names('search=k-s-r')).toEqual(['Kurta – S, Red']);
    expect(await names('search=4711')).toEqual(['Kurta – S, Red']);
    expect(await names('stock=out')).toEqual(['Kurta – S, Red']);
    expect(await names('sort=stock')).toHaveLength(4);
    const shelf = await request('GET', '/api/v1/stock/find?code=kurta');
    expect(shelf.json().products.map(({ name }: Product) => name)).not.toContain('Kurta');
  });
});

describe('a search', () => {
  const find = async (query: string): Promise<string[]> =>
    (await shop.app.inject({ url: '/api/v1/products/searchByName', query: { query } }))
      .json()
      .map(({ name }: Product) => name);
  const SIZES = { name: 'Size', values: ['XL', '40', '2 Seater'] };
  const COLOURS = { name: 'Colour', values: ['Red', 'Navy Blue'] };

  test('for a value of an option finds the product whose variant has it, once', async () => {
    await stockProduct(shop.database, { name: 'Shirt' });
    await giveOptions(shop.database, kurta._id, [SIZES, COLOURS]);
    for (const query of [
      'kurta blue',
      'red kurta XL',
      'kurta 40',
      'navy',
      'kurta bl',
      '2-seater',
      'kurta xl blue',
    ]) {
      expect([query, await find(query)]).toEqual([query, ['Kurta']]);
    }
    // Mistyped, and no word of any name.
    expect(await find('kurta nvay')).toEqual(['Kurta']);
    expect(await find('blue shirt')).toEqual(['Shirt']);
  });

  test('knows what is sold: a value that is renamed, not sold any more, deleted or sold again', async () => {
    const variants = await giveOptions(shop.database, kurta._id, [COLOURS], [{}, { quantity: 0 }]);
    // What is sold out is found, as any product is.
    expect(await find('blue')).toEqual(['Kurta']);
    const saveAgain = async (change: (sent: Awaited<ReturnType<typeof sentAgain>>) => object) =>
      expect((await save(change(await sentAgain(shop.database, kurta._id)))).statusCode).toBe(200);
    await saveAgain(({ variants: [red, blue], ...sent }) => ({
      ...sent,
      variants: [red, { ...blue, isOffered: false }],
    }));
    expect(await find('blue')).toEqual([]);
    await saveAgain(({ variants: [red, blue], ...sent }) => ({
      ...sent,
      options: [{ name: 'Colour', values: ['Red', 'Turquoise'] }],
      variants: [red, { ...blue, values: ['Turquoise'], isOffered: true }],
    }));
    expect([await find('turquoise'), await find('navy')]).toEqual([['Kurta'], []]);
    await request('DELETE', `/api/v1/products/${variants[1]?._id}`);
    expect([await find('turquoise'), await find('red')]).toEqual([[], ['Kurta']]);
    await saveAgain((sent) => ({ ...sent, options: [], variants: [] }));
    expect([await find('red'), await find('kurta')]).toEqual([[], ['Kurta']]);
  });

  test('knows nothing of the words that stand for values while these are exchanged', async () => {
    await giveOptions(shop.database, kurta._id, [SIZE]);
    await save(await sentAgain(shop.database, kurta._id));
    const words = await shop.database.selectFrom('search_vocabulary').select('word').execute();
    expect(words.map(({ word }) => word).toSorted()).toEqual(['category', 'kurta', 'm', 'of', 's']);
  });

  test('finds what came back after it was deleted, and what follows another product', async () => {
    const [red] = await giveOptions(shop.database, kurta._id, [COLOURS]);
    await request('DELETE', `/api/v1/products/${kurta._id}`);
    expect(await find('navy')).toEqual([]);
    const back = await requestAs(shop, token, 'POST', '/api/v1/products/staff/restore', { ids: [kurta._id] });
    expect(back.statusCode).toBe(200);
    expect(await find('navy')).toEqual(['Kurta']);
    await shop.database
      .updateTable('products')
      .set({ variant_of: null, option_values: [] })
      .where('id', '=', String(red?._id))
      .execute();
    expect((await find('kurta red')).toSorted()).toEqual(['Kurta – Red']);
  });
});

const amounts = fc.record({
  price: fc.integer({ min: 1, max: 40 }).map((units) => units * 25),
  discount: fc.constantFrom(0, 0, 12.5, 100),
  quantity: fc.integer({ min: 0, max: 2 }),
  isOffered: fc.boolean(),
});

test('the price of a product with options is the least line price of what can be bought, whatever is sold and changed', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(amounts, { minLength: 4, maxLength: 4 }),
      fc.array(fc.tuple(fc.nat(3), fc.option(amounts)), { maxLength: 5 }),
      async (given, changes) => {
        const product = await stockProduct(shop.database, { name: 'Shirt', category: kurta.category });
        const variants = await giveOptions(shop.database, product._id, [SIZE, COLOUR], given);
        expect(await sound()).toEqual([]);
        for (const [index, to] of changes) {
          const variant = variants[index];
          if (!variant) continue;
          if (to) {
            const { price, discount, quantity } = to;
            const fields = Object.entries({ price, discount, quantity });
            await change(
              variant._id,
              Object.fromEntries(fields.map(([name, value]) => [name, String(value)])),
            );
          } else {
            await order(shop.app, orderBody([{ product: await read(variant._id), quantity: 1 }]));
          }
          expect(await sound()).toEqual([]);
        }
        const { variants: stored } = await sentAgain(shop.database, product._id);
        const offered = stored.filter(({ isOffered }) => isOffered);
        const there = offered.filter(({ quantity }) => quantity > 0);
        const prices = (there.length > 0 ? there : offered).map(expectedLinePrice);
        const shown = await read(product._id);
        if (prices.length > 0) expect(expectedLinePrice(shown)).toBe(Math.min(...prices));
        expect(shown.quantity).toBe(there.reduce((sum, { quantity }) => sum + quantity, 0));
        await request('DELETE', `/api/v1/products/${product._id}`);
      },
    ),
    { numRuns: 15, seed: 13 },
  );
});
