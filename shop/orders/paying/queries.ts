import type { Database } from '../../../database/connect.ts';
import { findStaffOrder } from '../queries.ts';
import type { StaffOrder } from '../responses.ts';

/** The order that an attempt to pay belongs to, as staff see it; null for an attempt that is not there. */
export async function findAttemptedOrder(db: Database, paymentId: string): Promise<StaffOrder | null> {
  const attempt = await db
    .selectFrom('payments')
    .select('order_id')
    .where('id', '=', paymentId)
    .executeTakeFirst();
  return attempt ? findStaffOrder(db, attempt.order_id) : null;
}
