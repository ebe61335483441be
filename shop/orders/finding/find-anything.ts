import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { searchWords } from '../../catalogue/search/rules.ts';
import { listStaffProducts } from '../../catalogue/staff-list/queries.ts';
import { cityNamesOf } from '../../fields/cities.ts';
import { toRupees } from '../../money.ts';
import type { CurrentSettings } from '../../settings/settings.ts';
import { inOrderOf } from '../../sql.ts';
import { hasInText } from '../management/filter-orders.ts';
import { findOrderIds } from '../queries.ts';
import { type OrderSearch, readOrderSearch } from '../rules.ts';
import type { Found } from './responses.ts';

/** So many of each kind are shown. */
const SHOWN = 5;

/** Among so many orders of a search its customers are looked for. */
const ORDERS_LOOKED_AT = 200;

/** Orders, products and customers that staff may mean, as the lists would find them. @param text as it was typed */
export async function findAnything(
  db: Database,
  text: string,
  { lowStockAt, cities }: Pick<CurrentSettings, 'lowStockAt' | 'cities'>,
): Promise<Found> {
  const cityNames = cityNamesOf(cities);
  const search = readOrderSearch(text, cityNames);
  if (search.words.length === 0) return { orders: [], products: [], customers: [] };
  const page = { sort: '-placed', limit: ORDERS_LOOKED_AT, offset: 0 } as const;
  const { ids } = await findOrderIds(db, { search: text, cityNames }, page);
  const list = { search: text, page: 1, limit: SHOWN, sort: 'name' as const };
  const [orders, { products }, customers] = await Promise.all([
    findOrders(db, ids.slice(0, SHOWN)),
    searchWords(text).length > 0 ? listStaffProducts(db, list, lowStockAt) : { products: [] },
    findCustomers(db, ids, search),
  ]);
  return {
    orders,
    products: products.map(({ _id, name, quantity }) => ({ _id, name, quantity })),
    customers,
  };
}

async function findOrders(db: Database, ids: readonly string[]): Promise<Found['orders']> {
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

/** A customer is a mobile number: most who order have no account. Who only bought a product of that name is not meant. */
async function findCustomers(
  db: Database,
  ids: readonly string[],
  search: OrderSearch,
): Promise<Found['customers']> {
  if (ids.length === 0) return [];
  return db
    .with('people', (cte) =>
      cte
        .selectFrom('orders')
        .select(['mobile', sql<string>`min(name)`.as('name')])
        .where('orders.id', 'in', ids)
        .where(hasInText(search))
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
