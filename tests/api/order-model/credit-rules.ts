import { record } from './moving.ts';
import { isExchangeLive, leftFor } from './return-value.ts';
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

/** The returns whose exchange is cancelled: what was set against it is free again, and still stands on that order. */
const free = (state: State, returns: readonly Return[]) =>
  returns.filter((each) => each.exchange && each.exchange.paisa > 0 && !isExchangeLive(state, each));

/** What is spent otherwise stands no longer on the cancelled order, should anybody take that one up again. */
export function takeCreditBack(state: State, returns: readonly Return[], by: string): void {
  for (const { exchange } of free(state, returns)) {
    if (!exchange) continue;
    const taken = orderOf(state, exchange.order);
    const discount = toPaisa(taken.discount);
    taken.discount = (discount - Math.min(discount, exchange.paisa)) / 100;
    exchange.paisa = 0;
    noteDone(state, taken, 'return', by);
  }
}

/** Takes the credit of cancelled exchanges back where the rest of what was paid is less than what is wanted. */
export function takeNeededCredit(state: State, order: Order, paisa: number, by: string): void {
  const credits = free(state, order.returns).reduce((all, { exchange }) => all + (exchange?.paisa ?? 0), 0);
  if (paisa > 0 && paisa > leftFor(state, order) - credits) takeCreditBack(state, order.returns, by);
}
