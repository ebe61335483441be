import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { toPercent } from '../catalogue/pricing/rules.ts';
import { toRupees } from '../money.ts';
import { inBatches } from '../sql.ts';
import { listLines } from './list-lines.ts';
import { matching } from './management/filter-orders.ts';
import type { StaffOrder, StaffOrdersPage } from './responses.ts';
import { type OrderLine, readOrderSearch } from './rules.ts';
import type { ListOrders, OrderFilters } from './schemas.ts';

/** Every column that staff see of an order. */
const COLUMNS = [
  'orders.id',
  'orders.number',
  'orders.version',
  'orders.created_at',
  'orders.name',
  'orders.email',
  'orders.mobile',
  'orders.province',
  'orders.city',
  'orders.address',
  'orders.instructions',
  'orders.payment_method',
  'orders.subtotal_paisa',
  'orders.shipping_paisa',
  'orders.total_paisa',
  'orders.status',
  'orders.confirmation',
  'orders.confirmation_tries',
  'orders.confirmation_at',
  'orders.confirmation_by',
  'orders.courier',
  'orders.tracking_number',
] as const;

function selectOrders(db: Database) {
  return db.selectFrom('orders').select(COLUMNS);
}

type SelectedOrder = Awaited<ReturnType<ReturnType<typeof selectOrders>['execute']>>[number];

function toStaffOrder(row: SelectedOrder, lines: readonly OrderLine[]): StaffOrder {
  return {
    _id: row.id,
    number: row.number,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    customer: {
      name: row.name,
      email: row.email,
      mobile: row.mobile,
      province: row.province,
      city: row.city,
      address: row.address,
      instructions: row.instructions,
      paymentMethod: row.payment_method,
    },
    items: lines.map(toStaffLine),
    subtotal: toRupees(row.subtotal_paisa),
    shippingCost: toRupees(row.shipping_paisa),
    paymentMethod: row.payment_method,
    totalAmount: toRupees(row.total_paisa),
    status: row.status,
    confirmation: row.confirmation,
    confirmationTries: row.confirmation_tries,
    confirmationAt: row.confirmation_at?.toISOString() ?? null,
    confirmationBy: row.confirmation_by,
    courier: row.courier,
    trackingNumber: row.tracking_number,
  };
}

/** The orders of these ids with their lines, in the order of the ids. */
export async function listOrdersByIds(db: Database, ids: readonly string[]): Promise<StaffOrder[]> {
  if (ids.length === 0) return [];
  const rows = await selectOrders(db).where('orders.id', 'in', ids).execute();
  const lines = await listLines(db, ids);
  const byId = new Map(rows.map((row) => [row.id, toStaffOrder(row, lines.get(row.id) ?? [])]));
  return ids.flatMap((id) => byId.get(id) ?? []);
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

/** One order as staff see it, or null. */
export async function findStaffOrder(db: Database, id: string): Promise<StaffOrder | null> {
  const [order] = await listOrdersByIds(db, [id]);
  return order ?? null;
}

/**
 * One page of the staff's list (R216). The page's ids come from an index alone; the orders themselves
 * are read for these only.
 */
export async function listOrders(
  db: Database,
  { page, limit, sort, ...filters }: ListOrders,
  currencySign: string,
): Promise<StaffOrdersPage> {
  const [ids, totalOrders] = await Promise.all([
    listOrderIds(db, filters, sort, limit, (page - 1) * limit),
    countOrders(db, filters),
  ]);
  return {
    orders: await listOrdersByIds(db, ids),
    totalPages: Math.ceil(totalOrders / limit),
    totalOrders,
    currencySign,
  };
}

async function listOrderIds(
  db: Database,
  filters: OrderFilters,
  sort: ListOrders['sort'],
  limit: number,
  offset: number,
): Promise<string[]> {
  const { number } = readOrderSearch(filters.search ?? '');
  let query = db.selectFrom('orders').select('orders.id').where(matching(filters));
  // Who types a number means that order first, and only then mobiles with these digits.
  if (number !== null) query = query.orderBy(sql`(orders.number = ${number})`, 'desc');
  // The directions of all columns turn round together, so that one index is walked from either end.
  switch (sort) {
    case '-placed':
      query = query.orderBy('orders.created_at', 'desc').orderBy('orders.id');
      break;
    case 'placed':
      query = query.orderBy('orders.created_at').orderBy('orders.id', 'desc');
      break;
    case 'total':
      query = query.orderBy('orders.total_paisa').orderBy('orders.created_at').orderBy('orders.id');
      break;
    case '-total':
      query = query
        .orderBy('orders.total_paisa', 'desc')
        .orderBy('orders.created_at', 'desc')
        .orderBy('orders.id', 'desc');
  }
  const rows = await query.limit(limit).offset(offset).execute();
  return rows.map(({ id }) => id);
}

async function countOrders(db: Database, filters: OrderFilters): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .where(matching(filters))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
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
