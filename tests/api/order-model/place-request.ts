import { customer, order as sendOrder } from '../../support/shop.ts';
import { requestAs } from '../../support/staff.ts';
import type { Command } from './commands.ts';
import { type Floor, personOf } from './floor.ts';
import { done, refused } from './moving.ts';
import { type Request, wordOf } from './request.ts';
import { amountsOf, at, type Order, type State, shelf } from './state.ts';
/** Places an order, as a shopper or for somebody on the phone. */
export function place(floor: Floor, state: State, command: Extract<Command, { kind: 'place' }>): Request {
  const { shop, products } = floor;
  const { byPhone, payment } = command;
  const { id: by, token } = personOf(floor, command.who);
  const lines = command.lines
    .toSorted((one, other) => one.product - other.product)
    .map(({ product, units }, index) => ({
      ...{ number: index + 1, product, units, good: 0, damaged: 0 },
      price: at(state.products, product).price,
    }));
  const fresh: Order = {
    id: '',
    number: 0,
    payment,
    status: 'Pending',
    place: 'to-pack',
    confirmation: byPhone && payment === 'cash' ? 'confirmed' : 'unconfirmed',
    outcomes: [],
    cancelledFrom: 'Pending',
    left: false,
    handed: false,
    version: 1,
    city: 'Karachi',
    address: customer.address,
    lines,
    delivery: null,
    discount: 0,
    courier: null,
    tracking: null,
    weight: null,
    events: [
      {
        kind: 'placed',
        fromStatus: null,
        toStatus: 'Pending',
        fromPlace: null,
        toPlace: null,
        by: byPhone ? by : null,
      },
    ],
    audits: byPhone ? 1 : 0,
    bookings: [],
    money: {},
  };
  const { shipping, total } = amountsOf(fresh);
  const body = {
    customer: { ...customer, paymentMethod: payment },
    items: lines.map(({ product, units }) => ({ ...at(products, product), quantity: units })),
    shippingCost: shipping,
    paymentMethod: payment,
    totalAmount: total,
  };
  return {
    says: `place ${payment}${byPhone ? ' by phone' : ''} ${JSON.stringify(command.lines)}`,
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
    parts: [
      (now) => {
        now.orders.push(structuredClone(fresh));
        return shelf(now).some((left) => left < 0) ? refused('OUT_OF_STOCK') : done();
      },
    ],
  };
}
