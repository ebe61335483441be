import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { NO_CHOICE, PAGE_SIZE } from '../shop/catalogue/listing/rules.ts';
import { searchByName, searchProducts } from '../shop/catalogue/search/queries.ts';
import { withCatalogue } from './catalogue/with-catalogue.ts';
import { median } from './measure/median.ts';
import { QUERIES } from './measure/search-queries.ts';

/**
 * How long each search takes by itself in a large shop: the list under the search box, and the fiftieth page of what is
 * found. `npm run bench -- search --products 100000 --rounds 20`
 */
const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '20' },
    keep: { type: 'string' },
  },
});

function readCount(name: 'products' | 'rounds', least: number, most: number): number {
  const count = Number(values[name]);
  if (Number.isInteger(count) && count >= least && count <= most) return count;
  console.error(`--${name} has to be a whole number from ${least} to ${most}.`);
  process.exit(1);
}

const products = readCount('products', 1000, 1_000_000);
const rounds = readCount('rounds', 1, 1000);

const FIFTIETH_PAGE = { ...NO_CHOICE, sort: 'match', page: 50 } as const;

/** The median and the slowest of the rounds after the first, in milliseconds. */
async function measure(search: () => Promise<unknown>): Promise<string> {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const began = performance.now();
    await search();
    if (round > 0) times.push(performance.now() - began);
  }
  return `${median(times).toFixed(1)} (${Math.max(...times).toFixed(1)})`.padEnd(14);
}

await withCatalogue(products, values.keep, async ({ database }) => {
  console.log(`${products} products; ms: median (slowest) of ${rounds}`);
  for (const query of QUERIES) {
    const dropdown = await measure(() => searchByName(database, query));
    const lastPage = await measure(() => searchProducts(database, query, FIFTIETH_PAGE, PAGE_SIZE));
    const { count } = await searchProducts(database, query, FIFTIETH_PAGE, PAGE_SIZE);
    console.log(`${dropdown} dropdown, ${lastPage} 50th page, ${count} found: ${query}`);
  }
  // Waiting for a processor is in these times: they say something of the shop only on a machine that is idle.
  console.log(`load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} processors`);
});
