import { expect, test } from 'vitest';
import { NO_CHOICE, SEARCH_SORTS } from '../../../shop/catalogue/listing/rules.ts';
import { canonicalPath, choiceAddress } from './choice-address.ts';
import { NO_LISTING } from './load-listing.ts';

const KITCHEN = '/products/category/Kitchen';
const listing = (choice: Partial<typeof NO_CHOICE>, number = 1) => ({
  ...NO_LISTING,
  choice: { ...NO_CHOICE, ...choice, page: number },
  paging: { number, pages: 9 },
});

test('search engines know each page of a listing, and none of its sorts and filters', () => {
  expect(canonicalPath(KITCHEN, listing({}))).toBe(KITCHEN);
  expect(canonicalPath(KITCHEN, listing({}, 2))).toBe(`${KITCHEN}?page=2`);
  expect(canonicalPath(KITCHEN, listing({ sort: 'price' }, 2))).toBe(KITCHEN);
  expect(canonicalPath(KITCHEN, listing({ inStock: true, priceTo: 500 }))).toBe(KITCHEN);
});

test('what is chosen among the results of a search comes after its query, and the best match needs no choice', () => {
  const search = '/search?query=steel';
  const best = { ...NO_CHOICE, sort: 'match' } as const;
  expect(choiceAddress(search, best, SEARCH_SORTS)).toBe(search);
  expect(choiceAddress(search, { ...best, sort: 'newest', page: 2 }, SEARCH_SORTS)).toBe(
    `${search}&sort=newest&page=2`,
  );
});
