import { randomUUID } from 'node:crypto';
import type { Database } from '../../database/connect.ts';
import { findCategory, listCategories } from '../../shop/catalogue/categories/queries.ts';
import { listPopularSubcategories, listSection } from '../../shop/catalogue/home-sections/queries.ts';
import { isSectionSlug, SECTIONS } from '../../shop/catalogue/home-sections/rules.ts';
import { type ListingOf, readListing } from '../../shop/catalogue/listing/queries.ts';
import {
  LISTING_SORTS,
  type ListingChoice,
  NO_CHOICE,
  PAGE_SIZE,
  SEARCH_SORTS,
} from '../../shop/catalogue/listing/rules.ts';
import {
  listProductsByIds,
  listRelatedProducts,
  readProduct,
} from '../../shop/catalogue/products/queries.ts';
import { listReviews } from '../../shop/catalogue/reviews/queries.ts';
import { REVIEWS_PAGE_SIZE } from '../../shop/catalogue/reviews/rules.ts';
import { searchByName, searchProducts } from '../../shop/catalogue/search/queries.ts';
import { openCheckout } from '../../shop/orders/checkout/place-order.ts';
import { createOrderSchema } from '../../shop/orders/schemas.ts';
import { readSettings } from '../../shop/settings/settings.ts';
import { withChoice } from '../../shop/settings/store-settings/queries.ts';
import { QUERIES } from '../measure/search-queries.ts';
import type { Goods } from '../rows/goods.ts';
import { orderBody } from '../rows/order-requests.ts';

type Operation = (database: Database) => Promise<unknown>;

/** A page so deep that only keys, and no counting, come there quickly. */
const DEEP = 100;

const EVERY_FILTER = {
  sort: 'rating',
  priceFrom: 500,
  priceTo: 5000,
  inStock: true,
  discounted: true,
  ratingFrom: 3,
} as const satisfies Partial<ListingChoice>;

/** Every operation of a shopper's way, by its name in the table. */
export async function shoppersWay(database: Database, goods: Goods): Promise<Map<string, Operation>> {
  const category = await findCategory(database, goods.category);
  const product = await readProduct(database, goods.product._id);
  if (!category) throw new Error('The category has gone.');
  const list = (of: ListingOf, choice: Partial<ListingChoice>) => (db: Database) =>
    readListing(db, of, { ...NO_CHOICE, ...choice }, PAGE_SIZE);
  const inCategory = { categoryId: category._id };
  const inSubcategory = { subcategory: product.subcategory ?? '' };
  const cart = goods.many.slice(0, 20).map(({ _id }) => _id);
  return new Map<string, Operation>([
    ['categories', listCategories],
    ['home: popular subcategories', listPopularSubcategories],
    ...Object.keys(SECTIONS)
      .filter(isSectionSlug)
      .map((slug): [string, Operation] => [`home: ${slug}`, (db) => listSection(db, slug, 5)]),
    ...LISTING_SORTS.flatMap((sort): [string, Operation][] => [
      [`listing by ${sort}`, list(inCategory, { sort })],
      [`listing by ${sort}, page ${DEEP}`, list(inCategory, { sort, page: DEEP })],
    ]),
    ['listing, every filter', list(inCategory, EVERY_FILTER)],
    ['subcategory', list(inSubcategory, {})],
    [`subcategory, page ${DEEP}`, list(inSubcategory, { page: DEEP })],
    ['product', (db) => readProduct(db, product._id)],
    ['related products', (db) => listRelatedProducts(db, product)],
    ['reviews', (db) => listReviews(db, product._id, { limit: REVIEWS_PAGE_SIZE })],
    ...QUERIES.map((query): [string, Operation] => [`dropdown: ${query}`, (db) => searchByName(db, query)]),
    ...SEARCH_SORTS.map((sort): [string, Operation] => [
      `search by ${sort}`,
      (db) => searchProducts(db, 'steel', { ...NO_CHOICE, sort }, PAGE_SIZE),
    ]),
    [
      'search, page 40',
      (db) => searchProducts(db, 'steel', { ...NO_CHOICE, sort: 'match', page: 40 }, PAGE_SIZE),
    ],
    ['cart', (db) => listProductsByIds(db, cart)],
    ['order', (db) => order(db, goods)],
  ]);
}

async function order(db: Database, { many }: Goods): Promise<void> {
  const mobile = `03${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;
  const request = createOrderSchema.parse(JSON.parse(orderBody(many.slice(0, 3), mobile)));
  const origin = { customerId: null, address: '39.32.1.1', receipt: randomUUID() };
  const settings = readSettings({ OPEN_ORDERS_PER_NETWORK: '100000' });
  const placed = await openCheckout(db, async () => withChoice(settings))(request, origin, randomUUID());
  if (!placed.ok) throw new Error(placed.failure.message);
}
