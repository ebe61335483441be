import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { averageAfter, countDifference, marginOf, reorder } from './rules.ts';

const units = fc.integer({ min: 1, max: 1_000_000 });
const cost = fc.integer({ min: 0, max: 1_000_000_000 });

describe('the average cost', () => {
  test.each([
    ['what came first says it', 10, null, 5, 700, 700],
    ['it is weighted by the units', 10, 1000, 30, 2000, 1750],
    ['it is rounded to whole paisa', 2, 100, 1, 101, 100],
    ['a delivery without a cost leaves it', 10, 1000, 5, null, 1000],
    ['nothing on hand starts over', 0, 1000, 5, 3000, 3000],
  ])('%s', (_, onHand, average, came, unitCost, after) => {
    expect(averageAfter(onHand, average, came, unitCost)).toBe(after);
  });

  test('lies between what was there and what came, in whole paisa, and is worth what both were but for half a paisa a unit', () => {
    fc.assert(
      fc.property(units, cost, units, cost, (onHand, before, came, unitCost) => {
        const after = averageAfter(onHand, before, came, unitCost) ?? Number.NaN;
        expect(Number.isSafeInteger(after)).toBe(true);
        expect(after).toBeGreaterThanOrEqual(Math.min(before, unitCost));
        expect(after).toBeLessThanOrEqual(Math.max(before, unitCost));
        const exact = BigInt(onHand) * BigInt(before) + BigInt(came) * BigInt(unitCost);
        const off = BigInt(after) * BigInt(onHand + came) - exact;
        expect(2n * (off < 0n ? -off : off) <= BigInt(onHand + came)).toBe(true);
      }),
    );
  });
});

test('the margin is what a price leaves, and its share of the price', () => {
  expect(marginOf(150_000, 90_000)).toEqual({ paisa: 60_000, basisPoints: 4000 });
  expect(marginOf(80_000, 100_000)).toEqual({ paisa: -20_000, basisPoints: -2500 });
  expect(marginOf(0, 100)).toEqual({ paisa: -100, basisPoints: null });
});

test('a count leaves for sale what was counted, less what orders to pack still have on the shelf', () => {
  fc.assert(
    fc.property(fc.nat(1000), fc.nat(1000), fc.nat(1000), (counted, onHand, toPack) => {
      const after = onHand + countDifference(counted, { onHand, toPack });
      expect(after).toBe(Math.max(0, counted - toPack));
    }),
  );
});

describe('what to order again', () => {
  test.each([
    ['what sells one a day and is there thirty times is enough for thirty days', 30, 30, 30, 30, 30, 0],
    ['what is missing for the days to cover is suggested, rounded up', 3, 10, 30, 45, 9, 12],
    ['what is sold out lasts no day', 0, 7, 30, 30, 0, 7],
    ['what does not sell is not ordered', 0, 0, 30, 90, null, 0],
  ])('%s', (_, onHand, sold, days, cover, lastsDays, suggested) => {
    expect(reorder(onHand, sold, days, cover)).toEqual({ lastsDays, suggested });
  });

  test('with what is suggested the stock lasts for the days to cover, and with one unit less it does not', () => {
    fc.assert(
      fc.property(
        fc.nat(5000),
        fc.integer({ min: 1, max: 5000 }),
        fc.integer({ min: 1, max: 365 }),
        (onHand, sold, cover) => {
          const { suggested } = reorder(onHand, sold, 30, cover);
          const lasts = (stock: number) => stock * 30 >= sold * cover;
          expect(lasts(onHand + suggested)).toBe(true);
          if (suggested > 0) expect(lasts(onHand + suggested - 1)).toBe(false);
        },
      ),
    );
  });
});
