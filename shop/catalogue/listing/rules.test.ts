import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  findPaging,
  LISTING_SORTS,
  NO_CHOICE,
  PAGE_SIZE,
  readListingChoice,
  readPageSize,
  SEARCH_SORTS,
  writeListingChoice,
} from './rules.ts';

const read = (query: string) => readListingChoice(Object.fromEntries(new URLSearchParams(query)));

describe('the choice of a listing', () => {
  test('is written to an address and read from it again as it was', () => {
    const rupees = fc.option(fc.integer({ min: 1, max: 10_000_000 }), { nil: null });
    const choice = fc
      .record({
        sort: fc.constantFrom(...LISTING_SORTS),
        priceFrom: rupees,
        priceTo: rupees,
        inStock: fc.boolean(),
        discounted: fc.boolean(),
        ratingFrom: fc.option(fc.integer({ min: 1, max: 5 }), { nil: null }),
        page: fc.integer({ min: 1, max: 100_000 }),
      })
      .filter(({ priceFrom, priceTo }) => priceFrom === null || priceTo === null || priceFrom <= priceTo);
    fc.assert(
      fc.property(choice, (chosen) => {
        expect(read(writeListingChoice(chosen))).toEqual(chosen);
      }),
    );
  });

  test('that is none leaves the address alone', () => {
    expect(writeListingChoice(NO_CHOICE)).toBe('');
    expect(read('')).toEqual(NO_CHOICE);
  });

  test.each([
    'sort=cheapest&priceFrom=many&priceTo=-5&inStock=perhaps&discounted=&ratingFrom=9&page=0',
    'sort=constructor&priceFrom=1e9&priceTo=0x10&ratingFrom=4.5&page=-3',
    'sort=&priceFrom=&priceTo=&inStock=0&discounted=false&ratingFrom=&page=two',
    `page=${'9'.repeat(400)}&ratingFrom=NaN&priceFrom=Infinity`,
  ])('takes what it cannot read as not chosen: %s', (query) => {
    expect(read(query)).toEqual(NO_CHOICE);
  });

  test('never fails, whatever the address says', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), fc.anything(), (given, anything) => {
        const choice = readListingChoice({ ...given, page: anything, priceFrom: anything, sort: anything });
        expect(choice.page).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  test('takes an amount as people write one', () => {
    for (const amount of ['1500', '1,500', ' Rs. 1,500 ', 'rs1500']) {
      expect(readListingChoice({ priceFrom: amount }).priceFrom).toBe(1500);
    }
    expect(read('priceFrom=99.5&priceTo=199.9')).toMatchObject({ priceFrom: 100, priceTo: 199 });
  });

  test('means the same when the two ends of the price are swapped', () => {
    expect(read('priceFrom=900&priceTo=100')).toEqual(read('priceFrom=100&priceTo=900'));
  });
});

describe('the pages of a listing', () => {
  test('are as many as the products need, and never none', () => {
    expect(findPaging(1, 0)).toEqual({ number: 1, pages: 1 });
    expect(findPaging(1, PAGE_SIZE)).toEqual({ number: 1, pages: 1 });
    expect(findPaging(2, PAGE_SIZE + 1)).toEqual({ number: 2, pages: 2 });
  });

  test('past the end show the last one', () => {
    expect(findPaging(99, 100).number).toBe(5);
  });

  test.each([
    [undefined, PAGE_SIZE],
    ['0', 1],
    ['50', 50],
    ['5000', 100],
    ['many', PAGE_SIZE],
  ])('asked for with a limit of %j have %i products', (asked, size) => {
    expect(readPageSize(asked)).toBe(size);
  });
});

test('what a search finds comes best match first, and a category has no best match', () => {
  expect(readListingChoice({}, SEARCH_SORTS).sort).toBe('match');
  expect(readListingChoice({ sort: 'price' }, SEARCH_SORTS).sort).toBe('price');
  expect(readListingChoice({ sort: 'match' }).sort).toBe('newest');
  expect(writeListingChoice({ ...NO_CHOICE, sort: 'newest' }, SEARCH_SORTS)).toBe('sort=newest');
});
