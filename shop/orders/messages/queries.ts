import type { Database } from '../../../database/connect.ts';
import type { OrderMessage } from './responses.ts';

/** More than an order ever has. */
const MOST_SHOWN = 50;

/** What the customer of an order was told, the latest first. */
export async function listMessages(db: Database, orderId: string): Promise<OrderMessage[]> {
  const rows = await db
    .selectFrom('messages')
    .select([
      'id as _id',
      'kind',
      'way',
      'state',
      'reason',
      'queued_at',
      'sent_at',
      'delivered_at',
      'read_at',
    ])
    .where('order_id', '=', orderId)
    .orderBy('queued_at', 'desc')
    .orderBy('id')
    .limit(MOST_SHOWN)
    .execute();
  return rows.map(({ queued_at, sent_at, delivered_at, read_at, ...message }) => ({
    ...message,
    queuedAt: queued_at.toISOString(),
    sentAt: sent_at?.toISOString() ?? null,
    deliveredAt: delivered_at?.toISOString() ?? null,
    readAt: read_at?.toISOString() ?? null,
  }));
}
