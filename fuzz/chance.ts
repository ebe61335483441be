import fc from 'fast-check';

/** Every number as likely as the next; fast-check by itself prefers the ends. */
const flat = (max: number) => fc.noBias(fc.nat(max));

/** Everything that is left to chance in one request, and the same again for the same seed. */
export interface Chance {
  /** A whole number from 0 to below the limit. */
  below(limit: number): number;
  /** True in so many of a hundred cases. */
  percent(share: number): boolean;
  one<T>(list: readonly T[]): T;
  /** Some text: letters of every script, control characters, nothing at all. */
  text(longest: number): string;
  /** A text of the kind that a regular expression describes. */
  matching(pattern: RegExp): string;
  /** A value that JSON can say, of any shape. */
  value(): unknown;
}

/** @param seed of the whole run @param number of the request in it, so that each has chances of its own */
export function chanceOf(seed: number, number: number): Chance {
  const [pick] = fc.sample(fc.gen(), { seed: Math.imul(seed, 1_000_003) + number, numRuns: 1 });
  if (!pick) throw new Error('No chance was given.');
  const below = (limit: number) => pick(flat, Math.max(0, limit - 1));
  return {
    below,
    percent: (share) => below(100) < share,
    one(list) {
      const [first] = list;
      if (first === undefined) throw new Error('Nothing to choose from.');
      return list[below(list.length)] ?? first;
    },
    text: (longest) => pick(fc.string, { unit: 'binary', maxLength: longest }),
    matching: (pattern) => pick(fc.stringMatching, pattern),
    value: () => pick(fc.jsonValue, { maxDepth: 3 }),
  };
}
