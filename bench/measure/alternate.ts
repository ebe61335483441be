import { progress } from '../../shop/progress.ts';
import type { LoadResult } from '../load/types.ts';
import { median } from './median.ts';

/** What one side of a row did, in the middle of its rounds. */
interface Side {
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  busy: number;
}

export interface Alternated {
  ours: Side;
  limit: Side;
  /** Of each round: the two sides of a round had the same machine. */
  ratios: number[];
}

/**
 * Measures the shop and its limit in turn, so that whatever else the machine does meets both.
 * @param ratioOf of the results of a round; of their rates unless said otherwise
 * @throws when a response was not the one that was meant
 */
export async function alternate(
  name: string,
  rounds: number,
  ours: () => Promise<LoadResult>,
  limit: () => Promise<LoadResult>,
  ratioOf = (one: LoadResult, other: LoadResult) => one.perSecond / other.perSecond,
): Promise<Alternated> {
  const sides: { ours: LoadResult; limit: LoadResult }[] = [];
  for (let round = 1; round <= rounds; round++) {
    progress(`${name}: round ${round} of ${rounds}`);
    sides.push({ ours: meant(await ours()), limit: meant(await limit()) });
  }
  return {
    ours: middle(sides.map((side) => side.ours)),
    limit: middle(sides.map((side) => side.limit)),
    ratios: sides.map((side) => ratioOf(side.ours, side.limit)),
  };
}

/** @throws when a response was not the one that was meant */
export function meant(result: LoadResult): LoadResult {
  const { answered, failures, firstFailure } = result;
  if (failures > 0) throw new Error(`${failures} of ${answered} responses were not meant: ${firstFailure}`);
  if (answered === 0) throw new Error('Nothing was answered.');
  return result;
}

export function middle(results: readonly LoadResult[]): Side {
  const of = (read: (result: LoadResult) => number) => median(results.map(read));
  return {
    perSecond: of(({ perSecond }) => perSecond),
    p50: of(({ p50 }) => p50),
    p95: of(({ p95 }) => p95),
    p99: of(({ p99 }) => p99),
    busy: of(({ busy }) => busy),
  };
}
