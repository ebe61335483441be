import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, NamedStatements } from '../../../database/connect.ts';
import type { Row } from '../../../database/tables.ts';
import { IS_SOLD } from '../../catalogue/products/conditions.ts';
import { discountDue } from '../../catalogue/products/queries.ts';
import { hashToken } from '../../tokens.ts';
import { OVERRULED } from '../risk/rules.ts';
import type { OrderTotals } from '../rules.ts';
import type { SentOrder } from './judge-order.ts';

/** An order that may be placed, and what it costs. */
export interface JudgedOrder {
  order: SentOrder;
  totals: OrderTotals;
}

export const PLACED = [
  'id',
  'number',
  'page_key',
  'status',
  'subtotal_paisa',
  'shipping_paisa',
  'total_paisa',
] as const;
export type Placed = Pick<Row<'orders'>, (typeof PLACED)[number]>;

/**
 * Takes the units of orders from the stock, each as a movement of its ledger, and stores them, all in one statement that is a transaction of its own: what
 * others buy too is locked for no longer than that. The stock is locked in the order of the products' ids, uses of coupons behind
 * it in theirs; the products
 * are read again behind it, as they are then, since a price changes only under that lock or waits for this one.
 * @returns what was stored of each; null, with nothing stored and nothing taken, where a product has
 *   too few units for all of them or another price by then, or a coupon too few uses or other terms
 */
export async function storeOrders(
  db: Database,
  connection: NamedStatements,
  orders: readonly JudgedOrder[],
): Promise<[SentOrder, Placed][] | null> {
  if (orders.length === 0) return [];
  const rows = orders.map((judged) => ({ id: randomUUID(), ...toRow(judged) }));
  const lines = orders.flatMap(({ totals }, index) =>
    totals.lines.map((line, number) => ({ order_id: rows[index]?.id, line_number: number + 1, ...line })),
  );
  const store = sql<Placed>`
    with sent as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as sent (
        id uuid, customer_id uuid, name text, email text, mobile text, province text, city text, address text,
        instructions text, payment_method text, subtotal_paisa bigint, shipping_paisa bigint, total_paisa bigint,
        idempotency_key text, request_hash bytea, network_hash bytea, receipt_hash bytea, source text,
        confirmation text, confirmation_at timestamptz, confirmation_by text, taken_by text, taken_by_kind text,
        taken_by_id uuid, risk_overruled text, coupon_id uuid, coupon_version integer, coupon_code text,
        coupon_kind text, coupon_value integer, coupon_least_subtotal integer, coupon_paisa bigint,
        coupon_delivery_paisa bigint)
    ), lines as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as lines (
        order_id uuid, line_number smallint, product_id uuid, name text, photo text, price_paisa integer,
        discount_basis_points integer, line_price_paisa integer, quantity integer, delivered_free boolean)
    ), wanted as materialized (
      select product_id, price_paisa, discount_basis_points, sum(quantity)::integer as quantity from lines
      group by product_id, price_paisa, discount_basis_points
    ), held as materialized (
      select stock.product_id from stock join wanted on wanted.product_id = stock.product_id
      where stock.quantity >= wanted.quantity
      order by stock.product_id for no key update of stock
    ), unchanged as materialized (
      select products.id from held
      join wanted on wanted.product_id = held.product_id
      join products on products.id = held.product_id
      where (products.price_paisa, ${discountDue})
        is not distinct from (wanted.price_paisa, wanted.discount_basis_points)
        and ${IS_SOLD}
      for share of products
    ), wanted_coupons as materialized (
      select coupon_id, coupon_version, count(*)::integer as uses from sent where coupon_id is not null
      group by coupon_id, coupon_version
    ), held_coupons as materialized (
      -- Behind the stock, also where an order is cancelled (migration 030): nobody waits for each other.
      select coupons.id from coupons join wanted_coupons on wanted_coupons.coupon_id = coupons.id
      where (select count(*) from unchanged) = (select count(*) from wanted)
        and coupons.version = wanted_coupons.coupon_version
        and (coupons.most_uses is null or coupons.uses + wanted_coupons.uses <= coupons.most_uses)
      order by coupons.id for no key update of coupons
    ), complete as materialized (
      select (select count(*) from unchanged) = (select count(*) from wanted)
        and (select count(*) from held_coupons) = (select count(*) from wanted_coupons) as is_so
    ), placed as (
      insert into orders (id, customer_id, name, email, mobile, province, city, address, instructions, payment_method,
        subtotal_paisa, shipping_paisa, total_paisa, idempotency_key, request_hash, source, taken_by, confirmation,
        confirmation_at, confirmation_by, risk_overruled, coupon_id, coupon_code, coupon_kind, coupon_value,
        coupon_least_subtotal, coupon_paisa, coupon_delivery_paisa)
      select sent.id, customer_id, name, email, mobile, province, city, address, instructions, payment_method,
        subtotal_paisa, shipping_paisa, total_paisa, idempotency_key, request_hash, source, taken_by, confirmation,
        confirmation_at, confirmation_by, risk_overruled, coupon_id, coupon_code, coupon_kind, coupon_value,
        coupon_least_subtotal, coupon_paisa, coupon_delivery_paisa
      from sent, complete where is_so
      returning ${sql.join(PLACED.map((column) => sql.ref(column)))}
    ), used_coupons as (
      update coupons set uses = coupons.uses + wanted_coupons.uses from wanted_coupons, complete
      where is_so and coupons.id = wanted_coupons.coupon_id
    ), taken as (
      -- The movement takes the units itself; a net: a stock below nothing is refused, and all of the statement with it.
      insert into stock_movements (product_id, kind, units, order_id, actor, actor_id)
      select product_id, 'sale', -quantity, order_id, coalesce(taken_by, 'shopper'), taken_by_id
      from lines join sent on sent.id = order_id, complete where is_so
    ), stored_lines as (
      insert into order_lines (order_id, line_number, product_id, name, photo, price_paisa, discount_basis_points,
        line_price_paisa, quantity, delivered_free)
      select order_id, line_number, product_id, name, photo, price_paisa, discount_basis_points, line_price_paisa,
        quantity, delivered_free
      from lines, complete where is_so
    ), events as (
      insert into order_events (order_id, kind, to_status, actor, actor_id, note)
      select id, 'placed', 'Pending', coalesce(taken_by, 'shopper'), taken_by_id, ${OVERRULED} || risk_overruled from placed join sent using (id)
    ), mails as (
      insert into outbox (kind, subject_id, way) select 'order-placed', id, 'event' from placed
    ), origins as (
      insert into order_origins (order_id, network_hash, receipt_hash)
      select id, network_hash, receipt_hash from sent, complete where is_so and taken_by is null
    ), audited as (
      insert into audit_log (actor_kind, actor_id, actor_name, action, subject_kind, subject_id, subject_name)
      select taken_by_kind, taken_by_id, taken_by, 'took the order by phone', 'order', id::text, number::text
      from placed join sent using (id) where taken_by is not null
    )
    select * from placed
  `;
  const stored = await connection.run('store orders', store.compile(db));
  const byId = new Map(stored.map((order) => [order.id, order]));
  const placed = orders.flatMap(({ order }, index): [SentOrder, Placed][] => {
    const row = byId.get(rows[index]?.id ?? '');
    return row ? [[order, row]] : [];
  });
  return placed.length === orders.length ? placed : null;
}

