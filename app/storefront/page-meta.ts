import type { MetaDescriptor } from 'react-router';
import type { Delivery, StoreDetails } from '../../shop/settings/store-settings/types.ts';
import { explainError } from '../layout/explain-error.ts';

/** What every page says about the shop; a part of the root loader's data. */
export interface Site {
  store: StoreDetails;
  delivery: Delivery;
  /** Where shoppers reach the shop, without a slash at the end. */
  address: string;
}

export interface PageWords {
  /** Without the shop's name, which is put after it. Unset: the shop's own title. */
  title?: string;
  description?: string;
  keywords?: string;
  /** From its slash on, the same however the page was reached; null for what has no address of its own. */
  path: string | null;
  /** False: search engines leave the page out. */
  indexed?: boolean;
  /** A picture for links that are shared, 1200 × 630 pixels. Unset: the shop's. */
  picture?: { path: string; alt: string };
  /** The price of the one product that the page sells, in rupees. */
  price?: number;
  /** Structured data (schema.org), one object for each script. */
  structured?: readonly StructuredData[];
}

/** An object of schema.org, as JSON-LD. */
export type StructuredData = { '@type': string } & { [property: string]: StructuredValue };
export type StructuredValue = string | number | StructuredValue[] | { [property: string]: StructuredValue };

const describe = ({ time }: Delivery) =>
  `Everyday essentials, household items and quality products at affordable prices. Cash on delivery across Pakistan in ${time}.`;
const KEYWORDS = 'online store, general store, household items, daily essentials, affordable shopping';
const OPEN_GRAPH_IMAGE = '/share.jpg';

/**
 * The head of a page: for people, for search engines, and for chats that share it (R6: the shop's defaults).
 * @param site undefined when even the shop's own details could not be read
 */
export function pageMeta(site: Site | undefined, words: PageWords): MetaDescriptor[] {
  const robots = words.indexed === false ? [{ name: 'robots', content: 'noindex' }] : [];
  if (!site) return [{ title: words.title ?? 'Online General Store in Pakistan' }, ...robots];
  const { store, address, delivery } = site;
  const ownTitle = `${store.name} – Online General Store in Pakistan`;
  const { title = ownTitle, description = describe(delivery), path, price, structured = [] } = words;
  const { picture = { path: OPEN_GRAPH_IMAGE, alt: ownTitle } } = words;
  return [
    { title: words.title === undefined ? ownTitle : `${title} | ${store.name}` },
    { name: 'description', content: description },
    { name: 'keywords', content: words.keywords ?? KEYWORDS },
    { name: 'author', content: store.author },
    ...robots,
    ...(path === null
      ? []
      : [
          { tagName: 'link' as const, rel: 'canonical', href: address + path },
          { property: 'og:url', content: address + path },
        ]),
    { property: 'og:type', content: price === undefined ? 'website' : 'product' },
    { property: 'og:site_name', content: store.name },
    { property: 'og:locale', content: 'en_PK' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:image', content: address + picture.path },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: picture.alt },
    ...(price === undefined
      ? []
      : [
          { property: 'product:price:amount', content: String(price) },
          { property: 'product:price:currency', content: 'PKR' },
        ]),
    // Title, text and picture are taken from the lines above; only the size of the card is Twitter's own.
    { name: 'twitter:card', content: 'summary_large_image' },
    ...structured.map((data) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...data } })),
  ];
}

/** The `meta` of a page that says the same of itself whatever it shows. @param words where they name the shop, made of it */
export function staticMeta(words: PageWords | ((site: Site) => PageWords)) {
  return ({ matches }: { matches: readonly [{ loaderData: Site | undefined }, ...unknown[]] }) => {
    const site = matches[0].loaderData;
    if (typeof words !== 'function') return pageMeta(site, words);
    return pageMeta(site, site ? words(site) : { path: null });
  };
}

/** The head of a page that could not be shown. */
export function failedPageMeta(site: Site | undefined, error: unknown): MetaDescriptor[] {
  return pageMeta(site, { title: explainError(error).heading, path: null, indexed: false });
}
