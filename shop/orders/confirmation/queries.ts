import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { listRecords, NO_RECORD } from '../management/list-records.ts';
import { listOrdersByIds } from '../queries.ts';
import type { ConfirmationQueue } from './responses.ts';
import { QUEUE_SIZE } from './rules.ts';

/** Exactly the condition of the index orders_to_confirm. */
const isToConfirm = sql<boolean>`
  payment_method = 'cash' and status = 'Pending' and confirmation in ('unconfirmed', 'no-answer')`;
const isDue = sql<boolean>`confirmation_due_at <= now()`;

/** Cash orders that nobody has confirmed yet and that are due, oldest first. */
export async function listToConfirm(db: Database): Promise<ConfirmationQueue> {
  const [rows, counts] = await Promise.all([
    db
      .selectFrom('orders')
      .select('id')
      .where(isToConfirm)
      .where(isDue)
      .orderBy('created_at')
      .orderBy('id')
      .limit(QUEUE_SIZE)
      .execute(),
    countToConfirm(db),
  ]);
  const ids = rows.map(({ id }) => id);
  const [orders, records] = [await listOrdersByIds(db, ids), await listRecords(db, ids)];
  return {
    orders: orders.map((order) => ({ ...order, record: records.get(order._id) ?? NO_RECORD })),
    ...counts,
  };
}

/** How many cash orders are to be asked about now, and how many come back later. */
export async function countToConfirm(db: Database): Promise<{ due: number; later: number }> {
  return db
    .selectFrom('orders')
    .where(isToConfirm)
    .select([
      sql<number>`(count(*) filter (where ${isDue}))::int`.as('due'),
      sql<number>`(count(*) filter (where not ${isDue}))::int`.as('later'),
    ])
    .executeTakeFirstOrThrow();
}
