/** The one in the middle, the upper of two; 0 of none. */
export function median(totals: readonly number[]): number {
  return totals.toSorted((one, other) => one - other)[Math.floor(totals.length / 2)] ?? 0;
}
