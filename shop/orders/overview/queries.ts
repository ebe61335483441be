import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { toRupees } from '../../money.ts';
import { countToConfirm } from '../confirmation/queries.ts';
import { BEST_SELLERS_SHOWN, fillDays, LOW_STOCK_SHOWN, OVERVIEW_DAYS } from './rules.ts';
import type { BestSeller, DayOfSales, Overview } from './types.ts';

/** When the first of the days that are shown began, Asia/Karachi. */
const since = sql<Date>`
  ((now() at time zone 'Asia/Karachi')::date - ${sql.lit(OVERVIEW_DAYS - 1)}::int)::timestamp at time zone 'Asia/Karachi'`;

/**
 * How the shop is doing: today, what waits, what runs low, the last thirty days, and what sells best.
 * @param lowAt from this number of units down a product is low on stock
 */
export async function readOverview(db: Database, lowAt: number): Promise<Overview> {
  const [{ today, days }, waiting, stock, bestSellers] = await Promise.all([
    readDays(db),
    readWaiting(db),
    readStock(db, lowAt),
    listBestSellers(db),
  ]);
  const none = { orders: 0, sales: 0 };
  return {
    today: days.at(-1) ?? { day: today, ...none },
    yesterday: days.at(-2) ?? { day: today, ...none },
    waiting,
    stock,
    days,
    bestSellers,
  };
}

async function readDays(db: Database): Promise<{ today: string; days: DayOfSales[] }> {
  const { rows } = await sql<{ day: string; orders: number; paisa: number }>`
    select (created_at at time zone 'Asia/Karachi')::date::text as day, count(*)::int as orders,
      sum(total_paisa) as paisa
    from orders where created_at >= ${since} and status <> 'Cancelled'
    group by 1
  `.execute(db);
  const [now] = (
    await sql<{ today: string }>`select (now() at time zone 'Asia/Karachi')::date::text as today`.execute(db)
  ).rows;
  const today = now?.today ?? '';
  const found = rows.map(({ day, orders, paisa }) => ({ day, orders, sales: toRupees(paisa) }));
  return { today, days: fillDays(found, today) };
}

async function readWaiting(db: Database): Promise<Overview['waiting']> {
  const rows = await db
    .selectFrom('orders')
    .select(['status', sql<number>`count(*)::int`.as('count')])
    .where('status', 'in', ['Pending', 'Processing'])
    .groupBy('status')
    .execute();
  const countOf = (status: string) => rows.find((row) => row.status === status)?.count ?? 0;
  const { due } = await countToConfirm(db);
  return { toConfirm: due, pending: countOf('Pending'), processing: countOf('Processing') };
}

async function readStock(db: Database, lowAt: number): Promise<Overview['stock']> {
  const low = db.selectFrom('products').where('quantity', '<=', lowAt);
  const counts = await low
    .select([
      sql<number>`count(*)::int`.as('low'),
      sql<number>`(count(*) filter (where quantity = 0))::int`.as('soldOut'),
    ])
    .executeTakeFirstOrThrow();
  const rows = await low
    .select(['id', 'name', 'quantity'])
    .orderBy('quantity')
    .orderBy('id')
    .limit(LOW_STOCK_SHOWN)
    .execute();
  return { lowAt, ...counts, products: rows.map(({ id, ...rest }) => ({ _id: id, ...rest })) };
}

async function listBestSellers(db: Database): Promise<BestSeller[]> {
  const { rows } = await sql<{ id: string; name: string; units: number; paisa: number; quantity: number }>`
    with sold as (
      select order_lines.product_id, sum(order_lines.quantity) as units,
        sum(order_lines.line_price_paisa::bigint * order_lines.quantity) as paisa
      from order_lines join orders on orders.id = order_lines.order_id
      where order_lines.placed_at >= ${since} and orders.created_at >= ${since}
        and orders.status <> 'Cancelled' and order_lines.product_id is not null
      group by order_lines.product_id
      order by units desc, product_id
      limit ${BEST_SELLERS_SHOWN}
    )
    select products.id, products.name, sold.units, sold.paisa, products.quantity
    from sold join products on products.id = sold.product_id
    order by sold.units desc, products.id
  `.execute(db);
  return rows.map(({ id, name, units, paisa, quantity }) => ({
    _id: id,
    name,
    units,
    sales: toRupees(paisa),
    quantity,
  }));
}
