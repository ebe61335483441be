import { tableOf } from '../bench/measure/print-table.ts';
import { afterWarmUp, type Judged, judgeSeries, type Rule } from './judge-series.ts';
import type { SoakReport } from './run-soak.ts';
import { HELD_AGAINST, SERIES, type SeriesName } from './series.ts';

/** So many samples make a line with an error. */
const LEAST = 3;

/** At most so many wrong answers are printed. */
const MOST_PRINTED = 10;

/** @returns the table of all series, what was wrong, and whether nothing was */
export function printReport({ samples, tally, faults, processors, minutes }: SoakReport): {
  text: string;
  isSound: boolean;
} {
  const kept = afterWarmUp(samples);
  if (kept.length < LEAST) return { text: 'It was too short to say anything.', isSound: false };
  const judged = seriesNames().map((name): [SeriesName, Judged] => {
    const against = HELD_AGAINST[name] ?? 'at';
    const points = kept.map((sample) => ({ at: sample[against], value: sample.values[name] }));
    return [name, judgeSeries(points, SERIES[name].rule)];
  });
  const rows = judged.map(([name, { line, fault }]) => {
    const { unit, rule } = SERIES[name];
    const digits = Math.max(Math.abs(line.start), Math.abs(line.end)) < 10 ? 2 : 1;
    const say = (value: number) => value.toFixed(digits).replace(/^-(0\.?0*)$/, '$1');
    const highest = Math.max(...kept.map(({ values }) => values[name]));
    return [
      `${name}${unit && ` (${unit})`}`,
      say(line.start),
      say(line.end),
      say(highest),
      `${line.slope.toFixed(2)} ± ${line.error.toFixed(2)}`,
      allowedBy(rule),
      fault ?? 'kept',
    ];
  });
  const wrong = [...faults, ...tally.faults];
  const series = judged.filter(([, { fault }]) => fault !== null).length;
  const isSound = wrong.length === 0 && series === 0;
  const text = [
    '',
    tableOf(['', 'start', 'end', 'highest', 'slope', 'allowed', 'verdict'], rows),
    '',
    `Start and end are those of the fitted line, the first third of ${minutes.toFixed(1)} minutes left out. A slope is for an`,
    'hour, of the last two rows for each write and each picture; it is too steep when two errors less still are.',
    `${tally.requests.toLocaleString('en')} requests, ${tally.orders.size.toLocaleString('en')} orders, ` +
      `${tally.pictures} pictures, ${tally.refused} refused; shop and PostgreSQL at work on ${processors.toFixed(2)} processors.`,
    ...wrong.slice(0, MOST_PRINTED).map((one) => `WRONG: ${one}`),
    ...(wrong.length > MOST_PRINTED ? [`… and ${wrong.length - MOST_PRINTED} more.`] : []),
    isSound
      ? 'Nothing grows, and every answer was right.'
      : `${series} series not kept, ${wrong.length} wrong.`,
  ].join('\n');
  return { text, isSound };
}

function allowedBy(rule: Rule): string {
  switch (rule.kind) {
    case 'steady':
      return `≤ ${rule.perHour} an hour`;
    case 'for each':
      return `≤ ${rule.most} for each`;
    case 'bound':
      return `≤ ${rule.most}`;
  }
}

function seriesNames(): SeriesName[] {
  const isSeries = (name: string): name is SeriesName => Object.hasOwn(SERIES, name);
  return Object.keys(SERIES).filter(isSeries);
}
