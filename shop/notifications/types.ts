import type { Database } from '../../database/connect.ts';
import type { Subject } from '../audit-log/types.ts';
import type { Way } from '../rules.ts';
import type { MailPart } from '../settings/message-texts/types.ts';
import type { CurrentSettings } from '../settings/settings.ts';
import type { MailKind } from './rules.ts';

/** What the audit log names when a mail cannot be delivered. */
export type MailSubject = Subject & { kind: 'order' | 'mail' };

interface Person {
  name: string;
  address: string;
}

/** A mail before it is written as text and HTML. */
export interface ComposedMail {
  /** The address alone where it is not confirmed: a stranger may have chosen the name too (decision 053). */
  to: Person | string;
  replyTo?: Person;
  subject: string;
  parts: readonly MailPart[];
  /** What the audit log names when the mail cannot be delivered; without it, the mail itself. */
  about?: MailSubject;
  /** Whether its reader gets into somebody's account by it. */
  secret?: boolean;
}

export interface Mail extends Omit<ComposedMail, 'parts' | 'to'> {
  /** Who sends it, with the name. */
  from: string;
  to: Person;
  text: string;
  html: string;
}

/** What was noted of an event when its mail was queued. */
export interface Occasion {
  at: Date;
  /** The address that the mail goes to, where it is not found through the subject. */
  recipient: string | null;
  /** From which device it came, in words of the shop (shop/auth/sessions/device-name.ts). */
  deviceName: string | null;
  /** What tells an event of an order from the next of its kind (shop/orders/messages/rules.ts); otherwise empty. */
  fact?: string;
}

/** What was composed for one way. */
export interface Written {
  /** An address of mail, or a mobile as it is stored. */
  address: string;
  about?: MailSubject;
}

/** A message that waits, as far as it is composed by it. */
export interface Waiting {
  kind: MailKind;
  subjectId: string;
  occasion: Occasion;
  /** What the buttons of a message to the customer of an order are known by. */
  answerKey: string | null;
}

/** One way to people: it composes what waits, and takes it away. */
export interface Carrier<Message extends Written = Written> {
  way: Way;
  /** @returns null when there is nothing to say, or nobody to say it to */
  compose(db: Database, waiting: Waiting): Promise<Message | null>;
  /**
   * @param name the same each time that this message is tried
   * @returns what the service calls it; null where it gives no name
   * @throws when it is not taken
   */
  send(message: Message, name: string): Promise<string | null>;
  /** Why another try is in vain, in one sentence for staff; null where it may help. */
  whyRefused(error: unknown): string | null;
}

/** Composes a mail from what is stored now; null when there is nothing to say. */
export type Composer = (
  db: Database,
  id: string,
  settings: CurrentSettings,
  occasion: Occasion,
) => Promise<ComposedMail | null>;

/** Who composes which mail: each kind stands beside what it is about. */
export type Composers = Readonly<Record<MailKind, Composer>>;
