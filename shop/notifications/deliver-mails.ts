import type { Database } from '../../database/connect.ts';
import type { CurrentSettings } from '../settings/settings.ts';
import { deliver } from './deliver.ts';
import { isRefused, type Mailer } from './open-mailer.ts';
import { routeEvents } from './route-events.ts';
import type { Carrier, Composers, Mail, Written } from './types.ts';
import { writeMail } from './write-mail.ts';

/** Sends due mails, also those of what has just happened to orders. @returns how many left */
export async function deliverMails(
  db: Database,
  mailer: Mailer,
  composers: Composers,
  settings: CurrentSettings,
  report: (line: string) => void,
  stopped?: AbortSignal,
): Promise<number> {
  await routeEvents(db, settings.messages.ways);
  return deliver(db, byMail(mailer, composers, settings), report, stopped);
}

/** The way of mails: each kind is composed beside what it is about. */
function byMail(
  mailer: Mailer,
  composers: Composers,
  settings: CurrentSettings,
): Carrier<Written & { mail: Mail }> {
  return {
    way: 'mail',
    async compose(db, { kind, subjectId, occasion }) {
      const composed = await composers[kind](db, subjectId, settings, occasion);
      if (!composed) return null;
      const mail = writeMail(composed, settings);
      return { address: mail.to.address, mail, ...(mail.about && { about: mail.about }) };
    },
    async send({ mail }, name) {
      await mailer.send(mail, name);
      return null;
    },
    whyRefused: (error) => (isRefused(error) ? 'The mail server refused the address.' : null),
  };
}
