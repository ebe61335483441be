import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrateDatabase } from '../../database/migrate.ts';
import { type BlankDatabase, blankDatabase, migrateBefore } from '../support/database.ts';

let blank: BlankDatabase;

beforeEach(async () => {
  blank = await blankDatabase();
  await migrateBefore(blank.database, '009');
});
afterEach(() => blank.drop());

test('orders that shared a tracking number before keep it, and no third one takes it', async () => {
  const { database } = blank;
  const add = (trackingNumber: string) =>
    sql`
    insert into orders (id, name, email, mobile, province, city, address, payment_method, subtotal_paisa,
      shipping_paisa, total_paisa, courier, tracking_number)
    values (gen_random_uuid(), 'Omar', 'omar@example.com', '+923012345677', 'Punjab', 'Lahore', 'House 2', 'cash',
      100, 0, 100, 'TCS', ${trackingNumber})`.execute(database);
  await add('cx-7712');
  await add('CX-7712');
  await migrateDatabase(database, () => {});
  const kept = await database
    .selectFrom('orders')
    .select(['tracking_number', 'tracking_shared'])
    .orderBy('number')
    .execute();
  expect(kept).toEqual([
    { tracking_number: 'cx-7712', tracking_shared: false },
    { tracking_number: 'CX-7712', tracking_shared: true },
  ]);
  await expect(add('CX-7712')).rejects.toThrow('orders_tracking');
});

test('what a product was called when it was sold is known from its lines', async () => {
  const { database } = blank;
  await sql`
    with category as (insert into categories (id, name) values (gen_random_uuid(), 'Kitchen') returning id),
      product as (insert into products (id, category_id, name, title, description, price_paisa, shipping)
        select gen_random_uuid(), id, 'Karahi', '', 'A pan.', 100, 'free' from category returning id),
      placed as (insert into orders (id, name, email, mobile, province, city, address, payment_method, subtotal_paisa,
        shipping_paisa, total_paisa) values (gen_random_uuid(), 'Omar', 'omar@example.com', '+923012345677', 'Punjab',
        'Lahore', 'House 2', 'cash', 100, 0, 100) returning id)
    insert into order_lines (order_id, line_number, product_id, name, price_paisa, discount_basis_points,
      line_price_paisa, quantity)
    select placed.id, line, product.id, (array['Karahi', 'Kadhai'])[line], 100, 0, 100, 1
    from placed, product, generate_series(1, 2) line
  `.execute(database);
  await migrateDatabase(database, () => {});
  const names = await database.selectFrom('former_product_names').select('name').execute();
  expect(names).toEqual([{ name: 'Kadhai' }]);
});
