import type { DayReport } from './run-day.ts';

/** The report as one table, with what was found in the sheets and all that does not agree. */
export function printReport({ compared, planted, disagreements, typed, carried }: DayReport): string {
  const rows = compared.map(({ what, expected, found }) => {
    const number = (value: string | number) => value.toLocaleString('en');
    return `| ${what} | ${number(expected)} | ${number(found)} | ${expected === found ? 'yes' : 'NO'} |`;
  });
  return [
    '',
    '| what | the day | the shop | same |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
    'Planted in the sheets:',
    ...[...planted].map(([fault, said], index) => `${index + 1}. ${fault} → ${said || 'NOT FOUND'}`),
    '',
    `Of what staff sent, ${typed} values were typed and ${carried} carried over by the screens.`,
    disagreements.length === 0
      ? 'Everything agrees.'
      : `${disagreements.length} disagreements:\n${disagreements.slice(0, 40).join('\n')}`,
  ].join('\n');
}
