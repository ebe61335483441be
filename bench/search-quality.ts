import { parseArgs } from 'node:util';
import { loadDemoCatalogue } from '../shop/catalogue/load-demo-catalogue.ts';
import { searchByName } from '../shop/catalogue/search/queries.ts';
import { holdoutQueries } from '../tests/search-quality/holdout.ts';
import { judgedQueries } from '../tests/search-quality/judged.ts';
import { describeMiss, measureSearch } from '../tests/search-quality/measure.ts';
import { withOwnDatabase } from './measure/own-database.ts';

/**
 * How many of the judged queries find in the demo catalogue what they have to, and how many of those that search
 * is not tuned by. `npm run bench -- search-quality --misses` also lists what misses; who reads the list of the
 * second set writes new queries for it.
 */
const { values } = parseArgs({
  options: { misses: { type: 'boolean', default: false }, set: { type: 'string' } },
});

const sets = { judged: judgedQueries, holdout: holdoutQueries };

await withOwnDatabase(async ({ database }) => {
  await loadDemoCatalogue(database, () => {});
  for (const [set, queries] of Object.entries(sets)) {
    if (values.set && values.set !== set) continue;
    const { asked, misses } = await measureSearch((query) => searchByName(database, query), queries);
    const found = asked - misses.length;
    console.log(`${set}: ${found} of ${asked} (${((100 * found) / asked).toFixed(1)} %)`);
    if (values.misses) for (const miss of misses) console.log(`  ${describeMiss(miss)}`);
  }
});
