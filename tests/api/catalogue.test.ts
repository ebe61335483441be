import { sql, type Updateable } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Tables } from '../../database/tables.ts';
import type { Product } from '../../shop/catalogue/products/responses.ts';
import { openTestShop, order, orderBody, stockCategory, stockProduct } from '../support/shop.ts';

const shop = openTestShop();

const get = async (url: string) => (await shop.app.inject(url)).json();
const names = (products: Product[]) => products.map(({ name }) => name);
const PHOTO = '/media/demo/knife.webp';
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

describe('categories', () => {
  test('come in menu order with their subcategories, the number of their products and the picture of the first', async () => {
    const kitchen = await stockCategory(shop.database, 'Kitchen', ['Cookware', 'Knives']);
    await stockCategory(shop.database, 'Baby');
    await stockProduct(shop.database, { category: kitchen._id, subcategory: 'Knives', photos: [PHOTO] });
    await stockProduct(shop.database, { name: 'Tawa', category: kitchen._id, subcategory: 'Cookware' });
    expect(await get('/api/v1/categories')).toEqual([
      {
        _id: kitchen._id,
        version: 1,
        name: 'Kitchen',
        count: 2,
        photo: PHOTO,
        subcategories: [
          { name: 'Cookware', count: 1 },
          { name: 'Knives', count: 1 },
        ],
      },
      { _id: expect.any(String), version: 1, name: 'Baby', count: 0, photo: null, subcategories: [] },
    ]);
  });

  test('popular ones are keyed by subcategory, with the photos of the first product', async () => {
    const kitchen = await stockCategory(shop.database, 'Kitchen', ['Cookware', 'Knives']);
    await stockProduct(shop.database, { category: kitchen._id, subcategory: 'Cookware' });
    expect(await get('/api/v1/products/popular-categories/subcategories')).toEqual({
      Cookware: { firstProduct: { photos: ['/media/demo/placeholder.svg'] } },
      Knives: { firstProduct: null },
    });
  });
});

describe('a listing', () => {
  test("is found by the category's name, in any case, and by its id", async () => {
    const { _id } = await stockCategory(shop.database, 'Home Decor');
    await stockProduct(shop.database, { name: 'Vase', category: _id });
    for (const reading of ['Home%20Decor', 'home%20decor', _id]) {
      expect(names(await get(`/api/v1/products/category/${reading}`))).toEqual(['Vase']);
    }
  });

  test('of an unknown name is empty, of an unknown id is not found', async () => {
    expect(await get('/api/v1/products/category/Nothing')).toEqual([]);
    expect((await shop.app.inject(`/api/v1/products/category/${UNKNOWN}`)).statusCode).toBe(404);
  });

  test('of a subcategory has its products, and is empty for an unknown one', async () => {
    const { _id } = await stockCategory(shop.database, 'Kitchen', ['Tea & Coffee']);
    await stockProduct(shop.database, { name: 'Kettle', category: _id, subcategory: 'Tea & Coffee' });
    expect(names(await get('/api/v1/products/subcategory/tea%20%26%20coffee'))).toEqual(['Kettle']);
    expect(await get('/api/v1/products/subcategory/Nothing')).toEqual([]);
  });

  test('shows what is in stock first', async () => {
    const { _id } = await stockCategory(shop.database, 'Kitchen');
    await stockProduct(shop.database, { name: 'Old', category: _id });
    await stockProduct(shop.database, { name: 'Sold out', category: _id, quantity: 0 });
    await stockProduct(shop.database, { name: 'New', category: _id });
    expect(names(await get('/api/v1/products/category/Kitchen'))).toEqual(['New', 'Old', 'Sold out']);
  });
});

