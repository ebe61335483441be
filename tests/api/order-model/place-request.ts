import { customer, order as sendOrder } from '../../support/shop.ts';
import { requestAs } from '../../support/staff.ts';
import type { Command } from './commands.ts';
import { type Floor, personOf } from './floor.ts';
import { freshOrder, placeOrder } from './place-rules.ts';
import { type Request, wordOf } from './request.ts';
import { amountsOf, at, type Order, type State } from './state.ts';
import { COUPON, MOBILES } from './tables.ts';

/** Why somebody goes on although a rule asks for something. */
export const WHY = 'She stands in the shop';

/** The body of a request that places an order. */
export function placingBody({ products }: Floor, order: Order, overrule: boolean) {
  const { shipping, total } = amountsOf(order);
  return {
    customer: { ...customer, mobile: at(MOBILES, order.mobile), paymentMethod: order.payment },
    items: order.lines.map(({ product, units }) => ({ ...at(products, product), quantity: units })),
    shippingCost: shipping,
    paymentMethod: order.payment,
    totalAmount: total,
    ...(order.coupon && { coupon: COUPON.code }),
    ...(overrule && { overrule: WHY }),
  };
}

/** Places an order, as a shopper or for somebody on the phone. */
export function place(floor: Floor, state: State, command: Extract<Command, { kind: 'place' }>): Request {
  const { shop } = floor;
  const { byPhone, payment, mobile, lines, coupon } = command;
  const { id: by, token } = personOf(floor, command.who);
  const overruled = byPhone && command.overrule;
  const takenBy = byPhone ? by : null;
  const fresh = freshOrder(state, { mobile, payment, lines, overruled, coupon, takenBy, sent: null });
  const body = placingBody(floor, fresh, overruled);
  return {
    says: `place ${payment}${byPhone ? ' by phone' : ''} ${JSON.stringify(lines)} for ${mobile}, overruled ${overruled}, coupon ${coupon}`,
    async send() {
      const reply = byPhone
        ? await requestAs(shop, token, 'POST', '/api/v1/checkout/phone-order', body)
        : await sendOrder(shop.app, body);
      if (reply.statusCode === 201) {
        const { _id, number } = reply.json().order;
        Object.assign(fresh, { id: _id, number });
      }
      return wordOf(reply);
    },
    parts: [(now) => placeOrder(now, fresh)],
  };
}
