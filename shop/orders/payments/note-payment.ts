import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../database/connect.ts';
import { failure, fieldFailure, type Result, success } from '../../errors.ts';
import { toPaisa } from '../../money.ts';
import type { NamedPrincipal } from '../../principal.ts';
import { waitForTurn } from '../../sql.ts';
import { lockOrder } from '../management/lock-order.ts';
import type { StaffOrder } from '../responses.ts';
import { receivePayment } from './receive-payment.ts';
import { faultOfPayment } from './rules.ts';
import type { NotePayment } from './schemas.ts';

/**
 * Notes money that staff found: an advance, a bank transfer, what was paid at the counter (R406). Never more than is left
 * to pay, one transfer once; sent again under the same key it is the same payment.
 * @param key the browser's name for the request
 * @returns NOT_FOUND, CHANGED_MEANWHILE, IDEMPOTENCY_KEY_REUSED, or INVALID_INPUT for an amount, a day or a number that
 *   cannot be
 */
export async function notePayment(
  db: Database,
  orderId: string,
  { amount, way, reference, paidOn, note, version }: NotePayment,
  { key, principal }: { key: string; principal: NamedPrincipal },
): Promise<Result<StaffOrder>> {
  return db.transaction().execute(async (transaction) => {
    const locked = await lockOrder(transaction, orderId, undefined);
    if (!locked.ok) return locked;
    const earlier = await transaction
      .selectFrom('payments')
      .select(['amount_paisa', 'reference'])
      .where('order_id', '=', orderId)
      .where('request_key', '=', key)
      .executeTakeFirst();
    if (earlier) {
      const isSame = earlier.amount_paisa === toPaisa(amount) && earlier.reference === reference;
      const reused = 'This payment was already sent with other contents.';
      return isSame ? locked : failure('IDEMPOTENCY_KEY_REUSED', reused);
    }
    const seen = await lockOrder(transaction, orderId, version);
    if (!seen.ok) return seen;
    const fault = faultOfPayment({ amount, paidOn }, seen.value, new Date().toISOString());
    if (fault) return fieldFailure(fault.field, fault.message);
    const taken = await findTransfer(transaction, way, reference);
    if (taken !== null) {
      const message = `This transfer is noted for order ${taken} already. Does it pay for both? Then write “${reference}, part 2” here.`;
      return fieldFailure('reference', message);
    }
    await transaction
      .insertInto('payments')
      .values({
        id: randomUUID(),
        order_id: orderId,
        request_key: key,
        way,
        state: 'paid',
        amount_paisa: toPaisa(amount),
        reference,
        paid_on: paidOn,
        note,
        created_by: principal.name,
        created_by_id: principal.id,
        settled_at: sql<Date>`now()`,
      })
      .execute();
    const received = { amountPaisa: toPaisa(amount), way, gateway: null, reference, note };
    return success(await receivePayment(transaction, seen.value, received, principal));
  });
}

/** The number of the order that a transfer is noted for; null where it is not. Nobody else notes it until we have. */
async function findTransfer(
  transaction: Transaction,
  way: NotePayment['way'],
  reference: string,
): Promise<number | null> {
  if (way !== 'bank' && way !== 'wallet') return null;
  await waitForTurn(transaction, `transfer ${way} ${reference.toUpperCase()}`);
  const found = await transaction
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select('orders.number')
    .where('payments.way', '=', way)
    .where(sql<string>`upper(payments.reference)`, '=', reference.toUpperCase())
    .where('payments.gateway', 'is', null)
    .where('payments.state', '=', 'paid')
    .executeTakeFirst();
  return found?.number ?? null;
}
