import { describe, expect, test } from 'vitest';
import { COMPOSERS } from '../../server/background-jobs.ts';
import { deliverMails } from '../../shop/notifications/deliver-mails.ts';
import { missingMailServer, openMailer } from '../../shop/notifications/open-mailer.ts';
import { readSettings } from '../../shop/settings/settings.ts';
import { withChoice } from '../../shop/settings/store-settings/queries.ts';
import { newcomer, register, send } from '../support/customers.ts';
import { openTestShop } from '../support/shop.ts';

const shop = openTestShop();

const letter = { name: 'Bilal Ahmed', email: 'bilal@example.com', message: 'Do you have a larger degchi?' };

describe('without a mail server', () => {
  /** What the log says at start, and about the mails of one order and one forgotten password. */
  async function logOf(
    environment: Record<string, string>,
  ): Promise<{ start: string | null; mails: string }> {
    const settings = withChoice(readSettings(environment));
    await register(shop.app);
    await send(shop.app, 'POST', '/api/reglogin/forgot-password', { body: { email: newcomer.email } });
    await send(shop.app, 'POST', '/api/contact', { body: letter });
    const lines: string[] = [];
    const mailer = openMailer(settings, (line) => lines.push(line));
    await deliverMails(shop.database, mailer, COMPOSERS, settings, (line) => lines.push(line));
    return { start: missingMailServer(settings), mails: lines.join('\n') };
  }

  test('a shop on one machine shows all mails in its log', async () => {
    const { start, mails } = await logOf({});
    expect(start).toBe('Mails go to this log, because SMTP_URL is not set.');
    expect(mails).toContain('http://127.0.0.1:3000/reset-password?token=');
  });

  test('the log of a public shop shows no link into an account, and says so at start with what to do', async () => {
    const { start, mails } = await logOf({ PUBLIC_URL: 'https://saman.example' });
    expect(start).toMatch(/thrown away.*Set SMTP_URL, for example to smtps:/);
    expect(mails).not.toContain('reset-password');
    expect(mails).not.toContain(newcomer.email);
    expect(mails).toContain('Message from Bilal');
    expect(await shop.database.selectFrom('outbox').select('id').execute()).toEqual([]);
  });
});
