import { z } from 'zod';
import { toCheckoutPlace } from '../shop/fields/cities.ts';
import { formatMobile } from '../shop/fields/rules.ts';
import { editPreviewResponse } from '../shop/orders/editing/responses.ts';
import { type StaffOrder, staffOrderResponse } from '../shop/orders/responses.ts';
import { asSent, chosen, typed } from './typed-twice.ts';
import { amountsOf, type Day, type DayOrder } from './world.ts';

const changed = z.object({ order: staffOrderResponse });
const asForm = (body: unknown) => z.record(z.string(), z.unknown()).parse(body);
const foundProducts = z.array(z.object({ _id: z.string(), name: z.string() }));

/** What customers change their mind about, as the form for it sends it: looked at first, then saved as it was seen. */
export async function editOrders(day: Day): Promise<void> {
  const edited = day.orders.filter(({ edit }) => edit !== null);
  for (const [done, order] of edited.entries()) {
    day.onProgress('Orders are edited', done, edited.length);
    await edit(day, order);
  }
}

async function edit(day: Day, order: DayOrder): Promise<void> {
  const { id } = order;
  const seen = await day.bilal.send(staffOrderResponse, `GET /checkout/order/${id}`);
  day.shelf.carry(order.lines, 'set aside', 'shelf');
  const body = { ...formOf(seen, day), ...(await changeOf(day, order, seen)), version: seen.version };
  day.shelf.carry(order.lines, 'shelf', 'set aside');
  const path = `/checkout/order/${id}` as const;
  const preview = await day.bilal.send(editPreviewResponse, `POST ${path}/preview`, { body, order: id });
  const { total } = amountsOf(order);
  if (preview.after.totalAmount !== total || preview.changes.length === 0) {
    day.faults.push(
      `Order ${order.number}, ${order.edit}: the preview says ${preview.after.totalAmount}, not ${total}.`,
    );
  }
  const reviewed = { ...asForm(asSent(body)), tellCustomer: chosen(false) };
  const saved = await day.bilal.send(changed, `PUT ${path}`, { body: reviewed, order: id });
  if (saved.order.totalAmount !== total) {
    day.faults.push(`Order ${order.number} costs ${saved.order.totalAmount} after the edit, not ${total}.`);
  }
}

/** The form as the screen fills it. */
function formOf({ customer, items, ...order }: StaffOrder, { settings }: Day) {
  const { name, email, mobile, province, city, address, instructions } = customer;
  return {
    name,
    email,
    mobile: formatMobile(mobile),
    ...toCheckoutPlace(province, city, settings.newShop.cities),
    address,
    instructions,
    shippingCost: order.shippingReason === null ? '' : String(order.shippingCost),
    shippingReason: order.shippingReason ?? '',
    discountAmount: order.discountAmount > 0 ? String(order.discountAmount) : '',
    discountReason: order.discountReason ?? '',
    reason: chosen('The customer asked for it'),
    lines: items.map(({ lineNumber, quantity }) => ({ lineNumber, quantity })),
  };
}

/** What is typed over it; the people of the day remember it too. */
async function changeOf(day: Day, order: DayOrder, { items }: StaffOrder): Promise<Record<string, unknown>> {
  const [line] = order.lines;
  const lineOf = (product: string) => items.find(({ _id }) => _id === product);
  const kept = items.map(({ lineNumber, quantity }) => ({ lineNumber, quantity }));
  if (!line) throw new Error('An order has lines.');
  switch (order.edit) {
    case 'more-units': {
      const { lineNumber } = lineOf(line.product._id) ?? {};
      order.lines = order.lines.map((each) =>
        each === line ? { ...each, quantity: each.quantity + 2 } : each,
      );
      return {
        lines: kept.map((each) =>
          each.lineNumber === lineNumber ? { lineNumber, quantity: typed(line.quantity + 2) } : each,
        ),
      };
    }
    case 'line-added': {
      const product = day.products.find(({ _id }) => !lineOf(_id));
      if (!product) throw new Error('The order has every product.');
      const search = { query: product.name };
      const products = await day.bilal.send(foundProducts, 'GET /products/searchByName', { search });
      const match = products.find(({ name }) => name === product.name);
      if (!match) throw new Error(`${product.name} is not found.`);
      order.lines = [...order.lines, { product, quantity: 1 }];
      // The finder adds one unit; nobody types it.
      return { lines: [...kept, { _id: match._id, quantity: 1 }] };
    }
    case 'line-removed': {
      const { lineNumber } = lineOf(line.product._id) ?? {};
      order.lines = order.lines.slice(1);
      return { lines: kept.filter((each) => each.lineNumber !== lineNumber) };
    }
    case 'other-address': {
      const address = `Flat ${order.number}, Block ${day.chance.below(9) + 1}`;
      order.person = { ...order.person, address };
      return { address: typed(address) };
    }
    case 'free-delivery':
      order.delivery = 0;
      return { shippingCost: typed('0'), shippingReason: typed('The last parcel came late') };
    case 'discount':
      order.discount = 75;
      return { discountAmount: typed('75'), discountReason: typed('A regular') };
    case null:
      return {};
  }
}
