import { beforeEach, describe, expect, test } from 'vitest';
import { PERMISSIONS } from '../../server/access/permissions.ts';
import { SECTIONS } from '../../shop/catalogue/home-sections/rules.ts';
import type { Product } from '../../shop/catalogue/products/responses.ts';
import type { ProductStatus } from '../../shop/catalogue/products/rules.ts';
import { sendForm } from '../support/product-form.ts';
import { openTestShop, order, orderBody, stockCategory, stockProduct } from '../support/shop.ts';
import { bearer, hireAdmin, requestAs } from '../support/staff.ts';

/** What becomes of a product that is a draft, hidden or archived (decision 116). */

const shop = openTestShop();

/** Nothing else in the shop is called so. */
const WORDS = { draft: 'Qalamdaan', hidden: 'Surmedani', archived: 'Paandaan' } as const;
type Unlisted = keyof typeof WORDS;
const EVERY = Object.keys(WORDS) as Unlisted[];

let token: string;
let category: string;
let products: Record<Unlisted | 'published', Product>;

beforeEach(async () => {
  const { database } = shop;
  token = (await hireAdmin(shop)).token;
  category = (await stockCategory(database, 'Best Selling', ['Bags']))._id;
  const at = { category, subcategory: 'Bags' } as const;
  const stock = (status: ProductStatus, name: string) =>
    stockProduct(database, { ...at, name, brand: name, status });
  products = {
    published: await stock('published', 'Steel Karahi'),
    draft: await stock('draft', WORDS.draft),
    hidden: await stock('hidden', WORDS.hidden),
    archived: await stock('archived', WORDS.archived),
  };
  const restocked = { restocked_at: new Date() };
  await database.updateTable('products').set(restocked).execute();
  for (const { _id } of Object.values(products)) await sellAndReview(_id);
});

/** Every section of the home page and every list of reviews has a reason to show it. */
async function sellAndReview(id: string) {
  const { database } = shop;
  const review = { id: crypto.randomUUID(), name: 'Zahid', mobile: '+923012345678', title: `About ${id}` };
  await database
    .insertInto('reviews')
    .values({ ...review, product_id: id, rating: 5, comment: 'Good.' })
    .execute();
  const placed = await order(shop.app, orderBody([{ product: products.published, quantity: 1 }]));
  const orderId: string = placed.json().order._id;
  await database.updateTable('order_lines').set({ product_id: id }).where('order_id', '=', orderId).execute();
  await database.updateTable('orders').set({ confirmation: 'confirmed' }).where('id', '=', orderId).execute();
}

/** Every address that answers everybody, with parameters that lead to whatever there is. */
function everyAddress(): string[] {
  const ids = EVERY.map((status) => products[status]._id);
  const values: Record<string, readonly string[]> = {
    id: ids,
    productId: ids,
    slug: Object.keys(SECTIONS),
    categoryId: [category, 'Best Selling'],
    subcategory: ['Bags'],
  };
  const paths = Object.entries(PERMISSIONS)
    .filter(([endpoint, access]) => access === 'everyone' && endpoint.startsWith('GET '))
    .map(([endpoint]) => endpoint.slice('GET '.length))
    .filter((path) => !path.includes('webhook') && !path.includes('attempt'));
  const filled = paths.flatMap((path) => {
    const [, name = ''] = /:(\w+)/.exec(path) ?? [];
    if (name === '') return [path];
    const known = values[name];
    if (!known) throw new Error(`The test does not know what ${path} is asked with.`);
    return known.map((value) => path.replace(`:${name}`, encodeURIComponent(value)));
  });
  const searched = Object.values(WORDS).flatMap((word) =>
    [word, word.slice(0, 1), word.slice(0, 6), `${word.slice(0, 5)}x${word.slice(6)}`].map(
      (query) => `/api/v1/products/searchByName?query=${query}`,
    ),
  );
  return [
    ...filled.filter((path) => !path.includes('searchByName')),
    ...searched,
    '/api/v1/products?limit=100',
    '/api/v1/products?category=Best%20Selling',
    '/api/v1/products?subcategory=Bags&sort=rating',
    `/api/v1/products?ids=${ids.join()}`,
    '/sitemap.xml',
    '/sitemap-pages.xml',
    '/sitemap-products-1.xml',
    '/feeds/google.xml',
    '/feeds/meta.xml',
    ...ids.map((id) => `/media/og/${id}.png`),
  ];
}

