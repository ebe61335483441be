/** A value and the moment at which it was taken, or whatever else it is held against. */
export interface Point {
  at: number;
  value: number;
}

export interface Line {
  /** What the line says at the first and at the last point. */
  start: number;
  end: number;
  /** Growth of the value for one unit of `at`, and its standard error. */
  slope: number;
  error: number;
}

/** Neighbours that are more alike than this are taken to be this alike: else a short series would have no error at all. */
const MOST_ALIKE = 0.97;

/**
 * The straight line through the points by least squares. What comes one after the other is seldom independent, as memory
 * climbs until it is tidied up; so the error is widened by how alike neighbours are (the lag-1 correlation of what the
 * line leaves over).
 * @throws RangeError for fewer than three points
 */
export function fitLine(points: readonly Point[]): Line {
  if (points.length < 3) throw new RangeError('A line with its error needs three points.');
  const count = points.length;
  const meanAt = mean(points.map(({ at }) => at));
  const meanValue = mean(points.map(({ value }) => value));
  const spread = sum(points.map(({ at }) => (at - meanAt) ** 2));
  const slope =
    spread === 0 ? 0 : sum(points.map(({ at, value }) => (at - meanAt) * (value - meanValue))) / spread;
  const valueAt = (at: number) => meanValue + slope * (at - meanAt);
  const left = points.map(({ at, value }) => value - valueAt(at));
  const squares = sum(left.map((one) => one ** 2));
  const independent = spread === 0 ? 0 : Math.sqrt(squares / (count - 2) / spread);
  const alike = squares === 0 ? 0 : sum(left.map((one, index) => one * (left[index - 1] ?? 0))) / squares;
  const bounded = Math.min(Math.max(alike, 0), MOST_ALIKE);
  return {
    start: valueAt(points[0]?.at ?? meanAt),
    end: valueAt(points.at(-1)?.at ?? meanAt),
    slope,
    error: independent * Math.sqrt((1 + bounded) / (1 - bounded)),
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const mean = (numbers: readonly number[]) => sum(numbers) / numbers.length;
