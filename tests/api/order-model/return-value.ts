import {
  amountsOf,
  isHandedOver,
  type Line,
  type Order,
  orderOf,
  type Return,
  type State,
  toCollect,
  toPaisa,
} from './state.ts';
import { REASON_TABLE } from './tables.ts';

/** What is worth what, of decision 096; all in paisa. */

/** What was set against an order since something came back for it. */
function creditOf({ orders }: State, id: string): number {
  const tied = orders.flatMap(({ returns }) => returns).find(({ exchange }) => exchange?.order === id);
  return tied?.exchange?.paisa ?? 0;
}

/** Of the discount so much is that credit, and as good as paid. */
const creditIn = (state: State, order: Order) => Math.min(creditOf(state, order.id), toPaisa(order.discount));

/** What came before the parcel, and what was collected with it. */
function paidFor(state: State, order: Order): number {
  return isHandedOver(order) ? order.paid + toCollect(order) + creditIn(state, order) : order.paid;
}

/** As `paidFor`, with what of it went back since. */
export const everPaidFor = (state: State, order: Order) => paidFor(state, order) + ofPaidGone(order);

const ofPaidGone = ({ refunds }: Pick<Order, 'refunds'>) =>
  refunds.reduce((all, { undone, ofPaid }) => (undone ? all : all + ofPaid), 0);

/** An exchange that is cancelled before the customer had it counts for nothing. */
function spentOn(state: State, { exchange }: Pick<Return, 'exchange'>): number {
  if (!exchange) return 0;
  const { status, handed } = orderOf(state, exchange.order);
  return status === 'Cancelled' && !handed ? 0 : exchange.paisa;
}

export const isExchangeLive = (state: State, { exchange }: Return) => {
  if (!exchange) return false;
  const { status, handed } = orderOf(state, exchange.order);
  return status !== 'Cancelled' || handed;
};

/** What went back of what was paid for an order: refunds that stand, and what is set against other orders. */
export function goneFor(state: State, { refunds, returns }: Pick<Order, 'refunds' | 'returns'>): number {
  const refunded = refunds.filter(({ undone }) => !undone).map(({ paisa }) => paisa);
  return [...refunded, ...returns.map((each) => spentOn(state, each))].reduce((all, paisa) => all + paisa, 0);
}

export const leftFor = (state: State, order: Order) =>
  Math.max(0, everPaidFor(state, order) - goneFor(state, order));

/** What a return is still worth to its customer. */
export function worthOf(state: State, order: Order, each: Return): number {
  if (each.state !== 'inspected') return 0;
  const refunded = order.refunds
    .filter(({ undone, returnId }) => !undone && returnId === each.id)
    .reduce((all, { paisa }) => all + paisa, 0);
  const worth = (each.goods ?? 0) + (each.delivery ?? 0) - spentOn(state, each) - refunded;
  return Math.min(Math.max(0, worth), leftFor(state, order));
}

const share = (amount: number, part: number, whole: number) =>
  whole === 0 ? 0 : Math.floor((amount * part) / whole);

/** What was paid for all that came back of these lines: each bears the discount by its price, each unit by the line's. */
function paidForBack(discount: number, lines: readonly Line[]): number {
  const subtotal = lines.reduce((all, { price, units }) => all + toPaisa(price) * units, 0);
  let before = 0;
  return lines.reduce((all, { price, units, good, damaged }) => {
    const upTo = before + toPaisa(price) * units;
    const ofLine = share(discount, upTo, subtotal) - share(discount, before, subtotal);
    before = upTo;
    const back = good + damaged;
    return all + toPaisa(price) * back - share(ofLine, back, units);
  }, 0);
}

/** What an inspection makes of a return's value. @param after the order's lines with what is counted now */
export function inspectedValue(state: State, order: Order, { reason }: Return, after: readonly Line[]) {
  const { coupon, shipping } = amountsOf(order);
  const discount = toPaisa(order.discount) - creditIn(state, order) + toPaisa(coupon);
  const unitsOf = (lines: readonly Line[]) =>
    lines.reduce((all, { good, damaged }) => all + good + damaged, 0);
  const isSome = unitsOf(after) > unitsOf(order.lines);
  const wasGiven = order.returns.some(({ delivery }) => (delivery ?? 0) > 0);
  const isDue = isSome && REASON_TABLE[reason].isOurFault && !wasGiven;
  return {
    goods: paidForBack(discount, after) - paidForBack(discount, order.lines),
    delivery: isDue ? toPaisa(shipping) : 0,
  };
}
