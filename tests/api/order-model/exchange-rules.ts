import type { Part } from './booking-rules.ts';
import { noteDone, returnOf, takeCreditBack, takeNeededCredit } from './credit-rules.ts';
import { done, moveByHand, onward, refused } from './moving.ts';
import { placeOrder } from './place-rules.ts';
import { isExchangeLive, worthOf } from './return-value.ts';
import { amountsOf, type Order, orderOf, type Return, type State, toPaisa } from './state.ts';

const canBeExchanged = (state: State, order: Order, each: Return) =>
  each.state === 'inspected' && !isExchangeLive(state, each) && worthOf(state, order, each) > 0;

/**
 * A return is looked at, another order is placed, and what came back is set against it; who comes second has the order
 * that was just placed cancelled. @param fresh the order as it is placed, whose id is known by then
 */
export function exchange(id: string, returnId: string, fresh: Order, by: string): Part[] {
  const find = (state: State) => {
    const order = orderOf(state, id);
    return { order, each: returnOf(order, returnId) };
  };
  return [
    (state) => {
      const { order, each } = find(state);
      const tied = each.exchange && orderOf(state, each.exchange.order);
      const isSent = tied !== null && tied.sent?.key === fresh.sent?.key;
      return isSent || canBeExchanged(state, order, each) ? onward : refused('STEP_NOT_POSSIBLE');
    },
    (state) => {
      const said = placeOrder(state, fresh);
      return said.isRefused ? said : onward;
    },
    (state) => {
      const { order, each } = find(state);
      const taken = orderOf(state, fresh.id);
      if (each.exchange?.order === taken.id) return done();
      if (!canBeExchanged(state, order, each)) {
        if (taken.status !== 'Cancelled') moveByHand(state, taken, 'Cancelled', 'status', by);
        return done('STEP_NOT_POSSIBLE');
      }
      tie(state, order, each, taken, by);
      return done();
    },
  ];
}

function tie(state: State, order: Order, each: Return, taken: Order, by: string): void {
  takeCreditBack(state, [each], by);
  const worth = worthOf(state, order, each);
  const { subtotal, discount } = amountsOf(taken);
  const credit = Math.min(worth, toPaisa(subtotal) - toPaisa(discount));
  takeNeededCredit(state, order, credit, by);
  each.exchange = { order: taken.id, paisa: credit };
  if (credit === worth) Object.assign(each, { state: 'settled', outcome: 'exchanged' });
  taken.discount = (toPaisa(discount) + credit) / 100;
  noteDone(state, order, 'return', by);
  noteDone(state, taken, 'return', by);
}
