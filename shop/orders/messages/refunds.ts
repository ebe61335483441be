import type { Database } from '../../../database/connect.ts';
import { toRupees } from '../../money.ts';

/** What a refund gave back, in rupees; null once it was taken back. */
export async function findRefunded(db: Database, refundId: string): Promise<number | null> {
  const refund = await db
    .selectFrom('refunds')
    .select('amount_paisa')
    .where('id', '=', refundId)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
  return refund ? toRupees(refund.amount_paisa) : null;
}
