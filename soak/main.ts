import { existsSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { progress, progressBar, progressOver } from '../shop/progress.ts';
import { PLANTED_LEAKS } from './planted-leaks.ts';
import { printReport } from './print-report.ts';
import { runSoak } from './run-soak.ts';

/**
 * The built shop under a steady mixed load for as long as one likes: does anything grow? (README.md)
 * `npm run soak -- --minutes 60`, `npm run soak -- --minutes 5 --leak requests`
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    rate: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    leak: { type: 'string' },
    samples: { type: 'string' },
  },
});

function readNumber(name: 'minutes' | 'rate' | 'seed', least: number, most: number): number {
  const number = Number(values[name]);
  if (number >= least && number <= most) return number;
  console.error(`--${name} has to be a number from ${least} to ${most}.`);
  process.exit(1);
}

const minutes = readNumber('minutes', 1, 60 * 24 * 30);
const rate = readNumber('rate', 0.1, 1000);
const seed = readNumber('seed', 1, 2 ** 31 - 1);
if (values.leak !== undefined && !Object.hasOwn(PLANTED_LEAKS, values.leak)) {
  console.error(`--leak has to be one of ${Object.keys(PLANTED_LEAKS).join(', ')}.`);
  process.exit(1);
}
if (!existsSync('/proc/self/smaps_rollup')) {
  console.error('The soak reads what processes hold from /proc, which only Linux has.');
  process.exit(1);
}

const stopped = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopped.abort());

const leak = values.leak === undefined ? '' : `, with a planted leak: ${values.leak}`;
console.log(`${minutes} minutes of ${rate} visits a second, seed ${seed}${leak}.`);
const report = await runSoak({
  minutes,
  rate,
  seed,
  leak: values.leak,
  stopped: stopped.signal,
  onSample({ values }, tally, seconds) {
    const held = `${values['memory of the shop'].toFixed(0)} MB, ${tally.requests} requests, ${tally.faults.length} wrong`;
    progress(`${progressBar('seconds', Math.round(seconds), minutes * 60)}: ${held}`);
  },
});
progressOver();
if (values.samples) writeFileSync(values.samples, JSON.stringify(report.samples));
const { text, isSound } = printReport(report);
console.log(text);
// A planted leak has to be found; without one there is nothing to find.
if (isSound !== (values.leak === undefined)) process.exitCode = 1;
