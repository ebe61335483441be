import type { Transaction } from '../../../database/connect.ts';
import type { NamedPrincipal } from '../../principal.ts';
import { postEntries } from './post-entries.ts';
import { deliveryPostings, type Group } from './rules.ts';

/** The cash that a courier has for the shop, in paisa. */
export interface CourierCash {
  courier: string;
  paisa: number;
}

/**
 * Books what a courier owes for an order: what is owed now, once, instead of what was booked before. Called again with the
 * same it does nothing. The caller has locked the order.
 * @param owed null when no courier has cash for it
 */
export async function bookDelivery(
  transaction: Transaction,
  orderId: string,
  owed: CourierCash | null,
  principal: NamedPrincipal,
): Promise<void> {
  const booked = await transaction
    .selectFrom('ledger_entries')
    .where('order_id', '=', orderId)
    .where('account', '=', 'sales')
    .groupBy('courier')
    .select(({ fn }) => ['courier', fn.sum<number>('amount_paisa').as('paisa')])
    .execute();
  const before = new Map(
    booked.flatMap(({ courier, paisa }): [string, number][] => (courier === null ? [] : [[courier, -paisa]])),
  );
  if (owed !== null && !before.has(owed.courier)) before.set(owed.courier, 0);
  const groups = [...before].flatMap(([courier, paisa]): Group[] => {
    const change = (courier === owed?.courier ? owed.paisa : 0) - paisa;
    if (change === 0) return [];
    const note = change > 0 ? 'Delivered' : 'Not delivered after all';
    return [{ postings: deliveryPostings(change), orderId, courier, settlementId: null, note }];
  });
  await postEntries(transaction, groups, principal);
}
