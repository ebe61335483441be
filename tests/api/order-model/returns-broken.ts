import { goneFor } from './return-value.ts';
import type { Seen } from './seen.ts';
import { isHandedOver, type State, toPaisa } from './state.ts';

type SeenOrder = Seen['orders'][number];

/** An order that was taken instead counts for nothing while it is cancelled and never reached the customer. */
const isLive = ({ status, handed }: SeenOrder) => status !== 'Cancelled' || handed;

/** What has to hold of returns, refunds and exchanges, by the database alone. @returns what does not, in words */
export function returnsBroken({ orders }: Seen, before: State): string[] {
  const byId = new Map(orders.map((order) => [order.id, order]));
  const creditOf = (id: string) =>
    orders
      .flatMap(({ returns }) => returns)
      .reduce((all, { exchange }) => (exchange?.order === id ? all + exchange.paisa : all), 0);
  return orders.flatMap((order) => {
    const broken: string[] = [];
    const spent = order.returns.map(({ exchange }) => {
      const taken = exchange && byId.get(exchange.order);
      return taken && isLive(taken) ? exchange.paisa : 0;
    });
    const refunded = order.refunds.map(({ paisa, undone }) => (undone ? 0 : paisa));
    const gone = [...spent, ...refunded].reduce((all, paisa) => all + paisa, 0);
    const credit = Math.min(creditOf(order.id), toPaisa(order.amounts.discount));
    const left = order.payment === 'cash' ? Math.max(0, toPaisa(order.amounts.total) - order.paid) : 0;
    const ofPaid = order.refunds.map((one) => (one.undone ? 0 : one.ofPaid));
    const cameFirst = ofPaid.reduce((all, paisa) => all + paisa, order.paid);
    const paid = cameFirst + (isHandedOver(order) ? left + credit : 0);
    const came = order.payments.reduce((all, { undone, paisa }) => (undone ? all : all + paisa), 0);
    if (came !== cameFirst) broken.push(`${came} came before the parcel, and ${cameFirst} are counted.`);
    // What was paid may be found to be less later, when a status is set by hand.
    const earlier = before.orders.find(({ id }) => id === order.id);
    const goneBefore = earlier ? goneFor(before, earlier) : 0;
    const most = Math.max(paid, earlier?.mostPaid ?? 0);
    if (gone > goneBefore && gone > most) broken.push(`${gone} went back of ${most} that were paid.`);
    for (const { exchange, goods, delivery, lines } of order.returns) {
      const worth = (goods ?? 0) + (delivery ?? 0);
      if (exchange && exchange.paisa > worth) broken.push(`${exchange.paisa} are exchanged for ${worth}.`);
      if (exchange && !byId.has(exchange.order)) broken.push('It was exchanged for no order.');
      if ((goods === null) !== lines.some(({ good }) => good === null)) {
        broken.push('A return has its value and is not inspected, or the other way round.');
      }
    }
    for (const { number, good, damaged } of order.lines) {
      const counted = order.returns.flatMap(({ lines }) => lines).filter(({ line }) => line === number);
      const isMore =
        counted.reduce((all, one) => all + (one.good ?? 0), 0) > good ||
        counted.reduce((all, one) => all + (one.damaged ?? 0), 0) > damaged;
      if (isMore) broken.push(`Line ${number}: its returns counted in more than came back.`);
    }
    return broken.map((fault) => `${order.number}: ${fault}`);
  });
}

/** Refunds that stand are those of the ledger; what an exchange takes off an order was set against it, once. */
export const RETURN_FAULTS = `
  select 'Refunds of ' || orders.number || ' come to ' || refunded || ', in the ledger to ' || booked
    from orders, lateral (
      select coalesce(sum(amount_paisa), 0) as refunded from refunds where order_id = orders.id and undone_at is null
    ) as standing, lateral (
      select coalesce(sum(amount_paisa), 0) as booked from ledger_entries
      where order_id = orders.id and account = 'refunds'
    ) as entries where refunded <> booked
  union all
  select 'What came for ' || orders.number || ' is booked with ' || booked from orders, lateral (
      select coalesce(sum(amount_paisa), 0) as booked from ledger_entries
      where order_id = orders.id and account = 'sales' and courier is null
    ) as entries, lateral (
      select coalesce(sum(amount_paisa), 0) as came from payments where order_id = orders.id and state = 'paid'
    ) as payments where booked <> -came
  union all
  select orders.number || ' has ' || discount_paisa || ' off for an exchange, and ' || tied || ' are set against it'
    from orders, lateral (
      select coalesce(sum(exchange_paisa), 0) as tied from returns where exchange_order_id = orders.id
    ) as exchanges where discount_reason ~ '^Exchange for order [0-9]+$' and discount_paisa <> tied
`;
