import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { failure, type Result, success } from '../../errors.ts';
import { formatRupees, toPaisa, toRupees } from '../../money.ts';
import { postEntries } from '../../payments/ledger/post-entries.ts';
import { receiptPostings, reversed } from '../../payments/ledger/rules.ts';
import type { NamedPrincipal } from '../../principal.ts';
import { lockOrder } from '../management/lock-order.ts';
import { recordDone } from '../management/record-done.ts';
import type { StaffOrder } from '../responses.ts';
import { addToPaid } from './receive-payment.ts';
import { accountOf } from './rules.ts';

/**
 * Takes a payment back that was noted by mistake, by entries that reverse it (R407). Money that really came goes back by a
 * refund instead.
 * @returns NOT_FOUND, CHANGED_MEANWHILE when it is taken back already, or STEP_NOT_POSSIBLE where a gateway took it or money
 *   of it went back
 */
export async function undoPayment(
  db: Database,
  paymentId: string,
  reason: string,
  principal: NamedPrincipal,
): Promise<Result<StaffOrder>> {
  return db.transaction().execute(async (transaction) => {
    const find = transaction.selectFrom('payments').selectAll().where('id', '=', paymentId);
    const orderId = (await find.executeTakeFirst())?.order_id;
    if (orderId === undefined) return failure('NOT_FOUND', 'This payment does not exist.');
    const locked = await lockOrder(transaction, orderId, undefined);
    if (!locked.ok) return locked;
    const order = locked.value;
    // Read again behind the lock: somebody may have been faster.
    const { amount_paisa, way, gateway, state, undone_by } = await find.executeTakeFirstOrThrow();
    if (undone_by !== null) {
      return failure('CHANGED_MEANWHILE', `${undone_by} has taken this payment back already.`);
    }
    const why = (message: string) => failure('STEP_NOT_POSSIBLE', message, { data: { current: order } });
    if (gateway !== null || state !== 'paid') {
      return why('This payment was not noted by hand. Money that came goes back by a refund.');
    }
    if (amount_paisa > toPaisa(order.paidAmount)) {
      return why('Money of this payment went back already: take that refund back first.');
    }
    await transaction
      .updateTable('payments')
      .set({ state: 'undone', undone_at: sql<Date>`now()`, undone_by: principal.name, undone_reason: reason })
      .where('id', '=', paymentId)
      .execute();
    await addToPaid(transaction, orderId, -amount_paisa);
    const postings = reversed(receiptPostings(amount_paisa, accountOf(way)));
    const note = `Payment taken back: ${reason}`;
    const group = { postings, orderId, courier: null, settlementId: null, note };
    await postEntries(transaction, [group], principal);
    const done = `took the payment of ${formatRupees(toRupees(amount_paisa))} back`;
    return success(
      await recordDone(transaction, order, { kind: 'payment', done, more: [reason] }, principal),
    );
  });
}
