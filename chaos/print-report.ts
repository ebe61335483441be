import { median } from '../bench/measure/median.ts';
import type { ChaosReport } from './run-chaos.ts';

/** At most so many contradictions are printed. */
const MOST_PRINTED = 20;

/** The report as a table of faults, and what could not be explained. */
export function printReport({ recoveries, contradictions, placed, unknown }: ChaosReport): string {
  const faults = [...new Set(recoveries.map(({ fault }) => fault))];
  const rows = faults.map((fault) => {
    const times = recoveries.filter((recovery) => recovery.fault === fault);
    const seconds = (of: 'home' | 'list' | 'order') => {
      const all = times.map((time) => time[of] / 1000);
      return `${median(all).toFixed(2)} / ${Math.max(...all).toFixed(2)}`;
    };
    return `| ${fault} | ${times.length} | ${seconds('home')} | ${seconds('list')} | ${seconds('order')} |`;
  });
  return [
    '',
    'First answer after the end of the fault, median / worst, in seconds:',
    '| fault | times | home page | list read again | order |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
    `${placed} orders stored, ${unknown} without an answer in the end.`,
    contradictions.length === 0
      ? 'Everything that was answered is explained by what is stored.'
      : `${contradictions.length} contradictions:\n${contradictions.slice(0, MOST_PRINTED).join('\n')}`,
  ].join('\n');
}
