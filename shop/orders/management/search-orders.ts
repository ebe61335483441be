import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import type { OrderSearch } from '../rules.ts';
import { hasInText, hasWords, isFiltered } from './filter-orders.ts';
import type { ListOrders, OrderFilters } from './schemas.ts';

/** The directions of all columns turn round together, so that one index is walked from either end. */
export const ORDER_OF: Record<ListOrders['sort'], RawBuilder<unknown>> = {
  '-placed': sql`created_at desc, id`,
  placed: sql`created_at, id desc`,
  total: sql`total_paisa, created_at, id`,
  '-total': sql`total_paisa desc, created_at desc, id desc`,
};

/** So many orders are found whole, counted and sorted. Of more, only those of the page are looked for. */
export const MOST_FOUND = 3000;

export interface FoundOrders {
  ids: string[];
  /** How many there are; of very many that there are more. */
  total: number;
  isMore: boolean;
}

/** Which part of a search is wanted. */
export interface PageOfSearch {
  sort: ListOrders['sort'];
  limit: number;
  offset: number;
}

/**
 * Searches the orders for words, in their own text and in the names of what was sold (decision 087). The database
 * decides nothing by a guess of how often a word occurs: what is rare is found by its index and sorted; only what is known to be
 * frequent is looked for along the list.
 */
export async function searchOrders(
  db: Database,
  filters: OrderFilters,
  search: OrderSearch,
  page: PageOfSearch,
): Promise<FoundOrders> {
  const found = await findRare(db, filters, search, page);
  if (!found.isMore) return found;
  return { ids: await walk(db, filters, search, page), total: MOST_FOUND, isMore: true };
}

const COLUMNS = sql`orders.id, orders.number, orders.created_at, orders.total_paisa`;

/** All orders that have the words, by index alone, and of them the page. `isMore` where they are too many for that. */
export async function findRare(
  db: Database,
  filters: OrderFilters,
  search: OrderSearch,
  { sort, limit, offset }: PageOfSearch,
): Promise<FoundOrders> {
  const filtered = isFiltered(filters);
  const enough = sql`limit ${sql.lit(MOST_FOUND + 1)}`;
  // The product says which lines to look at, by the index that they have for it; the line itself what it was called then.
  const sold = search.mayBeProduct
    ? sql`
      select ${COLUMNS} from order_lines join orders on orders.id = order_lines.order_id
      where order_lines.product_id in (
          select products.id from products where ${hasWords('products.name', search)}
          union select product_id from former_product_names former where ${hasWords('former.name', search)}
        ) and ${hasWords('order_lines.name', search)} and ${filtered} ${enough}
    ), gone as materialized (
      select ${COLUMNS} from order_lines join orders on orders.id = order_lines.order_id
      where order_lines.product_id is null and ${hasWords('order_lines.name', search)} and ${filtered} ${enough}`
    : sql`select ${COLUMNS} from orders where false), gone as materialized (select ${COLUMNS} from orders where false`;
  const { rows } = await sql<{ ids: string[]; total: number; most: number }>`
    with own as materialized (
      select ${COLUMNS} from orders where ${hasInText(search)} and ${filtered} ${enough}
    ), sold as materialized (${sold}),
    found as materialized (select * from own union select * from sold union select * from gone)
    select
      array(select id from found order by ${numberFirst(search)} ${ORDER_OF[sort]} limit ${limit} offset ${offset}) as ids,
      (select count(*)::int from found) as total,
      greatest((select count(*)::int from own), (select count(*)::int from sold), (select count(*)::int from gone)) as most
  `.execute(db);
  const { ids, total, most } = rows[0] ?? { ids: [], total: 0, most: 0 };
  return { ids, total, isMore: most > MOST_FOUND || total > MOST_FOUND };
}

/** Who types a number means that order first, and only then mobiles with these digits. */
function numberFirst({ number }: OrderSearch) {
  return number === null ? sql`` : sql`(number = ${number}) desc,`;
}

/** Whether an order that is passed on the way along the list has the words. */
export function isFound(search: OrderSearch) {
  // A value and no condition: it is asked of this order, and never of all at once.
  const hasSold = sql<boolean>`coalesce((
    select true from order_lines where order_lines.order_id = orders.id and ${hasWords('order_lines.name', search)} limit 1
  ), false)`;
  const inText = hasInText(search);
  return search.mayBeProduct ? inText.or(hasSold) : inText;
}

/** Goes along the list, in its order, until the page is full. */
async function walk(
  db: Database,
  filters: OrderFilters,
  search: OrderSearch,
  { sort, limit, offset }: PageOfSearch,
): Promise<string[]> {
  const filtered = db.selectFrom('orders').select('orders.id').where(isFiltered(filters));
  const first = await filtered.where('orders.number', '=', search.number ?? -1).execute();
  const rows = await filtered
    .where(isFound(search))
    .$if(first.length > 0, (query) => query.where('orders.number', '<>', search.number))
    .orderBy(ORDER_OF[sort])
    .limit(offset === 0 ? limit - first.length : limit)
    .offset(Math.max(0, offset - first.length))
    .execute();
  return [...(offset === 0 ? first : []), ...rows].map(({ id }) => id);
}
