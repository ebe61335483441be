import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { dueBeforePacking } from '../shop/orders/payments/rules.ts';
import { staffOrderResponse } from '../shop/orders/responses.ts';
import { orderOf } from './confirm-orders.ts';
import { chooseView } from './take-steps.ts';
import { chosen, typed } from './typed-twice.ts';
import type { Day } from './world.ts';

const changed = z.object({ order: staffOrderResponse });

/** Some customers are asked for an advance; what is to be paid first comes, and is noted by the number of its transfer. */
export async function receivePayments(day: Day): Promise<void> {
  for (const { id, advance } of day.orders.filter((order) => order.advance > 0)) {
    const body = { amount: typed(advance) };
    await day.bilal.send(changed, `PUT /checkout/order/${id}/advance`, { body, order: id });
  }
  const waiting = (await chooseView(day, 'awaits-payment')).map((id) => orderOf(day, id));
  const expected = day.orders.filter(({ payment, advance }) => payment === 'card' || advance > 0);
  if (waiting.length !== expected.length) {
    day.faults.push(`${waiting.length} orders are to be paid first instead of ${expected.length}.`);
  }
  for (const [done, { id, payment, number }] of waiting.entries()) {
    day.onProgress('Payments are noted', done, waiting.length);
    const seen = await day.sana.send(staffOrderResponse, `GET /checkout/order/${id}`);
    const body = {
      amount: dueBeforePacking(seen),
      way: chosen(payment === 'card' ? 'card' : 'bank'),
      reference: typed(`TRX ${number}-7`),
      paidOn: chosen(new Date(Date.now() + 5 * 3_600_000).toISOString().slice(0, 10)),
      note: chosen(''),
      version: seen.version,
    };
    const headers = { 'idempotency-key': randomUUID() };
    await day.sana.send(changed, `POST /checkout/order/${id}/payments`, { body, headers, order: id });
  }
}
