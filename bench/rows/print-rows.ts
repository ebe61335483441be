import { mkdir, writeFile } from 'node:fs/promises';
import type { describeMachine } from '../measure/machine.ts';
import { tableOf } from '../measure/print-table.ts';
import type { Row } from './row.ts';

const HEAD = ['name', 'ours', 'limit', 'ratio', 'p50/p99 ms', 'limit p50/p99', 'spread', 'wanted', 'reached'];

/** Three digits say what there is to say. */
function shown(figure: number): string {
  return figure >= 100 ? Math.round(figure).toLocaleString('en') : figure.toPrecision(3);
}

function cellsOf(row: Row): string[] {
  const { name, unit, ours, limit, ratio, p50, p99, limitP50, limitP99, spread, wanted, reached } = row;
  const withUnit = (figure: number | null) => (figure === null ? '' : `${shown(figure)} ${unit}`);
  const both = (one: number | null, other: number | null) =>
    one === null || other === null ? '' : `${shown(one)}/${shown(other)}`;
  return [
    name,
    withUnit(ours),
    withUnit(limit),
    ratio === null ? '' : ratio.toFixed(3),
    both(p50, p99),
    both(limitP50, limitP99),
    spread === null ? '' : spread.map(shown).join('–'),
    wanted,
    reached === null ? '–' : reached ? 'yes' : 'NO',
  ];
}

/** The table, and below it what a row has to say beside its figures. */
export function printRows(rows: readonly Row[]): string {
  const notes = rows.flatMap(({ name, note }) => (note === undefined ? [] : [`- ${name}: ${note}`]));
  return [tableOf(HEAD, rows.map(cellsOf)), ...(notes.length > 0 ? ['', ...notes] : [])].join('\n');
}

export interface Run {
  machine: ReturnType<typeof describeMachine>;
  /** How it was called. */
  products: number;
  seconds: number;
  rounds: number;
}

/** Writes the rows beside this folder's README, one pair of files a run. @returns their name without its ending */
export async function writeResults(run: Run, rows: readonly Row[]): Promise<string> {
  const folder = new URL('../results/', import.meta.url);
  await mkdir(folder, { recursive: true });
  const name = `${run.machine.at.slice(0, 19).replaceAll(':', '')}-${run.products}`;
  const described = Object.entries(run.machine).map(([what, value]) => `- ${what}: ${value}`);
  const how = `${run.products.toLocaleString('en')} products, ${run.rounds} rounds of ${run.seconds} s`;
  const markdown = [`# ${how}`, '', ...described, '', printRows(rows), ''].join('\n');
  await writeFile(new URL(`${name}.md`, folder), markdown);
  await writeFile(new URL(`${name}.json`, folder), `${JSON.stringify({ ...run, rows }, null, 2)}\n`);
  return `bench/results/${name}`;
}
