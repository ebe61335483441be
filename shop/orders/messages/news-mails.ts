import type { Row } from '../../../database/tables.ts';
import { formatRupees, toRupees } from '../../money.ts';
import type { ComposedMail, Composer, Composers, MailPart, Occasion } from '../../notifications/types.ts';
import type { OrderEvent } from '../../rules.ts';
import type { CurrentSettings } from '../../settings.ts';
import { leftToPay } from '../payments/rules.ts';
import { askToConfirm, findOrderToMail, followIt, paymentOf } from './mail-parts.ts';
import { findRefunded } from './refunds.ts';
import { stillHolds } from './rules.ts';

/*
 * What became of an order, in a few sentences and with the way to its page. Anybody can order in anybody's name, so these
 * mails hold nothing that the shopper typed.
 */
type Order = Row<'orders'>;

interface News {
  /** What the subject says behind "Your order 1042 at Saman". */
  subject: string;
  says: readonly string[];
  /** What the button says that leads to the order's page. */
  label?: string;
}

/** A mail of an event; it leaves only while the event still holds. */
function newsOf(event: OrderEvent, write: (order: Order, settings: CurrentSettings) => News): Composer {
  return async (db, orderId, settings, occasion) => {
    const order = await findOrderToMail(db, orderId);
    if (!order || !stillHolds(event, order, factOf(occasion))) return null;
    return toMail(order, settings, write(order, settings));
  };
}

const factOf = ({ fact = '' }: Occasion) => fact;

function toMail(order: Order, settings: CurrentSettings, { subject, says, label }: News): ComposedMail {
  const { store } = settings;
  const parts: MailPart[] = [
    ...says.map((say) => ({ say })),
    followIt(order, settings, label),
    { say: `Questions? Call ${store.phone}.` },
  ];
  return {
    to: order.email,
    subject: `Your order ${order.number} at ${store.name} ${subject}`,
    about: { kind: 'order', id: order.id, name: String(order.number) },
    parts,
  };
}

const left = (order: Order) => formatRupees(leftToPay(paymentOf(order)));

const orderRefunded: Composer = async (db, orderId, settings, occasion) => {
  const order = await findOrderToMail(db, orderId);
  const amount = await findRefunded(db, factOf(occasion));
  if (!order || amount === null) return null;
  return toMail(order, settings, {
    subject: 'is refunded',
    says: [`We have given back ${formatRupees(amount)} for your order ${order.number}.`],
  });
};

/** Its customer is asked whether the order is meant; also once more, where nobody has confirmed it for a while. */
const orderToConfirm: Composer = async (db, orderId, settings) => {
  const order = await findOrderToMail(db, orderId);
  const asks = order ? askToConfirm(order, settings) : [];
  // Confirmed or cancelled meanwhile.
  if (!order || asks.length === 0) return null;
  const { store } = settings;
  const parts: MailPart[] = [
    { say: `Your order ${order.number} of ${formatRupees(toRupees(order.total_paisa))} waits for you.` },
    ...asks,
    { say: `Questions? Call ${store.phone}.` },
  ];
  return {
    to: order.email,
    subject: `Please confirm your order ${order.number} at ${store.name}`,
    about: { kind: 'order', id: orderId, name: String(order.number) },
    parts,
  };
};

export const newsMails = {
  'order-confirm': orderToConfirm,
  'order-reminder': orderToConfirm,
  'order-confirmed': newsOf('confirmed', (order, { delivery }) => ({
    subject: 'is confirmed',
    says: [`Thank you, your order ${order.number} is confirmed. We pack it next. ${delivery.promise}`],
  })),
  'order-delivered': newsOf('delivered', (order, { store: { returnDays } }) => ({
    subject: 'was delivered',
    says: [
      `Your order ${order.number} was delivered. Thank you for shopping with us.`,
      `Is something faulty, or did it not reach you? Tell us within ${returnDays.faulty} days.`,
    ],
  })),
  'order-cancelled': newsOf('cancelled', (order) => ({
    subject: 'is cancelled',
    says: [
      `Your order ${order.number} is cancelled. Nothing will be delivered.`,
      order.paid_paisa === 0
        ? 'There is nothing to pay. If a courier still brings it, you need not take it.'
        : 'What you have paid for it, we give back.',
    ],
  })),
  'order-refunded': orderRefunded,
  'order-payment-failed': newsOf('payment-failed', (order) => ({
    subject: 'is not paid yet',
    says: [
      `Your payment of ${left(order)} for order ${order.number} did not go through. If your bank shows that the money left, please call us.`,
      'Try again on the page of your order.',
    ],
    label: 'Pay for your order',
  })),
} as const satisfies Partial<Composers>;
