import type { Database } from '../../database/connect.ts';
import type { Row } from '../../database/tables.ts';
import { isConfirmedAddress } from '../customers/queries.ts';
import { formatMobile } from '../fields/rules.ts';
import { formatRupees, toRupees } from '../money.ts';
import type { Composer, Composers, MailPart } from '../notifications/types.ts';
import { shopAddress } from '../settings.ts';
import { amountRows } from './amounts/rules.ts';
import { takeCoupon } from './coupons/of-order.ts';
import { listLines } from './list-lines.ts';
import { askToConfirm, findOrderToMail, followIt, paymentOf } from './messages/mail-parts.ts';
import { newsMails } from './messages/news-mails.ts';
import { stillHolds } from './messages/rules.ts';
import { awaitsPayment, cashToCollect, dueBeforePacking, paymentRows } from './payments/rules.ts';
import { PAYMENT_METHOD_NAMES } from './schemas.ts';
import { trackingLink } from './tracking-link.ts';

const orderPlaced: Composer = async (db, orderId, settings) => {
  const order = await findOrderToMail(db, orderId);
  if (!order) return null;
  const { store, delivery } = settings;
  // Anybody can order in the name of anybody: to an address that is not confirmed no text of theirs is sent on.
  const isOwn = await isConfirmedAddress(db, order.customer_id, order.email);
  const parts: MailPart[] = [
    { say: isOwn ? `Hello ${order.name},` : 'Hello,' },
    { say: `thank you for your order. Its number is ${order.number}.` },
    ...(await sayWhatItCosts(db, order)),
    {
      say: isOwn
        ? `${delivery.promise} It goes to:\n${order.address}\n${order.city}, ${order.province}\n${formatMobile(order.mobile)}`
        : `${delivery.promise} It goes to the address that you gave with the order.`,
    },
    ...askToConfirm(order, settings),
    ...askForAdvance(order),
    followIt(order, settings),
    { say: `Questions? Call ${store.phone}.` },
  ];
  return {
    to: { name: isOwn ? order.name : '', address: order.email },
    subject: `Your order ${order.number} at ${store.name}`,
    about: { kind: 'order', id: orderId, name: String(order.number) },
    parts,
  };
};

/* What became of an order. Anybody can order in anybody's name, so these mails hold nothing that the shopper typed. */

/** The parcel is on its way: who carries it, under which number, and where it can be followed. */
const orderSent: Composer = async (db, orderId, settings, { fact = '' }) => {
  const order = await findOrderToMail(db, orderId);
  // Taken back, put right, or cancelled meanwhile.
  if (!order?.courier || !order.tracking_number || !stillHolds('sent', order, fact)) return null;
  const { store, couriers } = settings;
  const { courier, tracking_number: trackingNumber } = order;
  const link = trackingLink({ courier, trackingNumber }, couriers);
  const rows: [string, string][] = [
    ['Courier', courier],
    ['Tracking number', trackingNumber],
  ];
  const toCollect = cashToCollect(paymentOf(order));
  if (toCollect > 0) rows.push(['To pay in cash', formatRupees(toCollect)]);
  const parts: MailPart[] = [
    { say: `Good news: your order ${order.number} is with the courier.` },
    { rows },
    ...(link ? [{ link, label: 'Follow the parcel' }] : []),
    followIt(order, settings),
    { say: `Questions? Call ${store.phone}.` },
  ];
  return {
    to: order.email,
    subject: `Your order ${order.number} at ${store.name} is on its way`,
    about: { kind: 'order', id: orderId, name: String(order.number) },
    parts,
  };
};

/** Staff edited the order, and the customer was to be told: what it is now. */
const orderChanged: Composer = async (db, orderId, settings) => {
  const order = await findOrderToMail(db, orderId);
  if (!order || !stillHolds('changed', order, '')) return null;
  const { store } = settings;
  const parts: MailPart[] = [
    { say: `Your order ${order.number} was changed. This is what it is now:` },
    ...(await sayWhatItCosts(db, order)),
    ...askForAdvance(order),
    followIt(order, settings),
    { say: `Is something not as you wanted it? Call ${store.phone}.` },
  ];
  return {
    to: order.email,
    subject: `Your order ${order.number} at ${store.name} was changed`,
    about: { kind: 'order', id: orderId, name: String(order.number) },
    parts,
  };
};

/** Nobody confirmed the order in time: the shop cancelled it and gave its stock back. */
const orderReleased: Composer = async (db, orderId, settings) => {
  const order = await findOrderToMail(db, orderId);
  // Taken up again meanwhile.
  if (!order || !stillHolds('released', order, '')) return null;
  const { store } = settings;
  const missing = order.payment_method === 'cash' ? 'confirmed on the phone' : 'paid';
  const parts: MailPart[] = [
    {
      say: `Your order ${order.number} of ${formatRupees(toRupees(order.total_paisa))} was not ${missing} in time, so we have cancelled it. There is nothing to pay.`,
    },
    { say: `Do you still want it? Call us at ${store.phone} and name the order, or order again.` },
    { link: shopAddress(settings), label: `To ${store.name}` },
  ];
  return {
    to: order.email,
    subject: `Your order ${order.number} at ${store.name} is cancelled`,
    about: { kind: 'order', id: orderId, name: String(order.number) },
    parts,
  };
};

/** What the shop waits for before it packs a cash order; the link to the order's page comes next. */
function askForAdvance(order: Row<'orders'>): MailPart[] {
  const paid = { ...paymentOf(order), advanceAmount: toRupees(order.advance_paisa) };
  if (paid.paymentMethod !== 'cash' || !awaitsPayment(paid)) return [];
  const rupees = formatRupees(dueBeforePacking(paid));
  return [
    {
      say: `Before we pack it we ask for an advance of ${rupees}. The page of your order shows how to pay it:`,
    },
  ];
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
