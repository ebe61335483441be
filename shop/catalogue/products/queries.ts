import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { isInCategory, isInNoMenu, isInSubcategory } from '../listed-in.ts';
import { selectProducts, toProduct } from '../queries.ts';
import { searchWords } from '../search/rules.ts';
import type { ProductSort } from './rules.ts';
import type { StaffList } from './schemas.ts';
import type { StaffProduct, StaffProductsPage } from './types.ts';

/** Each order walks an index of its own (migration 006); the id makes it the same every time. */
const ORDERS = {
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
} as const satisfies Record<ProductSort, unknown>;

/** The products that a list's filters let through. */
function matches({ search, category, subcategory, menus, stock, discounted }: StaffList, lowStockAt: number) {
  const conditions = [sql`true`];
  for (const word of searchWords(search)) conditions.push(sql`lower(name) like ${`%${word}%`}`);
  if (category) conditions.push(isInCategory(category));
  if (subcategory) conditions.push(isInSubcategory(subcategory));
  if (menus === 'none') conditions.push(isInNoMenu);
  if (stock === 'in') conditions.push(sql`quantity > 0`);
  if (stock === 'low') conditions.push(sql`quantity between 1 and ${lowStockAt}`);
  if (stock === 'out') conditions.push(sql`quantity = 0`);
  if (discounted === '1') conditions.push(sql`discount_basis_points > 0`);
  if (discounted === '0') conditions.push(sql`discount_basis_points = 0`);
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
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
  return { products: await listInOrder(db, ids), page, totalPages, total: asked.total, lowStockAt };
}

interface Found {
  ids: string[];
  /** Of all pages. */
  total: number;
}

/** Without a search, counting and the page each read one index, the page only its beginning. */
async function findByIndex(db: Database, list: StaffList, page: number, lowStockAt: number): Promise<Found> {
  const matching = matches(list, lowStockAt);
  const { total } = await db
    .selectFrom('products')
    .where(matching)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('products')
    .where(matching)
    .select('id')
    .orderBy(ORDERS[list.sort])
    .limit(list.limit)
    .offset((page - 1) * list.limit)
    .execute();
  return { ids: rows.map(({ id }) => id), total };
}

/** A word may occur anywhere in a name: all names are looked through once, for the count and the page together. */
async function findInOnePass(
  db: Database,
  list: StaffList,
  page: number,
  lowStockAt: number,
): Promise<Found> {
  const order = ORDERS[list.sort];
  const { rows } = await sql<{ id: string | null; total: number }>`
    with found as materialized (
      select id, name, price_paisa, quantity, discount_basis_points, created_at
      from products where ${matches(list, lowStockAt)}
    )
    select counted.total, page.id
    from (select count(*)::int as total from found) as counted
    left join (
      select id, row_number() over (order by ${order}) as place
      from found order by ${order} limit ${list.limit} offset ${(page - 1) * list.limit}
    ) as page on true
    order by page.place
  `.execute(db);
  return { ids: rows.flatMap(({ id }) => id ?? []), total: rows[0]?.total ?? 0 };
}

async function listInOrder(db: Database, ids: readonly string[]): Promise<StaffProduct[]> {
  if (ids.length === 0) return [];
  const rows = await selectStaffProducts(db).where('products.id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [toStaffProduct(row)] : [];
  });
}

const BATCH = 500;

/**
 * Every product that a list's filters let through, newest first, a batch at a time.
 * @param lowStockAt from this number of units down a product is low on stock
 */
export async function* eachStaffProduct(
  db: Database,
  list: StaffList,
  lowStockAt: number,
): AsyncGenerator<StaffProduct> {
  let after: { moment: string; id: string } | undefined;
  do {
    // The moment as text: a Date would lose its microseconds, and with them products on a batch's edge.
    let query = db
      .selectFrom('products')
      .where(matches(list, lowStockAt))
      .select(['id', sql<string>`created_at::text`.as('moment')])
      .orderBy(ORDERS['-added'])
      .limit(BATCH);
    if (after) {
      const { moment, id } = after;
      query = query.where(sql<boolean>`(created_at, id) < (${moment}::timestamptz, ${id}::uuid)`);
    }
    const rows: Awaited<ReturnType<typeof query.execute>> = await query.execute();
    yield* await listInOrder(
      db,
      rows.map(({ id }) => id),
    );
    after = rows.length < BATCH ? undefined : rows.at(-1);
  } while (after);
}

/** One product as staff see it, or null. */
export async function findStaffProduct(db: Database, id: string): Promise<StaffProduct | null> {
  const row = await selectStaffProducts(db).where('products.id', '=', id).executeTakeFirst();
  return row ? toStaffProduct(row) : null;
}

/** Several products as staff see them, in the order of the ids; the missing are left out. */
export function listStaffProductsByIds(db: Database, ids: readonly string[]): Promise<StaffProduct[]> {
  return listInOrder(db, ids);
}

function selectStaffProducts(db: Database) {
  return selectProducts(db).select(['products.version', 'products.updated_at']);
}

function toStaffProduct(
  row: Awaited<ReturnType<ReturnType<typeof selectStaffProducts>['execute']>>[number],
): StaffProduct {
  return { ...toProduct(row), version: row.version, updatedAt: row.updated_at.toISOString() };
}
