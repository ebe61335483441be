import { parseArgs } from 'node:util';
import { plantBug } from '../chaos/planted-bugs.ts';
import { progress, progressBar, progressOver } from '../shop/progress.ts';
import { FEWEST_ORDERS } from './plan-day.ts';
import { PLANTED_BUGS } from './planted-bugs.ts';
import { printReport } from './print-report.ts';
import { runDay } from './run-day.ts';

/**
 * A day of the shop, from 150 orders to the couriers' money, and whether everything agrees in the evening.
 * `npm run day -- --orders 150 --seed 7`, `npm run day -- --bug counted-in-twice`
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '7' },
    orders: { type: 'string', default: '150' },
    bug: { type: 'string' },
  },
});
const seed = Number(values.seed);
const orders = Number(values.orders);
if (!Number.isInteger(seed) || !Number.isInteger(orders) || orders < FEWEST_ORDERS || orders > 400) {
  console.error(`--seed has to be a whole number, --orders one from ${FEWEST_ORDERS} to 400.`);
  process.exit(1);
}
if (values.bug !== undefined && !Object.hasOwn(PLANTED_BUGS, values.bug)) {
  console.error(`--bug has to be one of ${Object.keys(PLANTED_BUGS).join(', ')}.`);
  process.exit(1);
}

const planted = values.bug === undefined ? null : plantBug(values.bug, PLANTED_BUGS);
try {
  console.log(`Seed ${seed}, ${orders} orders${planted ? `, with a planted bug: ${values.bug}` : ''}.`);
  const began = performance.now();
  const report = await runDay({
    seed,
    orders,
    program: planted ? 'tests/support/start-without-pages.ts' : 'build/server/main.js',
    ...(planted && { project: planted.project }),
    onProgress: (what, done, all) => progress(progressBar(what, done, all)),
  });
  progressOver();
  console.log(printReport(report));
  console.log(`The day took ${((performance.now() - began) / 1000).toFixed(1)} s.`);
  // A planted bug has to be found; without one there is nothing to find.
  if (report.disagreements.length > 0 !== (planted !== null)) process.exitCode = 1;
} finally {
  planted?.remove();
}
