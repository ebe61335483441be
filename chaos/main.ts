import { parseArgs } from 'node:util';
import { PLANTED_BUGS, plantBug } from './planted-bugs.ts';
import { printReport } from './print-report.ts';
import { runChaos } from './run-chaos.ts';

/**
 * Faults under load, and whether every answer can be explained afterwards.
 * `npm run chaos -- --seed 7 --faults 200`, `npm run chaos -- --demo --orders 100000`, `npm run chaos -- --bug oversell`
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    faults: { type: 'string', default: '24' },
    bug: { type: 'string' },
    demo: { type: 'boolean', default: false },
    orders: { type: 'string', default: '0' },
  },
});
const seed = Number(values.seed);
const faults = Number(values.faults);
const orders = Number(values.orders);
if (!Number.isInteger(seed) || ![faults, orders].every((count) => Number.isInteger(count) && count >= 0)) {
  console.error('--seed, --faults and --orders have to be whole numbers.');
  process.exit(1);
}
if (values.bug !== undefined && !Object.hasOwn(PLANTED_BUGS, values.bug)) {
  console.error(`--bug has to be one of ${Object.keys(PLANTED_BUGS).join(', ')}.`);
  process.exit(1);
}

const planted = values.bug === undefined ? null : plantBug(values.bug);
try {
  console.log(`Seed ${seed}, ${faults} faults${planted ? `, with a planted bug: ${values.bug}` : ''}.`);
  const report = await runChaos({
    seed,
    faults,
    demo: values.demo,
    orders,
    program: planted ? 'tests/support/start-without-pages.ts' : 'build/server/main.js',
    ...(planted && { project: planted.project }),
    onFault: (done, name) => console.log(`${String(done + 1).padStart(4)} of ${faults}: ${name}`),
  });
  console.log(printReport(report));
  // A planted bug has to be found; without one there is nothing to find.
  const isFound = report.contradictions.length > 0;
  if (isFound !== (planted !== null)) process.exitCode = 1;
} finally {
  planted?.remove();
}
