import { randomUUID } from 'node:crypto';
import type { Database } from '../database/connect.ts';
import { dayOfShop } from '../shop/dates.ts';
import { askAdvance } from '../shop/orders/payments/ask-advance.ts';
import { notePayment } from '../shop/orders/payments/note-payment.ts';
import type { NamedPrincipal } from '../shop/principal.ts';

/** An order whose advance is waited for, and one whose advance came; the first of both stands in the queue still. */
export async function fillPayments(
  database: Database,
  [asked = '', came = '']: readonly string[],
  principal: NamedPrincipal,
): Promise<void> {
  for (const id of [asked, came]) await askAdvance(database, id, { amount: 500 }, principal);
  const payment = {
    amount: 500,
    way: 'bank',
    reference: 'HBL 2611-4407',
    paidOn: dayOfShop(new Date().toISOString()),
    note: 'From her brother’s account',
  } as const;
  await notePayment(database, came, payment, { key: randomUUID(), principal });
}
