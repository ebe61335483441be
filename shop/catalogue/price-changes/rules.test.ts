import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedPricePaisa, ROUNDINGS, whyNoPrice } from './rules.ts';

test.each([
  { price: 1000, percent: 5, to: '10', expected: 1050 },
  { price: 999, percent: 5, to: '10', expected: 1050 },
  { price: 994, percent: 5, to: '10', expected: 1040 },
  { price: 995, percent: 0.5, to: 'none', expected: 999.98 },
  { price: 100, percent: 7.5, to: '5', expected: 110 },
  { price: 1234, percent: -10, to: '50', expected: 1100 },
  { price: 1234, percent: -10, to: '100', expected: 1100 },
  // 101 and 1 % is 102.01, nearest to 100: a rise makes nothing cheaper.
  { price: 101, percent: 1, to: '10', expected: 101 },
  { price: 109, percent: -1, to: '10', expected: 109 },
  { price: 10_000_000, percent: 1000, to: '100', expected: 110_000_000 },
] as const)(
  'Rs. $price changed by $percent %, rounded to $to, is Rs. $expected',
  ({ price, percent, to, expected }) => {
    expect(changedPricePaisa(price * 100, percent * 100, ROUNDINGS[to]) / 100).toBe(expected);
  },
);

test('a changed price is the exact one rounded to the nearest step, and goes nowhere but the way it was sent', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000_000 }),
      fc.integer({ min: -9_999, max: 100_000 }).filter((percent) => percent !== 0),
      fc.constantFrom(...Object.values(ROUNDINGS)),
      (price, percent, step) => {
        const after = changedPricePaisa(price, percent, step);
        const [exact, scale] = [BigInt(price) * BigInt(10_000 + percent), 10_000n * BigInt(step)];
        const nearest = Number((2n * exact + scale) / (2n * scale)) * step;
        const goesRight = percent > 0 ? nearest >= price : nearest <= price;
        expect(after).toBe(goesRight ? nearest : price);
      },
    ),
  );
});

test('a product costs at least a rupee and at most 10,000,000', () => {
  expect([99, 100, 1_000_000_000, 1_000_000_001].map(whyNoPrice)).toEqual([
    'The price has to be at least Rs. 1.',
    null,
    null,
    'The price can be at most Rs. 10,000,000.',
  ]);
});
