import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { type CsvColumns, writeCsv } from '../../csv.ts';
import { formatTimeForFile } from '../../dates.ts';
import { toPaisa, toRupees } from '../../money.ts';
import { eachOrder } from '../../orders/queries.ts';
import type { StaffOrder } from '../../orders/responses.ts';
import type { ExportMoney } from './schemas.ts';

/** What an order's delivery, settlements and refunds say; amounts in paisa. */
interface Settled {
  delivered: Date | null;
  settlements: string;
  paidOn: string;
  charges: number;
  tax: number;
  paid: number;
  refunded: number;
  refundedOn: string;
}

interface AccountLine extends Settled {
  order: StaffOrder;
  item: StaffOrder['items'][number];
  /** Amounts of the whole order stand in its first line alone, so that columns can be summed. */
  isFirst: boolean;
}

const ofOrder = (amount: (line: AccountLine) => number) => (line: AccountLine) =>
  line.isFirst ? amount(line) : '';

/** The columns of the file, in order; amounts are rupees, times the shop's. */
const COLUMNS: CsvColumns<AccountLine> = {
  Order: ({ order }) => order.number,
  Placed: ({ order }) => formatTimeForFile(order.createdAt),
  Status: ({ order }) => order.status,
  Delivered: ({ delivered }) => (delivered ? formatTimeForFile(delivered.toISOString()) : ''),
  Paid: ({ paidOn }) => paidOn,
  Payment: ({ order }) => order.paymentMethod,
  Province: ({ order }) => order.customer.province,
  City: ({ order }) => order.customer.city,
  Courier: ({ order }) => order.courier ?? '',
  'Tracking number': ({ order }) => order.trackingNumber ?? '',
  Settlement: ({ settlements }) => settlements,
  Product: ({ item }) => item.name,
  Quantity: ({ item }) => item.quantity,
  'List price (Rs.)': ({ item }) => item.price,
  'Discount (%)': ({ item }) => item.discount,
  'Price (Rs.)': ({ item }) => item.linePrice,
  'Amount (Rs.)': ({ item }) => toRupees(toPaisa(item.linePrice) * item.quantity),
  'Discount on the order (Rs.)': ofOrder(({ order }) =>
    toRupees(toPaisa(order.subtotal) + toPaisa(order.shippingCost) - toPaisa(order.totalAmount)),
  ),
  'Delivery (Rs.)': ofOrder(({ order }) => order.shippingCost),
  'Total (Rs.)': ofOrder(({ order }) => order.totalAmount),
  "Courier's charges (Rs.)": ofOrder(({ charges }) => toRupees(charges)),
  'Tax withheld (Rs.)': ofOrder(({ tax }) => toRupees(tax)),
  'Paid to the bank (Rs.)': ofOrder(({ paid }) => toRupees(paid)),
  'Refunded (Rs.)': ofOrder(({ refunded }) => toRupees(refunded)),
  'Refunded on': ({ refundedOn }) => refundedOn,
};

/** Orders for an accountant, a row for each line, with delivery, payment, charges, tax and refunds. @param range of the days placed */
export function exportMoney(db: Database, range: ExportMoney): Readable {
  return writeCsv(eachLine(db, range), COLUMNS, true);
}

const BATCH = 200;

async function* eachLine(db: Database, range: ExportMoney): AsyncGenerator<AccountLine> {
  let batch: StaffOrder[] = [];
  for await (const order of eachOrder(db, { ...range, cityNames: [] })) {
    batch.push(order);
    if (batch.length < BATCH) continue;
    yield* await linesOf(db, batch);
    batch = [];
  }
  yield* await linesOf(db, batch);
}

async function linesOf(db: Database, orders: readonly StaffOrder[]): Promise<AccountLine[]> {
  const ids = orders.map(({ _id }) => _id);
  if (ids.length === 0) return [];
  const [delivered, settled, refunded] = await Promise.all([
    db
      .selectFrom('order_events')
      .where('order_id', 'in', ids)
      .where('to_status', '=', 'Delivered')
      .groupBy('order_id')
      .select(({ fn }) => ['order_id', fn.max('created_at').as('at')])
      .execute(),
    db
      .selectFrom('courier_settlement_lines as line')
      .innerJoin('courier_settlements as settlement', 'settlement.id', 'line.settlement_id')
      .where('line.order_id', 'in', ids)
      .where('settlement.undone_at', 'is', null)
      .groupBy('line.order_id')
      .select(({ fn }) => [
        'line.order_id',
        sql<string>`string_agg(distinct settlement.number::text, ', ')`.as('settlements'),
        fn.max('line.paid_on').as('paidOn'),
        fn.sum<number>('line.charges_paisa').as('charges'),
        fn.sum<number>('line.tax_paisa').as('tax'),
        fn.sum<number>('line.paid_paisa').as('paid'),
      ])
      .execute(),
    db
      .selectFrom('refunds')
      .where('order_id', 'in', ids)
      .where('undone_at', 'is', null)
      .groupBy('order_id')
      .select(({ fn }) => [
        'order_id',
        fn.sum<number>('amount_paisa').as('amount'),
        fn.max('paid_on').as('on'),
      ])
      .execute(),
  ]);
  const deliveredOf = new Map(delivered.map(({ order_id, at }) => [order_id, at]));
  const settledOf = new Map(settled.map((row) => [row.order_id, row]));
  const refundedOf = new Map(refunded.map((row) => [row.order_id, row]));
  return orders.flatMap((order) => {
    const row = settledOf.get(order._id);
    const of: Settled = {
      delivered: order.status === 'Delivered' ? (deliveredOf.get(order._id) ?? null) : null,
      settlements: row?.settlements ?? '',
      paidOn: row?.paidOn ?? '',
      charges: row?.charges ?? 0,
      tax: row?.tax ?? 0,
      paid: row?.paid ?? 0,
      refunded: refundedOf.get(order._id)?.amount ?? 0,
      refundedOn: refundedOf.get(order._id)?.on ?? '',
    };
    return order.items.map((item, index) => ({ ...of, order, item, isFirst: index === 0 }));
  });
}
