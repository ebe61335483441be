import { sql } from 'kysely';
import type { Database, Transaction } from '../../../database/connect.ts';
import { failure, type Result, success } from '../../errors.ts';
import type { NamedPrincipal } from '../../principal.ts';
import { setStatus } from '../management/change-status.ts';
import { lockOrder } from '../management/lock-order.ts';
import { recordOnOrder } from '../management/record-on-order.ts';
import { updateOrder } from '../management/update-order.ts';
import type { StaffOrder } from '../responses.ts';
import { ORDER_STATUSES } from '../rules.ts';
import { canBeUndone, outcomeBefore } from './rules.ts';

/**
 * Takes the last outcome of asking back: the order stands again where it stood, and is due at once. One that was refused
 * has its status again, and its units.
 * @returns the order as it is now; NOT_FOUND, CHANGED_MEANWHILE, NOTHING_TO_CONFIRM where no outcome stands, or OUT_OF_STOCK
 */
export async function undoConfirmation(
  db: Database,
  orderId: string,
  version: number | undefined,
  principal: NamedPrincipal,
): Promise<Result<StaffOrder>> {
  return db.transaction().execute(async (transaction) => {
    const locked = await lockOrder(transaction, orderId, version);
    if (!locked.ok) return locked;
    const order = locked.value;
    if (!canBeUndone(order)) {
      const message = 'No outcome of a call can be taken back: there is none, or the order went on since.';
      return failure('NOTHING_TO_CONFIRM', message, { data: { current: order } });
    }
    const events = await listEvents(transaction, orderId);
    const before = outcomeBefore(events);
    const columns = {
      confirmation: before?.outcome ?? 'unconfirmed',
      confirmation_tries: Math.max(0, order.confirmationTries - 1),
      confirmation_at: before?.at ?? null,
      confirmation_by: before?.actor ?? null,
      confirmation_due_at: sql<Date>`now()`,
    } as const;
    const event = {
      kind: 'confirmation-undone',
      action: 'took the outcome of a call back',
      note: WAS[order.confirmation],
    } as const;
    if (order.confirmation === 'refused') {
      const cancelled = events.findLast(({ toStatus }) => toStatus === 'Cancelled');
      const status = ORDER_STATUSES.find((known) => known === cancelled?.fromStatus) ?? 'Pending';
      return setStatus(transaction, order, status, principal, event, columns);
    }
    await updateOrder(transaction, orderId, columns);
    return success(await recordOnOrder(transaction, order, event, principal));
  });
}

/** What was taken back, for the history. */
const WAS: Record<StaffOrder['confirmation'], string> = {
  unconfirmed: '',
  confirmed: 'It was recorded as confirmed.',
  'no-answer': 'It was recorded that nobody answered.',
  refused: 'It was recorded as refused.',
};

function listEvents(transaction: Transaction, orderId: string) {
  return transaction
    .selectFrom('order_events')
    .select(['kind', 'created_at as at', 'actor', 'from_status as fromStatus', 'to_status as toStatus'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
}
