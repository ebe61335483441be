import type { Transaction } from '../../../database/connect.ts';
import type { NamedPrincipal } from '../../principal.ts';
import type { Said } from '../messages/rules.ts';
import type { StaffOrder } from '../responses.ts';
import { recordOnOrder } from './record-on-order.ts';
import { updateOrder } from './update-order.ts';

/** The first line of what the history says is what was done, the others are what belongs to it. */
export const sayDone = (done: string, ...more: (string | null)[]) =>
  [done, ...more].filter(Boolean).join('\n');

interface Done {
  kind: 'return' | 'refund' | 'payment';
  done: string;
  more?: readonly (string | null)[];
  told?: Said | null;
}

/**
 * Records what was done about a return, a refund or a payment of a locked order: the order's version goes up, so that nobody
 * goes on with what they saw before.
 * @param done "approved the return", with further lines below it @param told what its customer is told
 */
export async function recordDone(
  transaction: Transaction,
  order: StaffOrder,
  { kind, done, more = [], told = null }: Done,
  principal: NamedPrincipal,
): Promise<StaffOrder> {
  await updateOrder(transaction, order._id);
  const note = sayDone(done, ...more);
  return recordOnOrder(transaction, order, { kind, action: done, note, told }, principal);
}
