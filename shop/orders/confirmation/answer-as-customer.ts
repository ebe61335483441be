import type { Database, Transaction } from '../../../database/connect.ts';
import { failure, type Result, success } from '../../errors.ts';
import { type CustomerWay, type NamedPrincipal, theCustomer } from '../../principal.ts';
import { findOpenBooking } from '../booking/queries.ts';
import { setStatus } from '../management/change-status.ts';
import { lockOrder } from '../management/lock-order.ts';
import { type Answer, whyNotCancellable, whyNotConfirmable } from '../own-changes/rules.ts';
import type { StaffOrder } from '../responses.ts';
import { storeOutcome } from './store-outcome.ts';

/** Whose answer it is, and how it came. */
interface CustomersAnswer {
  orderId: string;
  answer: Answer;
  by: CustomerWay;
}

/**
 * A customer confirms or cancels the own order: the queue and the states are those that staff work with. The caller has
 * made sure that it is the customer. Repeating an answer changes nothing.
 * @returns the order as it is now; NOT_FOUND, NOTHING_TO_CONFIRM where it cannot be confirmed, or NOT_EDITABLE where it
 *   cannot be cancelled any more, each with a sentence for the customer
 */
export async function answerAsCustomer(
  db: Database,
  { orderId, answer, by }: CustomersAnswer,
): Promise<Result<StaffOrder>> {
  return db.transaction().execute(async (transaction) => {
    const locked = await lockOrder(transaction, orderId, undefined);
    if (!locked.ok) return locked;
    const order = locked.value;
    const isSaid =
      answer === 'cancel'
        ? order.status === 'Cancelled'
        : order.status !== 'Cancelled' && order.confirmation === 'confirmed';
    if (isSaid) return success(order);
    const state = { ...order, isBooked: (await findOpenBooking(transaction, orderId)) !== undefined };
    const why = answer === 'cancel' ? whyNotCancellable(state, new Date()) : whyNotConfirmable(state);
    if (why) return failure(answer === 'cancel' ? 'NOT_EDITABLE' : 'NOTHING_TO_CONFIRM', why);
    const customer = theCustomer(by);
    return answer === 'cancel'
      ? cancel(transaction, order, customer)
      : success(await storeOutcome(transaction, order, { outcome: 'confirmed', note: '' }, customer));
  });
}

const BY_CUSTOMER = { kind: 'status', action: 'cancelled the order' } as const;

/** Of a card order nobody asks whether it is meant: only its status changes. */
async function cancel(
  transaction: Transaction,
  order: StaffOrder,
  customer: NamedPrincipal,
): Promise<Result<StaffOrder>> {
  const said =
    order.paymentMethod === 'cash'
      ? await storeOutcome(transaction, order, { outcome: 'refused', note: '' }, customer)
      : order;
  return setStatus(transaction, said, 'Cancelled', customer, BY_CUSTOMER);
}
