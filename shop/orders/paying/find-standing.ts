import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import type { Row } from '../../../database/tables.ts';
import { formatTime } from '../../dates.ts';
import { toRupees } from '../../money.ts';
import { gatewaysOf } from '../../payments/open-gateways.ts';
import type { GatewayName } from '../../payments/rules.ts';
import type { PaymentAccounts } from '../../settings/payment-settings.ts';
import { type PaymentStanding, payableAmount, standingOf } from './rules.ts';

/** What an order's page says of its payment where there is something to say, and by which gateways it can be paid now. */
export interface PaymentOfPage {
  standing: PaymentStanding;
  ways: GatewayName[];
  isDemo: boolean;
}

type PaidRow = Pick<
  Row<'orders'>,
  | 'id'
  | 'payment_method'
  | 'status'
  | 'source'
  | 'total_paisa'
  | 'paid_paisa'
  | 'to_refund_paisa'
  | 'stock_held_since'
>;

/** What of an order's payment went back (rupees), and how it stands, where its page says that: of an order by card. */
export async function findPaymentStanding(
  db: Database,
  row: PaidRow,
  payments: PaymentAccounts,
): Promise<{ refundedAmount: number; shown: PaymentOfPage | null }> {
  const [attempt, back] = await Promise.all([
    db
      .selectFrom('payments')
      .select('state')
      .where('order_id', '=', row.id)
      .where('gateway', 'is not', null)
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
    db
      .selectFrom('refunds')
      .select(({ fn }) => fn.coalesce(fn.sum<number>('amount_paisa'), sql.lit(0)).as('paisa'))
      .where('order_id', '=', row.id)
      .where('undone_at', 'is', null)
      .executeTakeFirstOrThrow(),
  ]);
  const ways = gatewaysOf(payments);
  const payable = {
    status: row.status,
    paymentMethod: row.payment_method,
    totalAmount: toRupees(row.total_paisa),
    paidAmount: toRupees(row.paid_paisa),
  };
  const expires = row.source === 'web' && row.status === 'Pending' && row.paid_paisa === 0 && ways.length > 0;
  const until = row.stock_held_since.getTime() + payments.unpaidOrderMinutes * 60_000;
  const refundedAmount = toRupees(Number(back.paisa));
  const standing = standingOf({
    ...payable,
    attempt: attempt?.state ?? null,
    toRefund: toRupees(row.to_refund_paisa),
    refunded: refundedAmount,
    payBy: expires ? formatTime(new Date(until).toISOString()) : null,
  });
  const shown = standing && {
    standing,
    ways: payableAmount(payable) > 0 ? ways : [],
    isDemo: payments.card === 'demo',
  };
  return { refundedAmount, shown };
}
