import { beforeEach, describe, expect, test } from 'vitest';
import type { Category } from '../../shop/catalogue/categories/responses.ts';
import type { Product, StaffProduct } from '../../shop/catalogue/products/responses.ts';
import { sendForm } from '../support/product-form.ts';
import { openTestShop, stockCategory, stockProduct } from '../support/shop.ts';
import { hireAdmin, requestAs } from '../support/staff.ts';

/** Products that are listed in more than one category (R544). */

const shop = openTestShop();

let token: string;
let kitchen: string;
let gifts: string;
let pan: Product;

/** Kitchen › Pans is the pan's own place; Gifts, and Gifts › For Her, list it too. The vase is a gift by itself. */
beforeEach(async () => {
  const { database } = shop;
  token = (await hireAdmin(shop)).token;
  kitchen = (await stockCategory(database, 'Kitchen', ['Pans', 'Pots']))._id;
  gifts = (await stockCategory(database, 'Gifts', ['For Her', 'For Him']))._id;
  const own = { category: kitchen, subcategory: 'Pans' };
  pan = await stockProduct(database, {
    ...own,
    name: 'Pan',
    alsoIn: `${gifts}\n${gifts} for her`,
    discount: 50,
  });
  await stockProduct(database, { name: 'Vase', category: gifts, subcategory: 'For Her' });
});

const read = async <T>(url: string): Promise<T> => (await shop.app.inject(url)).json();
const namesIn = async (url: string) => (await read<Product[]>(url)).map(({ name }) => name).sort();
const change = (fields: [string, string][]) =>
  sendForm(shop.app, token, { method: 'PUT', url: `/api/v1/products/${pan._id}` }, fields);
const placesOf = async () => {
  const response = await requestAs(shop, token, 'GET', `/api/v1/products/staff/${pan._id}`);
  return response
    .json<StaffProduct>()
    .alsoIn.map(({ categoryName, subcategory }) => [categoryName, subcategory]);
};

describe('a further category', () => {
  test('lists the product once, with whatever filter and order, and counts it', async () => {
    for (const url of [`/api/v1/products/category/${gifts}`, '/api/v1/products/subcategory/For%20Her']) {
      expect(await namesIn(url)).toEqual(['Pan', 'Vase']);
    }
    for (const sort of ['newest', 'price', 'price-desc', 'discount', 'rating']) {
      const page = await read<{ products: Product[]; total: number }>(
        `/api/v1/products?category=Gifts&sort=${sort}`,
      );
      expect([page.products.map(({ name }) => name).sort(), page.total]).toEqual([['Pan', 'Vase'], 2]);
    }
    const discounted = await read<{ products: Product[]; total: number }>(
      '/api/v1/products?category=Gifts&discounted=1',
    );
    expect([discounted.products.map(({ name }) => name), discounted.total]).toEqual([['Pan'], 1]);
    const categories = await read<Category[]>('/api/v1/categories');
    expect(categories).toMatchObject([
      { name: 'Kitchen', count: 1, subcategories: [{ count: 1 }, { count: 0 }] },
      { name: 'Gifts', count: 2, subcategories: [{ name: 'For Her', count: 2 }, { count: 0 }] },
    ]);
    expect(await namesIn('/api/v1/products')).toEqual(['Pan', 'Vase']);
  });

  test('of its own name in another category lists it once', async () => {
    await stockCategory(shop.database, 'Steel', ['Pans']);
    const steel = await read<Category[]>('/api/v1/categories');
    const id = steel.find(({ name }) => name === 'Steel')?._id ?? '';
    await change([['alsoIn', `${id} Pans`]]);
    expect(await namesIn('/api/v1/products/subcategory/pans')).toEqual(['Pan']);
    expect(await namesIn(`/api/v1/products/category/${id}`)).toEqual(['Pan']);
  });

  test('leaves its own category the one that it is filed in, and is in the sitemap', async () => {
    const product = await read<Product>(`/api/v1/products/${pan._id}`);
    expect([product.categoryName, product.subcategory]).toEqual(['Kitchen', 'Pans']);
    await stockCategory(shop.database, 'Empty');
    const only =
      (await read<Category[]>('/api/v1/categories')).find(({ name }) => name === 'Empty')?._id ?? '';
    await change([['alsoIn', only]]);
    expect((await shop.app.inject('/sitemap.xml')).body).toContain('/products/category/Empty<');
  });

  test('that is the own place of the product is none', async () => {
    await change([['alsoIn', `${kitchen}\n${kitchen} Pans\n${kitchen} Pots`]]);
    expect(await placesOf()).toEqual([['Kitchen', 'Pots']]);
    await change([['subcategory', 'Pots']]);
    expect(await placesOf()).toEqual([]);
  });

  test.each([
    ['of which there are eleven', () => Array.from({ length: 11 }, () => crypto.randomUUID()), 'at most 10'],
    ['that does not exist', () => [crypto.randomUUID()], 'This category does not exist.'],
    ['whose subcategory is of another one', () => [`${gifts} Pans`], 'Gifts has no subcategory named Pans.'],
    ['that is named twice', () => [`${gifts} For Her`, `${gifts} for her`], 'A category is named twice.'],
    ['that is no id', () => ['<b>'], 'Please choose a category.'],
  ])('%s is refused by the field', async (_what, lines, said) => {
    const refused = await change([['alsoIn', lines().join('\n')]]);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fields.alsoIn).toContain(said);
    expect(await placesOf()).toHaveLength(2);
  });

  test('that is deleted lets the product go, and moves it along where the others go', async () => {
    const toys = await stockCategory(shop.database, 'Toys');
    const url = `/api/v1/categories/${gifts}`;
    const moved = await requestAs(shop, token, 'DELETE', `${url}?moveToCategory=${toys._id}`);
    expect(moved.json()).toMatchObject({ moved: 1 });
    expect(await placesOf()).toEqual([['Toys', null]]);
    const gone = await requestAs(shop, token, 'DELETE', `/api/v1/categories/${toys._id}`);
    expect(gone.json().code).toBe('HAS_PRODUCTS');
    await requestAs(
      shop,
      token,
      'DELETE',
      `/api/v1/categories/${toys._id}?moveToCategory=${kitchen}&moveToSubcategory=Pans`,
    );
    expect(await placesOf()).toEqual([]);
    expect(await namesIn(`/api/v1/products/category/${kitchen}`)).toEqual(['Pan', 'Vase']);
  });

  test('with no product of its own is deleted without a question', async () => {
    const { _id } = await stockCategory(shop.database, 'Eid');
    await change([['alsoIn', _id]]);
    const gone = await requestAs(shop, token, 'DELETE', `/api/v1/categories/${_id}`);
    expect(gone.json()).toMatchObject({ moved: 0 });
    expect(await placesOf()).toEqual([]);
  });
});

