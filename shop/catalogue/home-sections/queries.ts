import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { firstPhotosOf } from '../categories/queries.ts';
import type { SubcategorySummaries } from '../categories/responses.ts';
import { nameKey } from '../categories/rules.ts';
import { IS_LISTED } from '../products/conditions.ts';
import { listProductsByIds } from '../products/queries.ts';
import type { Product } from '../products/responses.ts';
import {
  composeSection,
  FILL_SIZE,
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

/** What a section of the home page shows. */
export interface WantedSection {
  /** What it is called in the answer. */
  key: string;
  /** Products of this category come first; null for none. */
  categoryId: string | null;
  /** Whether all that its page lists belongs to it, and not only what is filed in it. */
  isWhole: boolean;
  /** What comes behind it while there is room. */
  fill: SectionFill;
  size: number;
}

/** The products of several sections of the specification. @param mostSold may be what was read before */
async function listSections(
  db: Database,
  slugs: readonly FilledSlug[],
  mostSold = readMostSold(db),
): Promise<Map<FilledSlug, Product[]>> {
  const names = slugs.map((slug) => nameKey(SECTIONS[slug].category));
  const categories = await db
    .selectFrom('categories')
    .select(['id', sql<string>`lower(name)`.as('name')])
    .where(sql`lower(name)`, 'in', names)
    .execute();
  const idOf = new Map(categories.map(({ id, name }) => [name, id]));
  const wanted = slugs.map((slug) => {
    const { category, fill } = SECTIONS[slug];
    const categoryId = idOf.get(nameKey(category)) ?? null;
    return { key: slug, categoryId, isWhole: false, fill, size: SECTION_SIZE };
  });
  const filled = await fillSections(db, wanted, mostSold);
  return new Map(slugs.map((slug) => [slug, filled.get(slug) ?? []]));
}

/** The products of several sections: their ids first, each by an index, then all that they show at once. */
export async function fillSections(
  db: Database,
  wanted: readonly WantedSection[],
  mostSold: MostSold,
): Promise<Map<string, Product[]>> {
  const fills = [...new Set(wanted.map(({ fill }) => fill))];
  const [filed, ...filling] = await Promise.all([
    listFiledIds(db, wanted),
    ...fills.map((fill) => listFillIds(db, fill, mostSold)),
  ]);
  const fillOf = new Map(fills.map((fill, index) => [fill, filling[index] ?? []]));
  const products = await listProductsByIds(db, [...[...filed.values()].flat(), ...filling.flat()]);
  const byId = new Map(products.map((product) => [product._id, product]));
  const these = (ids: readonly string[] = []) => ids.flatMap((id) => byId.get(id) ?? []);
  return new Map(
    wanted.map(({ key, fill, size }) => [
      key,
      composeSection(these(filed.get(key)), these(fillOf.get(fill)), size),
    ]),
  );
}

/** The products of the category of each section, in stock first, newest first. */
async function listFiledIds(
  db: Database,
  sections: readonly WantedSection[],
): Promise<Map<string, string[]>> {
  const wanted = sections.filter(({ categoryId }) => categoryId !== null);
  if (wanted.length === 0) return new Map();
  const best = sql`order by in_stock desc, created_at desc, id limit section.size`;
  const { rows } = await sql<{ key: string; id: string }>`
    select key, filed.id
    from unnest(${wanted.map(({ key }) => key)}::text[], ${wanted.map(({ categoryId }) => categoryId)}::uuid[],
      ${wanted.map(({ isWhole }) => isWhole)}::boolean[], ${wanted.map(({ size }) => size)}::int[])
      as section (key, category, is_whole, size)
    cross join lateral (
      select id, in_stock, created_at from (
        (select id, in_stock, created_at from products where category_id = section.category and is_listed ${best})
        union
        (select id, in_stock, created_at from products
          where section.is_whole and menu_category_id = section.category and is_listed ${best})
        union
        (select id, in_stock, created_at from products
          join product_categories on product_categories.product_id = products.id
          where section.is_whole and product_categories.category_id = section.category and is_listed ${best})
      ) as listed ${best}
    ) as filed
    order by filed.in_stock desc, filed.created_at desc, filed.id
  `.execute(db);
  const byKey = Map.groupBy(rows, ({ key }) => key);
  return new Map([...byKey].map(([key, found]) => [key, found.map(({ id }) => id)]));
}

/** Of these products those that shoppers find, in the order of their ids. */
export async function listListedProducts(db: Database, ids: readonly string[]): Promise<Product[]> {
  if (ids.length === 0) return [];
  const listed = await db
    .selectFrom('products')
    .select('id')
    .where('id', 'in', ids)
    .where('is_listed', '=', true)
    .execute();
  const found = new Set(listed.map(({ id }) => id));
  return listProductsByIds(
    db,
    ids.filter((id) => found.has(id)),
  );
}

async function listFillIds(db: Database, fill: SectionFill, mostSold: MostSold): Promise<string[]> {
  const query = db.selectFrom('products').select('id').where(IS_LISTED).limit(FILL_SIZE);
  switch (fill) {
    case 'none':
      return [];
    case 'newest':
      return idsOf(query.where('in_stock', '=', true).orderBy('created_at', 'desc').orderBy('id'));
    case 'restocked':
      return idsOf(query.where('restocked_at', 'is not', null).orderBy('restocked_at', 'desc'));
    case 'sold-90-days':
    case 'sold-30-days':
    case 'sold-14-days':
      return mostSold[fill]();
  }
}

async function idsOf(query: { execute(): Promise<{ id: string }[]> }): Promise<string[]> {
  return (await query.execute()).map(({ id }) => id);
}

/** The ids of what sold most, for the sections that it fills. */
export type MostSold = Record<'sold-90-days' | 'sold-30-days' | 'sold-14-days', () => Promise<string[]>>;

export function readMostSold(db: Database): MostSold {
  return {
    'sold-90-days': () => listMostSold(db, 90),
    'sold-30-days': () => listMostSold(db, 30),
    'sold-14-days': () => listMostSold(db, 14),
  };
}

/**
 * Products by units sold in the last days. An order sells something once it is confirmed or delivered: one that
 * nobody has confirmed, or paid by card, costs its sender nothing and says nothing about what people buy.
 */
async function listMostSold(db: Database, days: number): Promise<string[]> {
  const sold = db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    // What is bought of a product with options is a variant; what is shown is the product.
    .leftJoin('products as variant', (join) =>
      join.onRef('variant.id', '=', 'order_lines.product_id').on('variant.variant_of', 'is not', null),
    )
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
    .groupBy(sql`1`)
    .select([
      sql<string>`coalesce(variant.variant_of, order_lines.product_id)`.as('id'),
      sql<number>`sum(order_lines.quantity)`.as('units'),
    ])
    .orderBy('units', 'desc')
    .orderBy('id');
  // One after the other, the best first, until there are enough: "offset 0" keeps PostgreSQL from joining all of them.
  const { rows } = await sql<{ id: string }>`
    select sold.id from (${sold} offset 0) as sold
    cross join lateral (select from products where products.id = sold.id and ${IS_LISTED} offset 0) as listed
    order by sold.units desc, sold.id
    limit ${FILL_SIZE}
  `.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * A page of a shuffle, without a scan: ids are random, so runs of them from a random place on are fair samples. It wraps
 * round at the end, so that all pages together hold every product that is in stock, each once.
 */
export async function listShuffledIds(db: Database, seed: number, page = 1): Promise<string[]> {
  const start = sql<string>`md5(${String(seed)})::uuid`;
  const inStock = db
    .selectFrom('products')
    .select('id')
    .where('in_stock', '=', true)
    .where(IS_LISTED)
    .orderBy('id');
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
    .where(IS_LISTED)
    .where('id', '>=', start)
    .executeTakeFirstOrThrow();
  return count;
}

/** Each subcategory with the photos of its first product, keyed by name (R205). */
export async function listPopularSubcategories(db: Database): Promise<SubcategorySummaries> {
  const rows = await db
    .selectFrom('subcategories')
    .innerJoin('categories', 'categories.id', 'subcategories.category_id')
    .select(['subcategories.name', firstPhotosOf('subcategory').as('photos')])
    .orderBy('categories.position')
    .orderBy('subcategories.position')
    .execute();
  const summaries: SubcategorySummaries = {};
  for (const { name, photos } of rows) {
    summaries[name] ??= photos ? { firstProduct: { photos } } : { firstProduct: null };
  }
  return summaries;
}
