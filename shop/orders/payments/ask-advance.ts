import type { Database } from '../../../database/connect.ts';
import { failure, type Result, success } from '../../errors.ts';
import { formatRupees, toPaisa } from '../../money.ts';
import type { NamedPrincipal } from '../../principal.ts';
import { lockOrder } from '../management/lock-order.ts';
import { recordDone } from '../management/record-done.ts';
import type { StaffOrder } from '../responses.ts';
import { whyNoAdvance } from './rules.ts';
import type { AskAdvance } from './schemas.ts';

/**
 * Asks for an advance before the parcel of a cash order is packed, or for none any more (R408). The customer reads it on the
 * order's page; staff may pack all the same.
 * @returns NOT_FOUND, CHANGED_MEANWHILE, or STEP_NOT_POSSIBLE for an order that no advance can be asked for
 */
export async function askAdvance(
  db: Database,
  orderId: string,
  { amount, version }: AskAdvance,
  principal: NamedPrincipal,
): Promise<Result<StaffOrder>> {
  return db.transaction().execute(async (transaction) => {
    const isAsked = (order: StaffOrder) => order.advanceAmount === amount;
    const locked = await lockOrder(transaction, orderId, version, isAsked);
    if (!locked.ok || isAsked(locked.value)) return locked;
    const order = locked.value;
    const why = whyNoAdvance(order, amount);
    if (why !== null) return failure('STEP_NOT_POSSIBLE', why, { data: { current: order } });
    await transaction
      .updateTable('orders')
      .set({ advance_paisa: toPaisa(amount) })
      .where('id', '=', orderId)
      .execute();
    const done = amount === 0 ? 'asks for no advance' : `asked for an advance of ${formatRupees(amount)}`;
    return success(await recordDone(transaction, order, { kind: 'payment', done }, principal));
  });
}
