import { parseArgs } from 'node:util';
import { progress, progressOver } from '../shop/progress.ts';
import { withCatalogue } from './catalogue/with-catalogue.ts';
import { tableOf } from './measure/print-table.ts';
import { type HeardPlan, hearPlans } from './plans/heard-plans.ts';
import { describePlan, faultsOf, mostRows, readSizes } from './plans/judge-plan.ts';
import { shoppersWay } from './plans/queries.ts';
import { chooseGoods } from './rows/goods.ts';

/**
 * What PostgreSQL does for each query of a shopper's way in a shop of this size. Fails when it reads a large table from
 * end to end, or sorts more than a few thousand rows. With `--show` the plans of the operations whose names
 * begin so are printed. `npm run bench -- plans --products 1000000 --show 'listing by price'`
 */
const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '100000' },
    keep: { type: 'string' },
    show: { type: 'string' },
  },
});
const products = Number(values.products);
if (!Number.isInteger(products) || products < 1000) {
  console.error('--products has to be a whole number from 1000.');
  process.exit(1);
}

/** The first times read from the disk what the last finds in memory. */
const RUNS = 3;

await withCatalogue(products, values.keep, async ({ database: own, connection }) => {
  const goods = await chooseGoods(own, products);
  const sizes = await readSizes(own);
  const { database, hear } = hearPlans(connection);
  const lines: string[][] = [];
  let faulty = 0;
  try {
    for (const [name, operation] of await shoppersWay(own, goods)) {
      progress(name);
      for (let run = 1; run < RUNS; run++) await hear(operation);
      const heard = await hear(operation);
      const faults = heard.flatMap(({ plan }, index) =>
        faultsOf(plan, sizes).map((fault) => `${fault} in query ${index + 1}`),
      );
      if (faults.length > 0) faulty += 1;
      const sum = (of: (one: HeardPlan) => number) => heard.reduce((total, one) => total + of(one), 0);
      lines.push([
        name,
        sum(({ ms }) => ms).toFixed(1),
        String(heard.length),
        Math.max(...heard.map(({ plan }) => mostRows(plan))).toLocaleString('en'),
        sum(({ plan }) => plan['Shared Hit Blocks'] + plan['Shared Read Blocks']).toLocaleString('en'),
        faults.join(', '),
      ]);
      if (values.show === undefined || !name.startsWith(values.show)) continue;
      progressOver();
      for (const [index, { text, ms, plan }] of heard.entries()) {
        console.log(`\n${name}, query ${index + 1}: ${ms} ms\n${text}\n${describePlan(plan)}`);
      }
    }
  } finally {
    await database.destroy();
  }
  progressOver();
  console.log(tableOf(['operation', 'ms', 'queries', 'most rows', 'buffers', 'faults'], lines));
  if (faulty > 0) {
    console.log(`${faulty} of ${lines.length} operations read or sort a large table.`);
    process.exitCode = 1;
  } else console.log(`All ${lines.length} operations are answered by an index.`);
});
