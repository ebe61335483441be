import { type Expression, expressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import type { Tables } from '../../../database/tables.ts';
import { isOnlyAlsoIn } from '../categories/further-places.ts';
import { nameKey } from '../categories/rules.ts';
import { IS_LISTED } from '../products/conditions.ts';
import { selectProducts, toProduct } from '../products/queries.ts';
import type { Product } from '../products/responses.ts';
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
  const places = await findPlaces(db, of);
  // Both at once: the page that is asked for is nearly always one that there is.
  const [{ count, prices }, asked] = await Promise.all([
    measureListing(db, places, choice),
    listPage(db, of, places, choice, { number: choice.page, size }),
  ]);
  const paging = findPaging(choice.page, count, size);
  const products =
    paging.number === choice.page
      ? asked
      : await listPage(db, of, places, choice, { number: paging.number, size });
  return { products, paging, count, prices };
}

const ORDERS: Record<Exclude<ListingSort, 'match'>, RawBuilder<unknown>> = {
  newest: sql`products.in_stock desc`,
  price: sql`products.line_price_rupees, products.in_stock desc`,
  'price-desc': sql`products.line_price_rupees desc, products.in_stock desc`,
  discount: sql`products.discount_basis_points desc, products.in_stock desc`,
  rating: sql`products.rating desc nulls last, products.review_count desc, products.in_stock desc`,
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
  const listed = selectListed(await findPlaces(db, of));
  const rows = await selectProducts(db)
    .where(sql<boolean>`products.id in (select id from ${listed})`)
    .orderBy(inOrder(of, 'newest'))
    .execute();
  return rows.map(toProduct);
}

async function listPage(
  db: Database,
  of: ListingOf,
  places: readonly Expression<SqlBool>[],
  choice: ListingChoice,
  { number, size }: { number: number; size: number },
): Promise<Product[]> {
  // First which ones, by what the order and the filters need; all that a product shows only for those.
  const order = inOrder(of, choice.sort);
  const first = { order, most: number * size };
  const chosen = sql<string>`(
    select products.id from ${selectListed(places, passes(choice), first)}
    order by ${order} limit ${size} offset ${(number - 1) * size}
  )`;
  const rows = await selectProducts(db)
    .where('products.id', 'in', chosen)
    .orderBy(inOrder(of, choice.sort))
    .execute();
  return rows.map(toProduct);
}

async function measureListing(db: Database, places: readonly Expression<SqlBool>[], choice: ListingChoice) {
  const { rows } = await sql<{ count: number; from: number | null; to: number | null }>`
    select (count(*) filter (where ${passes(choice)}))::int as count,
      min(line_price_rupees) as "from", max(line_price_rupees) as "to"
    from ${selectListed(places)}
  `.execute(db);
  const [{ count, from, to } = { count: 0, from: null, to: null }] = rows;
  return { count, prices: from === null || to === null ? null : { from, to } };
}

/**
 * What is listed in any of the places, as `products`: each place is read by its own index, since for "either of two" there
 * is none that has an order. Where an order is given, each says only its first ones in it, and they are merged.
 */
function selectListed(
  places: readonly Expression<SqlBool>[],
  passing: Expression<SqlBool> = sql`true`,
  first?: { order: RawBuilder<unknown>; most: number },
) {
  const parts = places.map(
    (isIn) => sql`(
      select id, in_stock, created_at, line_price_rupees, discount_basis_points, rating, review_count
      from products where ${IS_LISTED} and ${isIn} and ${passing}
      ${first ? sql`order by ${first.order} limit ${first.most}` : sql``}
    )`,
  );
  return sql`(${sql.join(parts, sql` union all `)}) as products`;
}

/** The conditions of a listing, of which no product meets two. */
async function findPlaces(db: Database, of: ListingOf): Promise<Expression<SqlBool>[]> {
  if (of === 'everything') return [sql`true`];
  if ('found' in of) return [sql`products.id = any(${of.found}::uuid[])`];
  if ('categoryId' in of) {
    const { categoryId } = of;
    // What is filed in a category is not shown there once more: a CHECK of the table.
    return [
      sql`products.category_id = ${categoryId}`,
      sql`products.menu_category_id = ${categoryId}`,
      isOnlyAlsoIn('category', [categoryId]),
    ];
  }
  const found = await db
    .selectFrom('subcategories')
    .select('id')
    .where(sql`lower(name)`, '=', nameKey(of.subcategory))
    .execute();
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return [sql`false`];
  // Several categories may have a subcategory of this name, and a product may be filed in one and shown in another.
  const isNew =
    ids.length === 1 ? sql`true` : sql`(products.subcategory_id = any(${ids}::uuid[])) is not true`;
  return [
    ...ids.map((id) => sql<boolean>`products.subcategory_id = ${id}`),
    ...ids.map((id) => sql<boolean>`(products.menu_subcategory_id = ${id} and ${isNew})`),
    isOnlyAlsoIn('subcategory', ids),
  ];
}

function passes({ priceFrom, priceTo, inStock, discounted, ratingFrom }: ListingChoice): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'products'>();
  return eb.and([
    ...(priceFrom === null ? [] : [eb('products.line_price_rupees', '>=', priceFrom)]),
    ...(priceTo === null ? [] : [eb('products.line_price_rupees', '<=', priceTo)]),
    ...(inStock ? [eb('products.in_stock', '=', true)] : []),
    ...(discounted ? [eb('products.discount_basis_points', '>', 0)] : []),
    ...(ratingFrom === null ? [] : [eb('products.rating', '>=', ratingFrom)]),
  ]);
}
