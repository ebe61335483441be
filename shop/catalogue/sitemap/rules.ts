/** The most pages of one sitemap, by its protocol. */
export const LARGEST_SITEMAP = 50_000;

/**
 * The sitemaps that a shop of this size is spread over: one of its other pages, then its products by the numbers of
 * their sitemaps.
 * @returns their addresses; none when everything fits into one
 */
export function sitemapParts(pages: number, products: number): string[] {
  if (pages + products <= LARGEST_SITEMAP) return [];
  const numbers = Array.from({ length: Math.ceil(products / LARGEST_SITEMAP) }, (_, index) => index + 1);
  return ['/sitemap-pages.xml', ...numbers.map((number) => `/sitemap-products-${number}.xml`)];
}

/** How many products come before those of a sitemap with this number. */
export function productsBefore(number: number): number {
  return (number - 1) * LARGEST_SITEMAP;
}
