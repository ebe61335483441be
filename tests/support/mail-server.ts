import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface Mailbox {
  /** For the setting SMTP_URL. */
  url: string;
  /** Every mail that came in this test, its headers and its parts, decoded. */
  mails: string[];
  /** While true, no mail is taken. */
  refusing: boolean;
  /** While true, the server says that it knows nobody of that address. */
  knowsNobody: boolean;
  /** While true, a mail is taken and nobody hears so. */
  holding: boolean;
}

/** Starts a real mail server that fills a mailbox. @returns what stops it */
export async function startMailServer(box: Mailbox): Promise<() => Promise<void>> {
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
        if (!box.holding) done();
      }, done);
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  box.url = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return () => new Promise<void>((resolve) => server.close(() => resolve()));
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
