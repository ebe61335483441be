import { pickListResponse } from '../shop/orders/fulfilment/responses.ts';
import { orderOf } from './confirm-orders.ts';
import { chooseView, stepByScan, stepMany } from './take-steps.ts';
import type { Day, DayOrder } from './world.ts';

/** What is to pack is fetched by one list and packed: half of it chosen at once, the other half label by label. */
export async function packOrders(day: Day): Promise<void> {
  const waiting = (await chooseView(day, 'to-pack')).map((id) => orderOf(day, id));
  const expected = day.orders.filter(({ fate }) => fate !== 'said-no' && fate !== 'no-answer');
  if (waiting.length !== expected.length) {
    day.faults.push(`${waiting.length} orders are to pack instead of ${expected.length}.`);
  }
  const today = waiting.filter(({ fate }) => fate !== 'to-pack');
  await checkPickList(day, today);
  const half = Math.floor(today.length / 2);
  const atOnce = today.slice(0, half);
  await stepMany(
    day,
    atOnce.map(({ id }) => id),
    'pack',
  );
  for (const [done, { number }] of today.slice(half).entries()) {
    day.onProgress('Orders are packed', half + done, today.length);
    const { repeated } = await stepByScan(day, String(number), 'pack');
    if (repeated) day.faults.push(`Order ${number} was packed before.`);
  }
  // The hand trembles: the same label once more is no second step.
  const [last] = today.slice(-1);
  const again = last && (await stepByScan(day, String(last.number), 'pack'));
  if (!again?.repeated) day.faults.push('A label that is scanned twice is two steps.');
  for (const order of today) day.shelf.carry(order.lines, 'set aside', 'in a parcel');
}

async function checkPickList(day: Day, orders: readonly DayOrder[]): Promise<void> {
  const body = { ids: orders.map(({ id }) => id) };
  const list = await day.sana.send(pickListResponse, 'POST /checkout/orders/pick-list', { body });
  const said = new Map(
    list.categories.flatMap(({ products }) => products.map((one) => [one._id, one.quantity])),
  );
  for (const { _id, name } of day.products) {
    const wanted = orders
      .flatMap(({ lines }) => lines)
      .reduce((sum, { product, quantity }) => (product._id === _id ? sum + quantity : sum), 0);
    if ((said.get(_id) ?? 0) !== wanted)
      day.faults.push(`The pick list has ${said.get(_id)} of ${name}, not ${wanted}.`);
  }
}
