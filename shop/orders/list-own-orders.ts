import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { toRupees } from '../money.ts';
import type { Courier } from '../settings.ts';
import { listLines } from './list-lines.ts';
import type { OwnOrder, OwnOrdersPage } from './responses.ts';
import { type OrderLine, OWN_ORDERS_PAGE_SIZE } from './rules.ts';
import { trackingLink } from './tracking-link.ts';

/**
 * What a customer ordered while signed in, newest first, with the lines as they were sold.
 * @param page from 1
 * @param couriers those of the shop's settings, for the links to their pages
 */
export async function listOwnOrders(
  db: Database,
  customerId: string,
  page: number,
  couriers: readonly Courier[],
): Promise<OwnOrdersPage> {
  const { count } = await db
    .selectFrom('orders')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('orders')
    .select([
      'id',
      'number',
      'created_at',
      'status',
      'payment_method',
      'city',
      'subtotal_paisa',
      'shipping_paisa',
      'total_paisa',
      'courier',
      'tracking_number',
      'released_at',
    ])
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(OWN_ORDERS_PAGE_SIZE)
    .offset((page - 1) * OWN_ORDERS_PAGE_SIZE)
    .execute();
  const lines = await listLines(
    db,
    rows.map(({ id }) => id),
  );
  return {
    totalPages: Math.ceil(count / OWN_ORDERS_PAGE_SIZE),
    orders: rows.map((row) => ({
      _id: row.id,
      number: row.number,
      createdAt: row.created_at.toISOString(),
      status: row.status,
      paymentMethod: row.payment_method,
      city: row.city,
      subtotal: toRupees(row.subtotal_paisa),
      shippingCost: toRupees(row.shipping_paisa),
      totalAmount: toRupees(row.total_paisa),
      courier: row.courier,
      trackingNumber: row.tracking_number,
      trackingLink: trackingLink({ courier: row.courier, trackingNumber: row.tracking_number }, couriers),
      released: row.released_at !== null,
      items: (lines.get(row.id) ?? []).map(toOwnLine),
    })),
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
