import { type Expression, expressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import type { Tables } from '../../../database/tables.ts';
import { isInCategory, isInSubcategory } from '../listed-in.ts';
import { linePriceRupees } from '../pricing/queries.ts';
import { countShownReviews, selectProducts, toProduct } from '../queries.ts';
import type { Product } from '../responses.ts';
import { findPaging, type ListingChoice, type ListingSort, type Paging } from './rules.ts';

/**
 * What a listing is of: a category, every subcategory of a name, what a search found (best match first), or the shop.
 */
export type ListingOf =
  | { categoryId: string }
  | { subcategory: string }
  | { found: readonly string[] }
  | 'everything';

export interface ListingPage {
  products: Product[];
  paging: Paging;
  /** How many products the filters leave, on all pages. */
  count: number;
  /** Cheapest and dearest product of the listing before any filter, in rupees; null when it has none. */
  prices: { from: number; to: number } | null;
}

/** One page of a listing. @param size products on a page */
export async function readListing(
  db: Database,
  of: ListingOf,
  choice: ListingChoice,
  size: number,
): Promise<ListingPage> {
  // Both at once: the page that is asked for is nearly always one that there is.
  const [{ count, prices }, asked] = await Promise.all([
    measureListing(db, of, choice),
    listPage(db, of, choice, { number: choice.page, size }),
  ]);
  const paging = findPaging(choice.page, count, size);
  const products =
    paging.number === choice.page ? asked : await listPage(db, of, choice, { number: paging.number, size });
  return { products, paging, count, prices };
}

/** Needs `shown_reviews` where the sort is by rating. */
const ORDERS: Record<Exclude<ListingSort, 'match'>, RawBuilder<unknown>> = {
  newest: sql`products.in_stock desc`,
  price: sql`${linePriceRupees}, products.in_stock desc`,
  'price-desc': sql`${linePriceRupees} desc, products.in_stock desc`,
  discount: sql`products.discount_basis_points desc, products.in_stock desc`,
  rating: sql`shown_reviews.rating desc nulls last, shown_reviews.review_count desc, products.in_stock desc`,
};

/** What comes after the choice's own order, so that every order is one and pages neither miss nor repeat. */
function inOrder(of: ListingOf, sort: ListingSort): RawBuilder<unknown> {
  const isMatch = sort === 'match';
  if (isMatch && typeof of === 'object' && 'found' in of) {
    return sql`array_position(${of.found}::uuid[], products.id)`;
  }
  return sql`${ORDERS[isMatch ? 'newest' : sort]}, products.created_at desc, products.id`;
}

/** Every product of a listing, in stock first, newest first. */
export async function listProducts(db: Database, of: ListingOf): Promise<Product[]> {
  const rows = await selectProducts(db).where(isIn(of)).orderBy(inOrder(of, 'newest')).execute();
  return rows.map(toProduct);
}

async function listPage(
  db: Database,
  of: ListingOf,
  choice: ListingChoice,
  { number, size }: { number: number; size: number },
): Promise<Product[]> {
  // First which ones, by what the order and the filters need; all that a product shows only for those.
  const chosen = selectListed(db, of, choice.sort === 'rating' || choice.ratingFrom !== null)
    .where(passes(choice))
    .orderBy(inOrder(of, choice.sort))
    .limit(size)
    .offset((number - 1) * size)
    .select('products.id');
  const rows = await selectProducts(db)
    .where('products.id', 'in', chosen)
    .orderBy(inOrder(of, choice.sort))
    .execute();
  return rows.map(toProduct);
}

async function measureListing(db: Database, of: ListingOf, choice: ListingChoice) {
  const { count, from, to } = await selectListed(db, of, choice.ratingFrom !== null)
    .select([
      sql<number>`(count(*) filter (where ${passes(choice)}))::int`.as('count'),
      sql<number | null>`min(${linePriceRupees})`.as('from'),
      sql<number | null>`max(${linePriceRupees})`.as('to'),
    ])
    .executeTakeFirstOrThrow();
  return { count, prices: from === null || to === null ? null : { from, to } };
}

/** The rows of a listing before any filter, with `shown_reviews` only where ratings are looked at: they cost most. */
function selectListed(db: Database, of: ListingOf, withRatings: boolean) {
  return db
    .selectFrom('products')
    .where(isIn(of))
    .$if(withRatings, (query) => query.leftJoinLateral(countShownReviews, (join) => join.onTrue()));
}

function isIn(of: ListingOf): Expression<SqlBool> {
  if (of === 'everything') return sql<boolean>`true`;
  if ('found' in of) return sql<boolean>`products.id = any(${of.found}::uuid[])`;
  return 'categoryId' in of ? isInCategory(of.categoryId) : isInSubcategory(of.subcategory);
}

function passes({ priceFrom, priceTo, inStock, discounted, ratingFrom }: ListingChoice): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'products'>();
  return eb.and([
    ...(priceFrom === null ? [] : [eb(linePriceRupees, '>=', priceFrom)]),
    ...(priceTo === null ? [] : [eb(linePriceRupees, '<=', priceTo)]),
    ...(inStock ? [eb('products.in_stock', '=', true)] : []),
    ...(discounted ? [eb('products.discount_basis_points', '>', 0)] : []),
    ...(ratingFrom === null ? [] : [eb(sql.ref<number>('shown_reviews.rating'), '>=', ratingFrom)]),
  ]);
}
