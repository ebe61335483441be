import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Transaction } from '../../../database/connect.ts';
import { type NamedPrincipal, staffIdOf } from '../../principal.ts';
import { type Group, isBalanced } from './rules.ts';

/** Rows of one statement: far below the 65,535 values that one may have. */
const ROWS_AT_ONCE = 1000;

/**
 * Books groups of entries, each summing to 0, and keeps what is due for each parcel beside them. The one way into the
 * ledger.
 * @throws Error for a group that does not sum to 0; the database refuses it too
 */
export async function postEntries(
  transaction: Transaction,
  groups: readonly Group[],
  principal: NamedPrincipal,
): Promise<void> {
  const rows = groups.flatMap(({ postings, orderId, courier, settlementId, note }) => {
    if (!isBalanced(postings)) throw new Error('What is booked together has to sum to 0.');
    const group_id = randomUUID();
    return postings.map(({ account, paisa }) => ({
      group_id,
      account,
      amount_paisa: paisa,
      order_id: orderId,
      courier,
      settlement_id: settlementId,
      actor: principal.name,
      actor_id: staffIdOf(principal),
      note,
    }));
  });
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await transaction
      .insertInto('ledger_entries')
      .values(rows.slice(start, start + ROWS_AT_ONCE))
      .execute();
  }
  await addToDues(transaction, groups);
}

/** Brings what parcels owe up to date with what was just booked. Always in the same order, so that none waits in a ring. */
async function addToDues(transaction: Transaction, groups: readonly Group[]): Promise<void> {
  const dues = new Map<string, { order_id: string; courier: string; balance: number; paid: number }>();
  for (const { postings, orderId, courier, settlementId } of groups) {
    if (orderId === null || courier === null) continue;
    const due = postings.reduce(
      (sum, { account, paisa }) => (account === 'due-from-courier' ? sum + paisa : sum),
      0,
    );
    if (due === 0) continue;
    const key = `${orderId} ${courier}`;
    const before = dues.get(key) ?? { order_id: orderId, courier, balance: 0, paid: 0 };
    const paid = settlementId === null ? 0 : -due;
    dues.set(key, { ...before, balance: before.balance + due, paid: before.paid + paid });
  }
  const rows = [...dues.entries()]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, { order_id, courier, balance, paid }]) => ({
      order_id,
      courier,
      balance_paisa: balance,
      paid_paisa: paid,
    }));
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await transaction
      .insertInto('courier_dues')
      .values(rows.slice(start, start + ROWS_AT_ONCE))
      .onConflict((conflict) =>
        conflict.columns(['order_id', 'courier']).doUpdateSet({
          balance_paisa: sql<number>`courier_dues.balance_paisa + excluded.balance_paisa`,
          paid_paisa: sql<number>`courier_dues.paid_paisa + excluded.paid_paisa`,
          // The days are counted from when the parcel began to owe.
          since: sql<Date>`case when courier_dues.balance_paisa <= 0 and excluded.balance_paisa > 0
            and excluded.paid_paisa = 0 then now() else courier_dues.since end`,
        }),
      )
      .execute();
  }
}
