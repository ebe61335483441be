import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import type { Courier } from '../../settings/settings.ts';
import { listRecords, NO_RECORD } from '../management/list-records.ts';
import { listOrdersByIds } from '../queries.ts';
import type { Held } from '../responses.ts';
import { findRisks, NO_RISK } from '../risk/queries.ts';
import { trackingLink } from '../tracking-link.ts';
import type { ConfirmationQueue } from './responses.ts';
import { groupByMobile, QUEUE_SIZE, SILENT_AFTER_HOURS } from './rules.ts';

/** Exactly the condition of the index orders_to_confirm. */
export const isToConfirm = sql<boolean>`
  payment_method = 'cash' and status = 'Pending' and confirmation in ('unconfirmed', 'no-answer')`;
const isDue = sql<boolean>`confirmation_due_at <= now()`;
/** The customer did not answer the reminder. With `isToConfirm` it is found by the index orders_reminded. */
const isSilent = sql<boolean>`
  reminded_at is not null and reminded_at <= now() - make_interval(hours => ${SILENT_AFTER_HOURS})`;

/** So many rows the queue has at most with all orders of the mobiles that are in it. */
const LONGEST_QUEUE = 3 * QUEUE_SIZE;

/**
 * Cash orders that nobody has confirmed yet and that are due: first those whose customer did not answer the reminder, then
 * the oldest; those of one mobile stand together.
 * @param viewer id of the member of staff who looks
 */
export async function listToConfirm(
  db: Database,
  viewer: string,
  couriers: readonly Courier[],
): Promise<ConfirmationQueue> {
  const [first, counts] = [await listFirst(db), await countToConfirm(db)];
  const mobiles = [...new Set(first.map(({ mobile }) => mobile))];
  const rows =
    mobiles.length === 0
      ? []
      : await db
          .selectFrom('orders')
          .select(['id', isSilent.as('silent')])
          .where('mobile', 'in', mobiles)
          .where(isToConfirm)
          .where(isDue)
          .orderBy(isSilent, 'desc')
          .orderBy('created_at')
          .orderBy('id')
          .limit(LONGEST_QUEUE)
          .execute();
  const ids = rows.map(({ id }) => id);
  const silent = new Set(rows.filter((row) => row.silent).map(({ id }) => id));
  const orders = await listOrdersByIds(db, ids);
  const [records, holds] = [await listRecords(db, ids), await readHolds(db, ids, viewer)];
  const risks = await findRisks(db, orders, records);
  return {
    orders: groupByMobile(orders).map((order) => ({
      ...order,
      record: records.get(order._id) ?? NO_RECORD,
      trackingLink: trackingLink(order, couriers),
      held: holds.get(order._id) ?? null,
      silent: silent.has(order._id),
      risk: risks.get(order._id) ?? NO_RISK,
    })),
    ...counts,
  };
}

/** Which orders stand first. Two queries, so that each walks an index of its own and stops. */
async function listFirst(db: Database) {
  const silent = await selectDue(db).where(isSilent).execute();
  const missing = QUEUE_SIZE - silent.length;
  if (missing === 0) return silent;
  const oldest = await selectDue(db).execute();
  const others = oldest.filter(({ id }) => !silent.some((order) => order.id === id));
  return [...silent, ...others.slice(0, missing)];
}

function selectDue(db: Database) {
  return db
    .selectFrom('orders')
    .select(['id', 'mobile'])
    .where(isToConfirm)
    .where(isDue)
    .orderBy('created_at')
    .orderBy('id')
    .limit(QUEUE_SIZE);
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
