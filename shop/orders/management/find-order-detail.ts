import type { Database } from '../../../database/connect.ts';
import { toRupees } from '../../money.ts';
import type { Courier } from '../../settings.ts';
import { findStaffOrder } from '../queries.ts';
import type { StaffOrder, StaffOrderDetail } from '../responses.ts';
import { trackingLink } from '../tracking-link.ts';
import { listRecords, NO_RECORD } from './list-records.ts';

const OTHER_ORDERS_SHOWN = 10;

/** The order's own page: with its history, and with what became of other orders of the same mobile. */
export async function findOrderDetail(
  db: Database,
  id: string,
  couriers: readonly Courier[],
): Promise<StaffOrderDetail | null> {
  const order = await findStaffOrder(db, id);
  if (!order) return null;
  const [history, records, others] = await Promise.all([
    db.selectFrom('order_events').selectAll().where('order_id', '=', id).orderBy('id').execute(),
    listRecords(db, [order._id]),
    listOtherOrders(db, order),
  ]);
  return {
    ...order,
    history: history.map((event) => ({
      id: event.id,
      at: event.created_at.toISOString(),
      kind: event.kind,
      fromStatus: event.from_status,
      toStatus: event.to_status,
      actor: event.actor,
      note: event.note,
    })),
    record: records.get(id) ?? NO_RECORD,
    otherOrders: others,
    trackingLink: trackingLink(order, couriers),
    couriers: couriers.map(({ name }) => name),
  };
}

async function listOtherOrders(
  db: Database,
  { _id, customer }: StaffOrder,
): Promise<StaffOrderDetail['otherOrders']> {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'number', 'created_at', 'status', 'confirmation', 'total_paisa'])
    .where('mobile', '=', customer.mobile)
    .where('id', '<>', _id)
    .orderBy('created_at', 'desc')
    .limit(OTHER_ORDERS_SHOWN)
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    number: row.number,
    createdAt: row.created_at.toISOString(),
    status: row.status,
    confirmation: row.confirmation,
    totalAmount: toRupees(row.total_paisa),
  }));
}
