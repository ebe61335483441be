import { sql } from 'kysely';
import type { Transaction } from '../../../database/connect.ts';
import { queueEvent } from '../../notifications/queue-mail.ts';
import { kindOf } from '../../notifications/rules.ts';
import type { StaffOrder } from '../responses.ts';
import { eventsOf, type Said } from './rules.ts';

/** Queues what a change of a locked order tells its customer. @param said what the operation says itself */
export async function tellCustomer(
  transaction: Transaction,
  before: StaffOrder,
  after: StaffOrder,
  said: Said | null,
): Promise<void> {
  if (eventsOf(before, after, 0, said).length === 0) return;
  const round = await countRounds(transaction, after._id);
  for (const { event, fact } of eventsOf(before, after, round, said)) {
    await queueEvent(transaction, kindOf(event), after._id, fact);
  }
}

/** How often an order was taken up again. */
async function countRounds(transaction: Transaction, orderId: string): Promise<number> {
  const { rows } = await sql<{ rounds: number }>`
    select count(*)::int as rounds from order_events where order_id = ${orderId} and from_status = 'Cancelled'
  `.execute(transaction);
  return rows[0]?.rounds ?? 0;
}
