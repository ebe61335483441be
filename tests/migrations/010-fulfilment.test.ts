import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrateDatabase } from '../../database/migrate.ts';
import { type BlankDatabase, blankDatabase, migrateBefore } from '../support/database.ts';

let blank: BlankDatabase;
beforeEach(async () => {
  blank = await blankDatabase();
});
afterEach(() => blank.drop());

test('orders of before are where their status and tracking number say', async () => {
  const { database } = blank;
  await migrateBefore(database, '010-fulfilment');
  const orders = [
    ['Pending', null, 'to-pack'],
    ['Processing', '7712', 'with-courier'],
    ['Delivered', '7713', 'delivered'],
    ['Cancelled', '7714', 'to-pack'],
  ] as const;
  for (const [status, number] of orders) {
    await sql`
      insert into orders (id, name, email, mobile, province, city, address, payment_method, subtotal_paisa,
        shipping_paisa, total_paisa, status, courier, tracking_number)
      values (gen_random_uuid(), 'Ayesha', 'a@example.com', '+923012345678', 'Sindh', 'Karachi', 'House 1', 'cash',
        100, 0, 100, ${status}, ${number && 'TCS'}, ${number})
    `.execute(database);
  }
  await migrateDatabase(database, () => {});
  const after = await database
    .selectFrom('orders')
    .select(['status', 'tracking_number', 'fulfilment'])
    .orderBy('number')
    .execute();
  expect(after.map(Object.values)).toEqual(orders);
});
