import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../database/connect.ts';
import { migrateDatabase } from '../../database/migrate.ts';
import { type BlankDatabase, blankDatabase, migrateBefore } from '../support/database.ts';

let blank: BlankDatabase;
let database: Database;

beforeAll(async () => {
  blank = await blankDatabase();
  database = blank.database;
});
afterAll(() => blank.drop());

test('a shop that was filled before stock had a table of its own keeps what it has', async () => {
  await migrateBefore(database, '003');
  const [category, pan, pot, ladle] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  await sql`insert into categories (id, name) values (${category}, 'Kitchen')`.execute(database);
  await sql`
    insert into products (id, category_id, name, title, description, price_paisa, quantity, shipping)
    select id, ${category}, 'Thing', '', 'A thing.', 100, quantity, 'paid'
    from (values (${pan}::uuid, 12), (${pot}::uuid, 0), (${ladle}::uuid, 1000000)) as made (id, quantity)
  `.execute(database);

  await migrateDatabase(database, () => {});
  const stock = await database
    .selectFrom('products')
    .innerJoin('stock', 'stock.product_id', 'products.id')
    .select(['products.id', 'quantity', 'in_stock', 'version'])
    .orderBy('quantity')
    .execute();
  expect(stock).toEqual([
    { id: pot, quantity: 0, in_stock: false, version: 1 },
    { id: pan, quantity: 12, in_stock: true, version: 1 },
    { id: ladle, quantity: 1_000_000, in_stock: true, version: 1 },
  ]);
});

test('whether a product is in stock follows its stock in the same transaction, no matter who changes it', async () => {
  const [{ id } = { id: '' }] = await database.selectFrom('products').select('id').limit(1).execute();
  const isInStock = async () =>
    (await database.selectFrom('products').select('in_stock').where('id', '=', id).executeTakeFirstOrThrow())
      .in_stock;
  for (const quantity of [0, 3, 7, 0, 1]) {
    await database.updateTable('stock').set({ quantity }).where('product_id', '=', id).execute();
    expect(await isInStock()).toBe(quantity > 0);
  }
});
