import { COMPOSERS } from '../../../server/background-jobs.ts';
import { deliver } from '../../../shop/notifications/deliver.ts';
import { deliverMails } from '../../../shop/notifications/deliver-mails.ts';
import type { Mailer } from '../../../shop/notifications/open-mailer.ts';
import { routeEvents } from '../../../shop/notifications/route-events.ts';
import { ServiceError } from '../../../shop/notifications/service-error.ts';
import { readPayload } from '../../../shop/orders/messages/button-payload.ts';
import { openShortCarriers } from '../../../shop/orders/messages/short-carriers.ts';
import type { Way } from '../../../shop/rules.ts';
import type { TestShop } from '../../support/shop.ts';

/** What the services do that carry messages: take them, not answer, take them without saying so, or refuse them for ever. */
export const FAULTS = ['none', 'away', 'answer-lost', 'refuses'] as const;
type Fault = (typeof FAULTS)[number];

/** A message that left. */
interface SentMessage {
  way: Way;
  /** The same each time that it is tried. */
  name: string;
  to: string;
  orderId: string;
  /** Of its parcel, where it names one. */
  tracking: string;
  /** Whether the shop never heard that it was taken. */
  isLost: boolean;
}

/** A message with two buttons that a customer has. */
interface Question {
  mobile: string;
  answerKey: string;
}

/** The services that carry messages, in this process. What the shop sends by them is written and chosen by the real ones. */
export interface Messenger {
  sent: SentMessage[];
  /** The newest last. */
  asked: Question[];
}

/** @throws where the service does not say that it took the message */
function answer(fault: Fault): void {
  if (fault === 'refuses') throw new ServiceError('HTTP_400', 'It is refused.');
  if (fault !== 'none') throw new ServiceError('NO_ANSWER');
}

/** Sends the mails that are due. @returns how many the shop believes to have left */
export function sendMails({ database, settings }: TestShop, { sent }: Messenger, fault: Fault) {
  const mailer: Mailer = {
    async send({ to, text, about }, name) {
      const isTaken = fault === 'none' || fault === 'answer-lost';
      const [tracking = ''] = NUMBER.exec(text) ?? [];
      const isLost = fault === 'answer-lost';
      if (isTaken) {
        sent.push({ way: 'mail', name, to: to.address, orderId: about?.id ?? '', tracking, isLost });
      }
      answer(fault);
    },
    close() {},
  };
  return deliverMails(database, mailer, COMPOSERS, settings, () => {});
}

/** As the model numbers parcels. */
const NUMBER = /\bT[AB]-\d+\b/;

/** Sends what is due by a way beside mail. @returns how many the shop believes to have left */
export async function sendShort(
  { database, settings }: TestShop,
  { sent, asked }: Messenger,
  way: Exclude<Way, 'mail'>,
  fault: Fault,
): Promise<number> {
  const carrier = openShortCarriers(settings, async () => settings).find((one) => one.way === way);
  if (!carrier) throw new Error(`There are no keys for ${way}.`);
  await routeEvents(database, settings.messages.ways);
  const held: typeof carrier = {
    ...carrier,
    async send({ short }, name) {
      const { mobile, about, payloads, text } = short;
      const isTaken = fault === 'none' || fault === 'answer-lost';
      const isLost = fault === 'answer-lost';
      if (isTaken) {
        const [tracking = ''] = NUMBER.exec(text) ?? [];
        sent.push({ way, name, to: mobile, orderId: about.id, tracking, isLost });
        const pressable = readPayload(payloads[0] ?? '');
        if (way === 'whatsapp' && pressable) asked.push({ mobile, answerKey: pressable.answerKey });
      }
      answer(fault);
      return way === 'whatsapp' ? `wamid of ${name}` : null;
    },
  };
  return deliver(database, held, () => {});
}

/** Which events go by which way in the model's shop: all that both can tell, and some by SMS. */
export function messageSettings(): Record<string, string> {
  const all =
    'placed, confirm, reminder, confirmed, sent, delivered, cancelled, released, changed, refunded, payment-failed';
  return {
    MESSAGES_MAIL: all,
    MESSAGES_WHATSAPP: all,
    MESSAGES_SMS: 'placed, sent, cancelled, refunded',
    // Nothing listens there: the services are in this process.
    SMS_URL: 'http://127.0.0.1:1',
  };
}
