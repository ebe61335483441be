import { beforeEach, describe, expect, test } from 'vitest';
import type { Category } from '../../shop/catalogue/categories/responses.ts';
import type { Product } from '../../shop/catalogue/products/responses.ts';
import { sendForm } from '../support/product-form.ts';
import { openTestShop, stockCategory, stockProduct } from '../support/shop.ts';
import { bearer, requestAs, signInAsAdmin } from '../support/staff.ts';

const shop = openTestShop();

let token: string;
let kitchen: string;
let dining: string;
let section: string;
let pan: Product;
let grater: Product;

/** Kitchen has a pan of its own; of Kitchen Pick it shows the grater, and not the tongs. */
beforeEach(async () => {
  token = await signInAsAdmin(shop, 'Shop Manager');
  kitchen = (await stockCategory(shop.database, 'Kitchen', ['Cookware', 'Knives']))._id;
  dining = (await stockCategory(shop.database, 'Dining', ['Serving']))._id;
  section = (await stockCategory(shop.database, 'Kitchen Pick'))._id;
  pan = await stockProduct(shop.database, { name: 'Pan', category: kitchen, subcategory: 'Cookware' });
  grater = await stockProduct(shop.database, {
    name: 'Grater',
    category: section,
    menuCategory: kitchen,
    menuSubcategory: 'Knives',
  });
  await stockProduct(shop.database, { name: 'Tongs', category: section });
});

const read = async <T>(path: string): Promise<T> => (await shop.app.inject(path)).json();
const namesIn = async (path: string) => (await read<Product[]>(path)).map(({ name }) => name).toSorted();
const call = (method: 'PUT' | 'DELETE', url: string, payload?: object) =>
  requestAs(shop, token, method, url, payload);
const change = (id: string, fields: [string, string][]) =>
  sendForm(shop.app, token, { method: 'PUT', url: `/api/v1/products/${id}` }, fields);

async function pathOf(id: string) {
  const { categoryName, menuCategoryName, menuSubcategory } = await read<Product>(`/api/v1/products/${id}`);
  return [categoryName, menuCategoryName, menuSubcategory];
}

describe('a category of the menus', () => {
  test('lists what is filed in it and what it shows of the sections, which still list it too', async () => {
    expect(await namesIn(`/api/v1/products/category/${kitchen}`)).toEqual(['Grater', 'Pan']);
    expect(await namesIn('/api/v1/products/category/kitchen')).toEqual(['Grater', 'Pan']);
    expect(await namesIn('/api/v1/products/subcategory/Knives')).toEqual(['Grater']);
    expect(await namesIn('/api/v1/products/subcategory/Cookware')).toEqual(['Pan']);
    expect(await namesIn('/api/v1/products/category/Kitchen%20Pick')).toEqual(['Grater', 'Tongs']);
    expect(await namesIn('/api/v1/products/products/Kitchen-Pick')).toEqual(['Grater', 'Tongs']);
    expect(await read('/api/v1/products?category=Kitchen')).toMatchObject({ total: 2 });
  });

  test('counts each of them once, and has a picture as soon as one of them has', async () => {
    await stockProduct(shop.database, {
      name: 'Jug',
      category: section,
      menuCategory: dining,
      menuSubcategory: null,
      photos: ['/media/demo/jug.svg'],
    });
    const categories = await read<Category[]>('/api/v1/categories');
    expect(categories.map(({ name, count, photo }) => [name, count, photo])).toEqual([
      ['Kitchen', 2, '/media/demo/placeholder.svg'],
      ['Dining', 1, '/media/demo/jug.svg'],
      ['Kitchen Pick', 3, '/media/demo/placeholder.svg'],
    ]);
    expect(categories[0]?.subcategories).toEqual([
      { name: 'Cookware', count: 1 },
      { name: 'Knives', count: 1 },
    ]);
    const summaries = await read('/api/v1/products/popular-categories/subcategories');
    expect(summaries).toMatchObject({ Knives: { firstProduct: {} }, Serving: { firstProduct: null } });
  });

  test('and its products are related to each other, before those of a section', async () => {
    expect(await namesIn(`/api/v1/products/product/${pan._id}/related`)).toEqual(['Grater']);
    const related = await read<Product[]>(`/api/v1/products/product/${grater._id}/related`);
    expect(related.map(({ name }) => name)).toEqual(['Pan', 'Tongs']);
  });

  test('is in the sitemap when all that it lists is filed in sections', async () => {
    await change(grater._id, [['menuCategory', dining]]);
    const sitemap = (await shop.app.inject('/sitemap.xml')).body;
    expect(sitemap).toContain('/products/category/Dining<');
    expect(sitemap).not.toContain('/products/subcategory/Serving<');
    await change(grater._id, [['menuSubcategory', 'serving']]);
    expect((await shop.app.inject('/sitemap.xml')).body).toContain('/products/subcategory/Serving<');
  });
});

