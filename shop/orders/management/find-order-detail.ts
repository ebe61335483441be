import type { Database } from '../../../database/connect.ts';
import { readWeights } from '../../catalogue/products/queries.ts';
import type { OpenCouriers } from '../../couriers/open-couriers.ts';
import { toRupees } from '../../money.ts';
import type { CurrentSettings } from '../../settings/settings.ts';
import { findBooking } from '../booking/queries.ts';
import { readHolds } from '../confirmation/queries.ts';
import { weighLines } from '../fulfilment/rules.ts';
import { listMessages } from '../messages/queries.ts';
import { listPayments } from '../payments/queries.ts';
import { findStaffOrder } from '../queries.ts';
import type { StaffOrder, StaffOrderDetail } from '../responses.ts';
import { findReturnsOf } from '../returns/queries.ts';
import { findRisks, NO_RISK } from '../risk/queries.ts';
import { trackingLink } from '../tracking-link.ts';
import { listRecords, NO_RECORD } from './list-records.ts';

const OTHER_ORDERS_SHOWN = 10;

/**
 * The order's own page: with its history, and with what became of other orders of the same mobile.
 * @param viewer id of the member of staff who looks
 */
export async function findOrderDetail(
  db: Database,
  id: string,
  { couriers, courierAccounts, store }: CurrentSettings,
  bookable: OpenCouriers,
  viewer: string,
): Promise<StaffOrderDetail | null> {
  const order = await findStaffOrder(db, id);
  if (!order) return null;
  const [history, records, otherOrders, holds, booking, risks, returns, messages, payments, weights] =
    await Promise.all([
      db
        .selectFrom('order_events')
        .select([
          'id',
          'created_at',
          'kind',
          'from_status as fromStatus',
          'to_status as toStatus',
          'from_fulfilment as fromFulfilment',
          'to_fulfilment as toFulfilment',
          'actor',
          'note',
        ])
        .where('order_id', '=', id)
        .orderBy('id')
        .execute(),
      listRecords(db, [order._id]),
      listOtherOrders(db, order),
      readHolds(db, [order._id], viewer),
      findBooking(db, id),
      findRisks(db, [order]),
      findReturnsOf(db, order, store.returnDays),
      listMessages(db, id),
      listPayments(db, id),
      readWeights(
        db,
        order.items.flatMap(({ _id }) => _id ?? []),
      ),
    ]);
  return {
    ...order,
    history: history.map(({ created_at, ...event }) => ({ ...event, at: created_at.toISOString() })),
    record: records.get(id) ?? NO_RECORD,
    otherOrders,
    trackingLink: trackingLink(order, couriers),
    couriers: couriers.map(({ name }) => name),
    held: holds.get(id) ?? null,
    booking,
    bookableCouriers: couriers.flatMap(({ name }) => {
      const port = bookable.get(name);
      return port ? [{ name, canBeLookedUp: port.findByReference !== null }] : [];
    }),
    usualWeightGrams: courierAccounts.weightGrams,
    productsWeightGrams: weighLines(order.items, weights),
    risk: risks.get(id) ?? NO_RISK,
    ...returns,
    messages,
    payments,
  };
}

async function listOtherOrders(db: Database, { _id, customer }: StaffOrder) {
  const rows = await db
    .selectFrom('orders')
    .select(['id as _id', 'number', 'created_at', 'status', 'confirmation', 'total_paisa'])
    .where('mobile', '=', customer.mobile)
    .where('id', '<>', _id)
    .orderBy('created_at', 'desc')
    .limit(OTHER_ORDERS_SHOWN)
    .execute();
  return rows.map(({ created_at, total_paisa, ...order }) => ({
    ...order,
    createdAt: created_at.toISOString(),
    totalAmount: toRupees(total_paisa),
  }));
}
