import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { listStaffProducts } from '../../catalogue/products/queries.ts';
import { searchWords } from '../../catalogue/search/rules.ts';
import { toRupees } from '../../money.ts';
import { inOrderOf } from '../../sql.ts';
import { matching } from '../management/filter-orders.ts';
import { listOrderIds } from '../queries.ts';
import { readOrderSearch } from '../rules.ts';
import type { Found } from './responses.ts';

/** So many of each kind are shown. */
const SHOWN = 5;

/** Among so many orders of a search its customers are looked for. */
const ORDERS_LOOKED_AT = 200;

/** Orders, products and customers that staff may mean, as the lists would find them. @param text as it was typed */
export async function findAnything(db: Database, text: string, lowStockAt: number): Promise<Found> {
  if (readOrderSearch(text).words.length === 0) return { orders: [], products: [], customers: [] };
  const list = { search: text, page: 1, limit: SHOWN, sort: 'name' as const };
  const [orders, { products }, customers] = await Promise.all([
    findOrders(db, text),
    searchWords(text).length > 0 ? listStaffProducts(db, list, lowStockAt) : { products: [] },
    findCustomers(db, text),
  ]);
  return {
    orders,
    products: products.map(({ _id, name, quantity }) => ({ _id, name, quantity })),
    customers,
  };
}

async function findOrders(db: Database, text: string): Promise<Found['orders']> {
  const ids = await listOrderIds(db, { search: text }, '-placed', SHOWN, 0);
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('orders')
    .select(['id as _id', 'number', 'name', 'city', 'status', 'total_paisa'])
    .where('id', 'in', ids)
    .execute();
  return inOrderOf(
    ids,
    rows.map(({ total_paisa, ...order }) => ({ ...order, totalAmount: toRupees(total_paisa) })),
  );
}

/** A customer is a mobile number: most who order have no account. */
async function findCustomers(db: Database, text: string): Promise<Found['customers']> {
  return db
    .with(
      (cte) => cte('found').materialized(),
      (cte) =>
        cte
          .selectFrom('orders')
          .select(['mobile', 'name'])
          .where(matching({ search: text }))
          .limit(ORDERS_LOOKED_AT),
    )
    .with('people', (cte) =>
      cte
        .selectFrom('found')
        .select(['mobile', sql<string>`min(name)`.as('name')])
        .groupBy('mobile')
        .orderBy('name')
        .limit(SHOWN),
    )
    .selectFrom('people')
    .select((eb) => [
      'mobile',
      'name',
      eb
        .selectFrom('orders')
        .whereRef('orders.mobile', '=', 'people.mobile')
        .select(sql<number>`count(*)::int`.as('count'))
        .$asScalar()
        .$notNull()
        .as('orders'),
    ])
    .orderBy('name')
    .execute();
}
