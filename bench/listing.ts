import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { connectDatabase, type Database } from '../database/connect.ts';
import { startEmbeddedPostgres } from '../database/embedded.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { readListing } from '../shop/catalogue/listing/queries.ts';
import { type ListingChoice, NO_CHOICE, PAGE_SIZE } from '../shop/catalogue/listing/rules.ts';
import { median } from './measure/median.ts';

/**
 * How long a page of a listing takes the database, for every sort and for all filters at once, among many products
 * with three reviews on average, in 20 categories; a fifth of the products is listed in a second one, too. `npm run bench -- listing --products 100000`
 */
const { values } = parseArgs({ options: { products: { type: 'string', default: '100000' } } });
const products = Number(values.products);
const RUNS = 21;

const CHOICES: Record<string, Partial<ListingChoice>> = {
  newest: {},
  price: { sort: 'price' },
  discount: { sort: 'discount' },
  rating: { sort: 'rating' },
  'every filter, by rating': {
    sort: 'rating',
    priceFrom: 500,
    priceTo: 5000,
    inStock: true,
    discounted: true,
    ratingFrom: 3,
  },
  'page 100': { page: 100 },
};

async function fill(database: Database): Promise<string> {
  await sql`set statement_timeout = 0`.execute(database);
  await sql`
    insert into categories (id, name) select gen_random_uuid(), 'Category ' || n from generate_series(1, 20) as n
  `.execute(database);
  await sql`
    insert into products (id, category_id, menu_category_id, name, title, description, price_paisa, discount_basis_points, quantity,
      shipping, photos, created_at)
    select gen_random_uuid(), ids[n % 20 + 1], case when n % 5 = 0 then ids[(n + n / 20 % 19 + 1) % 20 + 1] end, 'Pan ' || n, 'Pan', repeat('A good pan. ', 40),
      10000 + (random() * 900000)::int, case when random() < 0.4 then (random() * 50)::int * 100 else 0 end,
      case when random() < 0.1 then 0 else 20 end, 'paid', array['/media/demo/placeholder.svg'],
      now() - random() * interval '1000 days'
    from generate_series(1, ${products}::int) as n, (select array_agg(id) as ids from categories) as c
  `.execute(database);
  await sql`
    insert into reviews (id, product_id, name, mobile, title, rating, comment)
    select gen_random_uuid(), id, 'Sana', '+923012345678', 'Good', 1 + (random() * 4)::int, repeat('It cooks. ', 12)
    from products, generate_series(1, 6) as n where random() < 0.5
  `.execute(database);
  await sql`vacuum analyze`.execute(database);
  const { id } = await database.selectFrom('categories').select('id').limit(1).executeTakeFirstOrThrow();
  return id;
}

const dataDir = await mkdtemp(path.join(tmpdir(), 'saman-bench-'));
const postgres = await startEmbeddedPostgres(dataDir, () => {});
const database = connectDatabase(postgres.connection, 2);
try {
  await migrateDatabase(database, () => {});
  const categoryId = await database.connection().execute(fill);
  for (const [what, choice] of Object.entries(CHOICES)) {
    const times: number[] = [];
    let count = 0;
    for (let run = 0; run < RUNS; run++) {
      const began = performance.now();
      count = (await readListing(database, { categoryId }, { ...NO_CHOICE, ...choice }, PAGE_SIZE)).count;
      times.push(performance.now() - began);
    }
    const least = Math.min(...times);
    console.log(`${what}: ${median(times).toFixed(1)} ms (least ${least.toFixed(1)}), ${count} products`);
  }
} finally {
  await database.destroy();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
