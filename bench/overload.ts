import { parseArgs } from 'node:util';
import { progress, progressOver } from '../shop/progress.ts';
import { withCatalogue } from './catalogue/with-catalogue.ts';
import { tableOf } from './measure/print-table.ts';
import { type Endured, endure } from './overload/endure.ts';
import { FAULTS } from './overload/faults.ts';
import { withBench } from './rows/bench.ts';

/**
 * More than the shop can do, of every kind: does it answer those whom it lets in, does it recover, and does it give back
 * what it took? `npm run bench -- overload`, `npm run bench -- overload --faults storm,idle`
 */
const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '1000' },
    faults: { type: 'string', default: Object.keys(FAULTS).join(',') },
  },
});
const products = Number(values.products);
if (!Number.isInteger(products) || products < 1000) {
  console.error('--products has to be a whole number from 1000.');
  process.exit(1);
}
const chosen = values.faults.split(',');
const unknown = chosen.find((name) => !Object.hasOwn(FAULTS, name));
if (unknown !== undefined) {
  console.error(`There is no fault "${unknown}"; choose of ${Object.keys(FAULTS).join(', ')}.`);
  process.exit(1);
}

const HEAD = [
  'fault',
  'what came of it',
  'visitors meanwhile',
  'memory: before, most, after, most of a second time',
  'recovered',
  'verdict',
];

const wrong: string[] = [];
const rows = await withCatalogue(products, undefined, (own) =>
  withBench(own, { products, seconds: 5, rounds: 1, node: [] }, async (bench) => {
    const table: string[][] = [];
    for (const [name, fault] of Object.entries(FAULTS)) {
      if (!chosen.includes(name)) continue;
      progress(`${name}: ${fault.what}`);
      const endured = await endure(bench, fault);
      progressOver();
      table.push(rowOf(fault.what, endured));
      wrong.push(...endured.faults.map((one) => `${name}: ${one}`));
      console.log(tableOf(HEAD, table.slice(-1)).split('\n')[2]);
    }
    return table;
  }),
);
console.log(`\n${tableOf(HEAD, rows)}`);
for (const one of wrong) console.error(`WRONG: ${one}`);
if (wrong.length > 0) process.exitCode = 1;

function rowOf(what: string, { outcome, visitors, memory, recovered, faults }: Endured): string[] {
  return [
    what,
    outcome,
    visitors,
    memory.map((megabytes) => `${megabytes.toFixed(0)} MB`).join(', '),
    recovered === null ? 'never' : `${recovered.toFixed(1)} s`,
    faults.length === 0 ? 'held' : 'not held',
  ];
}
