import { describe, expect, test } from 'vitest';
import { findShortages, isRestock } from './rules.ts';

describe('stock', () => {
  test('a line may take the last unit but not one more', () => {
    const stock = new Map([['pan', 3]]);
    expect(findShortages([{ productId: 'pan', quantity: 3 }], stock)).toEqual([]);
    expect(findShortages([{ productId: 'pan', quantity: 4 }], stock)).toEqual([
      { productId: 'pan', wanted: 4, left: 3 },
    ]);
  });

  test('a product that no longer exists has nothing left', () => {
    expect(findShortages([{ productId: 'gone', quantity: 1 }], new Map())).toEqual([
      { productId: 'gone', wanted: 1, left: 0 },
    ]);
  });

  test('only coming back from nothing is a restock', () => {
    expect(isRestock(0, 5)).toBe(true);
    expect(isRestock(1, 5)).toBe(false);
    expect(isRestock(0, 0)).toBe(false);
  });
});
