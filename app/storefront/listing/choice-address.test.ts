import { expect, test } from 'vitest';
import { NO_CHOICE } from '../../../shop/listing/rules.ts';
import { canonicalPath } from './choice-address.ts';
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
