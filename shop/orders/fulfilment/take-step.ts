import type { Database, Transaction } from '../../../database/connect.ts';
import { failure, type Result, success } from '../../errors.ts';
import type { NamedPrincipal } from '../../principal.ts';
import { lockOrder } from '../management/lock-order.ts';
import type { Risk, StaffOrder } from '../responses.ts';
import { findRisks } from '../risk/queries.ts';
import { OVERRULED, sayDemand, standingDemands } from '../risk/rules.ts';
import { allWhole, type CountedLine, faultOfCount, withCount } from './counting/rules.ts';
import { moveOrder } from './move-order.ts';
import { isTaken, LEAVING_STEPS, refusalOf, STEPS, type Step } from './rules.ts';
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
 * @returns NOT_FOUND, CHANGED_MEANWHILE, STEP_NOT_POSSIBLE for what `STEPS` does not list, RULE_ASKS, NOT_CONFIRMED, or INVALID_INPUT
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

async function findDemands(transaction: Transaction, order: StaffOrder): Promise<Risk['demands']> {
  if (order.riskOverruled !== null) return [];
  const risk = (await findRisks(transaction, [order])).get(order._id);
  return risk ? standingDemands(order, risk) : [];
}

async function takeLocked(
  transaction: Transaction,
  order: StaffOrder,
  { step, unconfirmed, overrule, lines }: TakeStep,
  principal: NamedPrincipal,
): Promise<Result<StaffOrder>> {
  const impossible = refusalOf(step, order, true);
  if (impossible) return failure(impossible.code, impossible.message, { data: { current: order } });
  const demands = LEAVING_STEPS.has(step) ? await findDemands(transaction, order) : [];
  if (demands.length > 0 && overrule === undefined) {
    const message = `Order ${order.number}: ${demands.map(sayDemand).join(' ')}`;
    return failure('RULE_ASKS', message, { data: { current: order, demands } });
  }
  const isOverruled = demands.length > 0;
  const refusal = refusalOf(step, order, unconfirmed || isOverruled);
  if (refusal) return failure(refusal.code, refusal.message, { data: { current: order } });
  const counted = step === 'count-in' ? (lines ?? allWhole(order)) : [];
  const fault = faultOfCount(order, counted);
  if (fault) return failure('INVALID_INPUT', fault, { fields: { lines: fault } });
  const { to, status } = STEPS[step];
  const move = { status: status ?? order.status, fulfilment: to, counted };
  const note = isOverruled ? `${OVERRULED}${overrule}` : describeCount(order, counted);
  const why = { kind: 'fulfilment', action: ACTIONS[step], note } as const;
  const also = isOverruled ? { risk_overruled: overrule ?? null } : {};
  return moveOrder(transaction, order, move, why, principal, also);
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
