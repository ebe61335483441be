import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { failure, type Result, success } from '../../errors.ts';
import type { NamedPrincipal } from '../../principal.ts';
import { setStatus } from '../management/change-status.ts';
import { lockOrder } from '../management/lock-order.ts';
import { recordOnOrder } from '../management/record-on-order.ts';
import type { StaffOrder } from '../responses.ts';
import { canBeConfirmed, hoursUntilNextTry, type Outcome } from './rules.ts';
import type { RecordConfirmation } from './schemas.ts';

const ACTIONS: Record<Outcome, string> = {
  confirmed: 'confirmed the order',
  'no-answer': 'called without an answer',
  refused: 'recorded that the shopper cancels',
};

/**
 * Records what came of asking about a cash order. Nobody answered: it comes back into the queue later. Refused: the order
 * is cancelled and its stock goes back.
 * @returns NOT_FOUND, CHANGED_MEANWHILE, or NOTHING_TO_CONFIRM when the order is not one to ask about
 */
export async function recordConfirmation(
  db: Database,
  orderId: string,
  { outcome, note, version }: RecordConfirmation,
  principal: NamedPrincipal,
): Promise<Result<StaffOrder>> {
  return db.transaction().execute(async (transaction) => {
    // Nobody answered can be said again and again; the others are said once.
    const isSaid = (order: StaffOrder) => outcome !== 'no-answer' && order.confirmation === outcome;
    const locked = await lockOrder(transaction, orderId, version, isSaid);
    if (!locked.ok || isSaid(locked.value)) return locked;
    const order = locked.value;
    if (!canBeConfirmed(order)) {
      const message = 'Only cash orders that are Pending or Processing are confirmed.';
      return failure('NOTHING_TO_CONFIRM', message, { data: { current: order } });
    }
    const tries = order.confirmationTries + 1;
    const hours = outcome === 'no-answer' ? hoursUntilNextTry(tries) : 0;
    await transaction
      .updateTable('orders')
      .set({
        confirmation: outcome,
        confirmation_tries: tries,
        confirmation_at: sql<Date>`now()`,
        confirmation_by: principal.name,
        confirmation_due_at: sql<Date>`now() + make_interval(hours => ${hours})`,
        version: sql<number>`version + 1`,
        updated_at: sql<Date>`now()`,
      })
      .where('id', '=', orderId)
      .execute();
    const recorded = await recordOnOrder(
      transaction,
      order,
      { kind: outcome, action: ACTIONS[outcome], note },
      principal,
    );
    return outcome === 'refused'
      ? setStatus(transaction, recorded, 'Cancelled', principal)
      : success(recorded);
  });
}
