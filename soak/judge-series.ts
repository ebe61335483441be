import { fitLine, type Line, type Point } from './fit-line.ts';

/** What a series may do. */
export type Rule =
  /** It may not grow with time, more than so much an hour; a rise below `noise` in all proves nothing. */
  | { kind: 'steady'; perHour: number; noise: number }
  /** It grows with what is stored: at most by so much for each thing. */
  | { kind: 'for each'; most: number }
  /** It may move as it likes below this. */
  | { kind: 'bound'; most: number };

export interface Judged {
  line: Line;
  /** Null when the rule is kept. */
  fault: string | null;
}

/** The share of the time in which everything is still filling up. */
const WARM_UP = 1 / 3;

/** So many standard errors below the slope that was fitted, it is still thought to rise. */
const ERRORS = 2;

/** What is left of a series after the warm-up. */
export function afterWarmUp<T>(samples: readonly T[]): T[] {
  return samples.slice(Math.floor(samples.length * WARM_UP));
}

/**
 * Fits a line and holds it against the rule.
 * @param points after the warm-up; `at` is hours, or for `for each` the number of things that were stored
 */
export function judgeSeries(points: readonly Point[], rule: Rule): Judged {
  const line = fitLine(points);
  const surely = line.slope - ERRORS * line.error;
  const span = (points.at(-1)?.at ?? 0) - (points[0]?.at ?? 0);
  switch (rule.kind) {
    case 'steady': {
      const rises = surely > rule.perHour && surely * span > rule.noise;
      return { line, fault: rises ? `rises by more than ${rule.perHour} an hour` : null };
    }
    case 'for each':
      return { line, fault: surely > rule.most ? `more than ${rule.most} for each` : null };
    case 'bound': {
      const highest = Math.max(...points.map(({ value }) => value));
      return { line, fault: highest > rule.most ? `above ${rule.most}` : null };
    }
  }
}
