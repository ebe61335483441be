import { sql } from 'kysely';
import type { Transaction } from '../../../database/connect.ts';
import type { NamedPrincipal } from '../../principal.ts';
import { recordOnOrder } from '../management/record-on-order.ts';
import { updateOrder } from '../management/update-order.ts';
import type { StaffOrder } from '../responses.ts';
import { hoursUntilNextTry, type Outcome } from './rules.ts';

/** For the audit log. */
const ACTIONS: Record<Outcome, string> = {
  confirmed: 'confirmed the order',
  'no-answer': 'called without an answer',
  refused: 'recorded that the shopper cancels',
};

/** Writes what came of asking into a locked order and its history; nobody calls about it any more. @returns the order as it is now */
export async function storeOutcome(
  transaction: Transaction,
  order: StaffOrder,
  { outcome, note }: { outcome: Outcome; note: string },
  principal: NamedPrincipal,
): Promise<StaffOrder> {
  const tries = order.confirmationTries + 1;
  const hours = outcome === 'no-answer' ? hoursUntilNextTry(tries) : 0;
  await updateOrder(transaction, order._id, {
    confirmation: outcome,
    confirmation_tries: tries,
    confirmation_at: sql<Date>`now()`,
    confirmation_by: principal.name,
    confirmation_due_at: sql<Date>`now() + make_interval(hours => ${hours})`,
    held_by: null,
    held_until: null,
  });
  const isOwn = principal.kind === 'customer' && outcome === 'refused';
  const action = isOwn ? 'cancelled the order' : ACTIONS[outcome];
  return recordOnOrder(transaction, order, { kind: outcome, action, note }, principal);
}
