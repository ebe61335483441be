import type { Rule } from './judge-series.ts';

const MB = 2 ** 20;

/** What is measured, in the order of the table, and what each may do. */
export const SERIES = {
  'memory of the shop': { unit: 'MB', rule: { kind: 'steady', perHour: 12, noise: 20 } },
  'heap in use': { unit: 'MB', rule: { kind: 'steady', perHour: 1, noise: 4 } },
  'memory outside the heap': { unit: 'MB', rule: { kind: 'steady', perHour: 4, noise: 8 } },
  'array buffers': { unit: 'MB', rule: { kind: 'steady', perHour: 4, noise: 8 } },
  'cached pages': { unit: 'MB', rule: { kind: 'bound', most: 48 } },
  'memory of picture processes': { unit: 'MB', rule: { kind: 'bound', most: 1_000 } },
  'memory of PostgreSQL, its own': { unit: 'MB', rule: { kind: 'steady', perHour: 12, noise: 60 } },
  'memory of PostgreSQL, shared': { unit: 'MB', rule: { kind: 'bound', most: 220 } },
  'processes of PostgreSQL': { unit: '', rule: { kind: 'bound', most: 36 } },
  threads: { unit: '', rule: { kind: 'steady', perHour: 1, noise: 3 } },
  'open files': { unit: '', rule: { kind: 'steady', perHour: 2, noise: 12 } },
  'connections, open': { unit: '', rule: { kind: 'steady', perHour: 2, noise: 12 } },
  'connections, half closed': { unit: '', rule: { kind: 'steady', perHour: 1, noise: 6 } },
  'files being received': { unit: '', rule: { kind: 'steady', perHour: 1, noise: 4 } },
  'temporary files': { unit: '', rule: { kind: 'steady', perHour: 1, noise: 4 } },
  'event loop late, p99': { unit: 'ms', rule: { kind: 'steady', perHour: 50, noise: 300 } },
  'write-ahead log': { unit: 'MB', rule: { kind: 'bound', most: 1_100 } },
  'database, for each write': { unit: 'KB', rule: { kind: 'for each', most: 24 } },
  'pictures, for each that was sent': { unit: 'KB', rule: { kind: 'for each', most: 700 } },
} as const satisfies Record<string, { unit: 'MB' | 'KB' | 'ms' | ''; rule: Rule }>;

export type SeriesName = keyof typeof SERIES;

export interface Sample {
  /** Hours since the load began. */
  at: number;
  /** What was stored until then: orders, reviews, accounts, changes; and how many pictures came with them. */
  writes: number;
  pictures: number;
  values: Record<SeriesName, number>;
}

/** What a series is held against. */
export const HELD_AGAINST: Partial<Record<SeriesName, 'writes' | 'pictures'>> = {
  'database, for each write': 'writes',
  'pictures, for each that was sent': 'pictures',
};

export const toMegabytes = (bytes: number) => bytes / MB;
