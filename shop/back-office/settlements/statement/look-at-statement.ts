import { sql } from 'kysely';
import type { Database } from '../../../../database/connect.ts';
import { fieldFailure, type Result, success } from '../../../errors.ts';
import { toRupees } from '../../../money.ts';
import type { Grid } from '../sheet/read-sheet.ts';
import { readStatement } from './read-statement.ts';
import type { StatementLook } from './responses.ts';
import { type Credit, judgeCredit, numbersOf, type PayableOrder, transferNumberOf } from './rules.ts';

/**
 * Looks at a bank's statement: whose money each credit is, by the orders as they are now (R449). Stores nothing.
 * @returns INVALID_INPUT naming `file` for one that cannot be read
 */
export async function lookAtStatement(db: Database, grid: Grid): Promise<Result<StatementLook>> {
  const read = readStatement(grid);
  if ('problem' in read) return fieldFailure('file', read.problem);
  const { credits } = read;
  const orders = await findOrders(db, credits);
  const noted = await findNoted(db, credits.map(transferNumberOf));
  const earlier = new Map<string, number>();
  const now = new Date().toISOString();
  const judged = credits.map((credit) => {
    const { row, paidOn, amountPaisa, narration } = credit;
    const reference = transferNumberOf(credit);
    const key = reference.toUpperCase();
    const known = {
      orders: numbersOf(credit).flatMap((number) => orders.get(number) ?? []),
      notedFor: noted.get(key) ?? null,
      earlier: earlier.get(key) ?? null,
      now,
    };
    if (!earlier.has(key)) earlier.set(key, row);
    const { order, ...found } = judgeCredit(credit, known);
    const named = order && { _id: order._id, number: order.number, version: order.version };
    return { row, paidOn, amount: toRupees(amountPaisa), narration, reference, ...found, order: named };
  });
  const matches = judged.filter(({ verdict }) => verdict === 'matches').length;
  const came = credits.length === 1 ? 'One credit' : `${credits.length.toLocaleString('en-US')} credits`;
  const message = `${came}, ${matches === 0 ? 'none matches an order' : `${matches} ${matches === 1 ? 'matches' : 'match'}`}. Nothing is noted yet.`;
  return success({ success: true, message, credits: judged });
}

/** The orders that credits name, by number. */
async function findOrders(db: Database, credits: readonly Credit[]): Promise<Map<number, PayableOrder>> {
  const numbers = [...new Set(credits.flatMap(numbersOf))];
  const rows = await db
    .selectFrom('orders')
    .select([
      'id',
      'number',
      'version',
      'status',
      'fulfilment',
      'payment_method',
      'total_paisa',
      'paid_paisa',
      'advance_paisa',
      'created_at',
    ])
    .where(sql<boolean>`number = any(${numbers}::bigint[])`)
    .execute();
  return new Map(
    rows.map((row) => [
      row.number,
      {
        _id: row.id,
        number: row.number,
        version: row.version,
        status: row.status,
        fulfilment: row.fulfilment,
        paymentMethod: row.payment_method,
        totalAmount: toRupees(row.total_paisa),
        paidAmount: toRupees(row.paid_paisa),
        advanceAmount: toRupees(row.advance_paisa),
        createdAt: row.created_at.toISOString(),
      },
    ]),
  );
}

/** For which order each of these transfers is noted already, as `notePayment` finds it; by the number in capitals. */
async function findNoted(db: Database, references: readonly string[]): Promise<Map<string, number>> {
  const keys = references.map((reference) => reference.toUpperCase());
  const rows = await db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select([sql<string>`upper(payments.reference)`.as('key'), 'orders.number'])
    .where('payments.way', '=', 'bank')
    .where('payments.gateway', 'is', null)
    .where('payments.state', '=', 'paid')
    .where(sql<boolean>`upper(payments.reference) = any(${keys}::text[])`)
    .execute();
  return new Map(rows.map(({ key, number }) => [key, number]));
}
