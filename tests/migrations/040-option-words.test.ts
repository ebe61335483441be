import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrateDatabase } from '../../database/migrate.ts';
import { searchByName } from '../../shop/catalogue/search/queries.ts';
import { type BlankDatabase, blankDatabase, migrateBefore } from '../support/database.ts';

let blank: BlankDatabase;

beforeEach(async () => {
  blank = await blankDatabase();
});
afterEach(() => blank.drop());

test('a shop that has options already finds its products by what is sold of them', async () => {
  const { database } = blank;
  await migrateBefore(database, '040-option-words');
  await sql`
    with kitchen as (insert into categories (id, name) values (gen_random_uuid(), 'Kitchen') returning id),
    towel as (
      insert into products (id, category_id, name, title, description, price_paisa, shipping, options)
      select gen_random_uuid(), id, 'Towel', '', 'It dries.', 1000, 'paid',
        '[{"name": "Colour", "values": ["Turquoise", "Maroon"]}]'::jsonb from kitchen
      returning id
    )
    select id from towel
  `.execute(database);
  await sql`
    insert into products (id, category_id, name, title, description, price_paisa, shipping, variant_of, option_values, is_offered)
    select gen_random_uuid(), category_id, '', '', '', 1000, 'paid', id, array[value], value = 'Turquoise'
    from products, (values ('Turquoise'), ('Maroon')) as colours (value)
  `.execute(database);
  await sql`insert into stock (product_id, quantity) select id, 0 from products`.execute(database);

  await migrateDatabase(database, () => {});

  const find = async (query: string) => (await searchByName(database, query)).map(({ name }) => name);
  expect(await find('turquoise towel')).toEqual(['Towel']);
  expect(await find('turqoise')).toEqual(['Towel']);
  expect(await find('maroon')).toEqual([]);
});