describe('a product', () => {
  test('is answered with all of its fields', async () => {
    const { _id } = await stockCategory(shop.database, 'Kitchen', ['Cookware']);
    const karahi = await stockProduct(shop.database, {
      category: _id,
      subcategory: 'Cookware',
      price: 99.5,
      discount: 12.5,
    });
    expect(await get(`/api/v1/products/${karahi._id}`)).toMatchObject({
      _id: karahi._id,
      name: 'Steel Karahi',
      price: 99.5,
      discount: 12.5,
      quantity: 10,
      shipping: 'paid',
      category: _id,
      subcategory: 'Cookware',
      photos: ['/media/demo/placeholder.svg'],
    });
  });

  test('has at most six related ones of its category, itself not among them', async () => {
    const { _id } = await stockCategory(shop.database, 'Kitchen');
    const all = [];
    for (let number = 1; number <= 9; number++) {
      all.push(await stockProduct(shop.database, { name: `Pan ${number}`, category: _id }));
    }
    const related: Product[] = await get(`/api/v1/products/product/${all[0]?._id}/related`);
    expect(related).toHaveLength(6);
    expect(names(related)).not.toContain('Pan 1');
  });

  test('of a list of ids is answered where it exists, so that a cart can be brought up to date', async () => {
    const karahi = await stockProduct(shop.database);
    expect(names(await get(`/api/v1/products?ids=${karahi._id},${UNKNOWN}`))).toEqual(['Steel Karahi']);
    expect(await get('/api/v1/products?ids=')).toEqual([]);
  });
});

describe('all products', () => {
  test('are streamed, each once, also when there are more than one batch of them', async () => {
    expect(await get('/api/v1/products')).toEqual([]);
    const { _id } = await stockCategory(shop.database, 'Kitchen');
    await sql`
      with pans as (
        insert into products (id, category_id, name, title, description, price_paisa, shipping, created_at)
        select gen_random_uuid(), ${_id}, 'Pan ' || n, '', 'A pan.', 100, 'paid', now() - (n / 3) * interval '1 s'
        from generate_series(1, 1203) as n returning id
      )
      insert into stock (product_id, quantity) select id, 1 from pans
    `.execute(shop.database);
    const products: Product[] = await get('/api/v1/products');
    expect(new Set(names(products)).size).toBe(1203);
    expect(products).toHaveLength(1203);
  });
});

describe('search', () => {
  test('finds names that have every word, in any order and case, in stock first', async () => {
    const { _id } = await stockCategory(shop.database, 'Kitchen');
    await stockProduct(shop.database, { name: 'Steel Karahi', category: _id, quantity: 0 });
    await stockProduct(shop.database, { name: 'Large Steel Karahi', category: _id });
    await stockProduct(shop.database, { name: 'Glass Bowl', category: _id });
    const found: Product[] = await get('/api/v1/products/searchByName?query=karahi%20STEEL');
    expect(names(found)).toEqual(['Large Steel Karahi', 'Steel Karahi']);
  });

  test('takes signs of the pattern language as nothing special', async () => {
    await stockProduct(shop.database);
    for (const query of ['', '%20', '%25', '_', '%5C', "'%3B--"]) {
      expect(await get(`/api/v1/products/searchByName?query=${query}`)).toEqual([]);
    }
  });
});

