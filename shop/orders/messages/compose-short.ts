import type { Database } from '../../../database/connect.ts';
import { formatRupees } from '../../money.ts';
import { kindOf } from '../../notifications/rules.ts';
import type { MailSubject, Waiting } from '../../notifications/types.ts';
import { ORDER_EVENTS, type OrderEvent } from '../../rules.ts';
import type { Settings } from '../../settings/settings.ts';
import { listLines } from '../list-lines.ts';
import { leftToPay, type PaymentOf } from '../payments/rules.ts';
import { pageLink, paymentOf } from './mail-parts.ts';
import { findRefunded } from './refunds.ts';
import { stillHolds } from './rules.ts';
import type { Values } from './texts.ts';

/** A message before it is written for WhatsApp or as an SMS. */
export interface ShortMessage {
  event: OrderEvent;
  /** As it is stored, +923XXXXXXXXX. */
  mobile: string;
  values: Values;
  about: MailSubject;
  /** What its buttons are known by. */
  answerKey: string | null;
}

/** So many lines are named; of the others their number. */
const LINES_NAMED = 3;

/** Composes a short message from what is stored now; null when there is nothing to say any more. */
export async function composeShort(
  db: Database,
  { kind, subjectId, occasion, answerKey }: Waiting,
  settings: Settings,
): Promise<ShortMessage | null> {
  const event = ORDER_EVENTS.find((known) => kindOf(known) === kind);
  const order = await db.selectFrom('orders').selectAll().where('id', '=', subjectId).executeTakeFirst();
  const { fact = '' } = occasion;
  if (!event || !order || !stillHolds(event, order, fact)) return null;
  const refunded = event === 'refunded' ? await findRefunded(db, fact) : null;
  if (event === 'refunded' && refunded === null) return null;
  const isCash = order.payment_method === 'cash';
  const lines = (await listLines(db, [order.id])).get(order.id) ?? [];
  return {
    event,
    mobile: order.mobile,
    about: { kind: 'order', id: order.id, name: String(order.number) },
    answerKey,
    values: {
      number: String(order.number),
      items: sayItems(lines),
      pay: sayPayment(paymentOf(order)),
      amount: formatRupees(refunded ?? leftToPay(paymentOf(order))),
      courier: order.courier ?? '',
      tracking: order.tracking_number ?? '',
      missing: isCash ? 'confirmed' : 'paid',
      link: pageLink(order, settings),
    },
  };
}

/** What is to be paid, and how; of what is paid already, what it came to. */
function sayPayment(payment: PaymentOf): string {
  const left = leftToPay(payment);
  if (left === 0) return `${formatRupees(payment.totalAmount)}, paid already`;
  return `${formatRupees(left)} ${payment.paymentMethod === 'cash' ? 'to pay in cash' : 'to pay by card'}`;
}

function sayItems(lines: readonly { name: string; quantity: number }[]): string {
  const named = lines.slice(0, LINES_NAMED).map(({ name, quantity }) => `${quantity} × ${name}`);
  const more = lines.length - named.length;
  return more > 0 ? `${named.join(', ')} and ${more} more` : named.join(', ');
}
