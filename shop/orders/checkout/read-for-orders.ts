import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database, NamedStatements } from '../../../database/connect.ts';
import { IS_SOLD } from '../../catalogue/products/conditions.ts';
import { fromProducts, ORDERABLE } from '../../catalogue/products/queries.ts';
import { isOneOf } from '../../catalogue/stock/lock-products.ts';
import type { OrderLimits } from '../../settings/store-settings/types.ts';
import { COUPON } from '../coupons/queries.ts';
import { countOpenOfMobile, countOpenOfNetwork } from '../limits/count-open-orders.ts';
import { PARCELS } from '../management/list-records.ts';
import { RULE } from '../risk/queries.ts';
import type { KnownOfMobile } from '../risk/refuse-order.ts';
import { countedAs, type SentOrder, type State, usedAs } from './judge-order.ts';
import { PLACED, type Placed } from './store-orders.ts';

/** An order that was placed before under the same key. */
export type Earlier = Placed & { isSame: boolean };

interface Asked {
  openOfMobile: number;
  openOfNetwork: number;
  earlier: Earlier | null;
  mobile: KnownOfMobile;
  /** Null where no coupon is asked for. */
  placed: { orders: number; uses: number } | null;
}

/** Of the rules that the checkout itself keeps; the others are kept by staff. */
const takesLessCash = sql<boolean>`is_on and action = 'no-cash-above'`;

/** Of a product with options, their names. */
const optionNames = sql<string[] | null>`(
  select array_agg(option ->> 'name' order by place)
  from jsonb_array_elements(products.options) with ordinality as option (option, place)
)`;

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
    // What is no longer sold is refused as what is gone.
    .where(IS_SOLD)
    .select(ORDERABLE)
    .select(optionNames.as('optionNames'));
  const coupons = db
    .selectFrom('coupons')
    .where(sql<boolean>`code = any(${orders.flatMap(({ request }) => request.coupon || [])}::text[])`)
    .select(COUPON);
  const rules = db
    .selectFrom('risk_rules')
    .where(takesLessCash)
    .select(RULE)
    .orderBy('created_at')
    .orderBy('id');
  const placed = PLACED.map((column) => sql`${sql.lit(column)}, ${sql.ref(column)}`);
  const asked = sql<Asked[]>`(
    select json_agg(json_build_object(
      'openOfMobile', ${countOpenOfMobile(sql`asked.mobile`, openPerMobile)},
      'openOfNetwork', ${countOpenOfNetwork(sql`asked.network`, openPerNetwork)},
      'earlier', (
        select json_build_object(${sql.join(placed)}, 'isSame', request_hash = asked.hash)
        from orders where idempotency_key = asked.key
      ),
      'mobile', json_build_object(
        'block', (select json_build_object('reason', reason, 'by', blocked_by) from blocked_mobiles
          where blocked_mobiles.mobile = asked.mobile),
        -- Read only where a rule asks for it: by default nothing is.
        'parcels', case when asked.is_cash and exists (select from risk_rules where ${takesLessCash}) then (
          select json_build_object('delivered', ${PARCELS.delivered}, 'cameBack', ${PARCELS.cameBack})
          from orders as other where other.mobile = asked.mobile
        ) end
      ),
      'placed', case when asked.coupon <> '' then (
        select json_build_object('orders', count(*), 'uses', count(*) filter (where coupon_code = asked.coupon))
        from orders as other where other.mobile = asked.mobile and status <> 'Cancelled'
      ) end
    ) order by asked.position)
    from unnest(
      ${orders.map(({ request }) => request.customer.mobile)}::text[],
      ${orders.map(({ network }) => network)}::bytea[],
      ${orders.map(({ attempt }) => attempt?.key ?? null)}::text[],
      ${orders.map(({ attempt }) => attempt?.hash ?? null)}::bytea[],
      ${orders.map(({ request }) => request.paymentMethod === 'cash')}::boolean[],
      ${orders.map(({ request }) => request.coupon ?? null)}::text[]
    ) with ordinality as asked (mobile, network, key, hash, is_cash, coupon, position)
  )`;
  const read = db.selectNoFrom([
    asked.as('asked'),
    jsonArrayFrom(products).as('products'),
    jsonArrayFrom(rules).as('rules'),
    jsonArrayFrom(coupons).as('coupons'),
  ]);
  const [found] = await connection.run('read for orders', read.compile());
  const state = {
    products: new Map(found?.products.map((product) => [product.id, product])),
    open: new Map<string, number>(),
    rules: found?.rules ?? [],
    mobiles: new Map<SentOrder, KnownOfMobile>(),
    coupons: new Map(found?.coupons.map((coupon) => [coupon.code, coupon])),
    placed: new Map<string, number>(),
    earlier: new Map<SentOrder, Earlier>(),
  };
  for (const [index, asked] of (found?.asked ?? []).entries()) {
    const { openOfMobile, openOfNetwork, earlier, mobile: known, placed } = asked;
    const order = orders[index];
    if (!order) continue;
    const { coupon: code, customer } = order.request;
    if (code && placed) {
      state.placed.set(customer.mobile, placed.orders);
      state.placed.set(usedAs(code, customer.mobile), placed.uses);
    }
    const { mobile, network } = countedAs(order);
    state.mobiles.set(order, known);
    state.open.set(mobile, openOfMobile);
    if (network) state.open.set(network, openOfNetwork);
    if (earlier) state.earlier.set(order, earlier);
  }
  return state;
}
