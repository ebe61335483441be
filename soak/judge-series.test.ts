import { describe, expect, test } from 'vitest';
import { afterWarmUp, judgeSeries, type Rule } from './judge-series.ts';

/** An hour of samples, one every ten seconds, of which some noise is the same each time. */
const anHour = (value: (hour: number) => number) =>
  Array.from({ length: 360 }, (_, index) => {
    const at = index / 360;
    return { at, value: value(at) + 5 * Math.sin(index * 2.4) };
  });

const steady: Rule = { kind: 'steady', perHour: 10, noise: 15 };

describe('a series that has to be steady', () => {
  test('may be restless', () => {
    expect(
      judgeSeries(
        anHour(() => 250),
        steady,
      ).fault,
    ).toBeNull();
  });

  test('may fall', () => {
    expect(
      judgeSeries(
        anHour((hour) => 250 - 100 * hour),
        steady,
      ).fault,
    ).toBeNull();
  });

  test('may rise by less than its tolerance', () => {
    expect(
      judgeSeries(
        anHour((hour) => 250 + 8 * hour),
        steady,
      ).fault,
    ).toBeNull();
  });

  test('fails when it surely rises by more', () => {
    expect(
      judgeSeries(
        anHour((hour) => 250 + 30 * hour),
        steady,
      ).fault,
    ).toBe('rises by more than 10 an hour');
  });

  test('does not fail by a rise that its restlessness may explain', () => {
    const restless = anHour((hour) => 250 + 30 * hour + 60 * Math.sin(6 * hour));
    expect(judgeSeries(restless, steady).fault).toBeNull();
  });

  test('does not fail by a steep rise in so short a time that it is small', () => {
    const twoMinutes = anHour((hour) => 250 + 200 * hour).slice(0, 12);
    expect(judgeSeries(twoMinutes, steady).fault).toBeNull();
  });
});

describe('a series that grows with what is stored', () => {
  const stored = (each: number) =>
    Array.from({ length: 100 }, (_, index) => ({ at: index * 7, value: 4000 + each * index * 7 }));

  test('may grow by so much for each', () => {
    expect(judgeSeries(stored(9), { kind: 'for each', most: 10 }).fault).toBeNull();
  });

  test('fails when it takes more', () => {
    expect(judgeSeries(stored(11), { kind: 'for each', most: 10 }).fault).toBe('more than 10 for each');
  });
});

describe('a series with a bound', () => {
  test('may rise below it, and fails at the first value above it', () => {
    const values = [1, 40, 2, 3].map((value, at) => ({ at, value }));
    expect(judgeSeries(values, { kind: 'bound', most: 40 }).fault).toBeNull();
    expect(judgeSeries(values, { kind: 'bound', most: 39 }).fault).toBe('above 39');
  });
});

test('the first third of the time counts for nothing', () => {
  expect(afterWarmUp([1, 2, 3, 4, 5, 6])).toEqual([3, 4, 5, 6]);
});
