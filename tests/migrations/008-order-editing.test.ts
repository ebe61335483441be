import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrateDatabase } from '../../database/migrate.ts';
import { type BlankDatabase, blankDatabase, migrateBefore } from '../support/database.ts';

let blank: BlankDatabase;
beforeEach(async () => {
  blank = await blankDatabase();
});
afterEach(() => blank.drop());

const insertOrder = () => sql`
  insert into orders (id, name, email, mobile, province, city, address, payment_method,
    subtotal_paisa, shipping_paisa, total_paisa)
  values (${randomUUID()}, 'Omar', 'omar@example.com', '+923012345677', 'Sindh', 'Karachi', 'House 2', 'cash',
    200000, 15000, 215000)
`;

test('orders of before have no discount, and came from the shop', async () => {
  const { database } = blank;
  await migrateBefore(database, '008');
  await insertOrder().execute(database);
  await migrateDatabase(database, () => {});
  expect(await database.selectFrom('orders').selectAll().executeTakeFirst()).toMatchObject({
    discount_paisa: 0,
    discount_reason: null,
    shipping_reason: null,
    source: 'web',
    taken_by: null,
    total_paisa: 215000,
  });
});

test.each([
  ['total', { discount_paisa: 5000, discount_reason: 'A regular' }, 'orders_total'],
  ['discount without a reason', { discount_paisa: 5000, total_paisa: 210000 }, 'orders_discount_reason'],
  [
    'discount above the subtotal',
    { discount_paisa: 200001, discount_reason: 'A', total_paisa: 14999 },
    'orders_discount',
  ],
  ['order by phone that nobody took', { source: 'phone' }, 'orders_taken_by'],
  ['tracking number of no courier', { tracking_number: '7712' }, 'orders_tracking_of_courier'],
  ['half an attempt', { idempotency_key: 'abcdefgh' }, 'orders_check1'],
] as const)('the table holds no wrong %s', async (_what, changed, constraint) => {
  const { database } = blank;
  await migrateDatabase(database, () => {});
  await insertOrder().execute(database);
  await expect(database.updateTable('orders').set(changed).execute()).rejects.toMatchObject({ constraint });
});
