import type { Database } from '../../database/connect.ts';
import { toRupees } from '../money.ts';
import type { Courier } from '../settings.ts';
import { countRows } from '../sql.ts';
import { listLines } from './list-lines.ts';
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
    .select([
      'id as _id',
      'number',
      'created_at',
      'status',
      'payment_method as paymentMethod',
      'city',
      'subtotal_paisa',
      'discount_paisa',
      'shipping_paisa',
      'total_paisa',
      'courier',
      'tracking_number as trackingNumber',
      'released_at',
    ])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(OWN_ORDERS_PAGE_SIZE)
    .offset((page - 1) * OWN_ORDERS_PAGE_SIZE)
    .execute();
  const ids = rows.map(({ _id }) => _id);
  const lines = await listLines(db, ids);
  return {
    totalPages: Math.ceil((await countRows(own)) / OWN_ORDERS_PAGE_SIZE),
    orders: rows.map(
      ({
        created_at,
        subtotal_paisa,
        discount_paisa,
        shipping_paisa,
        total_paisa,
        released_at,
        ...order
      }) => ({
        ...order,
        createdAt: created_at.toISOString(),
        subtotal: toRupees(subtotal_paisa),
        discountAmount: toRupees(discount_paisa),
        shippingCost: toRupees(shipping_paisa),
        totalAmount: toRupees(total_paisa),
        trackingLink: trackingLink(order, couriers),
        released: released_at !== null,
        items: (lines.get(order._id) ?? []).map(toOwnLine),
      }),
    ),
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
