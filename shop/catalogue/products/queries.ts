import { type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import type { Tables } from '../../../database/tables.ts';
import { containing } from '../../sql.ts';
import { isInCategory, isInNoMenu, isInSubcategory } from '../listed-in.ts';
import { eachBatchOfIds, selectProducts, toProduct } from '../queries.ts';
import { searchWords } from '../search/rules.ts';
import type { StaffProduct, StaffProductsPage } from './responses.ts';
import type { ProductSort } from './rules.ts';
import type { StaffList } from './schemas.ts';

type OnProducts = ExpressionBuilder<Tables, 'products'>;

/** Each order walks an index of its own; the id makes it the same every time. */
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

const total = sql<number>`count(*)::int`.as('total');

/** The products that a list's filters let through. */
function matches({ search, category, subcategory, menus, stock, discounted }: StaffList, lowStockAt: number) {
  return (eb: OnProducts) => {
    const conditions: Expression<SqlBool>[] = searchWords(search).map((word) =>
      eb(sql<string>`lower(name)`, 'like', containing(word)),
    );
    if (category) conditions.push(isInCategory(category));
    if (subcategory) conditions.push(isInSubcategory(subcategory));
    if (menus === 'none') conditions.push(isInNoMenu);
    if (stock === 'in') conditions.push(eb('quantity', '>', 0));
    if (stock === 'low') conditions.push(eb.between('quantity', 1, lowStockAt));
    if (stock === 'out') conditions.push(eb('quantity', '=', 0));
    if (discounted) conditions.push(eb('discount_basis_points', discounted === '1' ? '>' : '=', 0));
    return eb.and(conditions);
  };
}

/**
 * A page of the list that staff work in.
 * @param lowStockAt from this number of units down a product is low on stock
 */
export async function listStaffProducts(
  db: Database,
  list: StaffList,
  lowStockAt: number,
): Promise<StaffProductsPage> {
  const { limit } = list;
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

interface Found {
  ids: string[];
  /** Of all pages. */
  total: number;
}

/** Without a search, counting and the page each read one index, the page only its beginning. */
async function findByIndex(db: Database, list: StaffList, page: number, lowStockAt: number): Promise<Found> {
  const matching = db.selectFrom('products').where(matches(list, lowStockAt));
  const counted = await matching.select(total).executeTakeFirstOrThrow();
  const rows = await matching
    .select('id')
    .orderBy(ORDERS[list.sort])
    .limit(list.limit)
    .offset((page - 1) * list.limit)
    .execute();
  return { ids: rows.map(({ id }) => id), ...counted };
}

/** A word may occur anywhere in a name: all names are looked through once, for the count and the page together. */
async function findInOnePass(
  db: Database,
  list: StaffList,
  page: number,
  lowStockAt: number,
): Promise<Found> {
  const order = ORDERS[list.sort];
  const rows = await db
    .with(
      (cte) => cte('found').materialized(),
      (cte) =>
        cte
          .selectFrom('products')
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
    .selectFrom((eb) => eb.selectFrom('found').select(total).as('counted'))
    .leftJoin('page', (join) => join.onTrue())
    .select(['total', 'page.id'])
    .orderBy('page.place')
    .execute();
  return { ids: rows.flatMap(({ id }) => id ?? []), total: rows[0]?.total ?? 0 };
}

/** Several products as staff see them, in the order of the ids; the missing are left out. */
export async function listStaffProductsByIds(db: Database, ids: readonly string[]): Promise<StaffProduct[]> {
  if (ids.length === 0) return [];
  const rows = await selectStaffProducts(db).where('products.id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [toStaffProduct(row)] : [];
  });
}

/**
 * Every product that a list's filters let through, newest first.
 * @param lowStockAt from this number of units down a product is low on stock
 */
export async function* eachStaffProduct(
  db: Database,
  list: StaffList,
  lowStockAt: number,
): AsyncGenerator<StaffProduct> {
  for await (const ids of eachBatchOfIds(db, matches(list, lowStockAt))) {
    yield* await listStaffProductsByIds(db, ids);
  }
}

/** One product as staff see it, or null. */
export async function findStaffProduct(db: Database, id: string): Promise<StaffProduct | null> {
  const row = await selectStaffProducts(db).where('products.id', '=', id).executeTakeFirst();
  return row ? toStaffProduct(row) : null;
}

function selectStaffProducts(db: Database) {
  return selectProducts(db).select(['products.version', 'products.updated_at']);
}

function toStaffProduct(
  row: Awaited<ReturnType<ReturnType<typeof selectStaffProducts>['execute']>>[number],
): StaffProduct {
  return { ...toProduct(row), version: row.version, updatedAt: row.updated_at.toISOString() };
}
