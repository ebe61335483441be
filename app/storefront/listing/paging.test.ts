import { describe, expect, test } from 'vitest';
import { pageAddress, pageLinks } from './paging.ts';

describe('The pages of a listing', () => {
  test('are linked by both ends and the neighbours', () => {
    expect(pageLinks({ number: 1, pages: 3 })).toEqual([1, 2, 3]);
    expect(pageLinks({ number: 5, pages: 9 })).toEqual([1, null, 4, 5, 6, null, 9]);
  });

  test('have the address of the listing on the first one', () => {
    expect(pageAddress('/products/category/Kitchen', 1)).toBe('/products/category/Kitchen');
    expect(pageAddress('/products/category/Kitchen', 2)).toBe('/products/category/Kitchen?page=2');
    expect(pageAddress('/products/category/Kitchen?sort=price', 2)).toBe(
      '/products/category/Kitchen?sort=price&page=2',
    );
  });
});
