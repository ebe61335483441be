import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isInShop } from './fields/rules.ts';
import { NEW_SHOP_PAGE } from './new-shop.ts';
import { describeChanges, findProblems, isShownAt, nextChangeOf, stripKey } from './rules.ts';
import type { HomePage } from './types.ts';

const noon = Date.UTC(2026, 10, 23, 12);
const hour = 60 * 60_000;
const at = (hours: number) => new Date(noon + hours * hour).toISOString();

/** The page of a new shop whose first two banners have dates. */
function dated(...dates: { from: string | null; until: string | null }[]): HomePage {
  const banners = NEW_SHOP_PAGE.banners.map((banner, index) => ({ ...banner, ...dates[index] }));
  return { ...NEW_SHOP_PAGE, banners };
}

describe('what a page shows next', () => {
  test('is the next moment at which something begins or ends, and never without dates', () => {
    const page = dated({ from: at(1), until: at(3) }, { from: null, until: at(2) });
    expect(nextChangeOf(NEW_SHOP_PAGE, noon)).toBe(Number.POSITIVE_INFINITY);
    expect([0, 1, 2, 3].map((hours) => (nextChangeOf(page, noon + hours * hour) - noon) / hour)).toEqual([
      1,
      2,
      3,
      Number.POSITIVE_INFINITY,
    ]);
  });

  test('does not change before that moment, whatever the dates are', () => {
    const date = fc.option(fc.integer({ min: -9, max: 9 }).map(at));
    fc.assert(
      fc.property(date, date, fc.integer({ min: -9, max: 9 }), (from, until, now) => {
        const page = dated({ from, until });
        const isShown = (moment: number) => page.banners.map((banner) => isShownAt(banner, moment));
        const start = noon + now * hour + 1;
        const next = Math.min(nextChangeOf(page, start), start + 100 * hour);
        expect(isShown(next - 1)).toEqual(isShown(start));
      }),
    );
  });
});

describe('a link of the home page', () => {
  test('leads nowhere else, however a browser reads it', () => {
    const sign = fc.constantFrom(
      '/',
      '\\',
      '.',
      ':',
      '@',
      '\t',
      '\n',
      ' ',
      'a',
      'javascript:',
      '%2f',
      '?',
      '#',
    );
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 8 }), (signs) => {
        const address = signs.join('');
        if (!isInShop(address)) return;
        const read = new URL(address, 'https://shop.example/a/b');
        expect([read.origin, read.protocol]).toEqual(['https://shop.example', 'https:']);
      }),
      { numRuns: 2000 },
    );
    expect(['/', '/search?query=mug', '/products/category/Home%20Decor#top'].map(isInShop)).toEqual([
      true,
      true,
      true,
    ]);
  });
});

test('the page of a new shop has nothing missing, and differs from itself in nothing', () => {
  expect(findProblems(NEW_SHOP_PAGE)).toEqual({});
  expect(describeChanges(NEW_SHOP_PAGE, NEW_SHOP_PAGE)).toEqual([]);
});

test('what is only moved is told as a new order', () => {
  const banners = NEW_SHOP_PAGE.banners.toReversed();
  expect(describeChanges(NEW_SHOP_PAGE, { ...NEW_SHOP_PAGE, banners })).toEqual([
    { what: 'Order of the banners', before: '', after: '' },
  ]);
});

test('the key of an announcement is another one for another text', () => {
  const [first, second] = ['Closed on Friday', 'Closed on Monday'].map((text) => stripKey({ text }));
  expect(first).toMatch(/^[0-9a-f]{8}$/);
  expect(second).not.toBe(first);
});
