import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrateDatabase } from '../../database/migrate.ts';
import { type BlankDatabase, blankDatabase, migrateBefore } from '../support/database.ts';

let blank: BlankDatabase;

beforeEach(async () => {
  blank = await blankDatabase();
});
afterEach(() => blank.drop());

test('the ledger begins with what every product has', async () => {
  const { database } = blank;
  await migrateBefore(database, '025-stock-movements');
  await sql`
    with kitchen as (insert into categories (id, name) values (gen_random_uuid(), 'Kitchen') returning id),
    goods as (
      insert into products (id, category_id, name, title, description, price_paisa, shipping)
      select gen_random_uuid(), id, name, '', 'A pan', 1000, 'paid' from kitchen, (values ('Pan'), ('Tawa')) as names (name)
      returning id, name
    )
    select id, name from goods
  `.execute(database);
  await sql`insert into stock (product_id, quantity) select id, case name when 'Pan' then 7 else 0 end from products`.execute(
    database,
  );

  await migrateDatabase(database, () => {});

  const { rows } = await sql`
    select name, kind, units, on_hand, quantity, actor from stock_movements
    join products on products.id = product_id join stock using (product_id) order by name
  `.execute(database);
  const opening = { kind: 'opening', actor: 'The shop' };
  expect(rows).toEqual([
    { name: 'Pan', ...opening, units: 7, on_hand: 7, quantity: 7 },
    { name: 'Tawa', ...opening, units: 0, on_hand: 0, quantity: 0 },
  ]);
});
