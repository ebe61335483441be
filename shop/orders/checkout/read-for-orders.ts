import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database, NamedStatements } from '../../../database/connect.ts';
import { fromProducts } from '../../catalogue/queries.ts';
import { isOneOf } from '../../catalogue/stock/lock-products.ts';
import type { OrderLimits } from '../../settings.ts';
import { countOpenOfMobile, countOpenOfNetwork } from '../limits/count-open-orders.ts';
import { countedAs, type SentOrder, type State } from './judge-order.ts';
import { PLACED, type Placed } from './store-orders.ts';

/** An order that was placed before under the same key. */
export type Earlier = Placed & { isSame: boolean };

interface Asked {
  openOfMobile: number;
  openOfNetwork: number;
  earlier: Earlier | null;
}

/** All that orders are decided by, in one statement. */
export async function readForOrders(
  db: Database,
  connection: NamedStatements,
  orders: readonly SentOrder[],
  { openPerMobile, openPerNetwork }: OrderLimits,
): Promise<State & { earlier: Map<SentOrder, Earlier> }> {
  const productIds = new Set(orders.flatMap(({ wanted }) => wanted.map(({ productId }) => productId)));
  const products = fromProducts(db)
    .where(isOneOf([...productIds]))
    .select(['id', 'name', 'photos', 'price_paisa', 'discount_basis_points', 'quantity']);
  const placed = PLACED.map((column) => sql`${sql.lit(column)}, ${sql.ref(column)}`);
  const asked = sql<Asked[]>`(
    select json_agg(json_build_object(
      'openOfMobile', ${countOpenOfMobile(sql`asked.mobile`, openPerMobile)},
      'openOfNetwork', ${countOpenOfNetwork(sql`asked.network`, openPerNetwork)},
      'earlier', (
        select json_build_object(${sql.join(placed)}, 'isSame', request_hash = asked.hash)
        from orders where idempotency_key = asked.key
      )
    ) order by asked.position)
    from unnest(
      ${orders.map(({ request }) => request.customer.mobile)}::text[],
      ${orders.map(({ network }) => network)}::bytea[],
      ${orders.map(({ attempt }) => attempt?.key ?? null)}::text[],
      ${orders.map(({ attempt }) => attempt?.hash ?? null)}::bytea[]
    ) with ordinality as asked (mobile, network, key, hash, position)
  )`;
  const read = db.selectNoFrom([asked.as('asked'), jsonArrayFrom(products).as('products')]);
  const [found] = await connection.run('read for orders', read.compile());
  const state = {
    products: new Map(found?.products.map((product) => [product.id, product])),
    open: new Map<string, number>(),
    earlier: new Map<SentOrder, Earlier>(),
  };
  for (const [index, { openOfMobile, openOfNetwork, earlier }] of (found?.asked ?? []).entries()) {
    const order = orders[index];
    if (!order) continue;
    const { mobile, network } = countedAs(order);
    state.open.set(mobile, openOfMobile);
    if (network) state.open.set(network, openOfNetwork);
    if (earlier) state.earlier.set(order, earlier);
  }
  return state;
}
