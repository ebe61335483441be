import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import type { OrderSearch } from '../rules.ts';
import { hasInText, hasWords, isFiltered, productsMeant } from './filter-orders.ts';
import { findFew } from './list-filtered.ts';
import { COLUMNS, type FoundOrders, ORDER_OF, type PageOfSearch } from './order-of.ts';
import type { FiltersInCities } from './schemas.ts';
import { walkSold } from './walk-sold.ts';

/** So many orders are found whole, counted and sorted. Of more, only those of the page are looked for. */
export const MOST_FOUND = 1000;

/**
 * Searches the orders for words, in their own text and in the names of what was sold (decisions 087, 098). The database
 * decides nothing by a guess of how often a word occurs: what is rare is found by its index and sorted; only what is
 * known to be frequent is looked for along the list, the text and what was sold each by itself.
 */
export async function searchOrders(
  db: Database,
  filters: FiltersInCities,
  search: OrderSearch,
  page: PageOfSearch,
): Promise<FoundOrders> {
  const rare = await findRare(db, filters, search, page);
  if (!rare.isMore) return rare;
  const first: PageOfSearch = { ...page, limit: page.offset + page.limit, offset: 0 };
  const own = rare.isOwnMore
    ? await walk(db, filters, sql<boolean>`coalesce(${hasInText(search)}, false)`, first)
    : rare.own;
  const isNewestFirst = page.sort === '-placed';
  const sold = !rare.isSoldMore
    ? rare.sold
    : isNewestFirst
      ? await walkSold(db, filters, search, first.limit)
      : await walk(db, filters, hasSold(search), first);
  const ids = [...own, ...sold, ...(await findByNumber(db, filters, search))];
  const { rows } = await sql<{ id: string }>`
    select id from orders where id = any(${ids}::uuid[])
    order by ${numberFirst(search)} ${ORDER_OF[page.sort]} limit ${page.limit} offset ${page.offset}
  `.execute(db);
  return { ids: rows.map(({ id }) => id), total: MOST_FOUND, isMore: true };
}

interface Rare extends FoundOrders {
  /** By their own text, and by what was sold: whole, as long as there are no more than can be looked for by index. */
  own: string[];
  sold: string[];
  isOwnMore: boolean;
  isSoldMore: boolean;
}

/** All orders that have the words, by index alone, and of them the page. `isMore` where they are too many for that. */
export async function findRare(
  db: Database,
  filters: FiltersInCities,
  search: OrderSearch,
  { sort, limit, offset }: PageOfSearch,
): Promise<Rare> {
  const few = await findFew(db, filters, MOST_FOUND);
  const parts =
    few === null
      ? { own: ownBy(search, isFiltered(filters)), sold: soldBy(search, isFiltered(filters)) }
      : {
          own: sql`(select ${COLUMNS}, orders.number from orders where orders.id = any(${few}::uuid[]) and ${isFound(search)})`,
          sold: NOTHING_SOLD,
        };
  const { rows } = await sql<{ ids: string[]; own: string[]; sold: string[]; lines: number; total: number }>`
    with own as materialized ${parts.own}, ${parts.sold},
    found as materialized (select * from own union select * from sold)
    select
      array(select id from found order by ${numberFirst(search)} ${ORDER_OF[sort]} limit ${limit} offset ${offset}) as ids,
      array(select id from own) as own,
      array(select id from sold) as sold,
      (select count(*)::int from lines) as lines,
      (select count(*)::int from found) as total
  `.execute(db);
  const { ids, own, sold, lines, total } = rows[0] ?? { ids: [], own: [], sold: [], lines: 0, total: 0 };
  const isOwnMore = own.length > MOST_FOUND;
  const isSoldMore = lines > MOST_FOUND;
  return {
    ids,
    own,
    sold,
    total,
    isOwnMore,
    isSoldMore,
    isMore: isOwnMore || isSoldMore || total > MOST_FOUND,
  };
}

const enough = sql`limit ${sql.lit(MOST_FOUND + 1)}`;

const ownBy = (search: OrderSearch, filtered: ReturnType<typeof isFiltered>) => sql`(
  select ${COLUMNS}, orders.number from orders where ${hasInText(search)} and ${filtered} ${enough})`;

const NOTHING_SOLD = sql`lines as (select where false), sold as (select ${COLUMNS}, orders.number from orders where false)`;

/**
 * The product says which lines to look at, newest first, by the index that they have for it; the line itself what it was called
 * then. All lines are taken before they are filtered: how many are looked at is bounded.
 */
function soldBy(search: OrderSearch, filtered: ReturnType<typeof isFiltered>) {
  if (!search.mayBeProduct) return NOTHING_SOLD;
  return sql`
    lines as materialized (
      (select line.order_id, line.name from ${productsMeant(search)} as meant cross join lateral (
        select order_id, name from order_lines where order_lines.product_id = meant.id
        order by placed_at desc ${enough}
      ) as line ${enough})
      union all
      (select order_id, name from order_lines where product_id is null and ${hasWords('order_lines.name', search)} ${enough})
    ), sold as materialized (
      select ${COLUMNS}, orders.number from orders
      where orders.id in (select order_id from lines where ${hasWords('lines.name', search)}) and ${filtered})`;
}

/** Who types a number means that order first, and only then mobiles with these digits. */
function numberFirst({ number }: OrderSearch) {
  return number === null ? sql`` : sql`(number = ${number}) desc,`;
}

/** Whether an order that is passed on the way along the list has the words. */
export function isFound(search: OrderSearch): RawBuilder<boolean> {
  const inText = sql<boolean>`${hasInText(search)}`;
  return search.mayBeProduct ? sql<boolean>`(${inText} or ${hasSold(search)})` : inText;
}

/** A value and no condition: it is asked of this order, and never of all at once. */
function hasSold(search: OrderSearch): RawBuilder<boolean> {
  return sql<boolean>`coalesce((
    select true from order_lines where order_lines.order_id = orders.id and ${hasWords('order_lines.name', search)} limit 1
  ), false)`;
}

/** Goes along the list, in its order, until the page is full. @param isWanted a value that is asked of each, and no condition of an index */
async function walk(
  db: Database,
  filters: FiltersInCities,
  isWanted: RawBuilder<boolean>,
  { sort, limit, offset }: PageOfSearch,
): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('orders.id')
    .where(isFiltered(filters))
    .where(isWanted)
    .orderBy(ORDER_OF[sort])
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ id }) => id);
}

async function findByNumber(
  db: Database,
  filters: FiltersInCities,
  { number }: OrderSearch,
): Promise<string[]> {
  if (number === null) return [];
  const rows = await db
    .selectFrom('orders')
    .select('orders.id')
    .where('orders.number', '=', number)
    .where(isFiltered(filters))
    .execute();
  return rows.map(({ id }) => id);
}
