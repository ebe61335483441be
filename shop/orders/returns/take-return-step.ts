import { sql } from 'kysely';
import type { Database, Transaction } from '../../../database/connect.ts';
import { failure, fieldFailure, type Result, success } from '../../errors.ts';
import type { NamedPrincipal } from '../../principal.ts';
import { recordDone } from '../management/record-done.ts';
import type { StaffOrder } from '../responses.ts';
import { freeCredit, lockHolders } from './free-credit.ts';
import { INSPECTED, inspectReturn } from './inspect-return.ts';
import { lockReturn } from './lock-return.ts';
import type { OrderReturn } from './responses.ts';
import { type HandStep, RETURN_STEPS, refusalOfStep } from './rules.ts';
import type { TakeReturnStep } from './schemas.ts';
import type { ReturnDays } from './types.ts';

/** What the history and the audit log say of a step. */
const DONE: Record<HandStep, string> = {
  approve: 'approved the return',
  decline: 'declined the return',
  cancel: 'cancelled the return: the customer keeps it',
  receive: 'took the return in',
  inspect: INSPECTED,
  close: 'closed the return without money',
  reopen: 'opened the return again',
};

/** Who takes a step, and the shop's periods that it is judged by. */
export interface StepTaker {
  principal: NamedPrincipal;
  isManager: boolean;
  periods: ReturnDays;
}

/**
 * Takes one step with a return (R366). A step that was taken already is the same response, and changes nothing.
 * @returns NOT_FOUND, CHANGED_MEANWHILE, STEP_NOT_POSSIBLE for what `RETURN_STEPS` does not list, FORBIDDEN where only a
 *   manager may, or INVALID_INPUT for a count that cannot be or a reason that is missing
 */
export async function takeReturnStep(
  db: Database,
  returnId: string,
  wanted: TakeReturnStep,
  { principal, isManager, periods }: StepTaker,
): Promise<Result<StaffOrder>> {
  const { step, note, lines = [], version } = wanted;
  return db.transaction().execute(async (transaction) => {
    const isDone = (found: OrderReturn) => isTaken(wanted, found);
    const locked = await lockReturn(transaction, returnId, version, periods, isDone);
    if (!locked.ok) return locked;
    const { order, found } = locked.value;
    if (isDone(found)) return success(order);
    // A cancelled exchange whose value went elsewhere stands with its return no longer.
    const standing = { ...found, isExchangeCancelled: found.exchange?.isCancelled ?? true };
    const refusal = refusalOfStep({ step, note, isManager }, standing, periods);
    if (refusal) {
      return refusal.code === 'INVALID_INPUT'
        ? fieldFailure('note', refusal.message)
        : failure(refusal.code, refusal.message, { data: { current: order } });
    }
    if (step === 'inspect') return inspectReturn(transaction, locked.value, { lines, note }, principal);
    if (step === 'reopen') {
      const holders = await lockHolders(transaction, order, [found]);
      if (!holders.ok) return holders;
      await freeCredit(transaction, order.number, holders.value, principal);
    }
    await storeStep(transaction, found, step);
    const done = { kind: 'return', done: DONE[step], more: [note] } as const;
    return success(await recordDone(transaction, order, done, principal));
  });
}

/** Whether the return is there already where the step leads. */
function isTaken({ step, lines = [] }: TakeReturnStep, found: OrderReturn): boolean {
  if (found.state !== RETURN_STEPS[step].to) return false;
  if (step === 'close') return found.outcome === 'closed';
  if (step !== 'inspect') return true;
  return found.lines.every((line) =>
    lines.some(
      ({ lineNumber, good, damaged }) =>
        lineNumber === line.lineNumber && good === line.good && damaged === line.damaged,
    ),
  );
}

async function storeStep(transaction: Transaction, { _id }: OrderReturn, step: HandStep): Promise<void> {
  await transaction
    .updateTable('returns')
    .set({
      state: RETURN_STEPS[step].to,
      since: sql<Date>`now()`,
      ...(step === 'close' && { outcome: 'closed' }),
      ...(step === 'reopen' && { outcome: null }),
    })
    .where('id', '=', _id)
    .execute();
}
