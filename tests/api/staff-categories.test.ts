import { beforeEach, describe, expect, test } from 'vitest';
import type { Category } from '../../shop/catalogue/categories/responses.ts';
import { openTestShop, stockCategory, stockProduct } from '../support/shop.ts';
import { requestAs, signInAsAdmin } from '../support/staff.ts';

const shop = openTestShop();
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let token: string;
beforeEach(async () => {
  token = await signInAsAdmin(shop, 'Shop Editor');
});

function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) {
  const url = `/api/v1/categories${path}`;
  return requestAs(shop, token, method, url, payload);
}

const listed = async (): Promise<Category[]> => (await shop.app.inject('/api/v1/categories')).json();

async function productOf(id: string) {
  const { categoryName, subcategory } = (await shop.app.inject(`/api/v1/products/${id}`)).json();
  return { categoryName, subcategory };
}

const changes = () =>
  shop.database
    .selectFrom('audit_log')
    .select(['action', 'subject_name', 'before', 'after'])
    .where('subject_kind', 'in', ['category', 'subcategory'])
    .orderBy('id')
    .execute();

describe('a category', () => {
  test('is created at the end of the menu, and who did it is written down', async () => {
    await stockCategory(shop.database, 'Kitchen');
    const created = await call('POST', '', { name: ' Garden ', count: 7, subcategories: ['Pots'] });
    expect(created.statusCode).toBe(201);
    expect(created.json()).toMatchObject({
      success: true,
      message: 'Category created successfully!',
      name: 'Garden',
      count: 0,
      subcategories: [{ name: 'Pots', count: 0 }],
    });
    expect((await listed()).map(({ name }) => name)).toEqual(['Kitchen', 'Garden']);
    expect(await changes()).toEqual([
      {
        action: 'created the category',
        subject_name: 'Garden',
        before: null,
        after: { name: 'Garden', subcategories: ['Pots'] },
      },
    ]);
  });

  test.each([
    ['as they are stored', [{ name: 'Pots', count: 3 }, { name: ' Seeds ' }]],
    ['by their names', ['Pots', 'Seeds']],
    ['in both ways at once', [{ name: 'Pots', count: 0 }, 'Seeds']],
  ])('takes its subcategories %s; what they count is computed', async (_how, subcategories) => {
    const created = await call('POST', '', { name: 'Garden', count: 7, subcategories });
    expect(created.statusCode).toBe(201);
    expect(created.json().subcategories).toEqual([
      { name: 'Pots', count: 0 },
      { name: 'Seeds', count: 0 },
    ]);
  });

  test.each([[{ count: 3 }], [{ name: 7 }], [null], [{ name: ' ' }]])(
    'is refused with the subcategory %j, which has no name',
    async (subcategory) => {
      const refused = await call('POST', '', { name: 'Garden', subcategories: [subcategory] });
      expect([refused.statusCode, refused.json().fields]).toEqual([
        400,
        { 'subcategories.0': 'Name is required' },
      ]);
    },
  );

  test.each(['Kitchen', 'KITCHEN', '  kitchen '])(
    'cannot be called %j where there is one in any case',
    async (name) => {
      await stockCategory(shop.database, 'Kitchen');
      const garden = await stockCategory(shop.database, 'Garden');
      for (const refused of [
        await call('POST', '', { name }),
        await call('PUT', `/${garden._id}`, { name }),
      ]) {
        expect(refused.statusCode).toBe(409);
        expect(refused.json()).toMatchObject({ code: 'NAME_TAKEN', fields: { name: expect.any(String) } });
      }
      expect((await listed()).map((one) => [one.name, one.version])).toEqual([
        ['Kitchen', 1],
        ['Garden', 1],
      ]);
      expect(await changes()).toEqual([]);
    },
  );

  test.each(['', '   ', undefined, 5, 'x'.repeat(81)])('named %j is refused', async (name) => {
    const { _id } = await stockCategory(shop.database, 'Kitchen');
    for (const refused of [await call('POST', '', { name }), await call('PUT', `/${_id}`, { name })]) {
      expect(refused.statusCode).toBe(400);
      expect(Object.keys(refused.json().fields)).toEqual(['name']);
    }
  });

  test('may change the case of its own name, and its products come along', async () => {
    const { _id } = await stockCategory(shop.database, 'Kitchen');
    const product = await stockProduct(shop.database, { category: _id });
    const renamed = await call('PUT', `/${_id}`, { name: 'KITCHEN' });
    expect(renamed.json()).toMatchObject({ message: 'Category updated successfully!', name: 'KITCHEN' });
    expect(await productOf(product._id)).toEqual({ categoryName: 'KITCHEN', subcategory: null });
  });

  test('changed by two people: the second is told who came first, and nothing is lost', async () => {
    const { _id, version } = await stockCategory(shop.database, 'Kitchen');
    const first = await call('PUT', `/${_id}`, { name: 'Cooking', version });
    expect(first.statusCode).toBe(200);
    const second = await call('PUT', `/${_id}`, { name: 'Cuisine', version });
    expect(second.statusCode).toBe(409);
    expect(second.json()).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      data: { current: { name: 'Cooking' }, changedBy: 'Sana (Shop Editor)' },
    });
    expect((await listed()).map(({ name }) => name)).toEqual(['Cooking']);
  });

  test('that has products says how many and asks where they go; nothing is orphaned', async () => {
    const kitchen = await stockCategory(shop.database, 'Kitchen', ['Pans']);
    const garden = await stockCategory(shop.database, 'Garden', ['Pots']);
    const pan = await stockProduct(shop.database, { category: kitchen._id, subcategory: 'Pans' });

    const asked = await call('DELETE', `/${kitchen._id}`);
    expect(asked.statusCode).toBe(409);
    expect(asked.json()).toMatchObject({
      code: 'HAS_PRODUCTS',
      message: 'Kitchen has 1 product. Choose where they go.',
      data: { count: 1 },
    });
    const nowhere = [kitchen._id, UNKNOWN, garden._id].map((id) => `moveToCategory=${id}`);
    for (const query of [...nowhere, `moveToCategory=${garden._id}&moveToSubcategory=Pans`]) {
      const refused = await call('DELETE', `/${kitchen._id}?${query}`);
      expect([400, 404]).toContain(refused.statusCode);
    }
    expect(await productOf(pan._id)).toEqual({ categoryName: 'Kitchen', subcategory: 'Pans' });

    const to = `moveToCategory=${garden._id}&moveToSubcategory=pots`;
    const deleted = await call('DELETE', `/${kitchen._id}?${to}`);
    expect(deleted.json()).toEqual({ success: true, message: 'Category deleted successfully!', moved: 1 });
    expect(await productOf(pan._id)).toEqual({ categoryName: 'Garden', subcategory: 'Pots' });
    expect((await listed()).map(({ name }) => name)).toEqual(['Garden']);
    expect(await changes()).toMatchObject([
      {
        action: 'deleted the category',
        before: { products: 1 },
        after: { productsMovedTo: 'Garden › Pots' },
      },
    ]);
  });

  test('without products goes at once, and is gone for everybody else', async () => {
    const { _id } = await stockCategory(shop.database, 'Kitchen', ['Pans']);
    expect((await call('DELETE', `/${_id}`)).statusCode).toBe(200);
    expect((await call('DELETE', `/${_id}`)).statusCode).toBe(404);
    expect((await call('PUT', `/${_id}`, { name: 'Cooking' })).statusCode).toBe(404);
    expect((await call('GET', `/${_id}/subcategories`)).statusCode).toBe(404);
  });

  test('takes the place in the menu that staff give it', async () => {
    const ids: string[] = [];
    for (const name of ['One', 'Two', 'Three']) ids.unshift((await stockCategory(shop.database, name))._id);
    const ordered = await call('PUT', '/order', { ids });
    expect(ordered.statusCode).toBe(200);
    expect((await listed()).map(({ name }) => name)).toEqual(['Three', 'Two', 'One']);
    for (const wrong of [ids.slice(1), [...ids, ids[0]], [...ids.slice(1), UNKNOWN]]) {
      expect((await call('PUT', '/order', { ids: wrong })).json().code).toBe('CHANGED_MEANWHILE');
    }
    expect((await listed()).map(({ name }) => name)).toEqual(['Three', 'Two', 'One']);
  });
});