describe('the sections of the home page', () => {
  const section = async (slug: string): Promise<Product[]> => get(`/api/v1/products/products/${slug}`);

  test.each([
    ['Kitchen-Pick', 'Kitchen Pick'],
    ['Household', 'Household'],
    ['Cleaning-Accessories', 'Cleaning Accessories'],
    ['The-Problem-Solver', 'The Problem Solver'],
    ['Home-Decor', 'Home Decor'],
    ['Bathroom-Accessories', 'Bathroom Accessories'],
    ['Personal-Care', 'Personal Care'],
    ['Baby-Pick', 'Baby Picks'],
  ])('%s shows the category %s and nothing else', async (slug, category) => {
    await stockProduct(shop.database, { name: 'Other' });
    const { _id } = await stockCategory(shop.database, category);
    await stockProduct(shop.database, { name: 'Filed', category: _id });
    expect(names(await section(slug))).toEqual(['Filed']);
  });

  test('New Arrivals shows what staff filed, then the newest', async () => {
    const { _id } = await stockCategory(shop.database, 'New Arrivals');
    await stockProduct(shop.database, { name: 'Filed', category: _id });
    await stockProduct(shop.database, { name: 'Older' });
    await stockProduct(shop.database, { name: 'Newer' });
    expect(names(await section('new-arrivals'))).toEqual(['Filed', 'Newer', 'Older']);
  });

  test('Back In Stock shows the most recently restocked', async () => {
    const one = await stockProduct(shop.database, { name: 'One' });
    const two = await stockProduct(shop.database, { name: 'Two' });
    await stockProduct(shop.database, { name: 'Never sold out' });
    const restock = (id: string, daysAgo: number) =>
      shop.database
        .updateTable('products')
        .set({ restocked_at: sql`now() - make_interval(days => ${daysAgo})` })
        .where('id', '=', id)
        .execute();
    await restock(one._id, 3);
    await restock(two._id, 1);
    expect(names(await section('back-in-stock'))).toEqual(['Two', 'One']);
  });

  /** Orders a new product, and lets become of the order what is given. */
  async function sell(name: string, quantity: number, changes: Updateable<Tables['orders']>, paid = 'cash') {
    const product = await stockProduct(shop.database, { name });
    const body = { ...orderBody([{ product, quantity }]), paymentMethod: paid };
    const { order: placed } = (await order(shop.app, body)).json();
    await shop.database
      .updateTable('orders')
      .set({ version: 2, ...changes })
      .where('id', '=', placed._id)
      .execute();
  }

  test('Best Selling counts 90 days, Top Trending 14', async () => {
    await sell('Steady', 5, { confirmation: 'confirmed' });
    await shop.database
      .updateTable('order_lines')
      .set({ placed_at: sql`now() - interval '30 days'` })
      .execute();
    await sell('Trendy', 2, { confirmation: 'confirmed' });
    expect(names(await section('Best-Selling'))).toEqual(['Steady', 'Trendy']);
    expect(names(await section('Top-Trending'))).toEqual(['Trendy']);
  });

  test('an order sells something once it is confirmed or delivered, and a cancelled one nothing', async () => {
    await sell('Unconfirmed', 9, {});
    await sell('No answer', 9, { confirmation: 'no-answer' });
    await sell('Unpaid', 9, {}, 'card');
    await sell('Cancelled', 9, { confirmation: 'confirmed', status: 'Cancelled' });
    await sell('Confirmed', 3, { confirmation: 'confirmed' });
    await sell('On its way', 2, { confirmation: 'confirmed', status: 'Processing' });
    await sell('Delivered', 1, { status: 'Delivered' }, 'card');
    for (const slug of ['Best-Selling', 'Top-Trending']) {
      expect(names(await section(slug))).toEqual(['Confirmed', 'On its way', 'Delivered']);
    }
  });

  test('the shuffle shows what is in stock, in the order of its seed', async () => {
    for (let number = 1; number <= 9; number++) await stockProduct(shop.database, { name: `Pan ${number}` });
    await stockProduct(shop.database, { name: 'Sold out', quantity: 0 });
    const once = names(await section('random-product?seed=7'));
    expect(once).toHaveLength(9);
    expect(once).not.toContain('Sold out');
    expect(names(await section('random-product?seed=7'))).toEqual(once);
    expect(names(await section('random-product?seed=8'))).not.toEqual(once);
  });

  test.each([1, 2, 3, 4])(
    'the pages of shuffle %i show everything that is in stock, each once',
    async (seed) => {
      for (let number = 1; number <= 130; number++) {
        await stockProduct(shop.database, { name: `Pan ${number}`, quantity: number % 13 });
      }
      const pages = await Promise.all(
        [1, 2, 3].map(async (page) => names(await section(`random-product?seed=${seed}&page=${page}`))),
      );
      expect(pages.map(({ length }) => length)).toEqual([60, 60, 0]);
      expect(new Set(pages.flat()).size).toBe(120);
    },
  );
});
