import { expect, test } from 'vitest';
import { LARGEST_SITEMAP, productsBefore, sitemapParts } from './rules.ts';

test('up to 50,000 pages are one sitemap', () => {
  expect(sitemapParts(6, 0)).toEqual([]);
  expect(sitemapParts(6, 49_994)).toEqual([]);
});

test('more are spread over sitemaps of at most 50,000, which leave no product out', () => {
  expect(sitemapParts(6, 49_995)).toEqual(['/sitemap-pages.xml', '/sitemap-products-1.xml']);
  expect(sitemapParts(6, 50_001)).toEqual([
    '/sitemap-pages.xml',
    '/sitemap-products-1.xml',
    '/sitemap-products-2.xml',
  ]);
  expect(sitemapParts(6, 1_000_000)).toHaveLength(1 + 20);
  expect(productsBefore(1)).toBe(0);
  expect(productsBefore(21)).toBe(1_000_000);
  expect(LARGEST_SITEMAP).toBe(50_000);
});