describe('the fields of a product', () => {
  test.each([
    ['status', 'sold', 'Please choose draft, published, hidden or archived.'],
    ['brand', 'x'.repeat(101), 'Please use at most 100 characters.'],
    ['weightGrams', '0', 'The weight has to be at least 1 g.'],
    ['weightGrams', '1.5', 'The weight has to be in whole grams.'],
    ['weightGrams', '1000001', 'The weight can be at most 1,000,000 g.'],
    ['weightGrams', 'heavy', 'Please enter grams, for example 450.'],
    ['lengthCm', '0', 'Please enter at least 0.1 cm.'],
    ['widthCm', '12.34', 'Please use at most one decimal.'],
    ['heightCm', '1000.1', 'Please enter at most 1,000 cm.'],
  ])('%s %s is refused by its field', async (field, text, said) => {
    const refused = await change([[field, text]]);
    expect([refused.statusCode, refused.json().fields]).toEqual([400, { [field]: said }]);
  });

  test('say what is stored, stay where they are not sent, and are emptied by an empty text', async () => {
    await change([
      ['brand', '  Sonex '],
      ['weightGrams', '1,450'],
      ['lengthCm', '30.5'],
      ['widthCm', '20'],
      ['heightCm', '0.1'],
    ]);
    const { json } = await change([['price', '900']]);
    const sizes = { lengthCm: 30.5, widthCm: 20, heightCm: 0.1 };
    expect(json()).toMatchObject({ brand: 'Sonex', weightGrams: 1450, ...sizes, status: 'published' });
    const emptied = await change([
      ['brand', ''],
      ['weightGrams', ''],
      ['lengthCm', ''],
    ]);
    expect(emptied.json()).toMatchObject({ brand: '', weightGrams: null, lengthCm: null, widthCm: 20 });
    const log = await shop.database
      .selectFrom('audit_log')
      .select('after')
      .where('action', '=', 'changed the product')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    expect(log.after).toEqual({ brand: 'Sonex', weightGrams: 1450, ...sizes });
  });

  test('a brand is found by its words, is told to Google, and is chosen from those there are', async () => {
    await change([['brand', 'Sonex Cookware']]);
    expect(await namesIn('/api/v1/products/searchByName?query=sonex')).toEqual(['Pan']);
    expect(await namesIn('/api/v1/products/searchByName?query=sonix%20pan')).toEqual(['Pan']);
    for (const channel of ['google', 'meta']) {
      const { body } = await shop.app.inject(`/feeds/${channel}.xml`);
      expect(body).toContain('<g:brand>Sonex Cookware</g:brand>');
    }
    await stockProduct(shop.database, { name: 'Pot', brand: 'SONEX cookware' });
    await stockProduct(shop.database, { name: 'Jar', brand: 'Appollo' });
    const brands = await requestAs(shop, token, 'GET', '/api/v1/products/staff/brands');
    expect(brands.json()).toEqual(['Appollo', 'SONEX cookware']);
  });
});
