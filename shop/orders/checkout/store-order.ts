import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import type { Row } from '../../../database/tables.ts';
import { hashToken } from '../../tokens.ts';
import type { OrderTotals } from '../rules.ts';
import type { CreateOrder } from '../schemas.ts';
import { networkHash, type OrderOrigin } from './origin.ts';

/** The browser's name for an attempt to order, and what it sent under it. */
export interface Attempt {
  key: string;
  hash: Buffer;
}

export const PLACED = ['id', 'number', 'status', 'subtotal_paisa', 'shipping_paisa', 'total_paisa'] as const;
export type Placed = Pick<Row<'orders'>, (typeof PLACED)[number]>;

/**
 * Takes the units of an order from the stock and stores it, all in one statement that is a transaction of its own: what
 * others buy too is locked for no longer than that. The stock is locked in the order of the products' ids; the products
 * are read again behind it, as they are then, since a price changes only under that lock or waits for this one.
 * @returns null, with nothing stored and nothing taken, where a product has too few units or another price by then
 */
export async function storeOrder(
  db: Database,
  { customer, paymentMethod }: CreateOrder,
  { lines, subtotalPaisa, shippingPaisa, totalPaisa }: OrderTotals,
  { customerId, address, receipt }: OrderOrigin,
  attempt: Attempt | null,
): Promise<Placed | null> {
  const numbered = lines.map((line, index) => ({ line_number: index + 1, ...line }));
  const { rows } = await sql<Placed>`
    with wanted as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(numbered)}::jsonb) as wanted (
        line_number smallint, product_id uuid, name text, photo text, price_paisa integer,
        discount_basis_points integer, line_price_paisa integer, quantity integer)
    ), held as materialized (
      select stock.product_id from stock join wanted on wanted.product_id = stock.product_id
      where stock.quantity >= wanted.quantity
      order by stock.product_id for no key update of stock
    ), unchanged as materialized (
      select products.id from held
      join wanted on wanted.product_id = held.product_id
      join products on products.id = held.product_id
      where products.price_paisa = wanted.price_paisa
        and products.discount_basis_points = wanted.discount_basis_points
      for share of products
    ), taken as (
      update stock set quantity = stock.quantity - wanted.quantity from wanted
      where stock.product_id = wanted.product_id and stock.quantity >= wanted.quantity
        and (select count(*) from unchanged) = ${lines.length}
      returning stock.product_id
    ), placed as (
      -- A net: an order whose units were not all taken has no id, and fails with all of the statement.
      insert into orders (id, customer_id, name, email, mobile, province, city, address, instructions, payment_method,
        subtotal_paisa, shipping_paisa, total_paisa, idempotency_key, request_hash)
      select case when taken.products = ${lines.length} then ${randomUUID()}::uuid end, ${customerId}, ${customer.name}, ${customer.email}, ${customer.mobile},
        ${customer.province}, ${customer.city}, ${customer.address}, ${customer.instructions}, ${paymentMethod},
        ${subtotalPaisa}, ${shippingPaisa}, ${totalPaisa}, ${attempt?.key ?? null}, ${attempt?.hash ?? null}
      from (select count(*) as products from taken) as taken
      where (select count(*) from unchanged) = ${lines.length}
      returning ${sql.join(PLACED.map((column) => sql.ref(column)))}
    ), stored_lines as (
      insert into order_lines (order_id, line_number, product_id, name, photo, price_paisa, discount_basis_points,
        line_price_paisa, quantity)
      select placed.id, line_number, product_id, name, photo, price_paisa, discount_basis_points, line_price_paisa,
        quantity
      from placed, wanted
    ), event as (
      insert into order_events (order_id, kind, to_status, actor) select id, 'placed', 'Pending', 'shopper' from placed
    ), mail as (
      insert into outbox (kind, subject_id) select 'order-placed', id from placed
    ), origin as (
      insert into order_origins (order_id, network_hash, receipt_hash)
      select id, ${networkHash(address)}, ${hashToken(receipt)} from placed
    )
    select * from placed
  `.execute(db);
  return rows[0] ?? null;
}
