import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { selectProducts, toProduct } from '../queries.ts';
import type { Product, SubcategorySummaries } from '../responses.ts';
import { nameKey } from '../rules.ts';
import {
  composeSection,
  SECTION_SIZE,
  SECTIONS,
  type SectionFill,
  type SectionSlug,
  SHUFFLE_PAGE_SIZE,
  shuffle,
} from './rules.ts';

/**
 * The products of one section of the home page.
 * @param seed decides the order of the shuffle, of which there are pages; other sections use neither
 */
export async function listSection(
  db: Database,
  slug: SectionSlug,
  seed: number,
  page = 1,
): Promise<Product[]> {
  const { category, fill } = SECTIONS[slug];
  if (category === null) return listShuffled(db, seed, page);
  const [filed, candidates] = await Promise.all([listFiled(db, category), listFill(db, fill)]);
  return composeSection(filed, candidates, SECTION_SIZE);
}

async function listFiled(db: Database, category: string): Promise<Product[]> {
  const rows = await selectProducts(db)
    .where(sql`lower(categories.name)`, '=', nameKey(category))
    .orderBy('products.in_stock', 'desc')
    .orderBy('products.created_at', 'desc')
    .limit(SECTION_SIZE)
    .execute();
  return rows.map(toProduct);
}

async function listFill(db: Database, fill: SectionFill): Promise<Product[]> {
  const query = selectProducts(db).limit(SECTION_SIZE);
  switch (fill) {
    case 'none':
      return [];
    case 'newest':
      return (
        await query
          .where('products.in_stock', '=', true)
          .orderBy('products.created_at', 'desc')
          .orderBy('products.id')
          .execute()
      ).map(toProduct);
    case 'restocked':
      return (
        await query
          .where('products.restocked_at', 'is not', null)
          .orderBy('products.restocked_at', 'desc')
          .execute()
      ).map(toProduct);
    case 'sold-90-days':
      return listMostSold(db, 90);
    case 'sold-14-days':
      return listMostSold(db, 14);
  }
}

/**
 * Products by units sold in the last days. An order sells something once it is confirmed or delivered: one that
 * nobody has confirmed, or paid by card, costs its sender nothing and says nothing about what people buy.
 */
async function listMostSold(db: Database, days: number): Promise<Product[]> {
  const rows = await selectProducts(db)
    .innerJoin(
      (eb) =>
        eb
          .selectFrom('order_lines')
          .innerJoin('orders', 'orders.id', 'order_lines.order_id')
          .where((order) =>
            order.or([
              order('orders.status', '=', 'Delivered'),
              order.and([
                order('orders.status', '<>', 'Cancelled'),
                order('orders.confirmation', '=', 'confirmed'),
              ]),
            ]),
          )
          .where('order_lines.placed_at', '>=', sql<Date>`now() - make_interval(days => ${days})`)
          .where('order_lines.product_id', 'is not', null)
          .groupBy('order_lines.product_id')
          .select(['order_lines.product_id', sql<number>`sum(order_lines.quantity)`.as('units')])
          .orderBy('units', 'desc')
          .limit(SECTION_SIZE)
          .as('sold'),
      (join) => join.onRef('sold.product_id', '=', 'products.id'),
    )
    .orderBy('sold.units', 'desc')
    .orderBy('products.id')
    .execute();
  return rows.map(toProduct);
}

/**
 * A page of a shuffle, without a scan: ids are random, so runs of them from a random place on are fair samples. It wraps
 * round at the end, so that all pages together hold every product that is in stock, each once.
 */
async function listShuffled(db: Database, seed: number, page: number): Promise<Product[]> {
  const start = sql<string>`md5(${String(seed)})::uuid`;
  const inStock = selectProducts(db).where('products.in_stock', '=', true).orderBy('products.id');
  const skip = (page - 1) * SHUFFLE_PAGE_SIZE;
  const rows = await inStock
    .where('products.id', '>=', start)
    // Said of the stock too, so that its index is not read from its beginning.
    .where('stock.product_id', '>=', start)
    .offset(skip)
    .limit(SHUFFLE_PAGE_SIZE)
    .execute();
  if (rows.length < SHUFFLE_PAGE_SIZE) {
    const skipped = rows.length > 0 ? skip : await countInStockFrom(db, start);
    const wrapped = inStock.where('products.id', '<', start).offset(skip - skipped);
    rows.push(...(await wrapped.limit(SHUFFLE_PAGE_SIZE - rows.length).execute()));
  }
  return shuffle(rows.map(toProduct), seed);
}

async function countInStockFrom(db: Database, start: RawBuilder<string>): Promise<number> {
  const { count } = await db
    .selectFrom('products')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('in_stock', '=', true)
    .where('id', '>=', start)
    .executeTakeFirstOrThrow();
  return count;
}

/** The photos of the first product of a subcategory: of those that are filed there, or that the menus show there. */
function firstPhotosBy(column: 'subcategory_id' | 'menu_subcategory_id') {
  return sql`(select photos from products where ${sql.ref(column)} = subcategories.id
    order by created_at, id limit 1)`;
}

/** Each subcategory with the photos of its first product, keyed by name (R205). */
export async function listPopularSubcategories(db: Database): Promise<SubcategorySummaries> {
  const rows = await db
    .selectFrom('subcategories')
    .innerJoin('categories', 'categories.id', 'subcategories.category_id')
    .select([
      'subcategories.name',
      sql<
        string[] | null
      >`coalesce(${firstPhotosBy('subcategory_id')}, ${firstPhotosBy('menu_subcategory_id')})`.as('photos'),
    ])
    .orderBy('categories.position')
    .orderBy('subcategories.position')
    .execute();
  const summaries: SubcategorySummaries = {};
  for (const { name, photos } of rows) {
    summaries[name] ??= photos ? { firstProduct: { photos } } : { firstProduct: null };
  }
  return summaries;
}
