import { sql } from 'kysely';
import type { Transaction } from '../../../database/connect.ts';
import { formatRupees, toRupees } from '../../money.ts';
import { postEntries } from '../../payments/ledger/post-entries.ts';
import { receiptPostings } from '../../payments/ledger/rules.ts';
import type { NamedPrincipal } from '../../principal.ts';
import { recordDone } from '../management/record-done.ts';
import type { StaffOrder } from '../responses.ts';
import { accountOf, PAYMENT_WAY_LABELS } from './rules.ts';
import type { PaymentWay } from './types.ts';

/** Money that came, as it is booked. */
export interface Received {
  amountPaisa: number;
  way: PaymentWay;
  /** Who took it for the shop; null for what came to the shop itself. */
  gateway: string | null;
  reference: string;
  note: string;
}

/**
 * Counts money that came for a locked order, books it and writes it into the history: the one way in which an order becomes
 * paid before its parcel's cash (R405). The caller stores the row of the payment, and knows that it was not counted yet.
 * @returns the order as it is now
 */
export async function receivePayment(
  transaction: Transaction,
  order: StaffOrder,
  { amountPaisa, way, gateway, reference, note }: Received,
  principal: NamedPrincipal,
): Promise<StaffOrder> {
  await addToPaid(transaction, order._id, amountPaisa);
  const postings = receiptPostings(amountPaisa, accountOf(way, gateway));
  const group = {
    postings,
    orderId: order._id,
    courier: null,
    settlementId: null,
    note: 'Paid before delivery',
  };
  await postEntries(transaction, [group], principal);
  const how = [PAYMENT_WAY_LABELS[way], gateway, reference].filter(Boolean).join(', ');
  const done = `noted a payment of ${formatRupees(toRupees(amountPaisa))}: ${how}`;
  return recordDone(transaction, order, { kind: 'payment', done, more: [note] }, principal);
}

/** Changes what is paid for a locked order. @param paisa negative takes from it */
export async function addToPaid(transaction: Transaction, orderId: string, paisa: number): Promise<void> {
  if (paisa === 0) return;
  await transaction
    .updateTable('orders')
    .set({ paid_paisa: sql<number>`paid_paisa + ${paisa}` })
    .where('id', '=', orderId)
    .execute();
}
