import { type OrderEvent, WAYS, type Way } from '../rules.ts';

/** How often a message is tried (decision 022), and how many one address gets (decision 053). */

/** A process that sends a mail has this long for it; then another one may try. */
export const SENDING_MINUTES = 5;

const MOST_ATTEMPTS = 12;

/** Minutes until a mail is tried again: 1, 2, 4 … at most 360; null after a day. @param attempts made so far, at least 1 */
export function retryAfterMinutes(attempts: number): number | null {
  return attempts >= MOST_ATTEMPTS ? null : Math.min(2 ** (attempts - 1), 360);
}

interface MailLimit {
  /** So many of this kind go to one address within an hour. */
  anHour: number;
  /** Whether it counts for MOST_FROM_ANYBODY: not what an owner needs to get back in, or strangers could use that up. */
  fromAnybody: boolean;
}

/** What a mail can be about, and how many of each one address gets. A household that shops never meets these. */
export const MAIL_LIMITS = {
  'order-placed': { anHour: 6, fromAnybody: true },
  'email-confirmation': { anHour: 5, fromAnybody: true },
  'email-change-asked': { anHour: 3, fromAnybody: true },
  'password-reset': { anHour: 6, fromAnybody: false },
  'password-changed': { anHour: 3, fromAnybody: false },
  'email-changed': { anHour: 3, fromAnybody: false },
  'new-email-in-use': { anHour: 3, fromAnybody: false },
  // For each parcel that staff send.
  'order-sent': { anHour: 20, fromAnybody: false },
  // For each edit of which the customer is told.
  'order-changed': { anHour: 20, fromAnybody: false },
  'order-released': { anHour: 6, fromAnybody: true },
  // Anybody can order in somebody's name, and cancel it again by the order's page.
  'order-confirm': { anHour: 6, fromAnybody: true },
  'order-confirmed': { anHour: 6, fromAnybody: true },
  'order-cancelled': { anHour: 6, fromAnybody: true },
  'order-payment-failed': { anHour: 6, fromAnybody: true },
  'order-delivered': { anHour: 20, fromAnybody: false },
  'order-refunded': { anHour: 20, fromAnybody: false },
  'order-reminder': { anHour: 6, fromAnybody: true },
  'staff-account-changed': { anHour: 20, fromAnybody: false },
  'staff-password-changed': { anHour: 20, fromAnybody: false },
  'staff-two-factor-on': { anHour: 20, fromAnybody: false },
  'staff-two-factor-off': { anHour: 20, fromAnybody: false },
  'staff-two-factor-reset': { anHour: 20, fromAnybody: false },
  'staff-recovery-codes': { anHour: 20, fromAnybody: false },
  // Who signs in more often knows the password, and the first mails have told of it.
  'staff-signed-in': { anHour: 10, fromAnybody: false },
  // To the shop itself, from everybody together.
  'contact-message': { anHour: 60, fromAnybody: false },
  // Anybody can give somebody's address.
  'back-in-stock': { anHour: 6, fromAnybody: true },
  // Each is written by somebody of the staff.
  'contact-answer': { anHour: 20, fromAnybody: false },
  // Anybody can give somebody's address.
  'question-answered': { anHour: 6, fromAnybody: true },
} as const satisfies Record<string, MailLimit>;
export type MailKind = keyof typeof MAIL_LIMITS;

/** With what staff send to themselves, to see the words of a message. It waits in no queue. */
export const COUNTED = {
  ...MAIL_LIMITS,
  'message-test': { anHour: 10, fromAnybody: false },
} as const satisfies Record<string, MailLimit>;

/** What a message by each way is called. */
export const WAY_NAMES = { mail: 'Mail', whatsapp: 'WhatsApp message', sms: 'SMS' } as const satisfies Record<
  Way,
  string
>;

/** What tells the customer of an order of an event. */
export type OrderKind = `order-${OrderEvent}`;

export const kindOf = (event: OrderEvent): OrderKind => `order-${event}`;

/**
 * Whether an event that waits is overtaken by the next of its kind: its message says what the order is by then. Of refunds
 * each is told, with its own amount.
 */
export const isOvertaken = (kind: OrderKind): boolean => kind !== 'order-refunded';

/**
 * The messages that an event leads to. Who has placed an order is asked along whether it is meant, where there is a way for
 * it; whether there is something to ask is decided when the question leaves.
 */
export function kindsToTell(kind: MailKind): MailKind[] {
  return kind === 'order-placed' ? [kind, 'order-confirm'] : [kind];
}

/** What the settings say: which events go by which way. */
export type EventsByWay = Readonly<Record<Way, readonly OrderEvent[]>>;

/** The ways by which a message of this kind goes. */
export function waysOf(kind: MailKind, ways: EventsByWay): Way[] {
  return WAYS.filter((way) => ways[way].some((event) => kindOf(event) === kind));
}

/** The most mails of all kinds that anybody can cause, within an hour (R194). */
export const MOST_FROM_ANYBODY = 8;

/** Services that read dots in the name of a mailbox as nothing. */
const WITHOUT_DOTS: readonly string[] = ['gmail.com', 'googlemail.com'];

/** How an address is counted: one mailbox has many spellings, in any case and with anything behind a plus. */
export function countedAddress(address: string): string {
  const [mailbox = '', host = ''] = address
    .trim()
    .toLowerCase()
    .split(/@(?=[^@]*$)/);
  const name = mailbox.replace(/(?<=.)\+.*$/, '');
  return `${WITHOUT_DOTS.includes(host) ? name.replaceAll('.', '') : name}@${host}`;
}

/** How long a mail that was given up waits for somebody of the staff (days), and how many a page of the list has. */
export const UNDELIVERED_KEPT_DAYS = 30;
export const UNDELIVERED_PAGE_SIZE = 50;
