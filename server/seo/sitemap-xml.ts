import { escapeMarkup } from '../../shop/escape-markup.ts';

/** Sitemaps by the protocol of sitemaps.org, written piece by piece while they are sent. */
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

export interface SitemapEntry {
  /** From its slash on. */
  path: string;
  /** When the content of the page last changed; null where that is not stored. */
  changedAt: Date | null;
}

/** A list of pages, written a batch at a time. @param address where the shop is, without a slash at the end */
export async function* urlsetXml(
  address: string,
  batches: Iterable<SitemapEntry[]> | AsyncIterable<SitemapEntry[]>,
): AsyncGenerator<string> {
  yield `${DECLARATION}<urlset xmlns="${NAMESPACE}">\n`;
  for await (const batch of batches) {
    yield batch
      .map(({ path, changedAt }) => {
        const lastmod = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
        return `<url><loc>${escapeMarkup(address + path)}</loc>${lastmod}</url>\n`;
      })
      .join('');
  }
  yield '</urlset>\n';
}

/** A list of sitemaps, for more pages than one may hold. */
export async function* sitemapIndexXml(address: string, paths: readonly string[]): AsyncGenerator<string> {
  yield `${DECLARATION}<sitemapindex xmlns="${NAMESPACE}">\n`;
  for (const path of paths) yield `<sitemap><loc>${escapeMarkup(address + path)}</loc></sitemap>\n`;
  yield '</sitemapindex>\n';
}
