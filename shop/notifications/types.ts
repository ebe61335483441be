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

export interface Mail {
  /** The name is empty where the address is not confirmed: a stranger may have chosen both (decision 053). */
  to: { name: string; address: string };
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** Whether whoever reads it gets into somebody's account by it. */
  secret: boolean;
}

/**
 * Writes the mail of one kind, from what is stored now.
 * @param id of what it is about
 * @param recipient the address that was given when it was queued
 * @returns null when there is nothing to say any more
 */
export type Composer = (
  db: Database,
  id: string,
  settings: Settings,
  recipient: string | null,
) => Promise<Mail | null>;
