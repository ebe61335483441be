import type { Database } from '../../../database/connect.ts';
import { failure, type Result, success } from '../../errors.ts';
import type { NamedPrincipal } from '../../principal.ts';
import { setStatus } from '../management/change-status.ts';
import { lockOrder } from '../management/lock-order.ts';
import type { StaffOrder } from '../responses.ts';
import { canBeConfirmed } from './rules.ts';
import type { RecordConfirmation } from './schemas.ts';
import { storeOutcome } from './store-outcome.ts';

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
    // Nobody answered can be said again and again; the others are said once. Who refused and had the order taken up
    // again refuses once more.
    const isSaid = ({ confirmation, status }: StaffOrder) =>
      outcome !== 'no-answer' &&
      confirmation === outcome &&
      (outcome !== 'refused' || status === 'Cancelled');
    const locked = await lockOrder(transaction, orderId, version, isSaid);
    if (!locked.ok || isSaid(locked.value)) return locked;
    const order = locked.value;
    if (!canBeConfirmed(order)) {
      const message = 'Only cash orders that are Pending or Processing are confirmed.';
      return failure('NOTHING_TO_CONFIRM', message, { data: { current: order } });
    }
    const recorded = await storeOutcome(transaction, order, { outcome, note }, principal);
    return outcome === 'refused'
      ? setStatus(transaction, recorded, 'Cancelled', principal)
      : success(recorded);
  });
}
