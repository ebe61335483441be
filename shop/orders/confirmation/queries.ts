import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import type { Courier } from '../../settings.ts';
import { listRecords, NO_RECORD } from '../management/list-records.ts';
import { listOrdersByIds } from '../queries.ts';
import type { Held } from '../responses.ts';
import { findRisks, NO_RISK } from '../risk/queries.ts';
import { trackingLink } from '../tracking-link.ts';
import type { ConfirmationQueue } from './responses.ts';
import { groupByMobile, QUEUE_SIZE } from './rules.ts';

/** Exactly the condition of the index orders_to_confirm. */
export const isToConfirm = sql<boolean>`
  payment_method = 'cash' and status = 'Pending' and confirmation in ('unconfirmed', 'no-answer')`;
const isDue = sql<boolean>`confirmation_due_at <= now()`;

/** So many rows the queue has at most with all orders of the mobiles that are in it. */
const LONGEST_QUEUE = 3 * QUEUE_SIZE;

/**
 * Cash orders that nobody has confirmed yet and that are due, oldest first; those of one mobile stand together.
 * @param viewer id of the member of staff who looks
 */
export async function listToConfirm(
  db: Database,
  viewer: string,
  couriers: readonly Courier[],
): Promise<ConfirmationQueue> {
  const [oldest, counts] = [await listOldest(db), await countToConfirm(db)];
  const mobiles = [...new Set(oldest.map(({ mobile }) => mobile))];
  const rows =
    mobiles.length === 0
      ? []
      : await db
          .selectFrom('orders')
          .select('id')
          .where('mobile', 'in', mobiles)
          .where(isToConfirm)
          .where(isDue)
          .orderBy('created_at')
          .orderBy('id')
          .limit(LONGEST_QUEUE)
          .execute();
  const ids = rows.map(({ id }) => id);
  const orders = await listOrdersByIds(db, ids);
  const [records, holds] = [await listRecords(db, ids), await readHolds(db, ids, viewer)];
  const risks = await findRisks(db, orders, records);
  return {
    orders: groupByMobile(orders).map((order) => ({
      ...order,
      record: records.get(order._id) ?? NO_RECORD,
      trackingLink: trackingLink(order, couriers),
      held: holds.get(order._id) ?? null,
      risk: risks.get(order._id) ?? NO_RISK,
    })),
    ...counts,
  };
}

function listOldest(db: Database) {
  return db
    .selectFrom('orders')
    .select(['id', 'mobile'])
    .where(isToConfirm)
    .where(isDue)
    .orderBy('created_at')
    .orderBy('id')
    .limit(QUEUE_SIZE)
    .execute();
}

/** Who is calling about these orders now, by the order's id. @param viewer id of the member of staff who looks */
export async function readHolds(
  db: Database,
  orderIds: readonly string[],
  viewer: string,
): Promise<Map<string, Held>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('orders')
    .innerJoin('admin_users', 'admin_users.id', 'orders.held_by')
    .select(['orders.id', 'orders.held_by', 'admin_users.username'])
    .where('orders.id', 'in', orderIds)
    .where('orders.held_until', '>', sql<Date>`now()`)
    .execute();
  return new Map(rows.map(({ id, held_by, username }) => [id, { by: username, mine: held_by === viewer }]));
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
