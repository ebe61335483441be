import { amountsOf, couponUses, dueFirst, dueOf, paidTooMuch, type State, shelf } from './state.ts';

const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);

/** What both sides say of the shop, in one shape, to be compared. */
export function seenOf(state: State) {
  return {
    shelf: shelf(state),
    orders: state.orders
      .map((order) => ({
        id: order.id,
        number: order.number,
        payment: order.payment,
        status: order.status,
        place: order.place,
        confirmation: order.confirmation,
        left: order.left,
        handed: order.handed,
        cameBack: order.cameBack,
        overruled: order.overruled,
        paid: order.paid,
        advance: order.advance,
        awaitsPayment: order.paid < dueFirst(order),
        toRefund: paidTooMuch(order),
        version: order.version,
        city: order.city,
        address: order.address,
        courier: order.courier,
        tracking: order.tracking,
        weight: order.weight,
        lines: order.lines,
        amounts: amountsOf(order),
        events: order.events,
        audits: order.audits,
        bookings: order.bookings.map(({ atCourier, ...booking }) => booking),
        dues: Object.entries(order.money)
          .map(([courier, { paid }]) => ({ courier, due: dueOf(order, courier), paid }))
          .filter(({ due, paid }) => due !== 0 || paid !== 0)
          .toSorted((one, other) => (one.courier < other.courier ? -1 : 1)),
        returns: order.returns.map(({ key, ...each }) => each).toSorted(byId),
        refunds: order.refunds.map(({ key, ...each }) => each).toSorted(byId),
        payments: order.payments.map(({ key, ...each }) => each).toSorted(byId),
      }))
      .toSorted((one, other) => one.number - other.number),
    couponUses: couponUses(state),
    rulesOn: state.rulesOn,
    blocked: state.blocks.map(({ isBlocked }) => isBlocked),
    ledger: Object.fromEntries(
      Object.entries(state.ledger)
        .filter(([, paisa]) => paisa !== 0)
        .toSorted(([one], [other]) => (one < other ? -1 : 1)),
    ),
  };
}
export type Seen = ReturnType<typeof seenOf>;
