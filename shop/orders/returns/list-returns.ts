import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { toRupees } from '../../money.ts';
import { countRows } from '../../sql.ts';
import { UNINSPECTED } from './queries.ts';
import type { ReturnsPage } from './responses.ts';
import { daysSinceDelivery, RETURNS_PAGE_SIZE } from './rules.ts';
import type { ListReturns } from './schemas.ts';
import type { ReturnDays } from './types.ts';

/** A page of the returns in one state, those that wait the longest first; all of them, the newest first. */
export async function listReturns(
  db: Database,
  { state, page }: ListReturns,
  returnDays: ReturnDays,
): Promise<ReturnsPage> {
  const wanted = db
    .selectFrom('returns')
    .$if(state !== undefined, (query) => query.where('returns.state', '=', state ?? 'asked'));
  const [rows, total, counts] = await Promise.all([
    wanted
      .innerJoin('orders', 'orders.id', 'returns.order_id')
      .selectAll('returns')
      .select(['orders.number', 'orders.name', 'orders.mobile', 'orders.delivered_at'])
      .select([
        sql<string[]>`array(
          select return_lines.units || ' × ' || order_lines.name from return_lines
          join order_lines on order_lines.order_id = returns.order_id
            and order_lines.line_number = return_lines.line_number
          where return_lines.return_id = returns.id order by return_lines.line_number
        )`.as('lines'),
        sql<number>`coalesce((
          select sum(amount_paisa) from refunds where refunds.return_id = returns.id and refunds.undone_at is null
        ), 0)::float8`.as('refundedPaisa'),
      ])
      .orderBy('returns.since', state === undefined ? 'desc' : 'asc')
      .orderBy('returns.id')
      .limit(RETURNS_PAGE_SIZE)
      .offset((page - 1) * RETURNS_PAGE_SIZE)
      .execute(),
    countRows(wanted),
    db
      .selectFrom('returns')
      .where('state', 'in', [...UNINSPECTED, 'inspected'])
      .groupBy('state')
      .select(['state', sql<number>`count(*)::int`.as('count')])
      .execute(),
  ]);
  const countOf = new Map(counts.map(({ state, count }) => [state, count]));
  return {
    returns: rows.map((row) => {
      const askedAt = row.asked_at.toISOString();
      const { goods_paisa: goods, delivery_paisa: delivery } = row;
      return {
        _id: row.id,
        order: { _id: row.order_id, number: row.number },
        customer: row.name,
        mobile: row.mobile,
        state: row.state,
        since: row.since.toISOString(),
        askedAt,
        reason: row.reason,
        days: daysSinceDelivery(row.delivered_at?.toISOString() ?? null, askedAt),
        lines: row.lines,
        value: goods === null || delivery === null ? null : toRupees(goods + delivery),
        refunded: toRupees(row.refundedPaisa),
        outcome: row.outcome,
      };
    }),
    totalPages: Math.ceil(total / RETURNS_PAGE_SIZE),
    total,
    counts: {
      asked: countOf.get('asked') ?? 0,
      expected: countOf.get('expected') ?? 0,
      received: countOf.get('received') ?? 0,
      inspected: countOf.get('inspected') ?? 0,
    },
    returnDays,
  };
}
