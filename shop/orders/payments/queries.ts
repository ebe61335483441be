import type { Database } from '../../../database/connect.ts';
import { toRupees } from '../../money.ts';
import type { Payment } from './responses.ts';

/** What was paid for an order by other ways than its courier, the oldest first. */
export async function listPayments(db: Database, orderId: string): Promise<Payment[]> {
  const rows = await db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ undone_at, undone_by, undone_reason, ...row }) => ({
    _id: row.id,
    amount: toRupees(row.amount_paisa),
    way: row.way,
    gateway: row.gateway,
    state: row.state,
    reference: row.reference,
    paidOn: row.paid_on,
    note: row.note,
    at: row.created_at.toISOString(),
    by: row.created_by,
    undone:
      undone_at && undone_by && undone_reason
        ? { at: undone_at.toISOString(), by: undone_by, reason: undone_reason }
        : null,
  }));
}
