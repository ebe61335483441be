import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { composeSection, isSectionSlug, shuffle, shuffleSeed } from './rules.ts';

const product = (_id: string, quantity = 5) => ({ _id, quantity });

describe('a section of the home page', () => {
  test('shows what staff filed first, then the fill, then what staff filed and is sold out', () => {
    const filed = [product('filed'), product('filed-sold-out', 0)];
    const fill = [product('fill')];
    expect(composeSection(filed, fill, 12).map(({ _id }) => _id)).toEqual([
      'filed',
      'fill',
      'filed-sold-out',
    ]);
  });

  test('shows a product once, though it is filed and also in the fill', () => {
    const shown = composeSection(
      [product('one'), product('two', 0)],
      [product('two', 0), product('one')],
      12,
    );
    expect(shown.map(({ _id }) => _id)).toEqual(['one', 'two']);
  });

  test('never shows more than its size, nor a product twice', () => {
    const goods = fc.array(
      fc.record({ _id: fc.constantFrom(...'abcdefghijkl'), quantity: fc.integer({ min: 0, max: 2 }) }),
    );
    fc.assert(
      fc.property(goods, goods, fc.integer({ min: 0, max: 8 }), (filed, fill, size) => {
        const ids = composeSection(filed, fill, size).map(({ _id }) => _id);
        expect(ids.length).toBeLessThanOrEqual(size);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  test('has a slug of the list, and nothing that an object inherits', () => {
    expect(isSectionSlug('Kitchen-Pick')).toBe(true);
    expect(isSectionSlug('constructor')).toBe(false);
  });
});

describe('the shuffle', () => {
  test('keeps every product, each once', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.nat(), (items, seed) => {
        expect(shuffle(items, seed).toSorted()).toEqual(items.toSorted());
      }),
    );
  });

  test('is the same for everyone in one period and changes with the next', () => {
    const goods = Array.from({ length: 60 }, (_, index) => index);
    const noon = Date.UTC(2026, 10, 20, 12);
    expect(shuffle(goods, shuffleSeed(noon + 60_000))).toEqual(shuffle(goods, shuffleSeed(noon)));
    expect(shuffle(goods, shuffleSeed(noon + 5 * 60_000))).not.toEqual(shuffle(goods, shuffleSeed(noon)));
  });
});
