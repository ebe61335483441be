import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { forgetDeleted } from '../../shop/catalogue/products/deleted/queries.ts';
import { GO_ALONG } from '../../shop/catalogue/products/deleted/store-deleted.ts';
import type { Product } from '../../shop/catalogue/products/responses.ts';
import { findStaffVariants } from '../../shop/catalogue/variants/queries.ts';
import { removeOrphanedPhotos } from '../../shop/media/remove-orphaned-photos.ts';
import { picture, sendForm } from '../support/product-form.ts';
import { openTestShop, order, orderBody, stockCategory, stockOnHand, stockProduct } from '../support/shop.ts';
import { hireAdmin, requestAs } from '../support/staff.ts';
import { giveOptions } from '../support/variants.ts';

/** Deletions of products, and undoing them (decision 116). */

const shop = openTestShop();

let token: string;
let category: string;
beforeEach(async () => {
  token = (await hireAdmin(shop)).token;
  category = (await stockCategory(shop.database, 'Kitchen', ['Pans']))._id;
});

const asStaff = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
  requestAs(shop, token, method, `/api/v1/products${url}`, payload);

const remove = (products: readonly Product[], version = 1) =>
  asStaff('POST', '/staff/delete', { products: products.map(({ _id }) => ({ _id, version })) });

const restore = (ids: readonly string[]) => asStaff('POST', '/staff/restore', { ids });

const TABLES = [
  'products',
  'stock',
  'reviews',
  'product_categories',
  'former_product_names',
  'order_lines',
] as const;

/** All rows of what a product consists of. Its units come back as a movement, so the ledger is not among them. */
const everything = async () =>
  Promise.all(
    TABLES.map(async (table) => {
      const { rows } = await sql<{ row: string }>`
        select to_jsonb(one)::text as row from ${sql.table(table)} as one order by 1`.execute(shop.database);
      return rows.map(({ row }) => row);
    }),
  );

async function review(id: string, mobile: string) {
  const row = { id: crypto.randomUUID(), product_id: id, name: 'Zahid', mobile, title: 'A pan', rating: 4 };
  await shop.database
    .insertInto('reviews')
    .values({ ...row, comment: 'It cooks.' })
    .execute();
}

describe('products that are deleted together', () => {
  test('come back as they were: ids, reviews, pictures, units, categories, old names and lines of orders', async () => {
    const { database, app } = shop;
    const gifts = await stockCategory(database, 'Gifts');
    const at = { category, subcategory: 'Pans' };
    const pan = await stockProduct(database, {
      ...at,
      name: 'Pan',
      sku: 'P-1',
      alsoIn: gifts._id,
      quantity: 7,
    });
    const pot = await stockProduct(database, { ...at, name: 'Pot', status: 'hidden' });
    await database.updateTable('products').set({ name: 'Steel Pan' }).where('id', '=', pan._id).execute();
    await review(pan._id, '+923012345678');
    await order(app, orderBody([{ product: pan, quantity: 2 }]));
    const before = await everything();

    const deleted = await remove([pan, pot]);
    expect(deleted.json()).toMatchObject({ success: true, deleted: 2 });
    expect((await app.inject(`/api/v1/products/${pan._id}`)).statusCode).toBe(404);
    expect((await app.inject('/api/v1/products')).json()).toEqual([]);
    const listed = await asStaff('GET', '/staff/deleted');
    expect(
      listed
        .json()
        .products.map(({ name, quantity }: Product) => [name, quantity])
        .sort(),
    ).toEqual([
      ['Pot', 10],
      ['Steel Pan', 5],
    ]);

    const back = await restore([pan._id, pot._id]);
    expect(back.json()).toMatchObject({ restored: [{ note: null }, { note: null }], refused: [] });
    expect(await everything()).toEqual(before);
    const { rows } = await sql<{ kind: string; units: number; on_hand: number }>`
      select kind, units, on_hand from stock_movements where product_id = ${pan._id} order by id`.execute(
      database,
    );
    expect(rows).toEqual([
      { kind: 'opening', units: 7, on_hand: 7 },
      { kind: 'sale', units: -2, on_hand: 5 },
      { kind: 'deleted', units: -5, on_hand: 0 },
      { kind: 'opening', units: 5, on_hand: 5 },
    ]);
    expect((await restore([pan._id])).json().refused).toMatchObject([{ _id: pan._id }]);
  });

  test('go all or none: where one changed meanwhile, nothing goes', async () => {
    const pan = await stockProduct(shop.database, { name: 'Pan' });
    const pot = await stockProduct(shop.database, { name: 'Pot' });
    await sendForm(shop.app, token, { method: 'PUT', url: `/api/v1/products/${pot._id}` }, [
      ['brand', 'Sonex'],
    ]);
    const refused = await remove([pan, pot]);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'CHANGED_MEANWHILE']);
    expect((await shop.app.inject('/api/v1/products')).json()).toHaveLength(2);
  });

  test('a product that was deleted alone comes back the same way', async () => {
    const pan = await stockProduct(shop.database, { name: 'Pan' });
    expect((await asStaff('DELETE', `/${pan._id}?version=1`)).json()).toEqual({
      success: true,
      message: 'The product is deleted.',
    });
    await restore([pan._id]);
    expect(await stockOnHand(shop.database, pan._id)).toBe(10);
  });

  test('the variants of a product go and come back with it', async () => {
    const { database } = shop;
    const shirt = await stockProduct(database, { name: 'Shirt' });
    await giveOptions(database, shirt._id, [{ name: 'Size', values: ['S', 'M'] }]);
    const before = await everything();
    await remove([shirt], 2);
    expect(await everything()).toEqual(TABLES.map(() => []));
    await restore([shirt._id]);
    expect(await everything()).toEqual(before);
  });
});

