import type { Database } from '../../database/connect.ts';
import { isConfirmedAddress } from '../customers/queries.ts';
import { formatMobile } from '../fields/rules.ts';
import { formatRupees, toRupees } from '../money.ts';
import { PAYMENT_METHOD_NAMES } from '../orders/schemas.ts';
import { DELIVERY_PROMISE } from '../orders/shipping/rules.ts';
import type { Settings } from '../settings.ts';
import {
  emailChangeAsked,
  emailChanged,
  emailConfirmation,
  passwordChanged,
  passwordReset,
  staffAccountChanged,
} from './account-mails.ts';
import { composeOrderReleased, composeOrderSent } from './compose-order-news.ts';
import type { Composer, MailKind } from './types.ts';
import { writeMail } from './write-mail.ts';

/**
 * Writes the mail of a notice, from what is stored now.
 * @param recipient the address that was given when it was queued
 * @returns null when what it was about is gone: then there is nothing to say
 */
export function composeMail(
  db: Database,
  kind: MailKind,
  id: string,
  settings: Settings,
  recipient: string | null,
) {
  return COMPOSERS[kind](db, id, settings, recipient);
}

const contactMessage: Composer = async (db, messageId, settings) => {
  const message = await db
    .selectFrom('contact_messages')
    .select(['name', 'email', 'mobile', 'message'])
    .where('id', '=', messageId)
    .executeTakeFirst();
  if (!message) return null;
  const { store } = settings;
  const sender: [string, string][] = [
    ['Name', message.name],
    ['E-mail', message.email],
  ];
  if (message.mobile) sender.push(['Mobile', formatMobile(message.mobile)]);
  return {
    to: { name: store.name, address: store.email },
    replyTo: { name: message.name, address: message.email },
    subject: `Message from ${message.name}`,
    ...writeMail([{ rows: sender }, { say: message.message }], store.name),
    secret: false,
  };
};

const orderPlaced: Composer = async (db, orderId, settings) => {
  const order = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst();
  if (!order) return null;
  const lines = await db
    .selectFrom('order_lines')
    .select(['name', 'quantity', 'line_price_paisa'])
    .where('order_id', '=', orderId)
    .orderBy('line_number')
    .execute();
  const { store } = settings;
  // Anybody can order in the name of anybody: to an address that is not confirmed no text of theirs is sent on.
  const isOwn = await isConfirmedAddress(db, order.customer_id, order.email);
  const rupees = (paisa: number) => formatRupees(toRupees(paisa));
  const parts = [
    { say: isOwn ? `Hello ${order.name},` : 'Hello,' },
    { say: `thank you for your order. Its number is ${order.number}.` },
    {
      rows: lines.map(({ name, quantity, line_price_paisa }): [string, string] => [
        `${quantity} × ${name}`,
        rupees(line_price_paisa * quantity),
      ]),
    },
    {
      rows: [
        ['Subtotal', rupees(order.subtotal_paisa)],
        ['Shipping', order.shipping_paisa === 0 ? 'FREE' : rupees(order.shipping_paisa)],
        ['Total', rupees(order.total_paisa)],
        ['Payment', PAYMENT_METHOD_NAMES[order.payment_method]],
      ] satisfies [string, string][],
      sum: 'Total',
    },
    {
      say: isOwn
        ? `${DELIVERY_PROMISE} It goes to:\n${order.address}\n${order.city}, ${order.province}\n${formatMobile(order.mobile)}`
        : `${DELIVERY_PROMISE} It goes to the address that you gave with the order.`,
    },
    { say: `Questions? Call ${store.phone}.` },
  ];
  return {
    to: { name: isOwn ? order.name : '', address: order.email },
    subject: `Your order ${order.number} at ${store.name}`,
    ...writeMail(parts, store.name),
    secret: false,
  };
};

const COMPOSERS: Readonly<Record<MailKind, Composer>> = {
  'password-reset': passwordReset,
  'contact-message': contactMessage,
  'order-placed': orderPlaced,
  'order-sent': composeOrderSent,
  'order-released': composeOrderReleased,
  'email-confirmation': emailConfirmation,
  'email-change-asked': emailChangeAsked,
  'email-changed': emailChanged,
  'password-changed': passwordChanged,
  'staff-account-changed': staffAccountChanged,
};
