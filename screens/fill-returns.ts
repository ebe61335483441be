import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { dayOfShop } from '../shop/dates.ts';
import { openReturn } from '../shop/orders/returns/open-return.ts';
import { refundOrder } from '../shop/orders/returns/refund-order.ts';
import { takeReturnStep } from '../shop/orders/returns/take-return-step.ts';
import type { NamedPrincipal } from '../shop/principal.ts';

const periods = { changedMind: 14, faulty: 30 };

/** Returns of delivered orders: one that is late, one to inspect, one to refund, one refunded; of the last order none. */
export async function fillReturns(
  database: Database,
  [late = '', here = '', inspected = '', refunded = '']: readonly string[],
  principal: NamedPrincipal,
): Promise<void> {
  const by = { principal, isManager: true, periods };
  const open = async (orderId: string, reason: 'changed-mind' | 'damaged') => {
    const wanted = {
      reason,
      note: 'The lid has a dent, she sent a picture.',
      lines: [{ lineNumber: 1, units: 1 }],
    };
    const opened = await openReturn(database, orderId, wanted, randomUUID(), principal);
    if (!opened.ok) throw new Error(opened.failure.message);
    return opened.value.returnId;
  };
  const inspect = async (orderId: string) => {
    const id = await open(orderId, 'damaged');
    await takeReturnStep(database, id, { step: 'receive', note: '' }, by);
    const lines = [{ lineNumber: 1, good: 0, damaged: 1 }];
    await takeReturnStep(database, id, { step: 'inspect', note: '', lines }, by);
    return id;
  };
  await database
    .updateTable('orders')
    .set({
      created_at: sql<Date>`now() - interval '23 days'`,
      delivered_at: sql<Date>`now() - interval '20 days'`,
    })
    .where('id', '=', late)
    .execute();
  await open(late, 'changed-mind');
  await takeReturnStep(database, await open(here, 'damaged'), { step: 'receive', note: '' }, by);
  await inspect(inspected);
  const paid = {
    amount: 300,
    way: 'wallet',
    reference: 'EP-20931177',
    paidOn: dayOfShop(new Date().toISOString()),
    note: 'To her sister’s account',
    returnId: await inspect(refunded),
  } as const;
  await refundOrder(database, refunded, paid, { key: randomUUID(), principal, periods });
}
