import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { toRupees } from '../../money.ts';
import { countRows } from '../../sql.ts';
import type { MoneyDue } from './responses.ts';
import { MONEY_PAGE_SIZE } from './rules.ts';
import type { DueKind, ListDue } from './schemas.ts';

/** @param days after so many a courier should have paid */
const conditionOf = (kind: DueKind, days: number) => {
  const late = sql<boolean>`courier_dues.balance_paisa > 0 and courier_dues.since < now() - make_interval(days => ${days})`;
  return {
    all: sql<boolean>`courier_dues.balance_paisa <> 0`,
    late,
    short: sql<boolean>`courier_dues.balance_paisa > 0 and courier_dues.paid_paisa > 0`,
    over: sql<boolean>`courier_dues.balance_paisa < 0`,
  }[kind];
};

/** The parcels whose cash is open, those that owe the longest first, with sums by courier. */
export async function listMoneyDue(
  db: Database,
  { page, courier, kind }: ListDue,
  agreedDays: number,
  knownCouriers: string[],
): Promise<MoneyDue> {
  const open = db.selectFrom('courier_dues').where(conditionOf('all', agreedDays));
  const wanted = open
    .where(conditionOf(kind, agreedDays))
    .$if(courier !== undefined && courier !== '', (query) =>
      query.where('courier_dues.courier', '=', courier ?? ''),
    );
  const sum = (of: DueKind) =>
    sql<number>`coalesce(sum(abs(balance_paisa)) filter (where ${conditionOf(of, agreedDays)}), 0)`;
  const count = (of: DueKind) => sql<number>`(count(*) filter (where ${conditionOf(of, agreedDays)}))::int`;
  const [rows, total, sums] = await Promise.all([
    wanted
      .innerJoin('orders', 'orders.id', 'courier_dues.order_id')
      .select([
        'orders.id',
        'orders.number',
        'orders.name',
        'orders.status',
        'orders.tracking_number',
        'orders.total_paisa',
        'courier_dues.courier',
        'courier_dues.since',
        'courier_dues.paid_paisa',
        'courier_dues.balance_paisa',
        sql<boolean>`${conditionOf('late', agreedDays)}`.as('isLate'),
      ])
      .orderBy('courier_dues.since')
      .orderBy('courier_dues.order_id')
      .limit(MONEY_PAGE_SIZE)
      .offset((page - 1) * MONEY_PAGE_SIZE)
      .execute(),
    countRows(wanted),
    open
      .groupBy('courier')
      .orderBy('courier')
      .select([
        'courier',
        sql<number>`(count(*) filter (where balance_paisa > 0))::int`.as('parcels'),
        sql<number>`coalesce(sum(balance_paisa) filter (where balance_paisa > 0), 0)`.as('due'),
        sum('late').as('late'),
        count('late').as('lateParcels'),
        sum('short').as('short'),
        count('short').as('shortParcels'),
        sum('over').as('over'),
        count('over').as('overParcels'),
      ])
      .execute(),
  ]);
  return {
    parcels: rows.map((row) => ({
      _id: row.id,
      number: row.number,
      customer: row.name,
      courier: row.courier,
      trackingNumber: row.tracking_number,
      status: row.status,
      since: row.since.toISOString(),
      total: toRupees(row.total_paisa),
      paid: toRupees(row.paid_paisa),
      balance: toRupees(row.balance_paisa),
      isLate: row.isLate,
    })),
    totalPages: Math.ceil(total / MONEY_PAGE_SIZE),
    total,
    couriers: sums.map(({ due, late, short, over, ...rest }) => ({
      ...rest,
      due: toRupees(due),
      late: toRupees(late),
      short: toRupees(short),
      over: toRupees(over),
    })),
    agreedDays,
    knownCouriers,
  };
}
