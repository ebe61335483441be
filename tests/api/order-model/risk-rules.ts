import { done, refused, type Said } from './moving.ts';
import { amountsOf, at, type Order, type State, toPaisa } from './state.ts';
import { type OwnersRule, RULES } from './tables.ts';

/** What became of the parcels of a mobile, without those of one order. */
function parcelsOf({ orders }: State, mobile: number, without: Order | null) {
  const others = orders.filter((one) => one !== without && one.mobile === mobile);
  return {
    delivered: others.filter(
      ({ status, place, handed }) => status === 'Delivered' || (place === 'back' && handed),
    ).length,
    cameBack: others.filter(({ cameBack }) => cameBack).length,
  };
}

function holds(rule: OwnersRule, state: State, order: Order, without: Order | null): boolean {
  const { delivered, cameBack } = parcelsOf(state, order.mobile, without);
  const { total } = amountsOf(order);
  if (order.payment !== 'cash') return false;
  if (rule.mostCash !== undefined && total <= rule.mostCash) return false;
  if (rule.leastCameBack !== undefined && cameBack < rule.leastCameBack) return false;
  if (rule.leastShare !== undefined) {
    const ended = delivered + cameBack;
    if (ended < (rule.ofParcels ?? 1) || cameBack * 100 < rule.leastShare * ended) return false;
  }
  if (rule.nothingDelivered && delivered > 0) return false;
  return rule.above === undefined || total > rule.above;
}

/** So much of an order, in paisa, in full ten rupees. */
function advanceOf({ advancePercent }: { advancePercent: number }, order: Order): number {
  const { total } = amountsOf(order);
  return toPaisa(Math.min(total, Math.ceil((total * advancePercent) / 1000) * 10));
}

const isOn = ({ rulesOn }: State, rule: number) => at(rulesOn, rule);

/** Whether something is asked for before the parcel of an order is packed or handed over. */
export function asksFirst(state: State, order: Order): boolean {
  const { overruled, status, mobile, confirmation } = order;
  if (overruled || status === 'Delivered' || status === 'Cancelled') return false;
  if (at(state.blocks, mobile).isBlocked) return true;
  return RULES.some(
    (rule, index) =>
      isOn(state, index) &&
      holds(rule, state, order, order) &&
      (rule.action !== 'call-first' || confirmation !== 'confirmed') &&
      (rule.action !== 'ask-advance' || order.paid < advanceOf(rule, order)),
  );
}

/** Whether the checkout takes an order of this mobile; the person who takes it on the phone says why all the same. */
export function refusePlacing(state: State, order: Order, byPhone: boolean): Said | null {
  if (order.overruled) return null;
  const { isBlocked } = at(state.blocks, order.mobile);
  const isTooMuch = RULES.some(
    (rule, index) => rule.action === 'no-cash-above' && isOn(state, index) && holds(rule, state, order, null),
  );
  if (!isBlocked && !isTooMuch) return null;
  if (byPhone) return refused('RULE_ASKS');
  return refused(isBlocked ? 'CALL_TO_ORDER' : 'CASH_NOT_TAKEN');
}

export function switchRule(state: State, rule: number, isSetOn: boolean): Said {
  state.rulesOn[rule] = isSetOn;
  return done();
}

export function block(state: State, mobile: number): Said {
  const blocked = at(state.blocks, mobile);
  if (blocked.isBlocked) return refused('INVALID_INPUT');
  Object.assign(blocked, { isBlocked: true, times: blocked.times + 1 });
  return done();
}

/** Lifts the block that was seen, which may be another one by now. */
export function liftBlock(state: State, mobile: number, times: number): Said {
  const blocked = at(state.blocks, mobile);
  if (!blocked.isBlocked || blocked.times !== times) return refused('NOT_FOUND');
  blocked.isBlocked = false;
  return done();
}
