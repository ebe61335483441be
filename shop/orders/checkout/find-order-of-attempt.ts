import type { Database } from '../../../database/connect.ts';
import { toRupees } from '../../money.ts';
import { waitForTurn } from '../../sql.ts';
import type { AttemptedOrder } from '../responses.ts';

/**
 * Whether an attempt to order has become an order, for a browser that never heard what came of it. While the order
 * is being placed this waits for it, since both take the lock of the key.
 * @param key the Idempotency-Key that the order was sent under; it cannot be guessed, so who knows it has sent it
 * @returns no more than the screen says of the order; null when none has come in under this key so far
 */
export function findOrderOfAttempt(db: Database, key: string): Promise<AttemptedOrder | null> {
  return db.transaction().execute(async (transaction) => {
    await waitForTurn(transaction, key);
    const order = await transaction
      .selectFrom('orders')
      .select(['number', 'total_paisa', 'created_at'])
      .where('idempotency_key', '=', key)
      .executeTakeFirst();
    if (!order) return null;
    return {
      number: order.number,
      totalAmount: toRupees(order.total_paisa),
      placedAt: order.created_at.toISOString(),
    };
  });
}
