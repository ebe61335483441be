import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { COMPOSERS } from '../../server/background-jobs.ts';
import { deliverMails } from '../../shop/notifications/deliver-mails.ts';
import { openMailer } from '../../shop/notifications/open-mailer.ts';
import type { TestShop } from './shop.ts';

export interface Mailbox {
  /** For the setting SMTP_URL. */
  url: string;
  /** Every mail that came in this test, its headers and its parts, decoded. */
  mails: string[];
  /** While true, no mail is taken. */
  refusing: boolean;
  /** While true, the server says that it knows nobody of that address. */
  knowsNobody: boolean;
}

/** A real mail server on a port of its own, for the tests of a file; each test finds it empty. */
export function openMailbox(): Mailbox {
  const box: Mailbox = { url: '', mails: [], refusing: false, knowsNobody: false };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      done(box.knowsNobody ? Object.assign(new Error('No such mailbox.'), { responseCode: 550 }) : null);
    },
    onData(stream, _session, done) {
      text(stream).then((raw) => {
        if (box.refusing) return done(new Error('The mailbox is full.'));
        box.mails.push(readable(raw));
        done();
      }, done);
    },
  });
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    const address = server.server.address();
    box.url = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  });
  beforeEach(() => {
    box.mails = [];
    box.refusing = false;
    box.knowsNobody = false;
  });
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
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

/** A mail as its reader sees it: header, plain text, HTML. */
function readable(raw: string): string {
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1];
  if (!boundary) throw new Error('The mail has no parts.');
  const [header = '', ...parts] = raw.split(`--${boundary}`);
  return [header, ...parts.map(decodePart)].join('\n');
}

function decodePart(part: string): string {
  const [header = '', ...body] = part.split('\r\n\r\n');
  const encoded = body.join('\r\n\r\n');
  if (/encoding: base64/i.test(header)) return Buffer.from(encoded, 'base64').toString();
  if (!/encoding: quoted-printable/i.test(header)) return encoded;
  const bytes = encoded
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
