import type { Database } from '../../database/connect.ts';
import { findAccountById } from '../auth/accounts.ts';
import { failure, type Result, success } from '../errors.ts';
import { formatMobile } from '../fields/rules.ts';
import { countMail } from '../notifications/count-mail.ts';
import { openMailer } from '../notifications/open-mailer.ts';
import { sendSms } from '../notifications/send-sms.ts';
import { writeMail } from '../notifications/write-mail.ts';
import type { Principal, StaffKind } from '../principal.ts';
import { exampleMail, exampleShort } from '../settings/message-texts/example/rules.ts';
import type { TextKind } from '../settings/message-texts/kinds/rules.ts';
import { faultOfText, fillMail, fillShort, type TextField } from '../settings/message-texts/rules.ts';
import type { TestMail, TestSms } from '../settings/message-texts/schemas.ts';
import { type CurrentSettings, shopAddress } from '../settings/settings.ts';

const ENOUGH =
  'Enough test messages went there within the last hour. Please look at the preview, or try again later.';

/**
 * Sends the person who edits a mail what it would be, with an example in it (R611).
 * @returns the address that it went to; INVALID_INPUT by the field at fault, TOO_MANY_REQUESTS, UNAVAILABLE
 */
export async function sendTestMail(
  db: Database,
  principal: Principal<StaffKind>,
  { kind, subject, text }: TestMail,
  settings: CurrentSettings,
): Promise<Result<string>> {
  const faults = faultsOf(kind, { subject, text });
  if (faults) return faults;
  const account = await findAccountById(db, principal);
  if (!account) return failure('NOT_LOGGED_IN', 'Please sign in again.');
  if (settings.smtpUrl === undefined) {
    return failure(
      'UNAVAILABLE',
      'No mail server is set, so no mail leaves. The preview shows what it says.',
    );
  }
  if (!(await countMail(db, 'message-test', account.email))) return failure('TOO_MANY_REQUESTS', ENOUGH);
  const own = { subject: subject || null, text: text || null };
  const filled = fillMail(kind, own, exampleMail(exampleShop(settings)));
  const mail = writeMail({ to: account.email, ...filled, subject: `Test: ${filled.subject}` }, settings);
  const mailer = openMailer(settings, () => {});
  try {
    await mailer.send(mail, `message-test-${crypto.randomUUID()}`);
    return success(account.email);
  } catch {
    return failure('UNAVAILABLE', 'The mail server did not take the mail. Nothing was sent.');
  } finally {
    mailer.close();
  }
}

/**
 * The same as an SMS, to a number that is typed.
 * @returns the number; INVALID_INPUT by the field at fault, TOO_MANY_REQUESTS, UNAVAILABLE
 */
export async function sendTestSms(
  db: Database,
  { kind, sms, mobile }: TestSms,
  settings: CurrentSettings,
): Promise<Result<string>> {
  const faults = faultsOf(kind, { sms });
  if (faults) return faults;
  const service = settings.messages.sms;
  if (service === null) {
    return failure('UNAVAILABLE', 'No SMS service is set, so no SMS leaves. The preview shows what it says.');
  }
  if (!(await countMail(db, 'message-test', mobile, 'sms'))) return failure('TOO_MANY_REQUESTS', ENOUGH);
  const shop = exampleShop(settings);
  const text = fillShort(kind, { sms: sms || null }, exampleShort(shop), shop.name);
  try {
    await sendSms(service, { mobile, text, id: `message-test-${crypto.randomUUID()}` });
    return success(formatMobile(mobile));
  } catch {
    return failure('UNAVAILABLE', 'The SMS service did not take the message.');
  }
}

const exampleShop = (settings: CurrentSettings) => ({
  ...settings.store,
  address: shopAddress(settings),
});

/** What is wrong with the words, by field; empty words are the shop's own. */
function faultsOf(kind: TextKind, words: Partial<Record<TextField, string>>) {
  const fields = Object.entries(words).flatMap(([name, text]) => {
    const fault = isField(name) && text ? faultOfText(kind, name, text) : null;
    return fault === null ? [] : [[name, fault] as const];
  });
  if (fields.length === 0) return null;
  return failure('INVALID_INPUT', 'Please check the marked fields.', { fields: Object.fromEntries(fields) });
}

const isField = (name: string): name is TextField => ['subject', 'text', 'sms'].includes(name);
