import { expect, test } from 'vitest';
import { readSettings } from '../settings/settings.ts';
import { withChoice } from '../settings/store-settings/queries.ts';
import { writeMail } from './write-mail.ts';

const mail = { to: 'ayesha@example.com', subject: 'Thank you', parts: [{ say: 'Thank you.' }] };
const fromOf = (environment: Record<string, string>) =>
  writeMail(mail, withChoice(readSettings(environment))).from;

test('mails come from the shop, unless it is said otherwise', () => {
  expect(fromOf({})).toBe('"Saman" <help@saman.example>');
  expect(fromOf({ STORE_NAME: 'The "Best" Shop' })).toBe('"The Best Shop" <help@saman.example>');
  expect(fromOf({ MAIL_FROM: 'Orders <orders@saman.example>' })).toBe('Orders <orders@saman.example>');
});
