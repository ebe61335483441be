import type { Database } from '../../database/connect.ts';
import { formatRupees, toRupees } from '../money.ts';
import { trackingLink } from '../orders/tracking-link.ts';
import { type Settings, shopAddress } from '../settings.ts';
import type { Mail } from './types.ts';
import { type MailPart, writeMail } from './write-mail.ts';

/*
 * What became of an order. Anybody can order in anybody's name, so these mails hold nothing that the shopper typed:
 * no name, no address, only numbers, amounts and the shop's own words.
 */

/** The parcel is on its way: who carries it, under which number, and where it can be followed. */
export async function composeOrderSent(
  db: Database,
  orderId: string,
  settings: Settings,
): Promise<Mail | null> {
  const order = await findOrder(db, orderId);
  // Taken back, or cancelled meanwhile: there is nothing to follow.
  if (!order?.courier || !order.tracking_number || order.status === 'Cancelled') return null;
  const { store, couriers } = settings;
  const { courier, tracking_number: trackingNumber } = order;
  const link = trackingLink({ courier, trackingNumber }, couriers);
  const rows: [string, string][] = [
    ['Courier', courier],
    ['Tracking number', trackingNumber],
  ];
  if (order.payment_method === 'cash')
    rows.push(['To pay in cash', formatRupees(toRupees(order.total_paisa))]);
  const parts: MailPart[] = [
    { say: `Good news: your order ${order.number} is with the courier.` },
    { rows },
    ...(link ? [{ link, label: 'Follow the parcel' }] : []),
    { say: `Questions? Call ${store.phone}.` },
  ];
  return {
    to: { name: '', address: order.email },
    subject: `Your order ${order.number} at ${store.name} is on its way`,
    ...writeMail(parts, store.name),
    secret: false,
  };
}

/** Nobody confirmed the order in time: the shop cancelled it and gave its stock back. */
export async function composeOrderReleased(
  db: Database,
  orderId: string,
  settings: Settings,
): Promise<Mail | null> {
  const order = await findOrder(db, orderId);
  // Taken up again meanwhile.
  if (!order?.released_at) return null;
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
    to: { name: '', address: order.email },
    subject: `Your order ${order.number} at ${store.name} is cancelled`,
    ...writeMail(parts, store.name),
    secret: false,
  };
}

function findOrder(db: Database, orderId: string) {
  return db
    .selectFrom('orders')
    .select([
      'number',
      'email',
      'status',
      'payment_method',
      'total_paisa',
      'courier',
      'tracking_number',
      'released_at',
    ])
    .where('id', '=', orderId)
    .executeTakeFirst();
}
