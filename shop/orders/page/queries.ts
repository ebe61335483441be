import { timingSafeEqual } from 'node:crypto';
import type { Database } from '../../../database/connect.ts';
import type { Row } from '../../../database/tables.ts';
import { toRupees } from '../../money.ts';
import { type RaastAccounts, type RaastRequest, requestByRaast } from '../../raast/rules.ts';
import type { Courier } from '../../settings.ts';
import { listLines } from '../list-lines.ts';
import { OWN_ORDER_COLUMNS, toOwnOrder } from '../list-own-orders.ts';
import { awaitsPayment } from '../payments/rules.ts';
import type { OwnOrder } from '../responses.ts';
import { readPageToken } from './page-token.ts';
import {
  dueByBankApp,
  explainOrder,
  type FollowedOrder,
  type ProgressStep,
  progressOf,
  shortenAddress,
  shortenMobile,
  shortenName,
} from './rules.ts';

/** All that an order's page shows. */
export interface OrderPage {
  order: OwnOrder;
  heading: string;
  next: string;
  progress: ProgressStep[];
  /** How what is due is paid from a bank's app, and whether the shop waits for it; null where it isn't. */
  raast: (RaastRequest & { isAwaited: boolean }) | null;
  /** Whom it goes to, shortened: who has the link need not be who ordered. */
  to: { name: string; mobile: string; address: string; city: string; province: string };
}

/**
 * The page of an order.
 * @param token as `writePageToken` writes it
 * @param raast where the shop is paid by bank apps; null: nothing is said of them
 * @returns null for any other token
 */
export async function findOrderPage(
  db: Database,
  token: string,
  couriers: readonly Courier[],
  raast: RaastAccounts | null = null,
): Promise<OrderPage | null> {
  const asked = readPageToken(token);
  if (!asked) return null;
  const row = await db
    .selectFrom('orders')
    .select([
      ...OWN_ORDER_COLUMNS,
      'name',
      'mobile',
      'address',
      'province',
      'fulfilment',
      'confirmation',
      'confirmation_at',
      'dispatched_at',
      'delivered_at',
      'advance_paisa',
    ])
    .where('number', '=', asked.number)
    .executeTakeFirst();
  if (!row || !isSame(row.page_key, asked.key)) return null;
  const [lines, times] = await Promise.all([listLines(db, [row.id]), readTimes(db, row.id)]);
  const order = toOwnOrder(row, lines.get(row.id) ?? [], couriers);
  const followed: FollowedOrder = {
    status: row.status,
    fulfilment: row.fulfilment,
    confirmation: row.confirmation,
    paymentMethod: row.payment_method,
    totalAmount: order.totalAmount,
    paidAmount: order.paidAmount,
    advanceAmount: toRupees(row.advance_paisa),
    takesRaast: raast !== null,
    released: order.released,
    placedAt: order.createdAt,
    confirmedAt: row.confirmation === 'confirmed' ? iso(row.confirmation_at) : null,
    packedAt: iso(times.packed),
    dispatchedAt: iso(row.dispatched_at),
    deliveredAt: iso(row.delivered_at ?? times.delivered),
    cancelledAt: iso(times.cancelled),
  };
  const request = requestByRaast(raast, { amount: dueByBankApp(followed), number: order.number });
  return {
    order,
    raast: request && { ...request, isAwaited: awaitsPayment(followed) },
    ...explainOrder(followed),
    progress: progressOf(followed),
    to: {
      name: shortenName(row.name),
      mobile: shortenMobile(row.mobile),
      address: shortenAddress(row.address),
      city: row.city,
      province: row.province,
    },
  };
}

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

/** Compares without telling by its time how much of a key was right. */
function isSame(key: Row<'orders'>['page_key'], asked: string): boolean {
  return timingSafeEqual(Buffer.from(key), Buffer.from(asked));
}

/** When the order last became what its own columns don't date. */
async function readTimes(db: Database, orderId: string) {
  const events = await db
    .selectFrom('order_events')
    .select(['created_at', 'to_status', 'to_fulfilment'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  const last = (is: (event: (typeof events)[number]) => boolean) => events.findLast(is)?.created_at ?? null;
  return {
    packed: last(({ to_fulfilment }) => to_fulfilment === 'packed'),
    delivered: last(({ to_status }) => to_status === 'Delivered'),
    cancelled: last(({ to_status }) => to_status === 'Cancelled'),
  };
}
