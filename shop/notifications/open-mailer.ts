import { createTransport } from 'nodemailer';
import type { Settings } from '../settings/settings.ts';
import type { Mail } from './types.ts';

export interface Mailer {
  /**
   * @param name the same each time that this mail is tried: who gets it twice sees it once
   * @throws when the mail server does not take the mail
   */
  send(mail: Mail, name: string): Promise<void>;
  close(): void;
}

/** The log's line at start about where mails go; null where there is a mail server. */
export function missingMailServer({ smtpUrl, isPublic }: Settings): string | null {
  if (smtpUrl !== undefined) return null;
  const toLog = 'Mails go to this log, because SMTP_URL is not set.';
  if (!isPublic) return toLog;
  return `${toLog} Those with a link into an account, for a forgotten password, reach nobody: others may read this log, so they are thrown away. Set SMTP_URL, for example to smtps://user:password@host:465.`;
}

/** Whether the mail server says that it will never take this mail: another try would be in vain. */
export function isRefused(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false;
  const isAboutThisMail = error.code === 'EENVELOPE' || error.code === 'EMESSAGE';
  return isAboutThisMail && Number(error.responseCode) >= 500;
}

/** How long the mail server may be silent (milliseconds). */
const PATIENCE = 20_000;

/** Sends mails by SMTP, or to the log; a public shop's log has other readers, so there a secret mail is only named. */
export function openMailer({ smtpUrl, isPublic }: Settings, report: (line: string) => void): Mailer {
  if (smtpUrl === undefined) {
    return {
      send: async ({ to, subject, text, secret }) =>
        report(
          secret && isPublic
            ? 'A mail with a link into an account was thrown away because SMTP_URL is not set.'
            : `Mail to ${to.address}, not sent because SMTP_URL is not set:\n${subject}\n\n${text}`,
        ),
      close() {},
    };
  }
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
  });
  return {
    send: async ({ about: _, secret: __, ...mail }, name) => {
      const [, domain = 'localhost'] = /@([^@>\s]+)>?\s*$/.exec(mail.from) ?? [];
      await transport.sendMail({ ...mail, messageId: `<${name}@${domain}>` });
    },
    close: () => transport.close(),
  };
}