describe('staff', () => {
  test('choose it for a product of a section, and the log says so', async () => {
    const changed = await change(grater._id, [
      ['menuCategory', dining],
      ['menuSubcategory', 'Serving'],
    ]);
    expect(changed.statusCode).toBe(200);
    expect(await pathOf(grater._id)).toEqual(['Kitchen Pick', 'Dining', 'Serving']);
    const entry = await shop.database
      .selectFrom('audit_log')
      .select(['before', 'after'])
      .where('action', '=', 'changed the product')
      .executeTakeFirstOrThrow();
    expect(entry).toEqual({
      before: { menuCategory: 'Kitchen', menuSubcategory: 'Knives' },
      after: { menuCategory: 'Dining', menuSubcategory: 'Serving' },
    });
    await change(grater._id, [['menuCategory', '']]);
    expect(await pathOf(grater._id)).toEqual(['Kitchen Pick', null, null]);
  });

  test.each([
    ['of a product that is in the menus already', 'pan', 'dining', '', 'menuCategory'],
    ['that is a section itself', 'grater', 'section', '', 'menuCategory'],
    ['that does not exist', 'grater', '00000000-0000-4000-8000-000000000000', '', 'menuCategory'],
    ['with a subcategory of another', 'grater', 'dining', 'Knives', 'menuSubcategory'],
    ['that is missing where a subcategory is named', 'grater', '', 'Knives', 'menuSubcategory'],
  ])('are refused one %s', async (_what, product, category, subcategory, field) => {
    const id = { pan, grater }[product]?._id ?? '';
    const refused = await change(id, [
      ['menuCategory', { dining, section }[category] ?? category],
      ['menuSubcategory', subcategory],
    ]);
    expect(refused.statusCode).toBe(400);
    expect(Object.keys(refused.json().fields)).toEqual([field]);
  });

  test('who move a product out of the sections leave it in the menus once, and an undo brings both back', async () => {
    const move = (to: object) =>
      call('PUT', '/api/v1/products/staff', { changes: [{ _id: grater._id, ...to }] });
    expect((await move({ category: kitchen, subcategory: 'Knives' })).statusCode).toBe(200);
    expect(await pathOf(grater._id)).toEqual(['Kitchen', null, null]);
    expect(await namesIn(`/api/v1/products/category/${kitchen}`)).toEqual(['Grater', 'Pan']);
    const { category, subcategory, menuCategory, menuSubcategory } = grater;
    expect((await move({ category, subcategory, menuCategory, menuSubcategory })).statusCode).toBe(200);
    expect(await pathOf(grater._id)).toEqual(['Kitchen Pick', 'Kitchen', 'Knives']);
  });

  test('find what a category lists, and what no menu shows', async () => {
    const list = async (query: string) => {
      const url = `/api/v1/products/staff?sort=name&${query}`;
      const { products } = (await shop.app.inject({ url, headers: bearer(token) })).json();
      return products.map(({ name }: Product) => name);
    };
    expect(await list(`category=${kitchen}`)).toEqual(['Grater', 'Pan']);
    expect(await list(`category=${kitchen}&subcategory=knives`)).toEqual(['Grater']);
    expect(await list('menus=none')).toEqual(['Tongs']);
  });
});

