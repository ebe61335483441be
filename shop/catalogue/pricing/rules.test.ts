import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linePrice, linePricePaisa, subtotal, toBasisPoints } from './rules.ts';

const price = fc.integer({ min: 1, max: 1_000_000_000 });
const discount = fc.integer({ min: 0, max: 10_000 });

describe('line price', () => {
  test.each([
    { price: 1000, discount: 0, expected: 1000 },
    { price: 1000, discount: 10, expected: 900 },
    { price: 999, discount: 10, expected: 899 },
    { price: 99.5, discount: 0, expected: 99 },
    { price: 1450, discount: 12.5, expected: 1268 },
    { price: 500, discount: 100, expected: 0 },
    { price: 10_000_000, discount: 0.01, expected: 9_999_000 },
  ])('Rs. $price less $discount % is Rs. $expected', ({ expected, ...product }) => {
    expect(linePrice(product)).toBe(expected);
  });

  test('a discount that floating point gets wrong is rounded from the exact amount', () => {
    // 1150 - 1150 * 14 / 100 is exactly 989, and 990 * (1 - 0.3) is 692.9999999999999 in floating point.
    expect(linePrice({ price: 1150, discount: 14 })).toBe(989);
    expect(linePrice({ price: 990, discount: 30 })).toBe(693);
  });

  test('it is the exact amount rounded down to whole rupees, whatever the price and discount', () => {
    fc.assert(
      fc.property(price, discount, (pricePaisa, basisPoints) => {
        const exact = (BigInt(pricePaisa) * BigInt(10_000 - basisPoints)) / 1_000_000n;
        expect(linePricePaisa(pricePaisa, basisPoints)).toBe(Number(exact) * 100);
      }),
    );
  });

  test('it is never above the price, and never rises with the discount', () => {
    fc.assert(
      fc.property(price, discount, discount, (pricePaisa, one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        expect(linePricePaisa(pricePaisa, less)).toBeLessThanOrEqual(pricePaisa);
        expect(linePricePaisa(pricePaisa, more)).toBeLessThanOrEqual(linePricePaisa(pricePaisa, less));
      }),
    );
  });

  test('percents with two decimals become basis points exactly', () => {
    fc.assert(
      fc.property(discount, (basisPoints) => {
        expect(toBasisPoints(basisPoints / 100)).toBe(basisPoints);
      }),
    );
  });
});

describe('subtotal', () => {
  test('it is the sum of line price times quantity', () => {
    const lines = [
      { price: 999, discount: 10, quantity: 3 },
      { price: 250.75, discount: 0, quantity: 2 },
    ];
    expect(subtotal(lines)).toBe(899 * 3 + 250 * 2);
  });

  test('an empty cart costs nothing', () => {
    expect(subtotal([])).toBe(0);
  });
});
