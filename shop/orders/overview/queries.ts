import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { toRupees } from '../../money.ts';
import { countUndelivered } from '../../notifications/queries.ts';
import { dayOf, startOfDay, today } from '../../sql.ts';
import { countToConfirm } from '../confirmation/queries.ts';
import type { DayOfSales, Overview } from './responses.ts';
import { BEST_SELLERS_SHOWN, fillDays, LOW_STOCK_SHOWN, OVERVIEW_DAYS } from './rules.ts';

/** When the first of the days that are shown began. */
const since = startOfDay(today, 1 - OVERVIEW_DAYS);

/** How the shop is doing. @param lowAt from this number of units down a product is low on stock */
export async function readOverview(db: Database, lowAt: number): Promise<Overview> {
  const [{ today, days }, waiting, stock, bestSellers, undeliveredMails] = await Promise.all([
    readDays(db),
    readWaiting(db),
    readStock(db, lowAt),
    listBestSellers(db),
    countUndelivered(db),
  ]);
  const none = { orders: 0, sales: 0 };
  return {
    today: days.at(-1) ?? { day: today, ...none },
    yesterday: days.at(-2) ?? { day: today, ...none },
    waiting,
    stock,
    days,
    bestSellers,
    undeliveredMails,
  };
}

async function readDays(db: Database): Promise<{ today: string; days: DayOfSales[] }> {
  const [rows, now] = await Promise.all([
    db
      .selectFrom('orders')
      .select([
        sql<string>`${dayOf(sql.ref('created_at'))}::text`.as('day'),
        sql<number>`count(*)::int`.as('orders'),
        sql<number>`sum(total_paisa)`.as('paisa'),
      ])
      .where('created_at', '>=', since)
      .where('status', '<>', 'Cancelled')
      .groupBy('day')
      .execute(),
    db.selectNoFrom(sql<string>`${today}::text`.as('today')).executeTakeFirstOrThrow(),
  ]);
  const found = rows.map(({ day, orders, paisa }) => ({ day, orders, sales: toRupees(paisa) }));
  return { today: now.today, days: fillDays(found, now.today) };
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
  const low = db
    .selectFrom('stock')
    .where('quantity', '<=', lowAt)
    .where(sql<boolean>`product_id not in (select products.id from products where options <> '[]')`)
    // Nobody orders again what is no longer sold.
    .where(sql<boolean>`stock.product_id not in (select id from products where status = 'archived')`);
  const counts = await low
    .select([
      sql<number>`count(*)::int`.as('low'),
      sql<number>`(count(*) filter (where quantity = 0))::int`.as('soldOut'),
    ])
    .executeTakeFirstOrThrow();
  const products = await low
    .innerJoin('products', 'products.id', 'stock.product_id')
    .select(['id as _id', 'name', 'quantity'])
    .orderBy('quantity')
    .orderBy('id')
    .limit(LOW_STOCK_SHOWN)
    .execute();
  return { lowAt, ...counts, products };
}

async function listBestSellers(db: Database): Promise<Overview['bestSellers']> {
  const rows = await db
    .with('sold', (cte) =>
      cte
        .selectFrom('order_lines')
        .innerJoin('orders', 'orders.id', 'order_lines.order_id')
        .where('order_lines.placed_at', '>=', since)
        .where('orders.created_at', '>=', since)
        .where('orders.status', '<>', 'Cancelled')
        .where('order_lines.product_id', 'is not', null)
        .groupBy('order_lines.product_id')
        .select([
          'order_lines.product_id',
          sql<number>`sum(order_lines.quantity)`.as('units'),
          sql<number>`sum(order_lines.line_price_paisa::bigint * order_lines.quantity)`.as('paisa'),
        ])
        .orderBy('units', 'desc')
        .orderBy('product_id')
        .limit(BEST_SELLERS_SHOWN),
    )
    .selectFrom('sold')
    .innerJoin('products', 'products.id', 'sold.product_id')
    .innerJoin('stock', 'stock.product_id', 'products.id')
    .select(['products.id as _id', 'products.name', 'sold.units', 'sold.paisa', 'stock.quantity'])
    .orderBy('sold.units', 'desc')
    .orderBy('products.id')
    .execute();
  return rows.map(({ paisa, ...product }) => ({ ...product, sales: toRupees(paisa) }));
}
