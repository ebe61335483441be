import { shownCategory } from '../../shop/catalogue/categories/rules.ts';
import { linePrice } from '../../shop/catalogue/pricing/rules.ts';
import type { Product } from '../../shop/catalogue/products/responses.ts';
import { isInStock } from '../../shop/catalogue/stock/rules.ts';
import { escapeMarkup } from '../../shop/escape-markup.ts';
import { openGraphImageAddress } from '../../shop/media/rules.ts';
import { largestShippingCost } from '../../shop/orders/shipping/rules.ts';
import type { DeliveryCosts, StoreDetails } from '../../shop/settings/store-settings/types.ts';

/** Who reads the feed: Google Merchant Center, or the catalogues of Facebook and Instagram. */
export const CHANNELS = ['google', 'meta'] as const;
type Channel = (typeof CHANNELS)[number];

interface FeedOf {
  channel: Channel;
  store: StoreDetails;
  delivery: DeliveryCosts;
  /** Where the shop is, without a slash at the end. */
  address: string;
  /** When it is written: what is discounted is so from then on. */
  moment: Date;
}

/** The longest texts that both channels take, and how many further pictures. */
const LONGEST_TITLE = 150;
const LONGEST_DESCRIPTION = 5000;
const LONGEST_BRAND = 70;
const MOST_PICTURES = 10;

/** The whole catalogue as RSS 2.0 with Google's fields, which Meta reads too, written while it is sent. */
export async function* productFeedXml(
  feed: FeedOf,
  products: AsyncIterable<FeedProduct>,
): AsyncGenerator<string> {
  const { store, address } = feed;
  yield '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>\n' +
    `<title>${escapeMarkup(store.name)}</title><link>${escapeMarkup(address)}/</link>` +
    `<description>${escapeMarkup(store.mission)}</description>\n`;
  for await (const product of products) {
    yield `<item>${itemFields(feed, product)
      .map(([name, value]) => field(name, value))
      .join('')}</item>\n`;
  }
  yield '</channel></rss>\n';
}

type Value = string | [name: string, value: string][];

function field(name: string, value: Value): string {
  const inside =
    typeof value === 'string' ? escapeMarkup(value) : value.map(([n, v]) => field(n, v)).join('');
  return `<g:${name}>${inside}</g:${name}>`;
}

/** A product that is sold as itself, or a variant with the product it is one of. */
export interface FeedProduct {
  product: Product;
  /** Where its page is, with its choice. */
  path: string;
}

/** What the feed says of a product: the same as its page does (`productData`, app/storefront/structured-data.ts). */
function itemFields(
  { channel, store, delivery, address, moment }: FeedOf,
  { product, path }: FeedProduct,
): [name: string, value: Value][] {
  const { _id, name, brand, description, photos, price, discountEndsAt } = product;
  const { category, subcategory } = shownCategory(product);
  const paid = linePrice(product);
  return [
    ['id', _id],
    ['title', shorten(name, LONGEST_TITLE)],
    ['description', shorten(description, LONGEST_DESCRIPTION)],
    ['link', address + path],
    ...(product.variantOf ? [['item_group_id', product.variantOf] as [string, string]] : []),
    ['image_link', address + openGraphImageAddress(_id, photos)],
    ...photos
      .slice(0, MOST_PICTURES)
      .map((photo): [string, string] => ['additional_image_link', new URL(photo, address).href]),
    ['availability', isInStock(product.quantity) ? 'in_stock' : 'out_of_stock'],
    ['price', inRupees(price)],
    ...(paid < price ? [['sale_price', inRupees(paid)] as [string, string]] : []),
    ...(paid < price && discountEndsAt
      ? [['sale_price_effective_date', `${moment.toISOString()}/${discountEndsAt}`] as [string, string]]
      : []),
    ['condition', 'new'],
    ['product_type', [category, ...(subcategory === null ? [] : [subcategory])].join(' > ')],
    // Household goods without a number of their maker. Meta takes none without a brand either.
    ...(channel === 'google' ? [['identifier_exists', 'no'] as [string, string]] : []),
    ...(brand || channel === 'meta'
      ? [['brand', shorten(brand || store.name, LONGEST_BRAND)] as [string, string]]
      : []),
    // What the dearest city pays: the channels know no cities of Pakistan.
    [
      'shipping',
      [['country', 'PK'] as [string, string], ['price', inRupees(largestShippingCost(product, delivery))]],
    ],
    ...(delivery.freeFrom === null
      ? []
      : [
          [
            'free_shipping_threshold',
            [
              ['country', 'PK'],
              ['price_threshold', inRupees(delivery.freeFrom)],
            ],
          ] as [string, Value],
        ]),
  ];
}

/** @param rupees at most two decimals */
const inRupees = (rupees: number) => `${rupees.toFixed(2)} PKR`;

function shorten(text: string, longest: number): string {
  const characters = [...text];
  return characters.length <= longest
    ? text
    : `${characters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`;
}
