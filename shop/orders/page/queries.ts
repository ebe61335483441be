import { timingSafeEqual } from 'node:crypto';
import type { Database } from '../../../database/connect.ts';
import type { Row } from '../../../database/tables.ts';
import { toRupees } from '../../money.ts';
import type { Courier } from '../../settings.ts';
import { findOpenBooking } from '../booking/queries.ts';
import { isInShop } from '../fulfilment/rules.ts';
import { listLines } from '../list-lines.ts';
import { OWN_ORDER_COLUMNS, toOwnOrder } from '../list-own-orders.ts';
import {
  isAsked,
  OWN_CHANGE_HOURS,
  type OwnState,
  whyNotCancellable,
  whyNotChangeable,
  whyNotConfirmable,
} from '../own-changes/rules.ts';
import type { OwnOrder } from '../responses.ts';
import { readPageToken } from './page-token.ts';
import {
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
  /** Whom it goes to, shortened: who has the link need not be who ordered. */
  to: { name: string; mobile: string; address: string; city: string; province: string };
  own: OwnActs;
}

/** What its customer can do with an order now. */
export interface OwnActs {
  /** Whether the shop still waits to hear that the order is meant. */
  isAsked: boolean;
  canConfirm: boolean;
  canChange: boolean;
  canCancel: boolean;
  /** Why nothing can be changed any more, while the parcel is in the shop; null otherwise. */
  why: string | null;
  /** ISO time until which it can be changed, if nobody packs it before. */
  until: string;
}

function ownActsOf(state: OwnState, now: Date): OwnActs {
  const why = whyNotChangeable(state, now);
  const isOpen = state.status === 'Pending' || state.status === 'Processing';
  return {
    isAsked: isAsked(state),
    canConfirm: isAsked(state) && whyNotConfirmable(state) === null,
    canChange: why === null,
    canCancel: whyNotCancellable(state, now) === null,
    why: isOpen && isInShop(state) ? why : null,
    until: new Date(Date.parse(state.createdAt) + OWN_CHANGE_HOURS * 3_600_000).toISOString(),
  };
}

/** The order that a page's token names: its id, for who acts on it; null for any other token. */
export async function findOrderOfPage(db: Database, token: string): Promise<string | null> {
  const asked = readPageToken(token);
  if (!asked) return null;
  const row = await db
    .selectFrom('orders')
    .select(['id', 'page_key'])
    .where('number', '=', asked.number)
    .executeTakeFirst();
  return row && isSame(row.page_key, asked.key) ? row.id : null;
}

/** The page of an order. @param token as `writePageToken` writes it @returns null for any other */
export async function findOrderPage(
  db: Database,
  token: string,
  couriers: readonly Courier[],
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
  const [lines, times, booking] = await Promise.all([
    listLines(db, [row.id]),
    readTimes(db, row.id),
    findOpenBooking(db, row.id),
  ]);
  const order = toOwnOrder(row, lines.get(row.id) ?? [], couriers);
  const followed: FollowedOrder = {
    status: row.status,
    fulfilment: row.fulfilment,
    confirmation: row.confirmation,
    paymentMethod: row.payment_method,
    totalAmount: order.totalAmount,
    paidAmount: order.paidAmount,
    advanceAmount: toRupees(row.advance_paisa),
    released: order.released,
    placedAt: order.createdAt,
    confirmedAt: row.confirmation === 'confirmed' ? iso(row.confirmation_at) : null,
    packedAt: iso(times.packed),
    dispatchedAt: iso(row.dispatched_at),
    deliveredAt: iso(row.delivered_at ?? times.delivered),
    cancelledAt: iso(times.cancelled),
  };
  const state = {
    ...order,
    fulfilment: row.fulfilment,
    confirmation: row.confirmation,
    isBooked: booking !== undefined,
  };
  return {
    order,
    own: ownActsOf(state, new Date()),
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
