import type { Database } from '../../../database/connect.ts';
import { toRupees } from '../../money.ts';
import { type RaastRequest, requestByRaast } from '../../payments/raast/rules.ts';
import type { CurrentSettings } from '../../settings/settings.ts';
import { isSameSecret } from '../../tokens.ts';
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
import { findPaymentStanding, type PaymentOfPage } from '../paying/find-standing.ts';
import { awaitsPayment } from '../payments/rules.ts';
import type { OwnOrder } from '../responses.ts';
import { readPageToken } from './page-token.ts';
import {
  advanceOf,
  dueByBankApp,
  explainOrder,
  type FollowedOrder,
  type ProgressStep,
  progressOf,
  shortenAddress,
  shortenMobile,
  shortenName,
  type WayOn,
} from './rules.ts';

/** All that an order's page shows. */
export interface OrderPage {
  order: OwnOrder;
  heading: string;
  next: string;
  /** Where it leads on. */
  ways: readonly WayOn[];
  progress: ProgressStep[];
  /** Of an order by card: how its payment stands, and by which gateways it is paid; null where there is nothing to say. */
  payment: PaymentOfPage | null;
  /** Whether any money came for it, also what went back since. */
  wasPaid: boolean;
  /** How what is due is paid from a bank's app, and whether the shop waits for it; null where it isn't. */
  raast: (RaastRequest & { isAwaited: boolean }) | null;
  /** Whom it goes to, shortened: who has the link need not be who ordered. */
  to: { name: string; mobile: string; address: string; city: string; province: string };
  own: OwnActs;
  /** What is still awaited in advance, and what is paid at the door then; null where no advance is awaited. */
  advance: ReturnType<typeof advanceOf>;
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
  return row && isSameSecret(row.page_key, asked.key) ? row.id : null;
}

/**
 * The page of an order.
 * @param token as `writePageToken` writes it
 * @returns null for any other token
 */
export async function findOrderPage(
  db: Database,
  token: string,
  settings: Pick<CurrentSettings, 'couriers' | 'payments' | 'raast' | 'delivery'>,
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
      'to_refund_paisa',
      'stock_held_since',
      'source',
    ])
    .where('number', '=', asked.number)
    .executeTakeFirst();
  if (!row || !isSameSecret(row.page_key, asked.key)) return null;
  const [lines, times, booking, paying] = await Promise.all([
    listLines(db, [row.id]),
    readTimes(db, row.id),
    findOpenBooking(db, row.id),
    findPaymentStanding(db, row, settings.payments),
  ]);
  const order = toOwnOrder(row, lines.get(row.id) ?? [], settings.couriers);
  const followed: FollowedOrder = {
    status: row.status,
    fulfilment: row.fulfilment,
    confirmation: row.confirmation,
    paymentMethod: row.payment_method,
    totalAmount: order.totalAmount,
    paidAmount: order.paidAmount,
    advanceAmount: toRupees(row.advance_paisa),
    refundedAmount: paying.refundedAmount,
    takesRaast: settings.raast !== null,
    released: order.released,
    placedAt: order.createdAt,
    confirmedAt: row.confirmation === 'confirmed' ? iso(row.confirmation_at) : null,
    packedAt: iso(times.packed),
    dispatchedAt: iso(row.dispatched_at),
    // Of orders that were delivered before migration 010 only the history says when.
    deliveredAt: iso(row.delivered_at ?? times.delivered),
    cancelledAt: iso(times.cancelled),
  };
  const state = {
    ...order,
    fulfilment: row.fulfilment,
    confirmation: row.confirmation,
    isBooked: booking !== undefined,
  };
  const request = requestByRaast(settings.raast, { amount: dueByBankApp(followed), number: order.number });
  return {
    order,
    raast: request && { ...request, isAwaited: awaitsPayment(followed) },
    own: ownActsOf(state, new Date()),
    advance: advanceOf(followed),
    ...explainOrder(followed, settings.delivery.promise),
    progress: progressOf(followed),
    payment: paying.shown,
    wasPaid: followed.paidAmount + followed.refundedAmount > 0,
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
