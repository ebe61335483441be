import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../database/connect.ts';
import { emptyDatabase, testDatabase } from '../support/database.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(() => emptyDatabase());

async function insertCategory(name: string): Promise<string> {
  const id = randomUUID();
  await database.insertInto('categories').values({ id, name }).execute();
  return id;
}

const product = (category_id: string) => ({
  id: randomUUID(),
  category_id,
  name: 'Karahi',
  title: '',
  description: 'A pan.',
  price_paisa: 100_000,
  discount_basis_points: 0,
  shipping: 'paid' as const,
  photos: [],
});

describe('the database itself refuses', () => {
  test.each([
    ['a price of nothing', { price_paisa: 0 }],
    ['a discount above 100 percent', { own_discount_basis_points: 10_001 }],
    ['a discount below nothing', { own_discount_basis_points: -1 }],
  ])('%s', async (_what, wrong) => {
    const values = { ...product(await insertCategory('Kitchen')), ...wrong };
    await expect(database.insertInto('products').values(values).execute()).rejects.toThrow(
      /check constraint/,
    );
  });

  test('stock below nothing', async () => {
    const values = product(await insertCategory('Kitchen'));
    await database.insertInto('products').values(values).execute();
    const stock = database.insertInto('stock').values({ product_id: values.id, quantity: -1 });
    await expect(stock.execute()).rejects.toThrow(/check constraint/);
  });

  test('two categories of one name, in whatever case', async () => {
    await insertCategory('Kitchen');
    await expect(insertCategory('KITCHEN')).rejects.toThrow(/unique/);
  });

  test('a subcategory of another category', async () => {
    const [kitchen, baby] = [await insertCategory('Kitchen'), await insertCategory('Baby')];
    const id = randomUUID();
    await database
      .insertInto('subcategories')
      .values({ id, category_id: baby, name: 'Bottles', position: 0 })
      .execute();
    const values = { ...product(kitchen), subcategory_id: id };
    await expect(database.insertInto('products').values(values).execute()).rejects.toThrow(/foreign key/);
  });

  test('to lose the category of products', async () => {
    await database
      .insertInto('products')
      .values(product(await insertCategory('Kitchen')))
      .execute();
    await expect(database.deleteFrom('categories').execute()).rejects.toThrow(/foreign key/);
  });

  test('an order whose total is not the sum of its parts', async () => {
    const order = {
      id: randomUUID(),
      name: 'Ayesha',
      email: 'ayesha@example.com',
      mobile: '+923012345678',
      province: 'Sindh',
      city: 'Karachi',
      address: 'House 1',
      payment_method: 'cash' as const,
      subtotal_paisa: 100_000,
      shipping_paisa: 15_000,
      total_paisa: 100_000,
    };
    await expect(
      database
        .insertInto('orders')
        .values({ ...order, instructions: '' })
        .execute(),
    ).rejects.toThrow(/check constraint/);
  });

  test('a session that belongs to nobody', async () => {
    const session = { token_hash: Buffer.alloc(32), expires_at: new Date() };
    await expect(database.insertInto('sessions').values(session).execute()).rejects.toThrow(
      /check constraint/,
    );
  });
});
