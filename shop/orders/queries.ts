import { type InferResult, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { toPercent } from '../catalogue/pricing/rules.ts';
import { toRupees } from '../money.ts';
import { countRows, inBatches, inOrderOf } from '../sql.ts';
import { listLines } from './list-lines.ts';
import { matching } from './management/filter-orders.ts';
import type { StaffOrder, StaffOrdersPage } from './responses.ts';
import { type OrderLine, readOrderSearch } from './rules.ts';
import type { ListOrders, OrderFilters } from './schemas.ts';

function selectOrders(db: Database) {
  return db
    .selectFrom('orders')
    .select([
      'id as _id',
      'number',
      'version',
      'created_at',
      'name',
      'email',
      'mobile',
      'province',
      'city',
      'address',
      'instructions',
      'payment_method as paymentMethod',
      'subtotal_paisa',
      'shipping_paisa',
      'total_paisa',
      'status',
      'confirmation',
      'confirmation_tries as confirmationTries',
      'confirmation_at',
      'confirmation_by as confirmationBy',
      'courier',
      'tracking_number as trackingNumber',
    ]);
}

function toStaffOrder(
  row: InferResult<ReturnType<typeof selectOrders>>[number],
  lines: readonly OrderLine[],
): StaffOrder {
  const { created_at, confirmation_at, subtotal_paisa, shipping_paisa, total_paisa, ...rest } = row;
  const { name, email, mobile, province, city, address, instructions, ...order } = rest;
  const { paymentMethod } = order;
  return {
    ...order,
    createdAt: created_at.toISOString(),
    customer: { name, email, mobile, province, city, address, instructions, paymentMethod },
    items: lines.map(toStaffLine),
    subtotal: toRupees(subtotal_paisa),
    shippingCost: toRupees(shipping_paisa),
    totalAmount: toRupees(total_paisa),
    confirmationAt: confirmation_at?.toISOString() ?? null,
  };
}

/** The orders of these ids with their lines, in the order of the ids. */
export async function listOrdersByIds(db: Database, ids: readonly string[]): Promise<StaffOrder[]> {
  if (ids.length === 0) return [];
  const rows = await selectOrders(db).where('id', 'in', ids).execute();
  const lines = await listLines(db, ids);
  return inOrderOf(
    ids,
    rows.map((row) => toStaffOrder(row, lines.get(row._id) ?? [])),
  );
}

function toStaffLine(line: OrderLine): StaffOrder['items'][number] {
  return {
    _id: line.product_id,
    name: line.name,
    photo: line.photo,
    price: toRupees(line.price_paisa),
    discount: toPercent(line.discount_basis_points),
    linePrice: toRupees(line.line_price_paisa),
    quantity: line.quantity,
  };
}

export async function findStaffOrder(db: Database, id: string): Promise<StaffOrder | null> {
  const [order] = await listOrdersByIds(db, [id]);
  return order ?? null;
}

/** One page of the staff's list (R216). Its ids come from an index alone; only these orders are read whole. */
export async function listOrders(
  db: Database,
  { page, limit, sort, ...filters }: ListOrders,
  currencySign: string,
): Promise<StaffOrdersPage> {
  const [ids, totalOrders] = await Promise.all([
    listOrderIds(db, filters, sort, limit, (page - 1) * limit),
    countRows(db.selectFrom('orders').where(matching(filters))),
  ]);
  return {
    orders: await listOrdersByIds(db, ids),
    totalPages: Math.ceil(totalOrders / limit),
    totalOrders,
    currencySign,
  };
}

/** The directions of all columns turn round together, so that one index is walked from either end. */
const ORDERS: Record<ListOrders['sort'], RawBuilder<unknown>> = {
  '-placed': sql`orders.created_at desc, orders.id`,
  placed: sql`orders.created_at, orders.id desc`,
  total: sql`orders.total_paisa, orders.created_at, orders.id`,
  '-total': sql`orders.total_paisa desc, orders.created_at desc, orders.id desc`,
};

/** The ids of one page of the orders that are filtered, as the list has them. */
export async function listOrderIds(
  db: Database,
  filters: OrderFilters,
  sort: ListOrders['sort'],
  limit: number,
  offset: number,
): Promise<string[]> {
  const { number } = readOrderSearch(filters.search ?? '');
  const rows = await db
    .selectFrom('orders')
    .select('orders.id')
    .where(matching(filters))
    // Who types a number means that order first, and only then mobiles with these digits.
    .$if(number !== null, (query) => query.orderBy(sql`(orders.number = ${number})`, 'desc'))
    .orderBy(ORDERS[sort])
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ id }) => id);
}

const BATCH = 500;

/** Every order that is filtered, newest first, a batch at a time. */
export async function* eachOrder(db: Database, filters: OrderFilters): AsyncGenerator<StaffOrder> {
  const newest = db
    .selectFrom('orders')
    // The moment as text: a Date would lose its microseconds, and with them orders on a batch's edge.
    .select(['orders.id', sql<string>`orders.created_at::text`.as('moment')])
    .where(matching(filters))
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id')
    .limit(BATCH);
  const isBehind = ({ moment, id }: { moment: string; id: string }) =>
    sql<boolean>`orders.created_at <= ${moment}::timestamptz
      and (orders.created_at < ${moment}::timestamptz or orders.id > ${id}::uuid)`;
  const batches = inBatches(BATCH, (last: { moment: string; id: string } | undefined) =>
    (last ? newest.where(isBehind(last)) : newest).execute(),
  );
  for await (const rows of batches) {
    yield* await listOrdersByIds(
      db,
      rows.map(({ id }) => id),
    );
  }
}

/**
 * Of orders that hold their stock though nobody has said yet that they are meant: exactly the condition of the index
 * orders_unconfirmed. What staff gave to a courier is meant.
 */
export const isUnconfirmed = sql<boolean>`
  orders.status = 'Pending' and orders.confirmation in ('unconfirmed', 'no-answer')
  and orders.tracking_number is null`;
