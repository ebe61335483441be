import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { COMPOSERS } from '../../server/background-jobs.ts';
import { deliverMails } from '../../shop/notifications/deliver-mails.ts';
import { openMailer } from '../../shop/notifications/open-mailer.ts';
import { childProgram } from './child-program.ts';
import { testDatabaseUrl } from './database.ts';
import { type Mailbox, startMailServer } from './mail-server.ts';
import type { TestShop } from './shop.ts';

/** A real mail server on a port of its own, for the tests of a file; each test finds it empty. */
export function openMailbox(): Mailbox {
  const box: Mailbox = { url: '', mails: [], refusing: false, knowsNobody: false, holding: false };
  let close = async () => {};
  beforeAll(async () => {
    close = await startMailServer(box);
  });
  beforeEach(() => {
    box.mails = [];
    box.refusing = false;
    box.knowsNobody = false;
    box.holding = false;
  });
  afterAll(() => close());
  return box;
}

/**
 * Sends what is due, as a process of the shop does.
 * @param dyingBehindTheMail whether that process is killed when the mail server has the mail, before it hears so
 * @returns what it said to the log
 */
export async function deliverTo(
  box: Mailbox,
  { database, settings }: Pick<TestShop, 'database' | 'settings'>,
  { dyingBehindTheMail = false } = {},
): Promise<string[]> {
  if (dyingBehindTheMail) return killBehindTheMail(box, settings);
  const log: string[] = [];
  const mailer = openMailer({ ...settings, smtpUrl: box.url }, (line) => log.push(line));
  await deliverMails(database, mailer, COMPOSERS, settings, (line) => log.push(line));
  mailer.close();
  return log;
}

async function killBehindTheMail(box: Mailbox, { store }: TestShop['settings']): Promise<string[]> {
  const env = { DATABASE_URL: await testDatabaseUrl(), SMTP_URL: box.url, STORE_EMAIL: store.email };
  box.holding = true;
  const taken = box.mails.length;
  const child = childProgram('tests/support/deliver-mails-program.ts', [], env);
  await expect.poll(() => box.mails.length, { timeout: 20_000 }).toBe(taken + 1);
  child.process.kill('SIGKILL');
  await child.ended();
  box.holding = false;
  return [];
}

/** The mails to an address, the oldest first. */
export function mailsTo({ mails }: Mailbox, address: string): string[] {
  return mails.filter((mail) => new RegExp(`^To: .*${RegExp.escape(address)}`, 'im').test(mail));
}

/** The token of a link in a mail; empty when there is none. */
export function tokenIn(mail: string | undefined): string {
  return /\/[a-z-]+\?token=([\w-]{43})/.exec(mail ?? '')?.[1] ?? '';
}
