import { expect, test } from 'vitest';
import { mayReplace, pageOfReviews, readReviewsPage } from './rules.ts';

test.each([
  [null, 1],
  ['2', 2],
  ['0', 1],
  ['-3', 1],
  ['1.5', 1],
  ['two', 1],
  ['', 1],
  ['1e9', 20],
])('the address %j of the reviews asks for page %i', (text, page) => {
  expect(readReviewsPage(text)).toBe(page);
});

test.each([
  [1, 0, { shown: 0, more: false }],
  [1, 10, { shown: 10, more: false }],
  [1, 11, { shown: 10, more: true }],
  [2, 11, { shown: 11, more: false }],
  [20, 500, { shown: 200, more: false }],
])('page %i of %i reviews shows all up to it, and offers more while there are some', (page, count, shows) => {
  expect(pageOfReviews(page, count)).toEqual(shows);
});

test('a review that was written with an account is replaced by that account alone', () => {
  expect(mayReplace({ customerId: null }, null)).toBe(true);
  expect(mayReplace({ customerId: null }, 'a')).toBe(true);
  expect(mayReplace({ customerId: 'a' }, 'a')).toBe(true);
  expect(mayReplace({ customerId: 'a' }, 'b')).toBe(false);
  expect(mayReplace({ customerId: 'a' }, null)).toBe(false);
});
