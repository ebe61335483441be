import type { Database } from '../../database/connect.ts';
import type { Settings } from '../settings.ts';

/** What a mail can be about, with whose id it is told. */
export type MailKind =
  | 'password-reset'
  | 'contact-message'
  | 'order-placed'
  | 'order-sent'
  | 'order-released'
  | 'email-confirmation'
  | 'email-change-asked'
  | 'email-changed'
  | 'password-changed'
  | 'staff-account-changed';

/** A part of a mail. Every text in it is escaped; nothing of it is read as HTML. */
export type MailPart =
  | { say: string }
  | { link: string; label: string }
  /** `sum` is the name of the row that all others lead to. */
  | { rows: readonly [string, string][]; sum?: string };

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
  /** Whether whoever reads it gets into somebody's account by it. */
  secret?: boolean;
}

export interface Mail extends Omit<ComposedMail, 'parts' | 'to'> {
  to: Person;
  text: string;
  html: string;
}

/**
 * Composes the mail of one kind, from what is stored now.
 * @param id of what it is about
 * @param recipient the address that was given when it was queued
 * @returns null when there is nothing to say any more
 */
export type Composer = (
  db: Database,
  id: string,
  settings: Settings,
  recipient: string | null,
) => Promise<ComposedMail | null>;

/** Who composes which mail: each kind stands beside what it is about. */
export type Composers = Readonly<Record<MailKind, Composer>>;
