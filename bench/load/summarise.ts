/**
 * How many a second, and the times that half, 95 and 99 of a hundred stay within.
 * @param times of all responses (milliseconds), also of those that came after the end: the slowest are among them
 * @param inTime how many came before it
 */
export function summarise(times: readonly number[], inTime: number, seconds: number) {
  const sorted = Float64Array.from(times).sort();
  const within = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return {
    perSecond: inTime / seconds,
    answered: times.length,
    p50: within(0.5),
    p95: within(0.95),
    p99: within(0.99),
  };
}
