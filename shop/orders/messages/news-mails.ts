import type { Row } from '../../../database/tables.ts';
import { formatRupees } from '../../money.ts';
import { kindOf } from '../../notifications/rules.ts';
import type { Composer, Composers, Occasion } from '../../notifications/types.ts';
import type { OrderEvent } from '../../rules.ts';
import type { MailValues, Values } from '../../settings/message-texts/types.ts';
import type { CurrentSettings } from '../../settings/settings.ts';
import { leftToPay } from '../payments/rules.ts';
import { aboutOrder, findOrderToMail, linkToConfirm, paymentOf } from './mail-parts.ts';
import { findRefunded } from './refunds.ts';
import { stillHolds } from './rules.ts';

/*
 * What became of an order, in a few sentences and with the way to its page. Anybody can order in anybody's name, so these
 * mails hold nothing that the shopper typed.
 */
type Order = Row<'orders'>;

/** A mail of an event; it leaves only while the event still holds. */
function newsOf(
  event: OrderEvent,
  say: (order: Order, settings: CurrentSettings) => Values = () => ({}),
): Composer {
  return async (db, orderId, settings, occasion) => {
    const order = await findOrderToMail(db, orderId);
    if (!order || !stillHolds(event, order, factOf(occasion))) return null;
    return aboutOrder(kindOf(event), order, settings, { values: say(order, settings) });
  };
}

const factOf = ({ fact = '' }: Occasion) => fact;

const orderRefunded: Composer = async (db, orderId, settings, occasion) => {
  const order = await findOrderToMail(db, orderId);
  const amount = await findRefunded(db, factOf(occasion));
  if (!order || amount === null) return null;
  return aboutOrder('order-refunded', order, settings, { values: { amount: formatRupees(amount) } });
};

/** Its customer is asked whether the order is meant; also once more, where nobody has confirmed it for a while. */
function orderToConfirm(kind: 'order-confirm' | 'order-reminder'): Composer {
  return async (db, orderId, settings) => {
    const order = await findOrderToMail(db, orderId);
    const confirm = order ? linkToConfirm(order, settings) : null;
    // Confirmed or cancelled meanwhile.
    if (!order || !confirm) return null;
    const blocks: MailValues['blocks'] = { 'confirm link': confirm };
    return aboutOrder(kind, order, settings, { blocks });
  };
}

export const newsMails = {
  'order-confirm': orderToConfirm('order-confirm'),
  'order-reminder': orderToConfirm('order-reminder'),
  'order-confirmed': newsOf('confirmed', (_order, { delivery }) => ({ delivery: delivery.promise })),
  'order-delivered': newsOf('delivered', (_order, { store }) => ({ days: String(store.returnDays.faulty) })),
  'order-cancelled': newsOf('cancelled', (order) => ({
    money:
      order.paid_paisa === 0
        ? 'There is nothing to pay. If a courier still brings it, you need not take it.'
        : 'What you have paid for it, we give back.',
  })),
  'order-refunded': orderRefunded,
  'order-payment-failed': newsOf('payment-failed', (order) => ({
    amount: formatRupees(leftToPay(paymentOf(order))),
  })),
} as const satisfies Partial<Composers>;
