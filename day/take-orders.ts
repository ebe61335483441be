import { z } from 'zod';
import { callerResponse, quoteResponse } from '../shop/orders/phone/responses.ts';
import { BY_PHONE, personOf } from './plan-day.ts';
import { chosen, identifier, typed } from './typed-twice.ts';
import { amountsOf, type Day, type DayOrder } from './world.ts';

const placed = z.object({
  order: z.object({ _id: z.string(), number: z.number(), totalAmount: z.number() }),
});
const foundProducts = z.array(z.object({ _id: z.string(), name: z.string() }));

/** Shoppers order in the shop; then three call. Who called before is known by the mobile, the third is new. */
export async function takeOrders(day: Day): Promise<void> {
  const shoppers = day.orders.filter(({ byPhone }) => !byPhone);
  for (const [done, order] of shoppers.entries()) {
    day.onProgress('Shoppers order', done, shoppers.length);
    await buy(day, order);
  }
  const callers = day.orders.filter(({ byPhone }) => byPhone);
  for (const [index, order] of callers.entries()) {
    const known = index < BY_PHONE - 1 ? shoppers[index] : undefined;
    order.person = known?.person ?? personOf(day.orders.length * 2, day.chance);
    await takeByPhone(day, order, known !== undefined);
  }
}

async function buy(day: Day, order: DayOrder): Promise<void> {
  const { shipping, total } = amountsOf(order);
  const response = await fetch(`${day.address}/api/v1/checkout/create-order`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({
      customer: { ...order.person, instructions: '' },
      items: order.lines.map(({ product, quantity }) => ({ ...product, quantity })),
      shippingCost: shipping,
      paymentMethod: order.payment,
      totalAmount: total,
    }),
  });
  if (response.status !== 201) throw new Error(`create-order: ${response.status} ${await response.text()}`);
  note(day, order, placed.parse(await response.json()));
}

/** As the screen for it does: the caller is looked up, the products are searched for, the total comes from the shop. */
async function takeByPhone(day: Day, order: DayOrder, isKnown: boolean): Promise<void> {
  const { sana } = day;
  const { person, lines, payment } = order;
  const key = crypto.randomUUID();
  const caller = await sana.send(callerResponse, 'GET /checkout/caller', {
    search: { mobile: person.mobile },
  });
  const [newest] = caller.addresses;
  if ((newest !== undefined) !== isKnown)
    day.faults.push(`The caller ${person.mobile} is not known as expected.`);
  const items = [];
  for (const { product, quantity } of lines) {
    const products = await sana.send(foundProducts, 'GET /products/searchByName', {
      search: { query: product.name },
    });
    const match = products.find(({ name }) => name === product.name);
    if (!match) throw new Error(`${product.name} is not found.`);
    items.push({ _id: match._id, quantity: typed(quantity) });
  }
  const city = newest ? newest.city : chosen(person.city);
  const quote = await sana.send(quoteResponse, 'POST /checkout/quote', {
    body: { items, city },
    order: key,
  });
  const written = newest ?? {
    name: typed(person.name),
    email: '',
    province: chosen(person.province),
    city,
    address: typed(person.address),
  };
  const taken = await sana.send(placed, 'POST /checkout/phone-order', {
    headers: { 'idempotency-key': key },
    order: key,
    body: {
      customer: { mobile: identifier(person.mobile), ...written, otherCity: '', instructions: '' },
      items: lines.map(({ product, quantity }) => ({ _id: product._id, quantity })),
      paymentMethod: chosen(payment),
      shippingCost: quote.shippingCost,
      totalAmount: quote.totalAmount,
    },
  });
  note(day, order, taken);
}

function note(
  day: Day,
  order: DayOrder,
  { order: { _id, number, totalAmount } }: z.infer<typeof placed>,
): void {
  order.id = _id;
  order.number = number;
  day.shelf.carry(order.lines, 'shelf', 'set aside');
  const { total } = amountsOf(order);
  if (totalAmount !== total) day.faults.push(`Order ${number} costs ${totalAmount} instead of ${total}.`);
}
