import type { Database } from '../../database/connect.ts';
import type { Subject } from '../audit-log/types.ts';
import type { Settings } from '../settings.ts';
import type { MailKind } from './rules.ts';

/** A part of a mail. Every text in it is escaped; nothing of it is read as HTML. */
export type MailPart =
  | { say: string }
  | { link: string; label: string }
  /** `sum` is the name of the row that all others lead to. */
  | { rows: readonly [string, string][]; sum?: string };

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
  to: Person;
  text: string;
  html: string;
}

/** Composes a mail from what is stored now; null when there is nothing to say. @param recipient given when it was queued */
export type Composer = (
  db: Database,
  id: string,
  settings: Settings,
  recipient: string | null,
) => Promise<ComposedMail | null>;

/** Who composes which mail: each kind stands beside what it is about. */
export type Composers = Readonly<Record<MailKind, Composer>>;
