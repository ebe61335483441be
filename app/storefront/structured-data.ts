import { href } from 'react-router';
import { shownCategory } from '../../shop/catalogue/categories/rules.ts';
import { linePrice } from '../../shop/catalogue/pricing/rules.ts';
import type { Product } from '../../shop/catalogue/products/responses.ts';
import type { Review } from '../../shop/catalogue/reviews/responses.ts';
import { normaliseMobile } from '../../shop/fields/rules.ts';
import type { Crumb } from './breadcrumb.tsx';
import type { Site, StructuredData } from './page-meta.ts';

/** What the pages say to search engines in the words of schema.org. */

/** The shop itself, for its home page. */
export function storeData({ store, address }: Site): StructuredData {
  return {
    '@type': 'Store',
    '@id': `${address}/#store`,
    name: store.name,
    url: `${address}/`,
    logo: `${address}/icon-512.png`,
    image: `${address}/share.jpg`,
    description: store.mission,
    telephone: normaliseMobile(store.phone) ?? store.phone,
    email: store.email,
    address: { '@type': 'PostalAddress', streetAddress: store.address, addressCountry: 'PK' },
    areaServed: 'PK',
    currenciesAccepted: 'PKR',
    paymentAccepted: 'Cash, Debit Card, Credit Card',
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: store.days,
      opens: store.opens,
      closes: store.closes,
    },
    sameAs: Object.values(store.social).filter(leadsToAProfile),
  };
}

/** The placeholders of the settings are the networks' front doors, where the shop is not to be found. */
function leadsToAProfile(link: string): boolean {
  return new URL(link).pathname !== '/';
}

/** The site, with its search. */
export function websiteData({ store, address }: Site): StructuredData {
  return {
    '@type': 'WebSite',
    '@id': `${address}/#site`,
    name: store.name,
    url: `${address}/`,
    publisher: { '@id': `${address}/#store` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${address}/search?query={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

/**
 * The way from the home page to here.
 * @param trail what lies between
 */
export function breadcrumbData({ address }: Site, trail: readonly Crumb[], here: Crumb): StructuredData {
  const crumbs = [{ name: 'Home', to: href('/') }, ...trail, here];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: address + to,
    })),
  };
}

/** Enough of them to be believed; the rest are on the page. */
const REVIEWS_TOLD = 5;

/**
 * A product with its offer and its ratings, if any.
 * @param picture path of its Open Graph image
 */
export function productData(
  { store, address }: Pick<Site, 'store' | 'address'>,
  product: Product,
  reviews: readonly Review[],
  picture: string,
): StructuredData {
  const url = address + href('/product/:id', { id: product._id });
  const shown = shownCategory(product);
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: product.name,
    description: product.description,
    sku: product._id,
    ...(product.brand && { brand: { '@type': 'Brand', name: product.brand } }),
    category: shown.subcategory ?? shown.category,
    image: [address + picture],
    offers: {
      '@type': 'Offer',
      url,
      price: linePrice(product),
      priceCurrency: 'PKR',
      ...(product.discountEndsAt && { priceValidUntil: product.discountEndsAt }),
      availability: `https://schema.org/${product.quantity > 0 ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@type': 'Organization', name: store.name },
    },
    ...(product.rating === null || product.reviewCount === 0
      ? {}
      : {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: product.rating,
            reviewCount: product.reviewCount,
            bestRating: 5,
            worstRating: 1,
          },
          review: reviews.slice(0, REVIEWS_TOLD).map(reviewData),
        }),
  };
}

function reviewData({ name, title, rating, comment, date }: Review): StructuredData {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name },
    name: title,
    reviewBody: comment,
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
    ...(date === null ? {} : { datePublished: date.slice(0, 10) }),
  };
}