describe('what changed while a product was deleted', () => {
  test('a SKU that another product has by now stays there, and staff are told', async () => {
    const { database } = shop;
    const pan = await stockProduct(database, { name: 'Pan', sku: 'A-1', barcode: '890' });
    await remove([pan]);
    await stockProduct(database, { name: 'Tawa', sku: 'a-1' });
    const back = await restore([pan._id]);
    expect(back.json().restored).toEqual([
      { _id: pan._id, name: 'Pan', note: 'Pan is back without its SKU, which Tawa has by now.' },
    ]);
    const row = await database
      .selectFrom('products')
      .selectAll()
      .where('id', '=', pan._id)
      .executeTakeFirst();
    expect(row).toMatchObject({ sku: null, barcode: '890' });
  });

  test('where its category is gone it stays deleted, with the reason; others come back', async () => {
    const { database } = shop;
    const toys = await stockCategory(database, 'Toys');
    const doll = await stockProduct(database, { name: 'Doll', category: toys._id });
    const pan = await stockProduct(database, { name: 'Pan' });
    await remove([doll, pan]);
    await requestAs(shop, token, 'DELETE', `/api/v1/categories/${toys._id}`);
    const back = (await restore([doll._id, pan._id])).json();
    expect(back.restored).toMatchObject([{ name: 'Pan' }]);
    expect(back.refused).toEqual([
      {
        _id: doll._id,
        reason: 'Doll has no place to come back to: its category or subcategory was deleted.',
      },
    ]);
    expect((await asStaff('GET', '/staff/deleted')).json().products).toMatchObject([{ name: 'Doll' }]);
  });

  test('who was erased as a person does not come back in its reviews', async () => {
    const { database } = shop;
    const pan = await stockProduct(database, { name: 'Pan' });
    await review(pan._id, '+923012345678');
    await review(pan._id, '+923217654321');
    await remove([pan]);
    const who = { who: '0301-2345678', checked: 'called-back' };
    const given = await requestAs(shop, token, 'POST', '/api/v1/personal-data/export', who);
    expect(given.json().data.besideDeletedProducts).toMatchObject([{ mobile: '+923012345678' }]);
    const erased = await requestAs(shop, token, 'POST', '/api/v1/personal-data/erase', {
      ...who,
      confirmation: 'ERASE',
    });
    expect(erased.statusCode).toBe(200);
    await restore([pan._id]);
    const left = await database.selectFrom('reviews').select('mobile').execute();
    expect(left).toEqual([{ mobile: '+923217654321' }]);
  });
});

