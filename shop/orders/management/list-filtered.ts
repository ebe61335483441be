import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { OTHER_CITY } from '../../fields/cities.ts';
import { startOfDay } from '../../sql.ts';
import { toCouponCode } from '../coupons/rules.ts';
import {
  CONFIRMATIONS,
  FULFILMENTS,
  ORDER_STATUSES,
  PAYMENT_METHODS,
  readOrderSearch,
  type Stage,
} from '../rules.ts';
import { OPEN_STATUSES, STAGE_CONDITIONS } from '../stages.ts';
import { countAllOrders } from './count-all-orders.ts';
import { isFiltered } from './filter-orders.ts';
import { COLUMNS, type FoundOrders, ORDER_OF, type PageOfSearch } from './order-of.ts';
import { type FiltersInCities, type OrderFilters, orderFiltersSchema } from './schemas.ts';

/** So many orders of a filter are counted; of more it is said that there are more. */
export const MOST_COUNTED = 10_000;

/**
 * One page of the orders that are filtered, without words to look for (decision 098). What is rare is taken from an index
 * whole, counted and sorted; only what is known to be frequent is looked for along the list.
 */
export async function listFiltered(
  db: Database,
  filters: FiltersInCities,
  page: PageOfSearch,
): Promise<FoundOrders> {
  let counted = 0;
  const sources = await sourcesOf(db, filters);
  for (const source of sources) {
    const found = await takeFrom(db, source, filters, page);
    if (!found.isMore) return found;
    counted = Math.max(counted, found.total);
  }
  const ids = await walkList(db, filters, page);
  if (sources.length === 0) {
    const total = filters.stage === 'money-due' ? await countMoneyDue(db) : await countAllOrders(db);
    return { ids, total, isMore: false };
  }
  return { ids, total: Math.max(counted, page.offset + ids.length), isMore: true };
}

/** The ids of all orders that are filtered, as long as an index knows that they are no more than this; otherwise null. */
export async function findFew(
  db: Database,
  filters: FiltersInCities,
  most: number,
): Promise<string[] | null> {
  for (const source of await sourcesOf(db, filters)) {
    const found = await takeFrom(db, source, filters, { sort: '-placed', limit: most, offset: 0 });
    if (!found.isMore) return found.total <= most ? found.ids : null;
  }
  return null;
}

/** Goes along the list, in its order, until the page is full. */
async function walkList(db: Database, filters: FiltersInCities, { sort, limit, offset }: PageOfSearch) {
  const rows = await db
    .selectFrom('orders')
    .select('orders.id')
    .where(isFiltered(filters))
    .orderBy(ORDER_OF[sort])
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ id }) => id);
}

/** Orders by one index, in its order: all that are filtered are among them. */
interface Source {
  where: RawBuilder<boolean>;
  orderBy: RawBuilder<unknown>;
}

/**
 * The columns that a filter looks at besides those of how an order stands. Nothing else is read of a source, so that the
 * index of how orders stand answers alone. What `isFiltered` asks and is missing here ends in an error of PostgreSQL.
 */
const COLUMNS_BESIDE = {
  search: [],
  status: [],
  city: [],
  payment: [],
  confirmation: [],
  fulfilment: [],
  stage: [],
  coupon: ['coupon_code'],
  from: [],
  to: [],
} as const satisfies Record<keyof OrderFilters, readonly string[]>;

const FILTERS = orderFiltersSchema.keyof().options;

/** Of a source: the columns of how an order stands, and what these filters look at besides. */
function columnsOf(filters: FiltersInCities): RawBuilder<unknown> {
  const beside = FILTERS.filter((name) => filters[name]).flatMap((name) => COLUMNS_BESIDE[name]);
  const ofStage = filters.stage ? (COLUMN_OF_STAGE[filters.stage] ?? []) : [];
  const named = ['status', 'fulfilment', 'confirmation', 'payment_method', 'city', ...beside, ...ofStage];
  return sql.join(named.map((column) => sql.ref(column)));
}

const COLUMN_OF_STAGE: Readonly<Partial<Record<Stage, readonly string[]>>> = {
  'awaits-payment': ['awaits_payment'],
  'to-pack': ['awaits_payment'],
  'to-refund': ['to_refund_paisa'],
  'courier-differs': ['courier_says'],
};

/**
 * Sorted as the index is, so that PostgreSQL takes this index, whatever it guesses of how many rows there are: it would walk
 * the whole list for what it thinks frequent and what nobody has.
 */
