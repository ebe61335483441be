import { type InferResult, sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { toPercent } from '../catalogue/pricing/rules.ts';
import { toRupees } from '../money.ts';
import { inBatches, inOrderOf } from '../sql.ts';
import { ORDER_COUPON, takeCoupon } from './coupons/of-order.ts';
import { listLines, type StoredLine } from './list-lines.ts';
import { isFiltered, searchOf } from './management/filter-orders.ts';
import { listFiltered } from './management/list-filtered.ts';
import type { FoundOrders, PageOfSearch } from './management/order-of.ts';
import type { FiltersInCities, ListOrders } from './management/schemas.ts';
import { findRare, isFound, MOST_FOUND, searchOrders } from './management/search-orders.ts';
import { pagePath } from './page/page-token.ts';
import type { StaffOrder, StaffOrdersPage } from './responses.ts';

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
      'discount_paisa',
      'discount_reason as discountReason',
      ...ORDER_COUPON,
      'shipping_reason as shippingReason',
      'source',
      'taken_by as takenBy',
      'fulfilment',
      'parcel_weight_grams as parcelWeightGrams',
      'dispatched_at',
      'delivered_at',
      'page_key',
      'risk_overruled as riskOverruled',
      'paid_paisa',
      'advance_paisa',
      'courier_says as courierSays',
    ]);
}

function toStaffOrder(
  row: InferResult<ReturnType<typeof selectOrders>>[number],
  lines: readonly StoredLine[],
): StaffOrder {
  const { created_at, confirmation_at, dispatched_at, delivered_at, page_key, ...columns } = row;
  const { coupon, rest: priced } = takeCoupon(columns);
  const { subtotal_paisa, discount_paisa, shipping_paisa, total_paisa, paid_paisa, advance_paisa, ...rest } =
    priced;
  const { name, email, mobile, province, city, address, instructions, ...order } = rest;
  const { paymentMethod } = order;
  return {
    ...order,
    coupon,
    createdAt: created_at.toISOString(),
    customer: { name, email, mobile, province, city, address, instructions, paymentMethod },
    items: lines.map(toStaffLine),
    subtotal: toRupees(subtotal_paisa),
    shippingCost: toRupees(shipping_paisa),
    totalAmount: toRupees(total_paisa),
    paidAmount: toRupees(paid_paisa),
    advanceAmount: toRupees(advance_paisa),
    confirmationAt: confirmation_at?.toISOString() ?? null,
    discountAmount: toRupees(discount_paisa),
    dispatchedAt: dispatched_at?.toISOString() ?? null,
    deliveredAt: delivered_at?.toISOString() ?? null,
    page: pagePath({ number: row.number, key: page_key }),
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

/** A line as staff see it, in rupees. */
export function toStaffLine(line: StoredLine): StaffOrder['items'][number] {
  return {
    _id: line.product_id,
    name: line.name,
    photo: line.photo,
    price: toRupees(line.price_paisa),
    discount: toPercent(line.discount_basis_points),
    linePrice: toRupees(line.line_price_paisa),
    quantity: line.quantity,
    lineNumber: line.line_number,
    returnedGood: line.returned_good,
    returnedDamaged: line.returned_damaged,
    deliveredFree: line.delivered_free,
  };
}

export async function findStaffOrder(db: Database, id: string): Promise<StaffOrder | null> {
  const [order] = await listOrdersByIds(db, [id]);
  return order ?? null;
}

/** One page of the staff's list (R216). Its ids come from an index alone; only these orders are read whole. */
export async function listOrders(
  db: Database,
  { page, limit, sort, ...asked }: ListOrders,
  cityNames: readonly string[],
  currencySign: string,
): Promise<StaffOrdersPage> {
  const filters = { ...asked, cityNames };
  const found = await findOrderIds(db, filters, { sort, limit, offset: (page - 1) * limit });
  return {
    orders: await listOrdersByIds(db, found.ids),
    totalPages: pagesOf(found, page, limit),
    totalOrders: found.total,
    moreOrders: found.isMore,
    currencySign,
  };
}

/** How many pages there are; where not all was counted, one more as long as there is something on this one. */
function pagesOf({ ids, total, isMore }: FoundOrders, page: number, limit: number): number {
  const counted = Math.ceil(total / limit);
  return isMore && ids.length === limit ? Math.max(counted, page + 1) : counted;
}

/** The ids of one page of what is searched and filtered, and how many there are in all. */
export async function findOrderIds(
  db: Database,
  filters: FiltersInCities,
  page: PageOfSearch,
): Promise<FoundOrders> {
  const search = searchOf(filters);
  return search ? searchOrders(db, filters, search, page) : listFiltered(db, filters, page);
}

const BATCH = 500;

/** What is rare, whole, as the export has it. */
const ALL: PageOfSearch = { sort: '-placed', limit: MOST_FOUND, offset: 0 };

/** Every order that is filtered, newest first, a batch at a time. */
export async function* eachOrder(db: Database, filters: FiltersInCities): AsyncGenerator<StaffOrder> {
  const search = searchOf(filters);
  const rare = search && (await findRare(db, filters, search, ALL));
  if (rare && !rare.isMore) {
    for (let start = 0; start < rare.ids.length; start += BATCH) {
      yield* await listOrdersByIds(db, rare.ids.slice(start, start + BATCH));
    }
    return;
  }
  const newest = db
    .selectFrom('orders')
    // The moment as text: a Date would lose its microseconds, and with them orders on a batch's edge.
    .select(['orders.id', sql<string>`orders.created_at::text`.as('moment')])
    .where(isFiltered(filters))
    .where(search ? isFound(search) : sql<boolean>`true`)
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
