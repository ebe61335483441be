import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { firstPhotos } from '../categories/queries.ts';
import type { SubcategorySummaries } from '../categories/responses.ts';
import { nameKey } from '../categories/rules.ts';
import { listProductsByIds } from '../products/queries.ts';
import type { Product } from '../products/responses.ts';
import {
  composeSection,
  type FilledSlug,
  isShuffle,
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
  if (isShuffle(slug)) return listProductsByIds(db, await listShuffledIds(db, seed, page));
  const sections = await listSections(db, [slug]);
  return sections.get(slug) ?? [];
}

/**
 * The products of several sections: their ids first, each by an index, then all that they show at once.
 * @param mostSold may be what was read before
 */
export async function listSections(
  db: Database,
  slugs: readonly FilledSlug[],
  mostSold = readMostSold(db),
): Promise<Map<FilledSlug, Product[]>> {
  const fills = [...new Set(slugs.map((slug) => SECTIONS[slug].fill))];
  const [filed, ...filling] = await Promise.all([
    listFiledIds(db, slugs),
    ...fills.map((fill) => listFillIds(db, fill, mostSold)),
  ]);
  const fillOf = new Map(fills.map((fill, index) => [fill, filling[index] ?? []]));
  const products = await listProductsByIds(db, [...[...filed.values()].flat(), ...filling.flat()]);
  const byId = new Map(products.map((product) => [product._id, product]));
  const these = (ids: readonly string[] = []) => ids.flatMap((id) => byId.get(id) ?? []);
  return new Map(
    slugs.map((slug) => [
      slug,
      composeSection(these(filed.get(slug)), these(fillOf.get(SECTIONS[slug].fill)), SECTION_SIZE),
    ]),
  );
}

/** What staff filed in the category of each section, in stock first, newest first. */
async function listFiledIds(db: Database, slugs: readonly FilledSlug[]): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ slug: string; id: string }>`
    select slug, filed.id
    from unnest(${slugs}::text[], ${slugs.map((slug) => nameKey(SECTIONS[slug].category))}::text[])
      as section (slug, category)
    join categories on lower(categories.name) = section.category
    cross join lateral (
      select id, in_stock, created_at from products where category_id = categories.id
      order by in_stock desc, created_at desc, id limit ${SECTION_SIZE}
    ) as filed
    order by filed.in_stock desc, filed.created_at desc, filed.id
  `.execute(db);
  const bySlug = Map.groupBy(rows, ({ slug }) => slug);
  return new Map([...bySlug].map(([slug, found]) => [slug, found.map(({ id }) => id)]));
}

async function listFillIds(db: Database, fill: SectionFill, mostSold: MostSold): Promise<string[]> {
  const query = db.selectFrom('products').select('id').limit(SECTION_SIZE);
  switch (fill) {
    case 'none':
      return [];
    case 'newest':
      return idsOf(query.where('in_stock', '=', true).orderBy('created_at', 'desc').orderBy('id'));
    case 'restocked':
      return idsOf(query.where('restocked_at', 'is not', null).orderBy('restocked_at', 'desc'));
    case 'sold-90-days':
    case 'sold-14-days':
      return mostSold[fill]();
  }
}

async function idsOf(query: { execute(): Promise<{ id: string }[]> }): Promise<string[]> {
  return (await query.execute()).map(({ id }) => id);
}

/** The ids of what sold most, for the sections that it fills. */
export type MostSold = Record<'sold-90-days' | 'sold-14-days', () => Promise<string[]>>;

export function readMostSold(db: Database): MostSold {
  return { 'sold-90-days': () => listMostSold(db, 90), 'sold-14-days': () => listMostSold(db, 14) };
}

/**
 * Products by units sold in the last days. An order sells something once it is confirmed or delivered: one that
 * nobody has confirmed, or paid by card, costs its sender nothing and says nothing about what people buy.
 */
async function listMostSold(db: Database, days: number): Promise<string[]> {
  const rows = await db
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
    .select('order_lines.product_id as id')
    .orderBy(sql`sum(order_lines.quantity)`, 'desc')
    .orderBy('order_lines.product_id')
    .limit(SECTION_SIZE)
    .execute();
  return rows.flatMap(({ id }) => id ?? []);
}

/**
 * A page of a shuffle, without a scan: ids are random, so runs of them from a random place on are fair samples. It wraps
 * round at the end, so that all pages together hold every product that is in stock, each once.
 */
export async function listShuffledIds(db: Database, seed: number, page = 1): Promise<string[]> {
  const start = sql<string>`md5(${String(seed)})::uuid`;
  const inStock = db.selectFrom('products').select('id').where('in_stock', '=', true).orderBy('id');
  const skip = (page - 1) * SHUFFLE_PAGE_SIZE;
  const ids = await idsOf(inStock.where('id', '>=', start).offset(skip).limit(SHUFFLE_PAGE_SIZE));
  if (ids.length < SHUFFLE_PAGE_SIZE) {
    const skipped = ids.length > 0 ? skip : await countInStockFrom(db, start);
    const wrapped = inStock.where('id', '<', start).offset(skip - skipped);
    ids.push(...(await idsOf(wrapped.limit(SHUFFLE_PAGE_SIZE - ids.length))));
  }
  return shuffle(ids, seed);
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

/** Each subcategory with the photos of its first product, keyed by name (R205). */
export async function listPopularSubcategories(db: Database): Promise<SubcategorySummaries> {
  const rows = await db
    .selectFrom('subcategories')
    .innerJoin('categories', 'categories.id', 'subcategories.category_id')
    .select([
      'subcategories.name',
      sql<string[] | null>`coalesce(${firstPhotos('subcategory_id', 'subcategories.id')},
        ${firstPhotos('menu_subcategory_id', 'subcategories.id')})`.as('photos'),
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
