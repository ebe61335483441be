import type { Database } from '../../database/connect.ts';
import type { Row } from '../../database/tables.ts';
import { toRupees } from '../money.ts';
import type { Courier } from '../settings/settings.ts';
import { countRows } from '../sql.ts';
import { ORDER_COUPON, takeCoupon } from './coupons/of-order.ts';
import { listLines } from './list-lines.ts';
import { pagePath } from './page/page-token.ts';
import type { OwnOrder, OwnOrdersPage } from './responses.ts';
import { type OrderLine, OWN_ORDERS_PAGE_SIZE } from './rules.ts';
import { trackingLink } from './tracking-link.ts';

/** What a customer ordered while signed in, newest first. @param page from 1 */
export async function listOwnOrders(
  db: Database,
  customerId: string,
  page: number,
  couriers: readonly Courier[],
): Promise<OwnOrdersPage> {
  const own = db.selectFrom('orders').where('customer_id', '=', customerId);
  const rows = await own
    .select(OWN_ORDER_COLUMNS)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(OWN_ORDERS_PAGE_SIZE)
    .offset((page - 1) * OWN_ORDERS_PAGE_SIZE)
    .execute();
  const ids = rows.map(({ id }) => id);
  const lines = await listLines(db, ids);
  return {
    totalPages: Math.ceil((await countRows(own)) / OWN_ORDERS_PAGE_SIZE),
    orders: rows.map((row) => toOwnOrder(row, lines.get(row.id) ?? [], couriers)),
  };
}

/** What `toOwnOrder` needs of an order. */
export const OWN_ORDER_COLUMNS = [
  'id',
  'number',
  'page_key',
  'created_at',
  'status',
  'payment_method',
  'city',
  'subtotal_paisa',
  'discount_paisa',
  ...ORDER_COUPON,
  'shipping_paisa',
  'total_paisa',
  'paid_paisa',
  'courier',
  'tracking_number',
  'released_at',
] as const;

/** An order as its shopper sees it, in the profile and on its own page. */
export function toOwnOrder(
  row: Pick<Row<'orders'>, (typeof OWN_ORDER_COLUMNS)[number]>,
  lines: readonly OrderLine[],
  couriers: readonly Courier[],
): OwnOrder {
  const parcel = { courier: row.courier, trackingNumber: row.tracking_number };
  return {
    _id: row.id,
    number: row.number,
    page: pagePath({ number: row.number, key: row.page_key }),
    status: row.status,
    createdAt: row.created_at.toISOString(),
    paymentMethod: row.payment_method,
    city: row.city,
    subtotal: toRupees(row.subtotal_paisa),
    discountAmount: toRupees(row.discount_paisa),
    coupon: takeCoupon(row).coupon,
    shippingCost: toRupees(row.shipping_paisa),
    totalAmount: toRupees(row.total_paisa),
    paidAmount: toRupees(row.paid_paisa),
    ...parcel,
    trackingLink: trackingLink(parcel, couriers),
    released: row.released_at !== null,
    items: lines.map(toOwnLine),
  };
}

/** What a shopper sees as the price of a line is what it was sold for. */
function toOwnLine(line: OrderLine): OwnOrder['items'][number] {
  return {
    productId: line.product_id,
    name: line.name,
    photo: line.photo,
    price: toRupees(line.line_price_paisa),
    quantity: line.quantity,
  };
}
