import type { Database } from '../../../database/connect.ts';
import { toPaisa, toRupees } from '../../money.ts';
import { writtenDown } from '../payments/queries.ts';
import type { StaffOrder } from '../responses.ts';
import type { OrderReturn, Refund, ReturnsDetail } from './responses.ts';
import { daysSinceDelivery, type LineUnits } from './rules.ts';
import type { ReturnDays } from './types.ts';
import { leftPaisa, paidPaisa, proposedPaisa } from './value.ts';

/** The states in which the units of a return are still to come in by its inspection. */
export const UNINSPECTED = ['asked', 'expected', 'received'] as const;

/** Units of an order's lines that are asked for, expected or received, and not counted yet. */
export async function listReserved(db: Database, orderId: string): Promise<LineUnits[]> {
  const rows = await db
    .selectFrom('return_lines')
    .innerJoin('returns', 'returns.id', 'return_lines.return_id')
    .select(['return_lines.line_number', 'return_lines.units'])
    .where('returns.order_id', '=', orderId)
    .where('returns.state', 'in', UNINSPECTED)
    .execute();
  return rows.map(({ line_number, units }) => ({ lineNumber: line_number, units }));
}

/** The order whose goods came back for this one, and what of their value is set against it (paisa). */
export async function findExchangeFor(db: Database, orderId: string) {
  const row = await db
    .selectFrom('returns')
    .innerJoin('orders', 'orders.id', 'returns.order_id')
    .select(['orders.id as _id', 'orders.number', 'returns.exchange_paisa as paisa'])
    .where('returns.exchange_order_id', '=', orderId)
    .executeTakeFirst();
  return row ?? null;
}

/** What came back of an order, the money that went back, and how much still may. @param returnDays of the shop's settings */
export async function findReturnsOf(
  db: Database,
  order: StaffOrder,
  returnDays: ReturnDays,
): Promise<ReturnsDetail> {
  const [rows, lines, refunds, exchangeFor] = await Promise.all([
    selectReturns(db, order._id),
    db
      .selectFrom('return_lines')
      .innerJoin('returns', 'returns.id', 'return_lines.return_id')
      .select(['return_id', 'line_number as lineNumber', 'units', 'good', 'damaged'])
      .where('returns.order_id', '=', order._id)
      .orderBy('line_number')
      .execute(),
    listRefunds(db, order._id),
    findExchangeFor(db, order._id),
  ]);
  const linesOf = Map.groupBy(lines, ({ return_id }) => return_id);
  const standing = refunds.filter(({ undone }) => undone === null);
  const refundedOf = (id: string) =>
    standing.reduce((sum, { returnId, amount }) => (returnId === id ? sum + toPaisa(amount) : sum), 0);
  const exchanges = new Map(rows.map((row) => [row.id, exchangeOf(row)]));
  const exchanged = (id: string) => {
    const exchange = exchanges.get(id);
    return exchange && !exchange.isCancelled ? toPaisa(exchange.value) : 0;
  };
  // What of a refund was paid before the parcel is no longer counted as paid.
  const gone = standing.reduce((sum, { amount, ofPaid }) => sum + toPaisa(amount) - toPaisa(ofPaid), 0);
  const paid = paidPaisa(order, exchangeFor?.paisa ?? 0);
  const left = leftPaisa(paid, gone + rows.reduce((sum, { id }) => sum + exchanged(id), 0));
  return {
    returns: rows.map((row): OrderReturn => {
      const { goods_paisa: goods, delivery_paisa: delivery } = row;
      const value = (goods ?? 0) + (delivery ?? 0) - exchanged(row.id) - refundedOf(row.id);
      return {
        _id: row.id,
        state: row.state,
        since: row.since.toISOString(),
        reason: row.reason,
        note: row.note,
        askedAt: row.asked_at.toISOString(),
        askedBy: row.asked_by,
        days: daysSinceDelivery(order.deliveredAt, row.asked_at.toISOString()),
        lines: (linesOf.get(row.id) ?? []).map(({ return_id, ...line }) => line),
        goods: goods === null ? null : toRupees(goods),
        delivery: delivery === null ? null : toRupees(delivery),
        outcome: row.outcome,
        exchange: exchanges.get(row.id) ?? null,
        refunded: toRupees(refundedOf(row.id)),
        toRefund: row.state === 'inspected' ? toRupees(Math.min(Math.max(0, value), left)) : 0,
      };
    }),
    refunds: refunds.map(({ ofPaid: _, ...refund }) => refund),
    paid: toRupees(paid),
    refundable: toRupees(left),
    proposedRefund: toRupees(proposedPaisa(order, left)),
    exchangeFor: exchangeFor && { _id: exchangeFor._id, number: exchangeFor.number },
    returnDays,
  };
}

type ReturnRow = Awaited<ReturnType<typeof selectReturns>>[number];

function selectReturns(db: Database, orderId: string) {
  return db
    .selectFrom('returns')
    .leftJoin('orders as other', 'other.id', 'returns.exchange_order_id')
    .selectAll('returns')
    .select(['other.number', 'other.status', 'other.delivered_at'])
    .where('returns.order_id', '=', orderId)
    .orderBy('returns.asked_at')
    .orderBy('returns.id')
    .execute();
}

/** An exchange that never reached the customer counts for nothing. */
function exchangeOf(row: ReturnRow): OrderReturn['exchange'] {
  const { exchange_order_id, number, status, delivered_at, exchange_paisa } = row;
  if (exchange_order_id === null || number === null || status === null) return null;
  const isCancelled = status === 'Cancelled' && delivered_at === null;
  return { _id: exchange_order_id, number, status, isCancelled, value: toRupees(exchange_paisa) };
}

async function listRefunds(db: Database, orderId: string): Promise<(Refund & { ofPaid: number })[]> {
  const rows = await db
    .selectFrom('refunds')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    ...writtenDown(row),
    returnId: row.return_id,
    ofPaid: toRupees(row.of_paid_paisa),
    way: row.way,
    paidOn: row.paid_on,
  }));
}
