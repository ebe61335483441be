import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { THE_SHOP } from '../../principal.ts';
import { findOpenBooking } from '../booking/queries.ts';
import { OPEN_STATES } from '../booking/states.ts';
import { isUnconfirmed } from '../queries.ts';
import { setStatus } from './change-status.ts';
import { lockOrder } from './lock-order.ts';

/**
 * Cancels every order that nobody has confirmed for so long, gives its stock back and tells the shopper. What staff work
 * on is meant: an order that has a courier, a booking, or a parcel that is packed or further stays, and so does one that
 * money came for. Any number of processes may do so at once: one at work on an order, or a member of staff, is left alone.
 * @param stopped no further order is begun after this
 * @returns how many orders were released
 */
export async function releaseUnconfirmed(
  db: Database,
  hours: number,
  stopped?: AbortSignal,
): Promise<number> {
  let released = 0;
  while (!stopped?.aborted) {
    const outcome = await releaseOldest(db, hours);
    if (outcome === 'none-left') break;
    if (outcome === 'released') released += 1;
  }
  return released;
}

/** One order a transaction: its units are back at once, and nobody waits for the others. */
async function releaseOldest(db: Database, hours: number): Promise<'released' | 'is-booked' | 'none-left'> {
  return db.transaction().execute(async (transaction) => {
    const order = await transaction
      .selectFrom('orders')
      .select(['id', 'payment_method'])
      .where(isUnconfirmed)
      .where('courier', 'is', null)
      .where('paid_paisa', '=', 0)
      .where('fulfilment', '=', 'to-pack')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('courier_bookings')
              .select('courier_bookings.id')
              .whereRef('courier_bookings.order_id', '=', 'orders.id')
              .where('courier_bookings.state', 'in', OPEN_STATES),
          ),
        ),
      )
      .where('stock_held_since', '<=', sql<Date>`now() - make_interval(hours => ${hours})`)
      .orderBy('stock_held_since')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!order) return 'none-left';
    // A booking that was begun between the query's beginning and its lock changes nothing of the order itself.
    if (await findOpenBooking(transaction, order.id)) return 'is-booked';
    const time = hours === 1 ? 'an hour' : `${hours} hours`;
    const note = `It was not ${order.payment_method === 'cash' ? 'confirmed' : 'paid'} within ${time}.`;
    const told = { event: 'released' } as const;
    const why = { kind: 'released', action: 'released the stock of the order', note, told } as const;
    const locked = await lockOrder(transaction, order.id, undefined);
    const cancelled = locked.ok
      ? await setStatus(transaction, locked.value, 'Cancelled', THE_SHOP, why)
      : locked;
    if (!cancelled.ok) throw new Error(`An order could not be released: ${cancelled.failure.code}`);
    await transaction
      .updateTable('orders')
      .set({ released_at: sql<Date>`now()` })
      .where('id', '=', order.id)
      .execute();
    return 'released';
  });
}