describe('a category of the menus that goes', () => {
  test('is asked about with what it shows of the sections, which then is shown where its own products go', async () => {
    const asked = await call('DELETE', `/api/v1/categories/${kitchen}`);
    expect(asked.json()).toMatchObject({ code: 'HAS_PRODUCTS', data: { count: 2 } });
    const to = `moveToCategory=${dining}&moveToSubcategory=Serving`;
    expect((await call('DELETE', `/api/v1/categories/${kitchen}?${to}`)).json()).toMatchObject({ moved: 2 });
    expect(await pathOf(pan._id)).toEqual(['Dining', null, null]);
    expect(await pathOf(grater._id)).toEqual(['Kitchen Pick', 'Dining', 'Serving']);
  });

  test('into a section takes its products out of the menus, as sections are', async () => {
    await call('DELETE', `/api/v1/categories/${kitchen}?moveToCategory=${section}`);
    expect(await pathOf(pan._id)).toEqual(['Kitchen Pick', null, null]);
    expect(await pathOf(grater._id)).toEqual(['Kitchen Pick', null, null]);
  });

  test('as a subcategory leaves what it showed with another of the category', async () => {
    const path = `/api/v1/categories/${kitchen}/subcategories/1`;
    expect((await call('DELETE', path)).json()).toMatchObject({ code: 'HAS_PRODUCTS', data: { count: 1 } });
    await call('DELETE', `${path}?moveToCategory=${kitchen}&moveToSubcategory=Cookware`);
    expect(await pathOf(grater._id)).toEqual(['Kitchen Pick', 'Kitchen', 'Cookware']);
  });

  test('as a section leaves its products in the menus where they were', async () => {
    const household = (await stockCategory(shop.database, 'Household'))._id;
    await call('DELETE', `/api/v1/categories/${section}?moveToCategory=${household}`);
    expect(await pathOf(grater._id)).toEqual(['Household', 'Kitchen', 'Knives']);
  });
});

describe('a file of products', () => {
  const importFile = async (text: string) => {
    const response = await sendForm(shop.app, token, { method: 'POST', url: '/api/v1/products/import' }, [
      ['file', { bytes: new Uint8Array(Buffer.from(text)), name: 'products.csv' }],
    ]);
    return response.body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  };

  test('carries the category of the menus out and in again, by names', async () => {
    const exported = await shop.app.inject({ url: '/api/v1/products/export', headers: bearer(token) });
    expect(exported.body).toContain(',Kitchen Pick,,Kitchen,Knives,');
    expect((await importFile(exported.body)).at(-1)).toMatchObject({ summary: { unchanged: 3 } });
    const lines = await importFile(`_id,MenuCategory,menuSubcategory\n${grater._id},dining,serving`);
    expect(lines.at(-1)).toMatchObject({
      summary: { changedFields: { menuCategory: 1, menuSubcategory: 1 } },
    });
    expect(await pathOf(grater._id)).toEqual(['Kitchen Pick', 'Dining', 'Serving']);
    await importFile(`_id,category,subcategory\n${grater._id},Kitchen,Knives`);
    expect(await pathOf(grater._id)).toEqual(['Kitchen', null, null]);
  });

  test.each([
    ['Garden,', 'menuCategory', 'There is no category named Garden.'],
    ['Kitchen Pick,', 'menuCategory', expect.stringContaining('Kitchen Pick is a section.')],
    ['Dining,Knives', 'menuSubcategory', 'Dining has no subcategory named Knives.'],
    [',Knives', 'menuSubcategory', 'Please name the category of the menus too.'],
  ])('that says %j names the row and the column', async (cells, column, message) => {
    const lines = await importFile(`_id,menuCategory,menuSubcategory\n${grater._id},${cells}`);
    const value = cells.split(',')[column === 'menuCategory' ? 0 : 1];
    expect(lines.filter(({ kind }) => kind === 'problem')).toEqual([
      { kind: 'problem', problem: { row: 2, column, value, message } },
    ]);
  });
});
