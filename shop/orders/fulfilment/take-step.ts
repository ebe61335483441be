import type { Database, Transaction } from '../../../database/connect.ts';
import { failure, type Result, success } from '../../errors.ts';
import type { NamedPrincipal } from '../../principal.ts';
import { lockOrder } from '../management/lock-order.ts';
import type { StaffOrder } from '../responses.ts';
import { moveOrder } from './move-order.ts';
import {
  allWhole,
  type CountedLine,
  faultOfCount,
  isTaken,
  refusalOf,
  STEPS,
  type Step,
  withCount,
} from './rules.ts';
import type { TakeStep } from './schemas.ts';

/** What the audit log says of a step. */
const ACTIONS: Record<Step, string> = {
  pack: 'packed the parcel',
  unpack: 'unpacked the parcel',
  'hand-over': 'gave the parcel to the courier',
  'take-back': 'took the parcel back from the courier',
  'send-out': 'recorded that the parcel is out for delivery',
  deliver: 'recorded that the parcel is delivered',
  refuse: 'recorded that the parcel was refused',
  'come-back': 'recorded that the parcel comes back',
  'count-in': 'counted the parcel back in',
  lose: 'recorded that the parcel is lost',
};

/** An order after a step, and whether it had been taken before. */
export interface StepTaken {
  order: StaffOrder;
  repeated: boolean;
}

/**
 * Takes one step with the parcel of an order. A step that was taken already is the same response, and changes nothing.
 * @returns NOT_FOUND, CHANGED_MEANWHILE, STEP_NOT_POSSIBLE for what `STEPS` does not list, NOT_CONFIRMED, or INVALID_INPUT
 *   for a count that cannot be
 */
export async function takeStep(
  db: Database,
  orderId: string,
  wanted: TakeStep,
  principal: NamedPrincipal,
): Promise<Result<StepTaken>> {
  return db.transaction().execute(async (transaction) => {
    const isDone = (order: StaffOrder) => isTaken(wanted.step, order) && !countsAnew(order, wanted.lines);
    const locked = await lockOrder(transaction, orderId, wanted.version, isDone);
    if (!locked.ok) return locked;
    const order = locked.value;
    if (isDone(order)) return success({ order, repeated: true });
    const taken = await takeLocked(transaction, order, wanted, principal);
    return taken.ok ? success({ order: taken.value, repeated: false }) : taken;
  });
}

async function takeLocked(
  transaction: Transaction,
  order: StaffOrder,
  { step, unconfirmed, lines }: TakeStep,
  principal: NamedPrincipal,
): Promise<Result<StaffOrder>> {
  const refusal = refusalOf(step, order, unconfirmed);
  if (refusal) return failure(refusal.code, refusal.message, { data: { current: order } });
  const counted = step === 'count-in' ? (lines ?? allWhole(order)) : [];
  const fault = faultOfCount(order, counted);
  if (fault) return failure('INVALID_INPUT', fault, { fields: { lines: fault } });
  const { to, status } = STEPS[step];
  const move = { status: status ?? order.status, fulfilment: to, counted };
  const why = { kind: 'fulfilment', action: ACTIONS[step], note: describeCount(order, counted) } as const;
  return moveOrder(transaction, order, move, why, principal);
}

/** Whether a count says anything else than what was counted before. */
export function countsAnew(order: StaffOrder, lines: readonly CountedLine[] = []): boolean {
  return withCount(order.items, lines).some((line, index) => {
    const before = order.items[index];
    return line.returnedGood !== before?.returnedGood || line.returnedDamaged !== before.returnedDamaged;
  });
}

/** What the history says of a count: only what came back now. */
export function describeCount(order: StaffOrder, counted: readonly CountedLine[]): string | null {
  const said = withCount(order.items, counted).flatMap((line, index) => {
    const good = line.returnedGood - (order.items[index]?.returnedGood ?? 0);
    const damaged = line.returnedDamaged - (order.items[index]?.returnedDamaged ?? 0);
    const parts = [good > 0 && `${good} whole`, damaged > 0 && `${damaged} damaged`].filter(Boolean);
    return parts.length > 0 ? [`${line.name}: ${parts.join(', ')}`] : [];
  });
  if (said.length > 0) return said.join('\n');
  return counted.length > 0 ? 'Nothing was in the parcel.' : null;
}
