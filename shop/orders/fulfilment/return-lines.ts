import type { Database } from '../../../database/connect.ts';
import { failure, fieldFailure, type Result, success } from '../../errors.ts';
import type { NamedPrincipal } from '../../principal.ts';
import { lockOrder } from '../management/lock-order.ts';
import type { StaffOrder } from '../responses.ts';
import { listReserved } from '../returns/queries.ts';
import { faultOfReserved } from '../returns/rules.ts';
import { afterReturn, canReturnLines, faultOfCount, withCount } from './counting/rules.ts';
import { moveOrder } from './move-order.ts';
import type { ReturnLines } from './schemas.ts';
import { countsAnew, describeCount } from './take-step.ts';

/**
 * Counts in what came back of single lines after the parcel was delivered: whole units go onto the shelf, damaged ones are
 * written off; units of an open return come in by its inspection instead. The count says how much came back all in all, so sending it twice changes nothing the second time.
 * @returns NOT_FOUND, CHANGED_MEANWHILE, STEP_NOT_POSSIBLE while the parcel is not delivered, or INVALID_INPUT
 */
export async function returnLines(
  db: Database,
  orderId: string,
  { lines, version }: ReturnLines,
  principal: NamedPrincipal,
): Promise<Result<StaffOrder>> {
  return db.transaction().execute(async (transaction) => {
    const locked = await lockOrder(transaction, orderId, version, (order) => !countsAnew(order, lines));
    if (!locked.ok) return locked;
    const order = locked.value;
    const fault = faultOfCount(order, lines);
    if (fault) return fieldFailure('lines', fault);
    if (!countsAnew(order, lines)) return success(order);
    if (!canReturnLines(order)) {
      const message = `Order ${order.number} is not delivered: its lines do not come back alone.`;
      return failure('STEP_NOT_POSSIBLE', message, { data: { current: order } });
    }
    const reserved = faultOfReserved(order.items, await listReserved(transaction, orderId), lines);
    if (reserved) return failure('STEP_NOT_POSSIBLE', reserved, { data: { current: order } });
    const { to, status } = afterReturn({ ...order, items: withCount(order.items, lines) });
    return moveOrder(
      transaction,
      order,
      { status: status ?? order.status, fulfilment: to, counted: lines },
      { kind: 'returned', action: 'counted lines back in', note: describeCount(order, lines) },
      principal,
    );
  });
}
