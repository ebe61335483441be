import { noteDone, returnOf, takeCreditBack } from './credit-rules.ts';
import { done, refused, type Said } from './moving.ts';
import { placeOrder } from './place-rules.ts';
import { isExchangeLive, worthOf } from './return-value.ts';
import { amountsOf, type Order, orderOf, type Return, type State, toPaisa } from './state.ts';

const canBeExchanged = (state: State, order: Order, each: Return) =>
  each.state === 'inspected' && !isExchangeLive(state, each) && worthOf(state, order, each) > 0;

/**
 * Another order is placed, and what came back is set against it, both or nothing. Sent again it is the same order.
 * @param fresh the order as it is placed, whose id is known by then
 */
export function exchange(state: State, id: string, returnId: string, fresh: Order, by: string): Said {
  const order = orderOf(state, id);
  const each = returnOf(order, returnId);
  const sent = state.orders.find((one) => one.sent && one.sent.key === fresh.sent?.key);
  if (sent && sent.id !== each.exchange?.order) return refused('IDEMPOTENCY_KEY_REUSED');
  if (sent) return placeOrder(state, fresh);
  if (!canBeExchanged(state, order, each)) return refused('STEP_NOT_POSSIBLE');
  const placed = placeOrder(state, fresh);
  if (placed.isRefused) return placed;
  takeCreditBack(state, [each], by);
  tie(state, order, each, orderOf(state, fresh.id), by);
  return done();
}

function tie(state: State, order: Order, each: Return, taken: Order, by: string): void {
  const worth = worthOf(state, order, each);
  const { subtotal, coupon } = amountsOf(taken);
  const credit = Math.min(worth, toPaisa(subtotal) - toPaisa(coupon));
  each.exchange = { order: taken.id, paisa: credit };
  if (credit === worth) Object.assign(each, { state: 'settled', outcome: 'exchanged' });
  taken.discount = credit / 100;
  noteDone(state, order, 'return', by);
  noteDone(state, taken, 'return', by);
}
