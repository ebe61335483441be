import { sql } from 'kysely';
import type { Transaction } from '../../../database/connect.ts';
import { failure, fieldFailure, type Result, success } from '../../errors.ts';
import type { NamedPrincipal } from '../../principal.ts';
import {
  afterReturn,
  type CountedLine,
  canReturnLines,
  faultOfCount,
  withCount,
} from '../fulfilment/counting/rules.ts';
import { moveOrder } from '../fulfilment/move-order.ts';
import { describeCount } from '../fulfilment/take-step.ts';
import { recordDone, sayDone } from '../management/record-done.ts';
import type { StaffOrder } from '../responses.ts';
import type { LockedReturn } from './lock-return.ts';
import { findExchangeFor } from './queries.ts';
import { faultOfInspection, type InspectedLine, RETURN_STEPS } from './rules.ts';
import { deliveryPaisa, goodsPaisa } from './value.ts';

/** What the history says of it. */
export const INSPECTED = 'inspected the return';

/**
 * Counts in what came back of a return, by the fulfilment's rules, and stores what was paid for it.
 * @returns the order as it is now; INVALID_INPUT for a count that cannot be, STEP_NOT_POSSIBLE where the parcel is not with
 *   the customer any more
 */
export async function inspectReturn(
  transaction: Transaction,
  { order, found }: LockedReturn,
  { lines, note }: { lines: readonly InspectedLine[]; note: string },
  principal: NamedPrincipal,
): Promise<Result<StaffOrder>> {
  const asked = faultOfInspection(found.lines, lines);
  if (asked) return fieldFailure('lines', asked);
  const counted = toCount(order, lines);
  const fault = faultOfCount(order, counted);
  if (fault) return fieldFailure('lines', fault);
  if (counted.length > 0 && !canReturnLines(order)) {
    const message = `Order ${order.number} is not with the customer any more: nothing of it can be counted in.`;
    return failure('STEP_NOT_POSSIBLE', message, { data: { current: order } });
  }
  await storeInspection(transaction, { order, found }, lines, withCount(order.items, counted));
  const done = INSPECTED;
  if (counted.length === 0) {
    const more = ['Nothing of it was there.', note];
    return success(await recordDone(transaction, order, { kind: 'return', done, more }, principal));
  }
  const { to, status } = afterReturn({ ...order, items: withCount(order.items, counted) });
  const why = {
    kind: 'return',
    action: done,
    note: sayDone(done, describeCount(order, counted), note),
  } as const;
  const move = { status: status ?? order.status, fulfilment: to, counted };
  return moveOrder(transaction, order, move, why, principal);
}

/** What was found, as the order's lines are counted: all in all. */
function toCount({ items }: StaffOrder, found: readonly InspectedLine[]): CountedLine[] {
  return found
    .filter(({ good, damaged }) => good + damaged > 0)
    .map(({ lineNumber, good, damaged }) => {
      const line = items.find((each) => each.lineNumber === lineNumber);
      return {
        lineNumber,
        good: (line?.returnedGood ?? 0) + good,
        damaged: (line?.returnedDamaged ?? 0) + damaged,
      };
    });
}

async function storeInspection(
  transaction: Transaction,
  { order, found }: LockedReturn,
  lines: readonly InspectedLine[],
  after: StaffOrder['items'],
): Promise<void> {
  const exchanged = (await findExchangeFor(transaction, order._id))?.paisa ?? 0;
  const given = await transaction
    .selectFrom('returns')
    .select(({ fn }) => fn.sum<number | null>('delivery_paisa').as('paisa'))
    .where('order_id', '=', order._id)
    .executeTakeFirstOrThrow();
  const hasUnits = lines.some(({ good, damaged }) => good + damaged > 0);
  await transaction
    .updateTable('returns')
    .set({
      state: RETURN_STEPS.inspect.to,
      since: sql<Date>`now()`,
      goods_paisa: goodsPaisa(order, after, exchanged),
      delivery_paisa: hasUnits ? deliveryPaisa(order, found.reason, given.paisa ?? 0) : 0,
    })
    .where('id', '=', found._id)
    .execute();
  for (const { lineNumber, good, damaged } of lines) {
    await transaction
      .updateTable('return_lines')
      .set({ good, damaged })
      .where('return_id', '=', found._id)
      .where('line_number', '=', lineNumber)
      .execute();
  }
}
