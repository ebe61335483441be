import { LRUCache } from 'lru-cache';
import type { Violation } from './rules.ts';

/** Different violations that are counted at once, and the lines of the log that all of them get in a minute. */
const MOST_DIFFERENT = 500;
const LINES_A_MINUTE = 30;

type Tell = (told: Violation & { times: number }) => void;

/**
 * Counts violations of the policy, and tells of each the first, the tenth, the hundredth time and so on: a page that is
 * wrong for everybody is a few lines. Anybody can send made-up reports, so there is an end to the lines of a minute.
 */
export function recordPolicyReports(tell: Tell): (violation: Violation) => void {
  const counts = new LRUCache<string, number>({ max: MOST_DIFFERENT });
  const minute = { began: Number.NEGATIVE_INFINITY, lines: 0 };
  return function recordPolicyReport(violation) {
    const { directive, blocked, source, page } = violation;
    const key = [directive, blocked, source, page].join(' ');
    const times = (counts.get(key) ?? 0) + 1;
    counts.set(key, times);
    if (!Number.isInteger(Math.log10(times))) return;
    const now = performance.now();
    if (now - minute.began > 60_000) Object.assign(minute, { began: now, lines: 0 });
    minute.lines += 1;
    if (minute.lines <= LINES_A_MINUTE) tell({ ...violation, times });
  };
}
