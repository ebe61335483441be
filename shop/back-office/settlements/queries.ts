import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import type { Row } from '../../../database/tables.ts';
import { toRupees } from '../../money.ts';
import { undoneOf } from '../../orders/payments/queries.ts';
import { ACCOUNTS } from '../../payments/ledger/rules.ts';
import { countRows } from '../../sql.ts';
import type { Settlement, SettlementDetail, SettlementsPage } from './responses.ts';
import { MONEY_PAGE_SIZE } from './rules.ts';
import type { ListSettlements } from './schemas.ts';

type Amounts = Pick<
  Row<'courier_settlements'>,
  'collected_paisa' | 'charges_paisa' | 'tax_paisa' | 'paid_paisa'
>;

const totalsOf = ({ collected_paisa, charges_paisa, tax_paisa, paid_paisa }: Amounts) => ({
  collected: toRupees(collected_paisa),
  charges: toRupees(charges_paisa),
  tax: toRupees(tax_paisa),
  paid: toRupees(paid_paisa),
});

function toSettlement(row: Row<'courier_settlements'>): Settlement {
  return {
    _id: row.id,
    number: row.number,
    courier: row.courier,
    fileName: row.file_name,
    paidOn: row.paid_on,
    at: row.created_at.toISOString(),
    by: row.created_by,
    totals: totalsOf(row),
    undone: undoneOf(row),
  };
}

/** A page of the settlements, newest first, with what each courier's come to in all; undone ones count for nothing. */
export async function listSettlements(
  db: Database,
  { page, courier }: ListSettlements,
): Promise<SettlementsPage> {
  const wanted = db
    .selectFrom('courier_settlements')
    .$if(courier !== undefined && courier !== '', (query) => query.where('courier', '=', courier ?? ''));
  const [rows, total, sums] = await Promise.all([
    wanted
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(MONEY_PAGE_SIZE)
      .offset((page - 1) * MONEY_PAGE_SIZE)
      .execute(),
    countRows(wanted),
    db
      .selectFrom('courier_settlements')
      .where('undone_at', 'is', null)
      .groupBy('courier')
      .orderBy('courier')
      .select(({ fn }) => [
        'courier',
        fn.sum<number>('collected_paisa').as('collected_paisa'),
        fn.sum<number>('charges_paisa').as('charges_paisa'),
        fn.sum<number>('tax_paisa').as('tax_paisa'),
        fn.sum<number>('paid_paisa').as('paid_paisa'),
        sql<number>`count(*)::int`.as('settlements'),
      ])
      .execute(),
  ]);
  return {
    settlements: rows.map(toSettlement),
    totalPages: Math.ceil(total / MONEY_PAGE_SIZE),
    total,
    couriers: sums.map((row) => ({
      courier: row.courier,
      settlements: row.settlements,
      ...totalsOf(row),
    })),
  };
}

/** One settlement with its rows, and what is booked for it by account; null when it does not exist. */
export async function findSettlement(db: Database, id: string): Promise<SettlementDetail | null> {
  const row = await db.selectFrom('courier_settlements').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const [lines, booked] = await Promise.all([
    db
      .selectFrom('courier_settlement_lines as line')
      .leftJoin('orders', 'orders.id', 'line.order_id')
      .selectAll('line')
      .select(['orders.number'])
      .where('line.settlement_id', '=', id)
      .orderBy('line.row_number')
      .execute(),
    db
      .selectFrom('ledger_entries')
      .where('settlement_id', '=', id)
      .groupBy('account')
      .select(({ fn }) => ['account', fn.sum<number>('amount_paisa').as('paisa')])
      .execute(),
  ]);
  return {
    ...toSettlement(row),
    lines: lines.map((line) => ({
      ...totalsOf(line),
      row: line.row_number,
      trackingNumber: line.tracking_number,
      order: line.order_id && line.number !== null ? { _id: line.order_id, number: line.number } : null,
      due: toRupees(line.due_paisa),
      paidOn: line.paid_on,
      verdict: line.verdict,
    })),
    accounts: byAccount(booked),
  };
}

/** Every account, in the order of the ledger. */
export function byAccount(sums: readonly { account: Row<'ledger_entries'>['account']; paisa: number }[]) {
  return ACCOUNTS.map((account) => ({
    account,
    balance: toRupees(sums.find((sum) => sum.account === account)?.paisa ?? 0),
  }));
}