async function takeFrom(
  db: Database,
  { where, orderBy }: Source,
  filters: FiltersInCities,
  { sort, limit, offset }: PageOfSearch,
): Promise<FoundOrders> {
  const { rows } = await sql<{ ids: string[]; looked: number; total: number }>`
    with source as materialized (
      select ${COLUMNS}, ${columnsOf(filters)} from orders
      where ${where} order by ${orderBy} limit ${sql.lit(MOST_COUNTED + 1)}
    ), found as (select * from source as orders where ${isFiltered(filters)})
    select
      array(select id from found order by ${ORDER_OF[sort]} limit ${limit} offset ${offset}) as ids,
      (select count(*)::int from source) as looked,
      (select count(*)::int from found) as total
  `.execute(db);
  const { ids, looked, total } = rows[0] ?? { ids: [], looked: 0, total: 0 };
  return { ids, total: Math.min(total, MOST_COUNTED), isMore: looked > MOST_COUNTED };
}

/**
 * The indexes that may know all that is filtered. None where nothing is, or money that is due alone: a filter without one counts
 * as none, and the total is then that of all orders.
 */
async function sourcesOf(db: Database, filters: FiltersInCities): Promise<Source[]> {
  const city = readOrderSearch(filters.search ?? '', filters.cityNames).city ?? filters.city;
  const { from, to, status, payment, confirmation, fulfilment, stage, coupon } = filters;
  const sources: Source[] = [];
  const days = sql<boolean>`${from ? sql`orders.created_at >= ${startOfDay(from)}` : sql`true`}
    and ${to ? sql`orders.created_at < ${startOfDay(to, 1)}` : sql`true`}`;
  if (coupon) {
    sources.push({
      where: sql`orders.coupon_id = (select id from coupons where code = ${toCouponCode(coupon)})`,
      orderBy: sql`created_at desc, id`,
    });
  }
  if (stage === 'money-due') {
    // Without another filter they are found along the newest orders, and are counted by themselves.
    const others = FILTERS.filter((name) => name !== 'stage' && name !== 'search' && filters[name]);
    if (!city && others.length === 0) return [];
    sources.push({
      where: sql`orders.id in (select order_id from courier_dues where balance_paisa > 0)`,
      orderBy: sql`id`,
    });
  } else if (stage === 'to-refund' || stage === 'awaits-payment' || stage === 'courier-differs') {
    // Each has an index of its own.
    sources.push({ where: STAGE_CONDITIONS[stage], orderBy: sql`created_at desc, id` });
  } else if (status || payment || confirmation || fulfilment || stage) {
    const open = stage || fulfilment === 'to-pack' ? OPEN_STATUSES : ORDER_STATUSES;
    const among = (column: string, given: string | undefined, all: readonly string[]) =>
      sql<boolean>`${sql.ref(`orders.${column}`)} = any(${given ? [given] : all}::text[])`;
    // Every column of the index is named, so that any version of PostgreSQL skips from one value to the next.
    sources.push({
      where: sql`${among('status', status, open)} and ${among('fulfilment', fulfilment, FULFILMENTS)}
        and ${among('confirmation', confirmation, CONFIRMATIONS)}
        and ${among('payment_method', payment, PAYMENT_METHODS)} and ${days}`,
      orderBy: sql`status, fulfilment, confirmation, payment_method, created_at desc`,
    });
  }
  const cities = city === OTHER_CITY ? await listOtherCities(db, filters.cityNames) : city ? [city] : null;
  if (cities !== null) {
    sources.push({
      where: sql`orders.city = any(${cities}::text[]) and ${days}`,
      orderBy: sql`city, created_at desc`,
    });
  }
  if (from || to || (city && cities === null))
    sources.push({ where: days, orderBy: sql`created_at desc, id` });
  return sources;
}

/** So many cities of orders are looked at: shoppers type the names of those that are in no list. */
const MOST_CITIES = 1000;

/** The cities of orders that are in no list, from one name in the index to the next; null where they are very many. */
async function listOtherCities(db: Database, cityNames: readonly string[]): Promise<string[] | null> {
  const { rows } = await sql<{ city: string }>`
    with recursive names as (
      (select city, 1 as place from orders order by city limit 1)
      union all
      select (select orders.city from orders where orders.city > names.city order by orders.city limit 1), place + 1
      from names where city is not null and place < ${sql.lit(MOST_CITIES)}
    )
    select city from names where city is not null
  `.execute(db);
  if (rows.length === MOST_CITIES) return null;
  return rows.map(({ city }) => city).filter((city) => !cityNames.includes(city));
}

/** How many orders a courier owes money for. */
async function countMoneyDue(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('courier_dues')
    .where('balance_paisa', '>', 0)
    .select(sql<number>`count(distinct order_id)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