describe('a picture of a deleted product', () => {
  const files = () => readdir(path.join(shop.settings.dataDir, 'media', 'products'));

  test('stays as long as the deletion can be undone, and goes after 30 days', async () => {
    const { database, settings } = shop;
    const pan = await stockProduct(database, { name: 'Pan' });
    const photo = { bytes: await picture(20, 20), name: 'pan.jpg' };
    await sendForm(shop.app, token, { method: 'PUT', url: `/api/v1/products/${pan._id}` }, [
      ['photos', photo],
    ]);
    await asStaff('DELETE', `/${pan._id}`);
    expect(await files()).toHaveLength(1);
    await removeOrphanedPhotos(database, settings.dataDir);
    expect(await forgetDeleted(database)).toEqual([]);
    expect(await files()).toHaveLength(1);
    await sql`update deleted_products set deleted_at = now() - interval '31 days'`.execute(database);
    expect((await asStaff('GET', '/staff/deleted')).json().total).toBe(0);
    expect(await forgetDeleted(database)).toEqual([expect.stringContaining('/media/products/')]);
    expect((await restore([pan._id])).json().restored).toEqual([]);
  });

  test('a duplicate is a draft without stock, codes and reviews, and its pictures are its own', async () => {
    const { database, app } = shop;
    const pan = await stockProduct(database, { name: 'Pan', sku: 'P-1', brand: 'Sonex', weightGrams: 450 });
    const photo = { bytes: await picture(20, 20), name: 'pan.jpg' };
    await sendForm(app, token, { method: 'PUT', url: `/api/v1/products/${pan._id}` }, [['photos', photo]]);
    await review(pan._id, '+923012345678');
    const made = await asStaff('POST', `/staff/${pan._id}/duplicate`);
    expect(made.statusCode).toBe(201);
    const copy = made.json();
    expect(copy).toMatchObject({ name: 'Pan (copy)', title: 'Pan (copy)', status: 'draft', brand: 'Sonex' });
    expect(copy).toMatchObject({ weightGrams: 450, quantity: 0, sku: null, barcode: null, reviewCount: 0 });
    await asStaff('DELETE', `/${pan._id}`);
    await sql`update deleted_products set deleted_at = now() - interval '31 days'`.execute(database);
    const gone = await forgetDeleted(database);
    expect(gone).toHaveLength(1);
    expect(copy.photos).toHaveLength(1);
    expect(gone).not.toContain(copy.photos[0]);
    expect((await app.inject(copy.photos[0])).statusCode).toBe(200);
  });

  test('a duplicate of a product with options has its variants, each without stock and codes', async () => {
    const { database } = shop;
    const { _id } = await stockProduct(database, {
      name: 'Kurta '.repeat(32).trim(),
      category,
      subcategory: 'Pans',
      quantity: 0,
    });
    await giveOptions(
      database,
      _id,
      [{ name: 'Size', values: ['M', 'L'] }],
      [
        { price: 900, sku: 'K-M', barcode: '4006381333931', quantity: 7 },
        { price: 950, discount: 10, isOffered: false },
      ],
    );
    const made = await asStaff('POST', `/staff/${_id}/duplicate`);
    expect(made.statusCode).toBe(201);
    const copy = await findStaffVariants(database, made.json()._id);
    expect(copy?.options).toEqual([{ name: 'Size', values: ['M', 'L'] }]);
    const empty = { quantity: 0, sku: null, barcode: null };
    expect(copy?.variants).toMatchObject([
      { values: ['M'], price: 900, discount: 0, isOffered: true, ...empty },
      { values: ['L'], price: 950, discount: 10, isOffered: false, ...empty },
    ]);
    expect(copy?.variants[0]?.name).toMatch(/ \(copy\) – M$/);
    expect((await findStaffVariants(database, _id))?.variants.map(({ sku }) => sku)).toEqual(['K-M', null]);
  });
});

test('every table whose rows go with a product is one whose rows come back with it', async () => {
  const { rows } = await sql<{ name: string }>`
    select conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'products'::regclass and confdeltype = 'c' and conrelid <> confrelid
  `.execute(shop.database);
  expect(rows.map(({ name }) => name).sort()).toEqual([...GO_ALONG, 'stock'].sort());
});
