import type { Transaction } from '../../database/connect.ts';
import type { NamedPrincipal } from '../principal.ts';
import { postEntries } from './post-entries.ts';
import { deliveryPostings, type Group } from './rules.ts';

/**
 * Books what a courier owes for an order as it stands in this transaction: its total, once, while it is Delivered, paid in
 * cash and with that courier; otherwise what was booked is taken back. To be called after each change of these. The
 * caller has locked the order.
 */
export async function bookDelivery(
  transaction: Transaction,
  orderId: string,
  principal: NamedPrincipal,
): Promise<void> {
  const order = await transaction
    .selectFrom('orders')
    .select(['status', 'payment_method', 'courier', 'total_paisa'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const booked = await transaction
    .selectFrom('ledger_entries')
    .where('order_id', '=', orderId)
    .where('account', '=', 'sales')
    .groupBy('courier')
    .select(({ fn }) => ['courier', fn.sum<number>('amount_paisa').as('paisa')])
    .execute();
  const owed = new Map(booked.map(({ courier, paisa }) => [courier, -paisa]));
  const owing = order.status === 'Delivered' && order.payment_method === 'cash' ? order.courier : null;
  if (owing !== null && !owed.has(owing)) owed.set(owing, 0);
  const groups = [...owed].flatMap(([courier, before]): Group[] => {
    const change = (courier === owing ? order.total_paisa : 0) - before;
    if (change === 0) return [];
    const note = change > 0 ? 'Delivered' : 'Not delivered after all';
    return [{ postings: deliveryPostings(change), orderId, courier, settlementId: null, note }];
  });
  await postEntries(transaction, groups, principal);
}
