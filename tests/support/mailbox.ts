import { afterAll, beforeAll, beforeEach } from 'vitest';
import { COMPOSERS } from '../../server/background-jobs.ts';
import { deliverMails } from '../../shop/notifications/deliver-mails.ts';
import { openMailer } from '../../shop/notifications/open-mailer.ts';
import { type Mailbox, startMailServer } from './mail-server.ts';
import type { TestShop } from './shop.ts';

/** A real mail server on a port of its own, for the tests of a file; each test finds it empty. */
export function openMailbox(): Mailbox {
  const box: Mailbox = { url: '', mails: [], refusing: false, knowsNobody: false };
  let close = async () => {};
  beforeAll(async () => {
    close = await startMailServer(box);
  });
  beforeEach(() => {
    box.mails = [];
    box.refusing = false;
    box.knowsNobody = false;
  });
  afterAll(() => close());
  return box;
}

/** Sends what is due, as a process of the shop does. @returns what it said to the log */
export async function deliverTo(
  box: Mailbox,
  { database, settings }: Pick<TestShop, 'database' | 'settings'>,
): Promise<string[]> {
  const log: string[] = [];
  const mailer = openMailer({ ...settings, smtpUrl: box.url }, (line) => log.push(line));
  await deliverMails(database, mailer, COMPOSERS, settings, (line) => log.push(line));
  mailer.close();
  return log;
}

/** The mails to an address, the oldest first. */
export function mailsTo({ mails }: Mailbox, address: string): string[] {
  return mails.filter((mail) => new RegExp(`^To: .*${RegExp.escape(address)}`, 'im').test(mail));
}

/** The token of a link in a mail; empty when there is none. */
export function tokenIn(mail: string | undefined): string {
  return /\/[a-z-]+\?token=([\w-]{43})/.exec(mail ?? '')?.[1] ?? '';
}
