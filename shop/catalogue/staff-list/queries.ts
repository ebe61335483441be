import { type Expression, expressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import type { Tables } from '../../../database/tables.ts';
import { containing, countRows } from '../../sql.ts';
import { HIDDEN_IN_MENUS, nameKey } from '../categories/rules.ts';
import { eachBatchOfIds, findIdsByCode, listStaffProductsByIds } from '../products/queries.ts';
import { searchWords } from '../search/rules.ts';
import type { StaffProductsPage } from './responses.ts';
import type { ProductSort } from './rules.ts';
import type { StaffList } from './schemas.ts';

/**
 * Each order but that by stock walks an index of its own; the id makes it the same every time. By stock, the whole of
 * that narrow table is read and sorted, as far as it goes without the products (`standsInStock`).
 */
const ORDERS: Record<ProductSort, RawBuilder<unknown>> = {
  '-added': sql`created_at desc, id desc`,
  added: sql`created_at, id`,
  name: sql`lower(name), id`,
  '-name': sql`lower(name) desc, id desc`,
  price: sql`price_paisa, id`,
  '-price': sql`price_paisa desc, id desc`,
  stock: sql`quantity, id`,
  '-stock': sql`quantity desc, id desc`,
  discount: sql`discount_basis_points, id`,
  '-discount': sql`discount_basis_points desc, id desc`,
};

function matches(list: StaffList, lowStockAt: number) {
  const { search, category, subcategory, menus, stock, discounted, status, brand } = list;
  const eb = expressionBuilder<Tables, 'products' | 'stock'>();
  const words = searchWords(search).map(containing);
  const conditions: Expression<SqlBool>[] = words.map((word) => eb(sql<string>`lower(name)`, 'like', word));
  conditions.push(isAboutStock(list) ? hasStockOfItsOwn : standsForItself(words));
  if (category) conditions.push(isInCategory(category));
  if (subcategory) conditions.push(isInSubcategory(subcategory));
  if (menus === 'none') conditions.push(isInNoMenu);
  if (stock === 'in') conditions.push(eb('in_stock', '=', true));
  if (stock === 'low') conditions.push(eb.between('quantity', 1, lowStockAt));
  if (stock === 'out') conditions.push(eb('in_stock', '=', false));
  if (discounted) conditions.push(eb('discount_basis_points', discounted === '1' ? '>' : '=', 0));
  if (status) conditions.push(eb('status', '=', status));
  // As its index has it, which holds no product without one.
  if (brand) conditions.push(sql<boolean>`(lower(brand) = ${brand.toLowerCase()} and brand <> '')`);
  return eb.and(conditions);
}

/** Whether the list is of what is on hand: then variants are in it, and what has options is not. */
function isAboutStock({ stock, sort }: StaffList): boolean {
  return stock !== undefined || /^-?stock$/.test(sort);
}

const hasStockOfItsOwn = sql<boolean>`products.options = '[]'`;

/** A product stands for its variants, unless words are looked for that only they have. @param words as LIKE has them */
function standsForItself(words: readonly string[]) {
  return sql<boolean>`(products.variant_of is null or not (
    select lower(product.name) like all(${words}::text[]) from products as product
    where product.id = products.variant_of))`;
}

/** Products beside their stock; where a query asks nothing of it, PostgreSQL leaves it out. */
function fromProducts(db: Pick<Database, 'selectFrom'>) {
  return db.selectFrom('products').leftJoin('stock', 'stock.product_id', 'products.id');
}

/** A page of the list that staff work in. @param lowStockAt units */
export async function listStaffProducts(
  db: Database,
  list: StaffList,
  lowStockAt: number,
): Promise<StaffProductsPage> {
  const { limit } = list;
  const coded = list.search === '' ? [] : await findIdsByCode(db, list.search);
  // A SKU or a barcode is meant, whatever else is chosen.
  if (coded.length > 0) {
    const products = await listStaffProductsByIds(db, coded);
    return { products, page: 1, totalPages: 1, total: products.length, lowStockAt };
  }
  const find = searchWords(list.search).length > 0 ? findInOnePass : findByIndex;
  const asked = await find(db, list, list.page, lowStockAt);
  const totalPages = Math.max(1, Math.ceil(asked.total / limit));
  const page = Math.min(list.page, totalPages);
  const { ids } = page === list.page ? asked : await find(db, list, page, lowStockAt);
  return {
    products: await listStaffProductsByIds(db, ids),
    page,
    totalPages,
    total: asked.total,
    lowStockAt,
  };
}

/** Without a search, counting and the page each read one index, the page only its beginning. */
async function findByIndex(db: Database, list: StaffList, page: number, lowStockAt: number) {
  const matching = fromProducts(db).where(matches(list, lowStockAt));
  const found = standsInStock(list) ? stockAlone(db, list, lowStockAt) : matching.select('id');
  const rows = await found
    .orderBy(ORDERS[list.sort])
    .limit(list.limit)
    .offset((page - 1) * list.limit)
    .execute();
  return { ids: rows.map(({ id }) => id), total: await countRows(matching) };
}

/** Whether all that is sorted and filtered by stands in the stock's own table. */
function standsInStock({
  sort,
  category,
  subcategory,
  menus,
  discounted,
  status,
  brand,
}: StaffList): boolean {
  return /^-?stock$/.test(sort) && ![category, subcategory, menus, discounted, status, brand].some(Boolean);
}

/** Each product has one row there: joined with 100,000 products, to sort them takes four times as long. */
function stockAlone(db: Database, { stock }: StaffList, lowStockAt: number) {
  const among = { in: [1, null], low: [1, lowStockAt], out: [0, 0] } as const;
  const [least, most] = stock ? among[stock] : [0, null];
  // Named as the products' own, for the order.
  return db
    .selectFrom((eb) => eb.selectFrom('stock').select(['product_id as id', 'quantity']).as('stock'))
    .select('id')
    .where(sql<boolean>`id not in (select products.id from products where options <> '[]')`)
    .where('quantity', '>=', least)
    .$if(most !== null, (query) => query.where('quantity', '<=', most));
}

/** A word may occur anywhere in a name: all names are looked through once, for the count and the page together. */
async function findInOnePass(db: Database, list: StaffList, page: number, lowStockAt: number) {
  const order = ORDERS[list.sort];
  const rows = await db
    .with(
      (cte) => cte('found').materialized(),
      (cte) =>
        fromProducts(cte)
          .where(matches(list, lowStockAt))
          .select(['id', 'name', 'price_paisa', 'quantity', 'discount_basis_points', 'created_at']),
    )
    .with('page', (cte) =>
      cte
        .selectFrom('found')
        .select(['id', sql<number>`row_number() over (order by ${order})`.as('place')])
        .orderBy(order)
        .limit(list.limit)
        .offset((page - 1) * list.limit),
    )
    .selectFrom((eb) => eb.selectFrom('found').select(sql<number>`count(*)::int`.as('total')).as('counted'))
    .leftJoin('page', (join) => join.onTrue())
    .select(['total', 'page.id'])
    .orderBy('page.place')
    .execute();
  return { ids: rows.flatMap(({ id }) => id ?? []), total: rows[0]?.total ?? 0 };
}

/** The ids of every product that a list's filters let through, newest first, a batch at a time. @param lowStockAt units */
export function eachBatchOfListedIds(
  db: Database,
  list: StaffList,
  lowStockAt: number,
): AsyncGenerator<string[]> {
  return eachBatchOfIds(db, matches(list, lowStockAt));
}

/** Whether a category lists a product: it is filed there, the menus show it there, or it is one of its further ones. */
function isInCategory(id: string) {
  return sql<boolean>`(products.category_id = ${id} or products.menu_category_id = ${id}
    or products.id = any(array(select product_id from product_categories where category_id = ${id})))`;
}

/** As `isInCategory`, of every subcategory of a name. Their ids are an array, since an index can be asked for one. */
function isInSubcategory(name: string) {
  const ids = sql`array(select id from subcategories where lower(name) = ${nameKey(name)})`;
  return sql<boolean>`(products.subcategory_id = any(${ids}) or products.menu_subcategory_id = any(${ids})
    or products.id = any(array(select product_id from product_categories where subcategory_id = any(${ids}))))`;
}

/** Whether no category of the menus lists a product. */
const isInNoMenu = sql<boolean>`(products.menu_category_id is null and products.category_id = any(
  array(select id from categories where name = any(${HIDDEN_IN_MENUS}::text[]))))`;
