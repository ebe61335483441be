import type { Alternated } from '../measure/alternate.ts';
import { median } from '../measure/median.ts';

/** A line of the table. */
export interface Row {
  name: string;
  unit: '/s' | 'ms' | 'MB' | 's';
  ours: number;
  limit: number | null;
  ratio: number | null;
  /** Milliseconds; of the shop, and of its limit. */
  p50: number | null;
  p99: number | null;
  limitP50: number | null;
  limitP99: number | null;
  /** The least and the largest: of the ratio, or of the figure where there is no ratio. */
  spread: readonly [number, number] | null;
  wanted: string;
  /** Null where nothing is wanted but to know. */
  reached: boolean | null;
  note?: string;
}

/** Above it a row may show how fast the load is sent, and not how fast it is answered. */
const TOO_BUSY = 0.9;

const spreadOf = (figures: readonly number[]) => [Math.min(...figures), Math.max(...figures)] as const;

/** A row of requests a second beside those of its limit. */
export function rateRow(
  name: string,
  { ours, limit, ratios }: Alternated,
  wanted: { ratio: number; p99?: number } | null,
): Row {
  const busy = Math.max(ours.busy, limit.busy);
  const ratio = median(ratios);
  const isQuick = wanted?.p99 === undefined || ours.p99 <= wanted.p99 * limit.p99;
  return {
    name,
    unit: '/s',
    ours: ours.perSecond,
    limit: limit.perSecond,
    ratio,
    p50: ours.p50,
    p99: ours.p99,
    limitP50: limit.p50,
    limitP99: limit.p99,
    spread: spreadOf(ratios),
    wanted: wanted ? `≥ ${wanted.ratio}${wanted.p99 ? `, p99 ≤ ${wanted.p99}×` : ''}` : '–',
    reached: wanted && ratio >= wanted.ratio && isQuick,
    ...(busy > TOO_BUSY && { note: `the load was at work ${(100 * busy).toFixed(0)} % of the time` }),
  };
}

/** A row of one figure that has to stay below another. */
export function figureRow(
  name: string,
  unit: Row['unit'],
  figures: readonly number[],
  most: number | null,
  more: Partial<Row> = {},
): Row {
  const ours = median(figures);
  return {
    name,
    unit,
    ours,
    limit: null,
    ratio: null,
    p50: null,
    p99: null,
    limitP50: null,
    limitP99: null,
    spread: spreadOf(figures),
    wanted: most === null ? '–' : `≤ ${most} ${unit}`,
    reached: most === null ? null : ours <= most,
    ...more,
  };
}
