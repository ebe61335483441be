import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../database/connect.ts';
import { demoCatalogue } from '../../database/demo/catalogue/index.ts';
import { emptyDatabase, testDatabase } from '../../tests/support/database.ts';
import { listCategories } from './categories/queries.ts';
import { HIDDEN_IN_MENUS, isSection, menuCategories } from './categories/rules.ts';
import { listProducts } from './listing/queries.ts';
import { loadDemoCatalogue } from './load-demo-catalogue.ts';

const products = demoCatalogue.flatMap((category) => category.products);

describe('the demo catalogue', () => {
  test('has the goods of a household: 150 products and 14 ordinary categories at least', () => {
    const ordinary = demoCatalogue.filter(({ subcategories }) => subcategories.length > 0);
    expect(products.length).toBeGreaterThanOrEqual(150);
    expect(ordinary.length).toBeGreaterThanOrEqual(14);
  });

  test('has the twelve special categories and the two sales', () => {
    const names = demoCatalogue.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([...HIDDEN_IN_MENUS, 'Weekly Sale', 'Clearance Sale']));
  });

  test('describes every product in two sentences or more', () => {
    const short = products.filter(({ description }) => (description.match(/[.!?](\s|$)/g) ?? []).length < 2);
    expect(short.map(({ name }) => name)).toEqual([]);
  });

  test('has a photograph of every product, and no two products of one name', () => {
    const missing = products.filter(({ slug }) => !existsSync(`database/demo/pictures/${slug}.webp`));
    expect(missing.map(({ slug }) => slug)).toEqual([]);
    expect(new Set(products.map(({ name }) => name)).size).toBe(products.length);
  });
});

describe('loading it', () => {
  let database: Database;
  beforeAll(async () => {
    database = await testDatabase();
    await emptyDatabase();
  });
  const count = async () => (await database.selectFrom('products').select('id').execute()).length;

  test('fills an empty database once, and leaves a filled one alone', async () => {
    expect(await loadDemoCatalogue(database, () => {})).toBe(true);
    expect(await count()).toBe(products.length);
    expect(await loadDemoCatalogue(database, () => {})).toBe(false);
    expect(await count()).toBe(products.length);
  });

  test('puts every product into the menus: sections and sales as well into the room that it belongs to', async () => {
    const inMenus = menuCategories(await listCategories(database));
    const rooms = inMenus.filter(({ name }) => !isSection(name));
    const listed = new Set<string>();
    for (const { _id } of rooms) {
      for (const product of await listProducts(database, { categoryId: _id })) listed.add(product.name);
    }
    expect(products.map(({ name }) => name).filter((name) => !listed.has(name))).toEqual([]);
    expect(rooms.filter(({ count }) => count === 0)).toEqual([]);
  });

  test('does not come back when the owner deletes everything', async () => {
    await sql`delete from products; delete from subcategories; delete from categories`.execute(database);
    expect(await loadDemoCatalogue(database, () => {})).toBe(false);
    expect(await count()).toBe(0);
  });

  test('leaves nothing behind when it is cut short', async () => {
    await emptyDatabase();
    const last = sql.lit(products.at(-1)?.name);
    await sql`create function power_cut() returns trigger language plpgsql
      as $$ begin raise exception 'power cut'; end $$`.execute(database);
    await sql`create trigger power_cut before insert on products for each row when (new.name = ${last})
      execute function power_cut()`.execute(database);
    await expect(loadDemoCatalogue(database, () => {})).rejects.toThrow('power cut');
    expect(await count()).toBe(0);
    expect(await database.selectFrom('demo_catalogue').selectAll().execute()).toEqual([]);
  });
});