/** Where one that is hidden is found all the same: at addresses that name it. */
const namesIt = (address: string, id: string) => address.includes(id) && !address.includes('/related');

describe('what is not published', () => {
  test.each(EVERY)('%s: no list, search, feed, picture or answer of the shop tells of it', async (status) => {
    const { _id } = products[status];
    const telling: string[] = [];
    for (const address of everyAddress()) {
      const { statusCode, headers, body } = await shop.app.inject(address);
      const isPicture = headers['content-type'] === 'image/png';
      const tells =
        body.includes(WORDS[status]) ||
        body.includes(_id) ||
        (isPicture && statusCode < 300 && address.includes(_id));
      if (tells && !(status === 'hidden' && namesIt(address, _id))) telling.push(`${address} ${body}`);
    }
    expect(telling).toEqual([]);
  });

  test('hidden: who has its address gets it, in a cart too', async () => {
    const { _id } = products.hidden;
    const one = await shop.app.inject(`/api/v1/products/${_id}`);
    expect(one.json()).toMatchObject({ _id, name: WORDS.hidden });
    const cart = await shop.app.inject(`/api/v1/products?ids=${_id}`);
    expect(cart.json()).toMatchObject([{ _id }]);
  });

  test.each(['draft', 'archived'] as const)('%s: it is answered as what does not exist', async (status) => {
    const { _id } = products[status];
    const gone = await shop.app.inject(`/api/v1/products/${crypto.randomUUID()}`);
    for (const address of [`/api/v1/products/${_id}`, `/api/v1/products/product/${_id}/related`]) {
      const { statusCode, body } = await shop.app.inject(address);
      expect([statusCode, body]).toEqual([404, gone.body]);
    }
    expect((await shop.app.inject(`/api/reviews/${_id}`)).statusCode).toBe(404);
  });

  test('only what is published is counted in the menus', async () => {
    const categories = await shop.app.inject('/api/v1/categories');
    expect(categories.json()).toMatchObject([{ count: 1, subcategories: [{ count: 1 }] }]);
  });

  test('the words of a draft mend no mistake, and do once it is published', async () => {
    const mended = async () =>
      (await shop.database.selectFrom('search_vocabulary').select('word').execute()).map(({ word }) => word);
    expect(await mended()).not.toContain(WORDS.draft.toLowerCase());
    await publish(products.draft._id);
    expect(await mended()).toContain(WORDS.draft.toLowerCase());
    const found = await shop.app.inject('/api/v1/products/searchByName?query=qalamdan');
    expect(found.json()).toMatchObject([{ name: WORDS.draft }]);
  });
});

function publish(id: string, status: ProductStatus = 'published') {
  return sendForm(shop.app, token, { method: 'PUT', url: `/api/v1/products/${id}` }, [['status', status]]);
}

describe('an order', () => {
  test.each(['draft', 'archived'] as const)(
    'of what is %s is refused as one of what is gone',
    async (status) => {
      const gone = { ...products.published, _id: crypto.randomUUID() };
      const refused = await order(shop.app, orderBody([{ product: products[status], quantity: 1 }]));
      const answer = await order(shop.app, orderBody([{ product: gone, quantity: 1 }]));
      const without = (body: string, id: string) => body.replaceAll(id, '').replace(/"requestId":"\w+"/, '');
      expect(refused.statusCode).toBe(409);
      expect(without(refused.body, products[status]._id)).toBe(without(answer.body, gone._id));
    },
  );

  test('of what is hidden is placed', async () => {
    const placed = await order(shop.app, orderBody([{ product: products.hidden, quantity: 1 }]));
    expect(placed.statusCode).toBe(201);
  });

  test('keeps a line whose product is archived meanwhile, and takes no draft in', async () => {
    const { app } = shop;
    const placed = await order(app, orderBody([{ product: products.published, quantity: 2 }]));
    const { _id } = placed.json().order;
    await publish(products.published._id, 'archived');
    const url = `/api/v1/checkout/order/${_id}`;
    const read = async () => (await app.inject({ url, headers: bearer(token) })).json();
    const stored = await read();
    const edited = (lines: unknown[]) =>
      app.inject({
        method: 'PUT',
        url: url,
        headers: bearer(token),
        payload: {
          ...stored.customer,
          version: stored.version,
          lines,
          shippingCost: null,
          shippingReason: '',
          discountAmount: null,
          discountReason: '',
          reason: 'The customer called.',
          tellCustomer: false,
        },
      });
    const [{ lineNumber }] = stored.items;
    const withDraft = await edited([
      { lineNumber, quantity: 2 },
      { _id: products.draft._id, quantity: 1 },
    ]);
    expect([withDraft.statusCode, withDraft.json().code]).toEqual([409, 'OUT_OF_STOCK']);
    const fewer = await edited([{ lineNumber, quantity: 1 }]);
    expect(fewer.statusCode).toBe(200);
    expect((await read()).items).toMatchObject([{ quantity: 1 }]);
  });

  test('taken by phone is quoted without what is not sold', async () => {
    const items = [products.draft, products.hidden, products.archived].map(({ _id }) => ({
      _id,
      quantity: 1,
    }));
    const quote = await requestAs(shop, token, 'POST', '/api/v1/checkout/quote', { items, city: 'Karachi' });
    expect(quote.json().lines).toMatchObject([{ _id: products.hidden._id }]);
  });
});

