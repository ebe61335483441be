import { sql } from 'kysely';
import type { Database, Transaction } from '../../../database/connect.ts';
import type { OpenGateways } from '../../payments/open-gateways.ts';
import { THE_SHOP } from '../../principal.ts';
import { findOpenBooking } from '../booking/queries.ts';
import { setStatus } from '../management/change-status.ts';
import { lockOrder } from '../management/lock-order.ts';
import { type Settled, settleAttempt } from './settle-attempt.ts';

/** So many orders expire in one run. */
const MOST_AT_ONCE = 100;

/**
 * Cancels every order by card that was not paid in time, gives its stock back once and tells the shopper (R419). The gateway
 * is asked once more before; one that does not answer is waited for, twice the time at most. What staff took on the phone
 * or work on stays. Any number of processes may do so at once.
 * @returns how many orders expired
 */
export async function expireUnpaid(
  db: Database,
  gateways: OpenGateways,
  minutes: number,
  stopped?: AbortSignal,
): Promise<number> {
  const due = await selectDue(db, minutes).select('id').limit(MOST_AT_ONCE).execute();
  const overdue = await selectDue(db, 2 * minutes)
    .select('id')
    .limit(MOST_AT_ONCE)
    .execute();
  let expired = 0;
  for (const { id } of due) {
    if (stopped?.aborted) break;
    const known = await askOnceMore(db, gateways, id);
    if (known === 'unknown' && !overdue.some((order) => order.id === id)) continue;
    if (await expireOrder(db, id, minutes)) expired += 1;
  }
  return expired;
}

/** Orders by card of which nothing came for so long. */
function selectDue(db: Database, minutes: number) {
  return db
    .selectFrom('orders')
    .where('payment_method', '=', 'card')
    .where('status', '=', 'Pending')
    .where('awaits_payment', '=', true)
    .where('paid_paisa', '=', 0)
    .where('source', '=', 'web')
    .where('courier', 'is', null)
    .where('fulfilment', '=', 'to-pack')
    .where('stock_held_since', '<=', sql<Date>`now() - make_interval(mins => ${minutes})`)
    .orderBy('stock_held_since');
}

async function askOnceMore(db: Database, gateways: OpenGateways, orderId: string): Promise<Settled | null> {
  const pending = await db
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  return pending ? settleAttempt(db, gateways, pending.id) : null;
}

/** One order a transaction. One that somebody works on at this moment is left for the next time. */
async function expireOrder(db: Database, orderId: string, minutes: number): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const order = await selectDue(transaction, minutes)
      .select('id')
      .where('id', '=', orderId)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!order || (await findOpenBooking(transaction, orderId))) return false;
    const note = `It was not paid within ${minutes === 60 ? 'an hour' : `${minutes} minutes`}.`;
    const told = { event: 'released' } as const;
    const why = { kind: 'released', action: 'released the stock of the order', note, told } as const;
    const locked = await lockOrder(transaction, orderId, undefined);
    const also = { released_at: sql<Date>`now()` };
    const cancelled = locked.ok
      ? await setStatus(transaction, locked.value, 'Cancelled', THE_SHOP, why, also)
      : locked;
    if (!cancelled.ok) throw new Error(`An order could not expire: ${cancelled.failure.code}`);
    await expireAttempts(transaction, orderId);
    return true;
  });
}

/** The gateway is asked about them on, so that money which comes late is not lost. */
async function expireAttempts(transaction: Transaction, orderId: string): Promise<void> {
  await transaction
    .updateTable('payments')
    .set({ state: 'expired', settled_at: sql<Date>`now()` })
    .where('order_id', '=', orderId)
    .where('state', '=', 'pending')
    .execute();
}
