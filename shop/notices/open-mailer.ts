import { createTransport } from 'nodemailer';
import type { Settings } from '../settings.ts';
import type { Mail } from './types.ts';

export interface Mailer {
  /** @throws when the mail server does not take the mail */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** How long the mail server may be silent (milliseconds). */
const PATIENCE = 20_000;

/**
 * Opens the way that mails go: by SMTP, or without SMTP settings to the log, so that nothing is lost.
 * @param report gets the mails as text when there is no mail server
 */
export function openMailer({ smtpUrl, mailFrom }: Settings, report: (line: string) => void): Mailer {
  if (smtpUrl === undefined) {
    return {
      send: async ({ to, subject, text }) =>
        report(`Mail to ${to.address}, not sent because SMTP_URL is not set:\n${subject}\n\n${text}`),
      close() {},
    };
  }
  const transport = createTransport(
    { url: smtpUrl, connectionTimeout: PATIENCE, greetingTimeout: PATIENCE, socketTimeout: PATIENCE },
    { from: mailFrom },
  );
  return {
    send: async (mail) => {
      await transport.sendMail(mail);
    },
    close: () => transport.close(),
  };
}
