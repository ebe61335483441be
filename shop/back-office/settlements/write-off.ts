import type { Database } from '../../../database/connect.ts';
import { recordChange } from '../../audit-log/record-change.ts';
import { failure, type Result, success } from '../../errors.ts';
import { toRupees } from '../../money.ts';
import { postEntries } from '../../payments/ledger/post-entries.ts';
import type { NamedPrincipal } from '../../principal.ts';

/**
 * Writes off what is open for a parcel: what will never be paid, or was paid too much and stays.
 * @returns what was written off, in rupees, by courier; NOT_FOUND when nothing is open for the order
 */
export async function writeOff(
  db: Database,
  orderId: string,
  reason: string,
  principal: NamedPrincipal,
): Promise<Result<number>> {
  return db.transaction().execute(async (transaction) => {
    // Like all that books for an order: first the order, then what is due for it, so that no two wait for each other.
    await transaction.selectFrom('orders').select('id').where('id', '=', orderId).forUpdate().execute();
    const dues = await transaction
      .selectFrom('courier_dues')
      .innerJoin('orders', 'orders.id', 'courier_dues.order_id')
      .select(['courier_dues.courier', 'courier_dues.balance_paisa', 'orders.number'])
      .where('courier_dues.order_id', '=', orderId)
      .where('courier_dues.balance_paisa', '<>', 0)
      .forUpdate('courier_dues')
      .execute();
    const [first] = dues;
    if (!first) return failure('NOT_FOUND', 'Nothing is open for this order.');
    const groups = dues.map(({ courier, balance_paisa }) => ({
      postings: [
        { account: 'written-off', paisa: balance_paisa } as const,
        { account: 'due-from-courier', paisa: -balance_paisa } as const,
      ],
      orderId,
      courier,
      settlementId: null,
      note: `Written off: ${reason}`,
    }));
    await postEntries(transaction, groups, principal);
    const rupees = toRupees(dues.reduce((sum, { balance_paisa }) => sum + balance_paisa, 0));
    await recordChange(transaction, {
      principal,
      action: 'wrote off what the courier owes',
      subject: { kind: 'order', id: orderId, name: String(first.number) },
      before: { open: rupees },
      after: { open: 0, reason },
    });
    return success(rupees);
  });
}
