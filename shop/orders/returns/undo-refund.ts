import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { failure, type Result, success } from '../../errors.ts';
import { formatRupees, toRupees } from '../../money.ts';
import { postEntries } from '../../payments/ledger/post-entries.ts';
import { refundPostings, reversed } from '../../payments/ledger/rules.ts';
import type { NamedPrincipal } from '../../principal.ts';
import { lockOrder } from '../management/lock-order.ts';
import { recordDone } from '../management/record-done.ts';
import { addToPaid } from '../payments/receive-payment.ts';
import { accountOf } from '../payments/rules.ts';
import type { StaffOrder } from '../responses.ts';
import { RETURN_STEPS } from './rules.ts';

/**
 * Takes a refund back that was recorded by mistake, or came back from the bank, by entries that reverse it (R370). The
 * return that it settled is open again.
 * @returns NOT_FOUND, or CHANGED_MEANWHILE when it is taken back already
 */
export async function undoRefund(
  db: Database,
  refundId: string,
  reason: string,
  principal: NamedPrincipal,
): Promise<Result<StaffOrder>> {
  return db.transaction().execute(async (transaction) => {
    const find = transaction.selectFrom('refunds').selectAll().where('id', '=', refundId);
    const orderId = (await find.executeTakeFirst())?.order_id;
    if (orderId === undefined) return failure('NOT_FOUND', 'This refund does not exist.');
    const locked = await lockOrder(transaction, orderId, undefined);
    if (!locked.ok) return locked;
    // Read again behind the lock: somebody may have been faster.
    const { amount_paisa, of_paid_paisa, way, return_id, undone_by } = await find.executeTakeFirstOrThrow();
    if (undone_by !== null) {
      return failure('CHANGED_MEANWHILE', `${undone_by} has taken this refund back already.`);
    }
    await transaction
      .updateTable('refunds')
      .set({ undone_at: sql<Date>`now()`, undone_by: principal.name, undone_reason: reason })
      .where('id', '=', refundId)
      .execute();
    await addToPaid(transaction, orderId, of_paid_paisa);
    const postings = reversed(refundPostings(amount_paisa, accountOf(way)));
    const note = `Refund taken back: ${reason}`;
    await postEntries(
      transaction,
      [{ postings, orderId, courier: null, settlementId: null, note }],
      principal,
    );
    if (return_id !== null) {
      await transaction
        .updateTable('returns')
        .set({ state: RETURN_STEPS.reopen.to, since: sql<Date>`now()`, outcome: null })
        .where('id', '=', return_id)
        .where('state', 'in', RETURN_STEPS.reopen.from)
        .execute();
    }
    const done = `took the refund of ${formatRupees(toRupees(amount_paisa))} back`;
    const record = { kind: 'refund', done, more: [reason] } as const;
    return success(await recordDone(transaction, locked.value, record, principal));
  });
}
