import {
  type Expression,
  type InferResult,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import type { Database } from '../../../database/connect.ts';
import type { Tables } from '../../../database/tables.ts';
import { toRupees } from '../../money.ts';
import { countRows, inBatches, inOrderOf } from '../../sql.ts';
import type { PlaceColumn } from '../categories/queries.ts';
import { type FurtherPlace, nameKey, shownCategory } from '../categories/rules.ts';
import { toPercent } from '../pricing/rules.ts';
import { IS_LISTED, IS_SOLD } from './conditions.ts';
import type { Product, StaffProduct, VariantsOfIt } from './responses.ts';
import { type ProductOption, type ProductStatus, RELATED_SIZE, toCentimetres } from './rules.ts';

/** Products, each beside its stock. */
export function fromProducts(db: Database) {
  return db.selectFrom('products').innerJoin('stock', 'stock.product_id', 'products.id');
}

/**
 * The discount that an order pays by: what is stored, unless that is over and nobody has come round to it (R574). It stands in
 * the queries themselves, since PostgreSQL would plan a function of its own again for every order.
 */
export const discountDue = sql<number>`(case when products.discount_ends_at <= statement_timestamp()
  then (select basis_points from discount_that_counts(products, statement_timestamp()))
  else products.discount_basis_points end)`;

/** What an order is computed from. Its discount is the one that counts at this moment, also where it was over just now. */
export const ORDERABLE = [
  'products.id',
  'products.name',
  'products.photos',
  'products.price_paisa',
  discountDue.as('discount_basis_points'),
  'products.shipping',
  'stock.quantity',
] as const;

/** The columns of products that staff may change, with the names of their categories. */
export function withCategoryNames(products: SelectQueryBuilder<Tables, 'products' | 'stock', object>) {
  return products
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .leftJoin('subcategories', 'subcategories.id', 'products.subcategory_id')
    .leftJoin('categories as menu_categories', 'menu_categories.id', 'products.menu_category_id')
    .leftJoin('subcategories as menu_subcategories', 'menu_subcategories.id', 'products.menu_subcategory_id')
    .select([
      'products.id',
      'products.version',
      'products.name',
      'products.title',
      'products.description',
      'products.price_paisa',
      'products.own_discount_basis_points',
      'stock.quantity',
      'products.shipping',
      'products.photos',
      'products.sku',
      'products.barcode',
      'products.brand',
      'products.category_id',
      'products.subcategory_id',
      'products.menu_category_id',
      'products.menu_subcategory_id',
      'products.variant_of',
      'categories.name as category_name',
      'subcategories.name as subcategory_name',
      'menu_categories.name as menu_category_name',
      'menu_subcategories.name as menu_subcategory_name',
    ]);
}

/** Of a product with options: its variants that are sold, the units of all, and whether their prices differ. */
const variantsOfIt = sql<
  (VariantsOfIt & { quantity: number }) | null
>`case when products.options <> '[]' then (
  select json_build_object('count', count(*), 'quantity', coalesce(sum(units.quantity), 0),
    'pricesDiffer', count(distinct variant.line_price_rupees) filter (where variant.in_stock) > 1)
  from products as variant join stock as units on units.product_id = variant.id
  where variant.variant_of = products.id and variant.is_offered
) end`;

/** What staff alone are shown of products, and change. */
export function withStaffColumns<Selected>(products: SelectQueryBuilder<Tables, 'products', Selected>) {
  const alsoIn = sql<FurtherPlace[]>`coalesce((
    select json_agg(json_build_object('category_id', placed.category_id, 'subcategory_id', placed.subcategory_id,
      'category_name', filed.name, 'subcategory_name', within.name)
      order by filed.position, filed.name, within.position nulls first, within.id)
    from product_categories as placed join categories as filed on filed.id = placed.category_id
      left join subcategories as within on within.id = placed.subcategory_id
    where placed.product_id = products.id), '[]')`;
  return products.select([
    'products.status',
    'products.weight_grams',
    'products.length_mm',
    'products.width_mm',
    'products.height_mm',
    'products.variant_of',
    'products.option_values',
    sql<ProductOption[]>`products.options`.as('options'),
    alsoIn.as('also_in'),
  ]);
}

/** Every column that a product shows, with its category's names. */
export function selectProducts(db: Database) {
  return withCategoryNames(fromProducts(db)).select([
    variantsOfIt.as('variants'),
    'products.created_at',
    'products.discount_basis_points',
    'products.discount_ends_at',
    'products.review_count',
    'products.rating',
  ]);
}

export function toProduct(row: InferResult<ReturnType<typeof selectProducts>>[number]): Product {
  return {
    _id: row.id,
    name: row.name,
    title: row.title,
    description: row.description,
    price: toRupees(row.price_paisa),
    discount: toPercent(row.discount_basis_points),
    quantity: row.variants?.quantity ?? row.quantity,
    shipping: row.shipping,
    brand: row.brand,
    photos: row.photos,
    category: row.category_id,
    categoryName: row.category_name,
    subcategory: row.subcategory_name,
    menuCategory: row.menu_category_id,
    menuCategoryName: row.menu_category_name,
    menuSubcategory: row.menu_subcategory_name,
    createdAt: row.created_at.toISOString(),
    ...(row.discount_ends_at && { discountEndsAt: row.discount_ends_at.toISOString() }),
    reviewCount: row.review_count,
    rating: row.rating,
    ...(row.variants && {
      variants: { count: row.variants.count, pricesDiffer: row.variants.pricesDiffer },
    }),
    ...(row.variant_of !== null && { variantOf: row.variant_of }),
  };
}

/** A product that is sold, listed or not; null for all others. */
export async function findProduct(db: Database, id: string): Promise<Product | null> {
  const row = await selectProducts(db).where('products.id', '=', id).where(IS_SOLD).executeTakeFirst();
  return row ? toProduct(row) : null;
}

/** The page of a product: one that is archived has a page that says so, a draft has none. */
export async function findProductPage(
  db: Database,
  id: string,
): Promise<{ product: Product; status: Exclude<ProductStatus, 'draft'> } | null> {
  const row = await selectProducts(db)
    .select('products.status')
    .where('products.id', '=', id)
    .executeTakeFirst();
  return row && row.status !== 'draft' ? { product: toProduct(row), status: row.status } : null;
}

/** One product, right after it was stored. @throws when there is none of this id */
export async function readProduct(db: Database, id: string): Promise<Product> {
  const row = await selectProducts(db).where('products.id', '=', id).executeTakeFirstOrThrow();
  return toProduct(row);
}

/** The products of these ids that are sold, listed or not, in the order of the ids. */
export async function listProductsByIds(db: Database, ids: readonly string[]): Promise<Product[]> {
  if (ids.length === 0) return [];
  const rows = await selectProducts(db).where('products.id', 'in', ids).where(IS_SOLD).execute();
  return inOrderOf(ids, rows.map(toProduct));
}

const BATCH = 500;

/** The ids of products, newest first, a batch at a time. */
export async function* eachBatchOfIds(
  db: Database,
  condition: Expression<SqlBool> = sql<boolean>`true`,
): AsyncGenerator<string[]> {
  const newest = db
    .selectFrom('products')
    // PostgreSQL leaves out what the condition doesn't ask for.
    .leftJoin('stock', 'stock.product_id', 'products.id')
    // The moment as text: a Date would lose its microseconds, and with them products on a batch's edge.
    .select(['id', sql<string>`created_at::text`.as('moment')])
    .where(condition)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(BATCH);
  const isBehind = ({ moment, id }: { moment: string; id: string }) =>
    sql<boolean>`(created_at, id) < (${moment}::timestamptz, ${id}::uuid)`;
  const batches = inBatches(BATCH, (last: { moment: string; id: string } | undefined) =>
    (last ? newest.where(isBehind(last)) : newest).execute(),
  );
  for await (const rows of batches) yield rows.map(({ id }) => id);
}

/** Every product that is listed, newest first. */
export async function* eachProduct(db: Database): AsyncGenerator<Product> {
  for await (const ids of eachBatchOfIds(db, IS_LISTED)) yield* await listProductsByIds(db, ids);
}

/**
 * Related products: those that shoppers find in the same place, in stock first, then those of the same subcategory. What
 * the menus show in a room is related to that room; the others of its section come only where the room has too few.
 */
export async function listRelatedProducts(db: Database, product: Product): Promise<Product[]> {
  const category = product.menuCategory ?? product.category;
  const { subcategory } = shownCategory(product);
  const shownIn = sql`(select id from subcategories
    where category_id = ${category} and lower(name) = ${nameKey(subcategory ?? '')})`;
  // The first of each order are among the newest in stock of one of these places, and one of them is the product itself.
  const newestOf = (place: PlaceColumn, id: unknown) =>
    sql`(
      select id, in_stock, created_at, category_id, subcategory_id, menu_category_id, menu_subcategory_id
      from products where ${sql.ref(place)} = ${id} and ${IS_LISTED}
      order by in_stock desc, created_at desc, id limit ${sql.lit(RELATED_SIZE + 1)}
    )`;
  const { rows } = await sql<{ id: string }>`
    select id from (
      ${newestOf('subcategory_id', shownIn)} union ${newestOf('menu_subcategory_id', shownIn)}
      union ${newestOf('category_id', category)} union ${newestOf('menu_category_id', category)}
      union ${newestOf('category_id', product.category)}
    ) as near
    where id <> ${product._id}
    order by in_stock desc,
      category_id = ${category} or menu_category_id is not distinct from ${category} desc,
      (subcategory_id = ${shownIn} or menu_subcategory_id = ${shownIn}) is true desc,
      created_at desc, id
    limit ${RELATED_SIZE}
  `.execute(db);
  return listProductsByIds(
    db,
    rows.map(({ id }) => id),
  );
}

/** The ids of the listed products of these names, by name. */
export async function findProductIds(
  db: Database,
  names: readonly string[],
): Promise<Record<string, string>> {
  if (names.length === 0) return {};
  const rows = await db
    .selectFrom('products')
    .select(['id', 'name'])
    .where('name', 'in', names)
    .where(IS_LISTED)
    .orderBy('id')
    .execute();
  return Object.fromEntries(rows.map(({ id, name }) => [name, id]));
}

/** What products weigh in grams as they are packed, by id; those of which nobody knows are left out. */
export async function readWeights(db: Database, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'weight_grams'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('weight_grams', 'is not', null)
    .execute();
  return new Map(rows.map(({ id, weight_grams }) => [id, weight_grams ?? 0]));
}

/** So many brands are offered to choose from. */
const MOST_BRANDS = 500;

/** The brands that products have, from one step of their index to the next; each once, as its newest product spells it. */
export async function listBrands(db: Database): Promise<string[]> {
  const first = (behind: RawBuilder<unknown>) => sql`
    select lower(brand) as key, brand from products where brand <> '' ${behind}
    order by lower(brand), created_at desc, id desc limit 1`;
  const { rows } = await sql<{ brand: string }>`
    with recursive brands as (
      (${first(sql``)})
      union all
      select following.* from brands cross join lateral (${first(sql`and lower(brand) > brands.key`)}) as following
    )
    select brand from brands limit ${MOST_BRANDS}
  `.execute(db);
  return rows.map(({ brand }) => brand);
}

/** The product that has this SKU or barcode, whatever its case; two where it is one product's SKU and another's barcode. */
export async function findIdsByCode(db: Database, code: string): Promise<string[]> {
  const lower = code.trim().toLowerCase();
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where((eb) => eb.or([eb(sql`lower(sku)`, '=', lower), eb(sql`lower(barcode)`, '=', lower)]))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Several products as staff see them, in the order of the ids; the missing are left out. */
export async function listStaffProductsByIds(db: Database, ids: readonly string[]): Promise<StaffProduct[]> {
  if (ids.length === 0) return [];
  const rows = await selectStaffProducts(db).where('products.id', 'in', ids).execute();
  return inOrderOf(ids, rows.map(toStaffProduct));
}

export async function findStaffProduct(db: Database, id: string): Promise<StaffProduct | null> {
  const row = await selectStaffProducts(db).where('products.id', '=', id).executeTakeFirst();
  if (!row) return null;
  const alerts = await countRows(db.selectFrom('stock_alerts').where('product_id', '=', id));
  return { ...toStaffProduct(row), alerts };
}

function selectStaffProducts(db: Database) {
  return withStaffColumns(selectProducts(db).select('products.updated_at'));
}

function toStaffProduct(row: InferResult<ReturnType<typeof selectStaffProducts>>[number]): StaffProduct {
  const { version, sku, barcode, status, weight_grams, length_mm, width_mm, height_mm, updated_at } = row;
  const product = toProduct(row);
  return {
    ...product,
    // What staff typed is what their forms, lists and files work with: a discount of a few days must not become its own.
    discount: toPercent(row.own_discount_basis_points),
    discountNow: product.discount,
    version,
    sku,
    barcode,
    status,
    weightGrams: weight_grams,
    lengthCm: toCentimetres(length_mm),
    widthCm: toCentimetres(width_mm),
    heightCm: toCentimetres(height_mm),
    alsoIn: row.also_in.map(({ category_id, category_name, subcategory_name }) => ({
      category: category_id,
      categoryName: category_name,
      subcategory: subcategory_name,
    })),
    updatedAt: updated_at.toISOString(),
  };
}
