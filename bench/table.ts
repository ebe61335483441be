import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { progressOver } from '../shop/progress.ts';
import { withCatalogue } from './catalogue/with-catalogue.ts';
import { describeMachine } from './measure/machine.ts';
import { type Bench, withBench } from './rows/bench.ts';
import { measureChanges } from './rows/changes.ts';
import { measureCold } from './rows/cold.ts';
import { measureMemory } from './rows/memory.ts';
import { measureHot, measureOrders } from './rows/orders.ts';
import { ENDPOINTS, measureCached, PAGES } from './rows/pages.ts';
import { printRows, writeResults } from './rows/print-rows.ts';
import { measureProcesses } from './rows/processes.ts';
import type { Row } from './rows/row.ts';
import { measureSearch } from './rows/search.ts';
import { measureStarts } from './rows/start.ts';

/**
 * How fast the shop is beside what the machine allows, in one table (README.md). Fails when a response is not the page
 * or the order that was meant. `npm run bench -- --products 100000 --rows home,orders --seconds 5`
 */
const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '100000' },
    rows: { type: 'string' },
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '5' },
    keep: { type: 'string' },
    profile: { type: 'string' },
  },
});

type Measure = (bench: Bench) => Promise<Row | Row[]> | Row[];

/** In the order in which they are measured: what they leave behind in memory is measured near the end. */
const ROWS: Readonly<Record<string, Measure>> = {
  ...Object.fromEntries(
    [...PAGES, ...ENDPOINTS].map((name) => [name, (bench: Bench) => measureCached(bench, name)]),
  ),
  changes: measureChanges,
  cold: measureCold,
  search: measureSearch,
  orders: measureOrders,
  hot: measureHot,
  memory: measureMemory,
  processes: measureProcesses,
  start: measureStarts,
};

function readCount(name: 'products' | 'seconds' | 'rounds', least: number, most: number): number {
  const count = Number(values[name]);
  if (count >= least && count <= most && (name === 'seconds' || Number.isInteger(count))) return count;
  console.error(`--${name} has to be a number from ${least} to ${most}.`);
  process.exit(1);
}

const products = readCount('products', 1000, 5_000_000);
const seconds = readCount('seconds', 0.1, 200);
const rounds = readCount('rounds', 1, 100);
const chosen = values.rows?.split(',') ?? Object.keys(ROWS);
const unknown = chosen.find((name) => !Object.hasOwn(ROWS, name));
if (unknown !== undefined) {
  console.error(`There is no row "${unknown}"; choose of ${Object.keys(ROWS).join(', ')}.`);
  process.exit(1);
}
if (values.profile) mkdirSync(values.profile, { recursive: true });
const node = values.profile ? ['--cpu-prof', `--cpu-prof-dir=${resolve(values.profile)}`] : [];

const machine = describeMachine();
const rows: Row[] = [];
await withCatalogue(products, values.keep, (own) =>
  withBench(own, { products, seconds, rounds, node }, async (bench) => {
    for (const [name, measure] of Object.entries(ROWS)) {
      if (!chosen.includes(name)) continue;
      try {
        const measured = [await measure(bench)].flat();
        rows.push(...measured);
        progressOver();
        console.log(printRows(measured).split('\n').slice(2).join('\n'));
      } catch (error) {
        progressOver();
        console.error(`${name} failed: ${error instanceof Error ? error.message : error}`);
        process.exitCode = 1;
      }
    }
  }),
);
if (rows.length > 0) {
  console.log(`\n${printRows(rows)}\n`);
  console.log(`Written to ${await writeResults({ machine, products, seconds, rounds }, rows)}.{md,json}`);
}