function toRow({ order: { request, origin, network, attempt }, totals }: JudgedOrder) {
  const { customer, paymentMethod } = request;
  const { takenBy, overruled } = origin;
  // Who takes the order has the shopper on the phone: there is nothing left to ask (decision 085).
  const isConfirmed = takenBy !== undefined && paymentMethod === 'cash';
  return {
    ...customer,
    customer_id: origin.customerId,
    payment_method: paymentMethod,
    subtotal_paisa: totals.subtotalPaisa,
    shipping_paisa: totals.shippingPaisa,
    coupon_id: totals.coupon?.id ?? null,
    coupon_version: totals.coupon?.version ?? null,
    coupon_code: totals.coupon?.code ?? null,
    coupon_kind: totals.coupon?.kind ?? null,
    coupon_value: totals.coupon?.value ?? null,
    coupon_least_subtotal: totals.coupon?.leastSubtotal ?? null,
    coupon_paisa: totals.couponPaisa,
    coupon_delivery_paisa: totals.couponDeliveryPaisa,
    total_paisa: totals.totalPaisa,
    idempotency_key: attempt?.key ?? null,
    request_hash: toBytea(attempt?.hash ?? null),
    network_hash: toBytea(network),
    receipt_hash: toBytea(origin.receipt === null ? null : hashToken(origin.receipt)),
    source: takenBy ? 'phone' : 'web',
    taken_by: takenBy?.name ?? null,
    taken_by_kind: takenBy?.kind ?? null,
    taken_by_id: takenBy?.id ?? null,
    risk_overruled: overruled ?? null,
    confirmation: isConfirmed ? 'confirmed' : 'unconfirmed',
    confirmation_at: isConfirmed ? new Date() : null,
    confirmation_by: isConfirmed ? takenBy.name : null,
  };
}

/** Bytes as PostgreSQL reads them from a text. */
function toBytea(bytes: Buffer | null): string | null {
  return bytes && `\\x${bytes.toString('hex')}`;
}