describe('a subcategory', () => {
  test('is added at the end; the answer is the updated category', async () => {
    const { _id } = await stockCategory(shop.database, 'Kitchen', ['Pans']);
    const added = await call('PUT', `/${_id}/subcategories`, { subcategory: 'Knives' });
    expect(added.json()).toMatchObject({
      message: 'Subcategory added successfully!',
      _id,
      subcategories: [{ name: 'Pans' }, { name: 'Knives' }],
    });
    expect((await call('GET', `/${_id}/subcategories`)).json()).toEqual(['Pans', 'Knives']);
  });

  test.each(['', '  '])('named %j is refused because a name is required', async (subcategory) => {
    const { _id } = await stockCategory(shop.database, 'Kitchen');
    const refused = await call('PUT', `/${_id}/subcategories`, { subcategory });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ error: 'Name is required' });
  });

  test('may be called like one of another category, but not like one of its own in any case', async () => {
    const kitchen = await stockCategory(shop.database, 'Kitchen', ['Pans', 'Knives']);
    const garden = await stockCategory(shop.database, 'Garden');
    const path = `/${kitchen._id}/subcategories`;
    expect((await call('PUT', path, { subcategory: 'PANS' })).json().code).toBe('NAME_TAKEN');
    expect((await call('PUT', `${path}/1`, { newSubcategoryName: 'pans' })).json().code).toBe('NAME_TAKEN');
    const other = await call('PUT', `/${garden._id}/subcategories`, { subcategory: 'Pans' });
    expect(other.statusCode).toBe(200);
  });

  test('takes its products along when it is renamed', async () => {
    const { _id } = await stockCategory(shop.database, 'Kitchen', ['Pans', 'Knives']);
    const knife = await stockProduct(shop.database, { category: _id, subcategory: 'Knives' });
    const renamed = await call('PUT', `/${_id}/subcategories/1`, { newSubcategoryName: 'Sharp Things' });
    expect(renamed.json()).toMatchObject({ message: 'Subcategory updated successfully!' });
    expect(await productOf(knife._id)).toEqual({ categoryName: 'Kitchen', subcategory: 'Sharp Things' });
    const listing = await shop.app.inject('/api/v1/products/subcategory/Sharp%20Things');
    expect(listing.json().map((one: { _id: string }) => one._id)).toEqual([knife._id]);
  });

  test('that has products asks where they go, and they go there', async () => {
    const { _id } = await stockCategory(shop.database, 'Kitchen', ['Pans', 'Knives']);
    const pan = await stockProduct(shop.database, { category: _id, subcategory: 'Pans' });
    const path = `/${_id}/subcategories/0`;
    const asked = await call('DELETE', path);
    expect(asked.json()).toMatchObject({ code: 'HAS_PRODUCTS', data: { count: 1 } });

    const itself = await call('DELETE', `${path}?moveToCategory=${_id}&moveToSubcategory=Pans`);
    expect(itself.statusCode).toBe(400);
    expect((await call('DELETE', `${path}?moveToCategory=${_id}`)).json().fields).toHaveProperty(
      'subcategory',
    );

    const deleted = await call('DELETE', `${path}?moveToCategory=${_id}&moveToSubcategory=Knives`);
    expect(deleted.json()).toMatchObject({
      message: 'Subcategory deleted successfully!',
      subcategories: [{ name: 'Knives', count: 1 }],
    });
    expect(await productOf(pan._id)).toEqual({ categoryName: 'Kitchen', subcategory: 'Knives' });
  });

  test('that was the only one leaves its products in the category itself', async () => {
    const { _id } = await stockCategory(shop.database, 'Kitchen', ['Pans']);
    const pan = await stockProduct(shop.database, { category: _id, subcategory: 'Pans' });
    const deleted = await call('DELETE', `/${_id}/subcategories/0?moveToCategory=${_id}`);
    expect(deleted.statusCode).toBe(200);
    expect(await productOf(pan._id)).toEqual({ categoryName: 'Kitchen', subcategory: null });
  });

  test('that somebody else removed is not mistaken for the one that took its place', async () => {
    const { _id, version } = await stockCategory(shop.database, 'Kitchen', ['Pans', 'Knives']);
    await call('DELETE', `/${_id}/subcategories/0?version=${version}`);
    const second = await call('DELETE', `/${_id}/subcategories/0?version=${version}`);
    expect(second.json()).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      data: { current: { subcategories: [{ name: 'Knives' }] } },
    });
  });

  test.each(['9', '-1', 'first', '1.5'])('number %s does not exist', async (index) => {
    const { _id } = await stockCategory(shop.database, 'Kitchen', ['Pans']);
    const path = `/${_id}/subcategories/${index}`;
    for (const refused of [
      await call('PUT', path, { newSubcategoryName: 'Pots' }),
      await call('DELETE', path),
    ]) {
      expect([400, 404]).toContain(refused.statusCode);
    }
  });
});
