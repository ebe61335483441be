import type { Database } from '../../../database/connect.ts';
import type { Row } from '../../../database/tables.ts';
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
  return rows.map((row) => ({
    ...writtenDown(row),
    way: row.way,
    gateway: row.gateway,
    state: row.state,
    paidOn: row.paid_on,
  }));
}

/** What is said alike of money that came and of money that went back: how much, by whom, and whether it was undone. */
export function writtenDown(row: Row<'payments'> | Row<'refunds'>) {
  return {
    _id: row.id,
    amount: toRupees(row.amount_paisa),
    reference: row.reference,
    note: row.note,
    at: row.created_at.toISOString(),
    by: row.created_by,
    undone: undoneOf(row),
  };
}

type Undoable = Pick<Row<'payments'>, 'undone_at' | 'undone_by' | 'undone_reason'>;

/** Who took something back that staff had written down; null while nobody did. */
export const undoneOf = ({ undone_at, undone_by, undone_reason }: Undoable) =>
  undone_at && undone_by && undone_reason
    ? { at: undone_at.toISOString(), by: undone_by, reason: undone_reason }
    : null;