describe('what shoppers write', () => {
  test.each(['draft', 'archived'] as const)('nobody waits for what is %s', async (status) => {
    const { _id } = products[status];
    await shop.database.updateTable('stock').set({ quantity: 0 }).execute();
    const ask = (id: string) =>
      shop.app.inject({
        method: 'POST',
        url: `/api/v1/products/${id}/alert`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'contact=ayesha%40example.com',
      });
    await ask(_id);
    await ask(products.hidden._id);
    const waiting = await shop.database.selectFrom('stock_alerts').select('product_id').execute();
    expect(waiting).toEqual([{ product_id: products.hidden._id }]);
  });

  test.each(['draft', 'archived'] as const)('no review of what is %s', async (status) => {
    const form = new FormData();
    const review = {
      name: 'Ayesha',
      mobile: '0301-7654321',
      title: 'A title',
      rating: '4',
      comment: 'It works.',
    };
    const fields = { productId: products[status]._id, ...review };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const request = new Request('http://shop.invalid', { method: 'POST', body: form });
    const written = await shop.app.inject({
      method: 'POST',
      url: '/api/reviews',
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    expect([written.statusCode, written.json().code]).toEqual([404, 'NOT_FOUND']);
  });
});

describe('staff', () => {
  test('see every product, and filter by its state', async () => {
    const list = async (query: string) => {
      const { body } = await shop.app.inject({
        url: `/api/v1/products/staff?${query}`,
        headers: bearer(token),
      });
      return JSON.parse(body).products.map(({ name }: Product) => name);
    };
    expect(await list('')).toHaveLength(4);
    for (const status of EVERY) expect(await list(`status=${status}`)).toEqual([WORDS[status]]);
    expect(await list(`status=draft&search=${WORDS.draft}`)).toEqual([WORDS.draft]);
    expect(await list('status=archived&sort=stock')).toEqual([WORDS.archived]);
    expect(await list(`brand=${WORDS.hidden.toUpperCase()}`)).toEqual([WORDS.hidden]);
  });

  test('change the state of many together, and take it back', async () => {
    const change = (status: ProductStatus, versions: Map<string, number>) =>
      requestAs(shop, token, 'PUT', '/api/v1/products/staff', {
        changes: [...versions].map(([_id, version]) => ({ _id, version, status })),
      });
    const both = new Map([products.published, products.draft].map(({ _id }) => [_id, 1]));
    const hidden = await change('hidden', both);
    expect(hidden.json().products).toMatchObject([{ status: 'hidden' }, { status: 'hidden' }]);
    expect((await change('published', both)).json().code).toBe('CHANGED_MEANWHILE');
    expect((await change('published', new Map([...both].map(([id]) => [id, 2])))).statusCode).toBe(200);
    const shown = await shop.app.inject('/api/v1/products');
    expect(
      shown
        .json()
        .map(({ name }: Product) => name)
        .sort(),
    ).toEqual([WORDS.draft, 'Steel Karahi']);
  });
});
