import type { Report } from './attack-shop.ts';
import { curlLine } from './curl-line.ts';

/** The result of a run, for the terminal: each endpoint, then each fault with its request. */
export function printReport(
  { responses, faults, sent }: Report,
  { seed, address }: { seed: number; address: string },
): string {
  const names = [...responses.keys()].toSorted();
  const widest = Math.max(...names.map((name) => name.length));
  const kinds = ['2xx', '3xx', '4xx', '5xx'];
  const rows = names.map((name) =>
    [
      name.padEnd(widest),
      ...kinds.map((kind) => String(responses.get(name)?.get(kind) ?? '').padStart(5)),
    ].join(' '),
  );
  const faultLines = faults.flatMap(({ what, times, first }) => [
    '',
    `✗ ${what} (${times} ${times === 1 ? 'time' : 'times'})`,
    ...(first
      ? [
          `  request ${first.number} of seed ${seed}, as ${first.sent.as}:`,
          `  ${curlLine(first.sent, address)}`,
        ]
      : []),
  ]);
  return [
    `${' '.repeat(widest)} ${kinds.map((kind) => kind.padStart(5)).join(' ')}`,
    ...rows,
    ...faultLines,
    '',
    `${sent} requests, seed ${seed}: ${faults.length === 0 ? 'no fault' : `${faults.length} faults`}.`,
  ].join('\n');
}
