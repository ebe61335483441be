import { randomUUID } from 'node:crypto';
import type { Database } from '../../../database/connect.ts';
import { failure, fieldFailure, type Result, success } from '../../errors.ts';
import type { NamedPrincipal } from '../../principal.ts';
import { lockOrder } from '../management/lock-order.ts';
import { recordDone } from '../management/record-done.ts';
import type { StaffOrder } from '../responses.ts';
import { listReserved } from './queries.ts';
import { faultOfAsked, type LineUnits, RETURN_REASONS } from './rules.ts';
import type { OpenReturn } from './schemas.ts';

/**
 * Opens a return that a customer asked for (R365). Sent again under the same key it is the same return.
 * @param key the browser's name for the request
 * @returns NOT_FOUND, CHANGED_MEANWHILE, STEP_NOT_POSSIBLE while the order is not delivered, or INVALID_INPUT for units
 *   that were not sold, came back, or are in another open return
 */
export async function openReturn(
  db: Database,
  orderId: string,
  { reason, note, lines, version }: OpenReturn,
  key: string,
  principal: NamedPrincipal,
): Promise<Result<{ order: StaffOrder; returnId: string }>> {
  return db.transaction().execute(async (transaction) => {
    const locked = await lockOrder(transaction, orderId, undefined);
    if (!locked.ok) return locked;
    const opened = await transaction
      .selectFrom('returns')
      .select('id')
      .where('order_id', '=', orderId)
      .where('request_key', '=', key)
      .executeTakeFirst();
    if (opened) return success({ order: locked.value, returnId: opened.id });
    const seen = await lockOrder(transaction, orderId, version);
    if (!seen.ok) return seen;
    const order = seen.value;
    if (order.fulfilment !== 'delivered') {
      const message = `Order ${order.number} is not with the customer: nothing of it can be returned.`;
      return failure('STEP_NOT_POSSIBLE', message, { data: { current: order } });
    }
    const fault = faultOfAsked(order.items, await listReserved(transaction, orderId), lines);
    if (fault) return fieldFailure('lines', fault);
    const id = randomUUID();
    await transaction
      .insertInto('returns')
      .values({
        id,
        order_id: orderId,
        request_key: key,
        reason,
        note,
        asked_by: principal.name,
        asked_by_id: principal.id,
      })
      .execute();
    await transaction
      .insertInto('return_lines')
      .values(lines.map(({ lineNumber, units }) => ({ return_id: id, line_number: lineNumber, units })))
      .execute();
    const more = [RETURN_REASONS[reason].label, describeLines(order, lines), note];
    const done = await recordDone(
      transaction,
      order,
      { kind: 'return', done: 'opened a return', more },
      principal,
    );
    return success({ order: done, returnId: id });
  });
}

function describeLines({ items }: StaffOrder, lines: readonly LineUnits[]): string {
  const said = lines.map(({ lineNumber, units }) => {
    const line = items.find((each) => each.lineNumber === lineNumber);
    return `${units} × ${line?.name ?? ''}`;
  });
  return said.join('\n');
}
