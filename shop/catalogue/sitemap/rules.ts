/** The most pages of one sitemap, by its protocol. */
export const LARGEST_SITEMAP = 50_000;

/** A large shop's sitemaps: of its other pages, then of its products by number; none when everything fits into one. */
export function sitemapParts(pages: number, products: number): string[] {
  if (pages + products <= LARGEST_SITEMAP) return [];
  const numbers = Array.from({ length: Math.ceil(products / LARGEST_SITEMAP) }, (_, index) => index + 1);
  return ['/sitemap-pages.xml', ...numbers.map((number) => `/sitemap-products-${number}.xml`)];
}

/** How many products come before those of a sitemap with this number. */
export function productsBefore(number: number): number {
  return (number - 1) * LARGEST_SITEMAP;
}
