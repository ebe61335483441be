import { href } from 'react-router';
import { shownCategory } from '../../../../shop/catalogue/categories/rules.ts';
import { linePrice } from '../../../../shop/catalogue/pricing/rules.ts';
import type { Product } from '../../../../shop/catalogue/products/responses.ts';
import type { ProductOptions } from '../../../../shop/catalogue/variants/responses.ts';
import { choiceSearch, variantName } from '../../../../shop/catalogue/variants/rules.ts';
import { openGraphImageAddress } from '../../../../shop/media/rules.ts';
import type { Site, StructuredData } from '../../page-meta.ts';
import { photosOfVariant } from './show-variant.ts';

/** What schema.org has a word for; options of other names are told by the variants' names alone. */
const PROPERTIES: Readonly<Record<string, string>> = {
  size: 'size',
  colour: 'color',
  color: 'color',
  material: 'material',
  pattern: 'pattern',
};

/** A product with options in the words of schema.org: a group, each variant with its own offer. */
export function productGroupData(
  { store, address }: Pick<Site, 'store' | 'address'>,
  product: Product,
  { options, variants }: ProductOptions,
): StructuredData {
  const path = href('/product/:id', { id: product._id });
  const url = address + path;
  const shown = shownCategory(product);
  const properties = options.map(({ name }) => PROPERTIES[name.toLowerCase()]);
  const varied = properties.filter((property) => property !== undefined);
  return {
    '@type': 'ProductGroup',
    '@id': `${url}#product`,
    productGroupID: product._id,
    name: product.name,
    description: product.description,
    url,
    category: shown.subcategory ?? shown.category,
    image: [address + openGraphImageAddress(product._id, product.photos)],
    ...(varied.length > 0 && { variesBy: varied.map((property) => `https://schema.org/${property}`) }),
    hasVariant: variants.map((variant) => ({
      '@type': 'Product',
      name: variantName(product.name, variant.values),
      description: product.description,
      sku: variant._id,
      category: shown.subcategory ?? shown.category,
      image: [address + openGraphImageAddress(variant._id, photosOfVariant(product, variant))],
      ...Object.fromEntries(
        properties.flatMap((property, index) => (property ? [[property, variant.values[index] ?? '']] : [])),
      ),
      offers: {
        '@type': 'Offer',
        url: url + choiceSearch(options, variant.values),
        price: linePrice(variant),
        priceCurrency: 'PKR',
        availability: `https://schema.org/${variant.quantity > 0 ? 'InStock' : 'OutOfStock'}`,
        itemCondition: 'https://schema.org/NewCondition',
        seller: { '@type': 'Organization', name: store.name },
      },
    })),
    ...(product.rating !== null &&
      product.reviewCount > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: product.rating,
          reviewCount: product.reviewCount,
          bestRating: 5,
          worstRating: 1,
        },
      }),
  };
}
