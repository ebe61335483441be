import type { Database } from '../../database/connect.ts';
import { createResetLink } from '../customers/create-reset-link.ts';
import { formatMobile } from '../customers/rules.ts';
import { formatRupees, toRupees } from '../money.ts';
import { PAYMENT_METHOD_NAMES } from '../orders/schemas.ts';
import { type Settings, shopAddress } from '../settings.ts';
import { composeOrderReleased, composeOrderSent } from './compose-order-news.ts';
import type { Mail, NoticeKind } from './types.ts';
import { writeMail } from './write-mail.ts';

type Composer = (db: Database, id: string, settings: Settings) => Promise<Mail | null>;

/**
 * Writes the mail of a notice, from what is stored now.
 * @returns null when what it was about is gone: then there is nothing to say
 */
export function composeMail(db: Database, kind: NoticeKind, id: string, settings: Settings) {
  return COMPOSERS[kind](db, id, settings);
}

const passwordReset: Composer = async (db, customerId, settings) => {
  const customer = await db
    .selectFrom('customers')
    .select(['name', 'email'])
    .where('id', '=', customerId)
    .executeTakeFirst();
  if (!customer) return null;
  const link = await createResetLink(db, customerId, shopAddress(settings));
  const shop = settings.store.name;
  const parts = [
    { say: `Hello ${customer.name},` },
    { say: `somebody, we hope it was you, asked for a new password for your account at ${shop}.` },
    { link, label: 'Choose a new password' },
    {
      say: 'The link works once, for one hour. If it was not you, do nothing: your password stays as it is.',
    },
  ];
  return {
    to: { name: customer.name, address: customer.email },
    subject: `Your new password for ${shop}`,
    ...writeMail(parts, shop),
    secret: true,
  };
};

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
  const rupees = (paisa: number) => formatRupees(toRupees(paisa));
  const parts = [
    { say: `Hello ${order.name},` },
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
      say: `It comes within 2 to 4 working days to:\n${order.address}\n${order.city}, ${order.province}\n${formatMobile(order.mobile)}`,
    },
    { say: `Questions? Call ${store.phone}.` },
  ];
  return {
    to: { name: order.name, address: order.email },
    subject: `Your order ${order.number} at ${store.name}`,
    ...writeMail(parts, store.name),
    secret: false,
  };
};

const COMPOSERS: Readonly<Record<NoticeKind, Composer>> = {
  'password-reset': passwordReset,
  'contact-message': contactMessage,
  'order-placed': orderPlaced,
  'order-sent': composeOrderSent,
  'order-released': composeOrderReleased,
};
