import type { Database } from '../../../database/connect.ts';
import { toRupees } from '../../money.ts';
import { waitForTurn } from '../../sql.ts';
import { pagePath } from '../page/page-token.ts';
import type { AttemptedOrder } from '../responses.ts';

/**
 * What became of an attempt to order, for a browser that lost the response; null when nothing came in so far. While the
 * order is being placed this waits for it.
 * @param key the order's Idempotency-Key; it cannot be guessed, so who knows it has sent it
 */
export function findOrderOfAttempt(db: Database, key: string): Promise<AttemptedOrder | null> {
  return db.transaction().execute(async (transaction) => {
    await waitForTurn(transaction, key);
    const order = await transaction
      .selectFrom('orders')
      .select(['number', 'page_key', 'total_paisa', 'created_at'])
      .where('idempotency_key', '=', key)
      .executeTakeFirst();
    if (!order) return null;
    return {
      number: order.number,
      totalAmount: toRupees(order.total_paisa),
      placedAt: order.created_at.toISOString(),
      page: pagePath({ number: order.number, key: order.page_key }),
    };
  });
}
