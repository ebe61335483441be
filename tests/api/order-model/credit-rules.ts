import type { Part } from './booking-rules.ts';
import { onward, record, refused } from './moving.ts';
import { isExchangeLive } from './return-value.ts';
import { at, type Order, orderOf, type Return, type State, toPaisa } from './state.ts';

/** Whatever is done about a return or money makes the order another version. */
export function noteDone(
  state: State,
  order: Order,
  kind: 'return' | 'refund' | 'payment',
  by: string,
): void {
  order.version += 1;
  record(state, order, { kind, by });
}

export const returnOf = (order: Order, returnId: string): Return =>
  at(
    order.returns.filter(({ id }) => id === returnId),
    0,
  );

const isCancelled = (state: State, each: Return) => each.exchange !== null && !isExchangeLive(state, each);

/**
 * Value that goes elsewhere stands no longer on the cancelled order that held it, should anybody take that one up again.
 * @param returns those whose value is wanted for something else
 */
export function takeCreditBack(state: State, returns: readonly Return[], by: string): void {
  for (const each of returns.filter((one) => isCancelled(state, one))) {
    if (!each.exchange) continue;
    const taken = orderOf(state, each.exchange.order);
    const discount = toPaisa(taken.discount);
    const credit = Math.min(discount, each.exchange.paisa);
    each.exchange = null;
    taken.discount = (discount - credit) / 100;
    if (credit > 0) noteDone(state, taken, 'return', by);
  }
}

/**
 * Anyone who frees such value has read before that the order is cancelled, and finds that it is so still.
 * @param wanted which returns the value is wanted of
 */
export function whileCancelled(id: string, wanted: (order: Order) => readonly Return[], act: Part): Part[] {
  const find = (state: State) => wanted(orderOf(state, id)).filter((each) => isCancelled(state, each));
  return [
    (state, memory) => {
      memory.cancelled = find(state)
        .map((each) => each.id)
        .join(' ');
      return onward;
    },
    (state, memory) => {
      const said = act(structuredClone(state), {});
      const now = find(state).map((each) => each.id);
      const isAgain = memory.cancelled?.split(' ').some((one) => one !== '' && !now.includes(one));
      return isAgain && !said.isRefused ? refused('CHANGED_MEANWHILE') : act(state, memory);
    },
  ];
}
