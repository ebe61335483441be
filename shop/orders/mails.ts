import type { Database } from '../../database/connect.ts';
import type { Row } from '../../database/tables.ts';
import { isConfirmedAddress } from '../customers/queries.ts';
import { formatMobile } from '../fields/rules.ts';
import { formatRupees, toRupees } from '../money.ts';
import type { Composer, Composers } from '../notifications/types.ts';
import type { MailPart } from '../settings/message-texts/types.ts';
import { shopAddress } from '../settings/settings.ts';
import { amountRows } from './amounts/rules.ts';
import { takeCoupon } from './coupons/of-order.ts';
import { listLines } from './list-lines.ts';
import { aboutOrder, findOrderToMail, linkToConfirm, paymentOf } from './messages/mail-parts.ts';
import { newsMails } from './messages/news-mails.ts';
import { stillHolds } from './messages/rules.ts';
import { awaitsPayment, cashToCollect, dueBeforePacking, paymentRows } from './payments/rules.ts';
import { PAYMENT_METHOD_NAMES } from './schemas.ts';
import { trackingLink } from './tracking-link.ts';

const orderPlaced: Composer = async (db, orderId, settings) => {
  const order = await findOrderToMail(db, orderId);
  if (!order) return null;
  // Anybody can order in the name of anybody: to an address that is not confirmed no text of theirs is sent on.
  const isOwn = await isConfirmedAddress(db, order.customer_id, order.email);
  const costs = await sayWhatItCosts(db, order);
  const mail = aboutOrder('order-placed', order, settings, {
    values: {
      name: isOwn ? order.name : '',
      delivery: settings.delivery.promise,
      destination: isOwn
        ? `It goes to:\n${order.address}\n${order.city}, ${order.province}\n${formatMobile(order.mobile)}`
        : 'It goes to the address that you gave with the order.',
      advance: sayAdvance(order),
    },
    blocks: { order: () => costs, 'confirm link': linkToConfirm(order, settings) },
  });
  return { ...mail, to: { name: isOwn ? order.name : '', address: order.email } };
};

/* What became of an order. Anybody can order in anybody's name, so these mails hold nothing that the shopper typed. */

/** The parcel is on its way: who carries it, under which number, and where it can be followed. */
const orderSent: Composer = async (db, orderId, settings, { fact = '' }) => {
  const order = await findOrderToMail(db, orderId);
  // Taken back, put right, or cancelled meanwhile.
  if (!order?.courier || !order.tracking_number || !stillHolds('sent', order, fact)) return null;
  const { courier, tracking_number: trackingNumber } = order;
  const link = trackingLink({ courier, trackingNumber }, settings.couriers);
  const rows: [string, string][] = [
    ['Courier', courier],
    ['Tracking number', trackingNumber],
  ];
  const toCollect = cashToCollect(paymentOf(order));
  if (toCollect > 0) rows.push(['To pay in cash', formatRupees(toCollect)]);
  return aboutOrder('order-sent', order, settings, {
    values: { courier, tracking: trackingNumber },
    blocks: {
      parcel: () => [{ rows }],
      'tracking link': link ? (label = 'Follow the parcel') => [{ link, label }] : null,
    },
  });
};

/** Staff edited the order, and the customer was to be told: what it is now. */
const orderChanged: Composer = async (db, orderId, settings) => {
  const order = await findOrderToMail(db, orderId);
  if (!order || !stillHolds('changed', order, '')) return null;
  const costs = await sayWhatItCosts(db, order);
  return aboutOrder('order-changed', order, settings, {
    values: { advance: sayAdvance(order) },
    blocks: { order: () => costs },
  });
};

/** Nobody confirmed the order in time: the shop cancelled it and gave its stock back. */
const orderReleased: Composer = async (db, orderId, settings) => {
  const order = await findOrderToMail(db, orderId);
  // Taken up again meanwhile.
  if (!order || !stillHolds('released', order, '')) return null;
  return aboutOrder('order-released', order, settings, {
    values: { missing: order.payment_method === 'cash' ? 'confirmed on the phone' : 'paid' },
    blocks: {
      'shop link': (label = `To ${settings.store.name}`) => [{ link: shopAddress(settings), label }],
    },
  });
};

/** What is to be paid before the order is packed; null where the shop does not wait for it. */
function sayAdvance(order: Row<'orders'>): string | null {
  const paid = { ...paymentOf(order), advanceAmount: toRupees(order.advance_paisa) };
  return paid.paymentMethod === 'cash' && awaitsPayment(paid) ? formatRupees(dueBeforePacking(paid)) : null;
}

/** Its lines and its amounts. */
async function sayWhatItCosts(db: Database, order: Row<'orders'>): Promise<MailPart[]> {
  const lines = (await listLines(db, [order.id])).get(order.id) ?? [];
  const rupees = (paisa: number) => formatRupees(toRupees(paisa));
  const amounts = amountRows({
    subtotal: toRupees(order.subtotal_paisa),
    discountAmount: toRupees(order.discount_paisa),
    coupon: takeCoupon(order).coupon,
    shippingCost: toRupees(order.shipping_paisa),
  });
  return [
    {
      rows: lines.map(({ name, quantity, line_price_paisa }): [string, string] => [
        `${quantity} × ${name}`,
        rupees(line_price_paisa * quantity),
      ]),
    },
    {
      rows: [
        ...amounts,
        ['Total', rupees(order.total_paisa)],
        ['Payment', PAYMENT_METHOD_NAMES[order.payment_method]],
        ...(order.paid_paisa > 0 ? paymentRows(paymentOf(order)) : []),
      ],
      sum: 'Total',
    },
  ];
}

export const orderMails = {
  'order-placed': orderPlaced,
  'order-sent': orderSent,
  'order-changed': orderChanged,
  'order-released': orderReleased,
  ...newsMails,
} as const satisfies Partial<Composers>;
