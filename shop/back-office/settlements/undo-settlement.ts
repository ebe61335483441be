import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { recordChange } from '../../audit-log/record-change.ts';
import { failure, type Result, success } from '../../errors.ts';
import { postEntries } from '../../payments/ledger/post-entries.ts';
import { reversed } from '../../payments/ledger/rules.ts';
import type { NamedPrincipal } from '../../principal.ts';
import { waitForTurn } from '../../sql.ts';
import { SETTLEMENTS_TURN } from './take-sheet.ts';

/**
 * Takes a wrong settlement back by reversing all that was booked for it; it stays in the list, with who and why, and its
 * sheet can be taken again.
 * @returns its number; NOT_FOUND, or CHANGED_MEANWHILE when it is undone already
 */
export async function undoSettlement(
  db: Database,
  id: string,
  reason: string,
  principal: NamedPrincipal,
): Promise<Result<number>> {
  return db.transaction().execute(async (transaction) => {
    await waitForTurn(transaction, SETTLEMENTS_TURN);
    const settlement = await transaction
      .selectFrom('courier_settlements')
      .select(['number', 'undone_by', 'courier'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!settlement) return failure('NOT_FOUND', 'This settlement does not exist.');
    const { number, undone_by, courier } = settlement;
    if (undone_by !== null) {
      return failure('CHANGED_MEANWHILE', `${undone_by} has undone settlement ${number} already.`);
    }
    const entries = await transaction
      .selectFrom('ledger_entries')
      .select(['group_id', 'account', 'amount_paisa as paisa', 'order_id'])
      .where('settlement_id', '=', id)
      .orderBy('id')
      .execute();
    const groups = [...Map.groupBy(entries, ({ group_id }) => group_id).values()].map((group) => ({
      postings: reversed(group),
      orderId: group[0]?.order_id ?? null,
      courier,
      settlementId: id,
      note: `Undone: ${reason}`,
    }));
    await postEntries(transaction, groups, principal);
    await transaction
      .updateTable('courier_settlements')
      .set({ undone_at: sql<Date>`now()`, undone_by: principal.name, undone_reason: reason })
      .where('id', '=', id)
      .execute();
    await recordChange(transaction, {
      principal,
      action: 'undid the settlement',
      subject: { kind: 'settlement', id, name: String(number) },
      before: null,
      after: { reason },
    });
    return success(number);
  });
}
