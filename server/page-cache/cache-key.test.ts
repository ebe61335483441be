import { expect, test } from 'vitest';
import { cacheKey } from './cache-key.ts';

test.each([
  ['/', '/'],
  ['/?utm_source=a&utm_campaign=b', '/'],
  ['/products/category/Kitchen?fbclid=x&page=2', '/products/category/Kitchen?page=2'],
  ['/search?query=utm_source', '/search?query=utm_source'],
  ['/?', '/'],
  ['/?page=2&&', '/?page=2'],
])('%s is cached under %s', (address, key) => {
  expect(cacheKey(address)).toBe(key);
});
