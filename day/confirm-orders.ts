import { z } from 'zod';
import { openedQueueResponse } from '../shop/orders/confirmation/responses.ts';
import { staffOrderResponse } from '../shop/orders/responses.ts';
import type { Desk } from './desk.ts';
import { chosen } from './typed-twice.ts';
import type { Day, DayOrder } from './world.ts';

const changed = z.object({ order: staffOrderResponse });
const OPEN = 'PUT /checkout/confirmation-queue/open';

/** Two people call at once, each with an order that the other does not get, until nobody is left to call. */
export async function confirmOrders(day: Day): Promise<void> {
  const all = day.orders.filter(({ payment, byPhone }) => payment === 'cash' && !byPhone).length;
  const callers = [day.sana, day.bilal];
  const open = new Map<Desk, string>();
  let done = 0;
  let isFirst = true;
  while (callers.length > 0) {
    for (const caller of [...callers]) {
      const queue = await caller.send(openedQueueResponse, OPEN, { body: {} });
      if (queue.opened === null) {
        callers.splice(callers.indexOf(caller), 1);
        open.delete(caller);
        continue;
      }
      if ([...open].some(([other, id]) => other !== caller && id === queue.opened)) {
        day.faults.push('Two people are given the same order to call about.');
      }
      open.set(caller, queue.opened);
    }
    for (const [caller, id] of open) {
      day.onProgress('Orders are confirmed', done, all);
      await call(day, caller, id, isFirst);
      isFirst = false;
      done += 1;
    }
    open.clear();
  }
  if (done !== all) day.faults.push(`${done} orders were in the queue instead of ${all}.`);
}

/** The first of the day is a slip of the finger, which is taken back. */
async function call(day: Day, caller: Desk, id: string, slips: boolean): Promise<void> {
  const order = orderOf(day, id);
  const seen = await caller.send(staffOrderResponse, `GET /checkout/order/${id}`);
  const record = (outcome: 'confirmed' | 'no-answer' | 'refused', version: number) =>
    caller.send(changed, `PUT /checkout/order/${id}/confirmation`, {
      body: { outcome: chosen(outcome), note: '', version },
      order: id,
    });
  let { version } = seen;
  if (slips) {
    const slip = await record('refused', version);
    const undo = { body: { version: slip.order.version }, order: id };
    ({ version } = (await caller.send(changed, `POST /checkout/order/${id}/confirmation/undo`, undo)).order);
  }
  const outcomes = { 'said-no': 'refused', 'no-answer': 'no-answer' } as const;
  const { fate } = order;
  await record(fate === 'said-no' || fate === 'no-answer' ? outcomes[fate] : 'confirmed', version);
  if (fate === 'said-no') day.shelf.carry(order.lines, 'set aside', 'shelf');
}

export function orderOf({ orders }: Day, id: string): DayOrder {
  const order = orders.find((each) => each.id === id);
  if (!order) throw new Error(`Nobody of the day placed order ${id}.`);
  return order;
}
