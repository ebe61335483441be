import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../database/connect.ts';
import { failure, fieldFailure, type Result, success } from '../../errors.ts';
import { formatRupees, toPaisa } from '../../money.ts';
import { postEntries } from '../../payments/ledger/post-entries.ts';
import { refundPostings } from '../../payments/ledger/rules.ts';
import type { NamedPrincipal } from '../../principal.ts';
import { wasHandedOver } from '../fulfilment/rules.ts';
import { lockOrder } from '../management/lock-order.ts';
import { recordDone } from '../management/record-done.ts';
import { addToPaid } from '../payments/receive-payment.ts';
import { accountOf, toRefund } from '../payments/rules.ts';
import type { StaffOrder } from '../responses.ts';
import { freeCredit, lockHolders } from './free-credit.ts';
import { findReturnsOf } from './queries.ts';
import type { OrderReturn } from './responses.ts';
import { faultOfRefund, isStepOf, REFUND_WAY_LABELS, RETURN_LABELS, RETURN_STEPS } from './rules.ts';
import type { RefundOrder } from './schemas.ts';
import type { ReturnDays } from './types.ts';

/**
 * Records money that went back to a customer, and books it (R369). Never more than was paid, also of two people at once;
 * sent again under the same key it is the same refund. A refund for a return settles it.
 * @param key the browser's name for the request
 * @returns NOT_FOUND, CHANGED_MEANWHILE, IDEMPOTENCY_KEY_REUSED, STEP_NOT_POSSIBLE for a return that is not inspected, or
 *   INVALID_INPUT for an amount, a way or a day that cannot be
 */
export async function refundOrder(
  db: Database,
  orderId: string,
  refund: RefundOrder,
  { key, principal, periods }: { key: string; principal: NamedPrincipal; periods: ReturnDays },
): Promise<Result<StaffOrder>> {
  const { amount, way, reference, paidOn, note, returnId, version } = refund;
  return db.transaction().execute(async (transaction) => {
    const locked = await lockOrder(transaction, orderId, undefined);
    if (!locked.ok) return locked;
    const earlier = await findSent(transaction, orderId, key);
    if (earlier) {
      const isSame = earlier.amount_paisa === toPaisa(amount) && earlier.return_id === returnId;
      const reused = 'This refund was already sent with other contents.';
      return isSame ? locked : failure('IDEMPOTENCY_KEY_REUSED', reused);
    }
    const seen = await lockOrder(transaction, orderId, version);
    if (!seen.ok) return seen;
    const order = seen.value;
    const { returns, refundable } = await findReturnsOf(transaction, order, periods);
    const found = returns.find(({ _id }) => _id === returnId) ?? null;
    if (returnId !== null && !found) return failure('NOT_FOUND', 'This return does not exist.');
    if (found && !isStepOf('refund', found.state)) {
      const message = `The return is “${RETURN_LABELS[found.state]}”: its money does not follow.`;
      return failure('STEP_NOT_POSSIBLE', message, { data: { current: order } });
    }
    const fault = faultOfRefund(refund, order, refundable, new Date().toISOString());
    if (fault) return fieldFailure(fault.field, fault.message);
    const id = randomUUID();
    const ofPaid = Math.min(toPaisa(amount), mostOfPaid(order, returnId));
    const holders = await lockHolders(transaction, order, returns);
    if (!holders.ok) return holders;
    await freeCredit(transaction, order.number, holders.value, principal);
    await transaction
      .insertInto('refunds')
      .values({
        id,
        order_id: orderId,
        return_id: returnId,
        request_key: key,
        amount_paisa: toPaisa(amount),
        of_paid_paisa: ofPaid,
        way,
        reference,
        paid_on: paidOn,
        note,
        created_by: principal.name,
        created_by_id: principal.id,
      })
      .execute();
    await addToPaid(transaction, orderId, -ofPaid);
    const postings = refundPostings(toPaisa(amount), accountOf(way));
    const group = { postings, orderId, courier: null, settlementId: null, note: 'Refunded' };
    await postEntries(transaction, [group], principal);
    if (found) await settle(transaction, found);
    const done = `gave back ${formatRupees(amount)}: ${[REFUND_WAY_LABELS[way], reference].filter(Boolean).join(', ')}`;
    const told = { event: 'refunded', fact: id } as const;
    const record = { kind: 'refund', done, more: [note], told } as const;
    return success(await recordDone(transaction, order, record, principal));
  });
}

/**
 * How much of a refund is money that came before the parcel's, in paisa: so much less is paid for the order then. Of a
 * parcel that was handed over only what was paid too much; the rest is what was paid for the goods.
 */
function mostOfPaid(order: StaffOrder, returnId: string | null): number {
  if (!wasHandedOver(order)) return toPaisa(order.paidAmount);
  return returnId === null ? toPaisa(toRefund(order)) : 0;
}

function findSent(transaction: Transaction, orderId: string, key: string) {
  return transaction
    .selectFrom('refunds')
    .select(['amount_paisa', 'return_id'])
    .where('order_id', '=', orderId)
    .where('request_key', '=', key)
    .executeTakeFirst();
}

async function settle(transaction: Transaction, { _id, exchange }: OrderReturn): Promise<void> {
  await transaction
    .updateTable('returns')
    .set({
      state: RETURN_STEPS.refund.to,
      since: sql<Date>`now()`,
      outcome: exchange && !exchange.isCancelled ? 'exchanged' : 'refunded',
    })
    .where('id', '=', _id)
    .execute();
}
