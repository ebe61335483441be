import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { connectDatabase, type Database } from '../database/connect.ts';
import { startEmbeddedPostgres } from '../database/embedded.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { NO_CHOICE, PAGE_SIZE } from '../shop/catalogue/listing/rules.ts';
import { loadDemoCatalogue } from '../shop/catalogue/load-demo-catalogue.ts';
import { searchByName, searchProducts } from '../shop/catalogue/search/queries.ts';
import { median } from './measure/median.ts';

/**
 * How long a search takes in a large shop, on a PostgreSQL of its own: the demo catalogue many times over, under
 * made-up brands. `npm run bench -- search --products 100000 --rounds 20`
 */
const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '20' },
  },
});

function readCount(name: 'products' | 'rounds', most: number): number {
  const count = Number(values[name]);
  if (Number.isInteger(count) && count >= 1 && count <= most) return count;
  console.error(`--${name} has to be a whole number from 1 to ${most}.`);
  process.exit(1);
}

const products = readCount('products', 1_000_000);
const rounds = readCount('rounds', 1000);

/** Rare and very common words, typing mistakes, other words, beginnings, words that are nowhere. */
const QUERIES = [
  'karahi',
  'steel',
  'set of 6',
  's',
  'ka',
  'steel bottle',
  'bottle steel set with lid',
  'non stik fry pan',
  'presure coker',
  'karhai',
  'jharu',
  'bachay ki bottle',
  'kitchen ka dabba',
  '5 kg atta dabba',
  'بچوں کی بوتل',
  'baby',
  'gift',
  'bachon ke khilaune',
  'tofa throw',
  'xyzzyq',
  'xyzzyq karahi plugh',
  'red plastic steel wooden glass cotton silk iron',
];

const FIFTIETH_PAGE = { ...NO_CHOICE, sort: 'match', page: 50 } as const;

const SYLLABLES = [
  'ba',
  'chi',
  'do',
  'fa',
  'gul',
  'hir',
  'ja',
  'ka',
  'lo',
  'mi',
  'nur',
  'pa',
  'ri',
  'sha',
  'tu',
  'za',
];

/** One of 4,096 brands. */
function brand(number: number): string {
  const syllables = [number >> 8, number >> 4, number].map((part) => SYLLABLES[part % SYLLABLES.length]);
  return syllables.join('').replace(/^./, (letter) => letter.toUpperCase());
}

/** Copies the demo catalogue until there are enough products; one in twelve is sold out. */
async function stockProducts(db: Database): Promise<void> {
  const brands = Array.from({ length: 4096 }, (_, number) => brand(number));
  await sql`
    insert into products (id, category_id, subcategory_id, name, title, description, price_paisa, quantity, shipping)
    select gen_random_uuid(), category_id, subcategory_id,
      (${brands}::text[])[1 + (copy * 61 + row_number() over ()) % 4096] || ' ' || name,
      title, description, price_paisa, case when random() < 1 / 12.0 then 0 else 10 end, shipping
    from products, generate_series(1, ${products} / (select count(*) from products)) as copy
    order by random()
  `.execute(db);
  await sql`vacuum analyze`.execute(db);
}

/** The median and the slowest of the rounds after the first, in milliseconds. */
async function measure(search: () => Promise<unknown>): Promise<{ median: number; slowest: number }> {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const began = performance.now();
    await search();
    if (round > 0) times.push(performance.now() - began);
  }
  return { median: median(times), slowest: Math.max(...times) };
}

const dataDir = await mkdtemp(path.join(tmpdir(), 'saman-bench-'));
const postgres = await startEmbeddedPostgres(dataDir, () => {});
const database = connectDatabase(postgres.connection, 4);
try {
  await migrateDatabase(database, () => {});
  await loadDemoCatalogue(database, () => {});
  await sql`set statement_timeout = 0`.execute(database);
  await stockProducts(database);
  const { rows } = await sql<{ products: number; words: number }>`
    select (select count(*) from products) as products, (select count(*) from search_vocabulary) as words
  `.execute(database);
  console.log(`${rows[0]?.products} products, ${rows[0]?.words} words; ms: median (slowest) of ${rounds}`);
  for (const query of QUERIES) {
    const dropdown = await measure(() => searchByName(database, query));
    const lastPage = await measure(() => searchProducts(database, query, FIFTIETH_PAGE, PAGE_SIZE));
    const { count } = await searchProducts(database, query, FIFTIETH_PAGE, PAGE_SIZE);
    const show = ({ median, slowest }: typeof dropdown) => `${median.toFixed(1)} (${slowest.toFixed(1)})`;
    console.log(
      `${show(dropdown).padEnd(14)} dropdown, ${show(lastPage).padEnd(14)} 50th page, ${count} found: ${query}`,
    );
  }
  // Waiting for a processor is in these times: they say something of the shop only on a machine that is idle.
  console.log(`load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} processors`);
} finally {
  await database.destroy();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
