import { sql } from 'kysely';
import { formatMobile } from '../fields/rules.ts';
import type { Composer, Composers } from '../notifications/types.ts';
import { toRecipient, whenAndWhere } from '../notifications/write-mail.ts';
import { shopAddress } from '../settings.ts';
import { hashToken, newToken } from '../tokens.ts';
import { questionAnswered } from './questions/compose-answered.ts';
import { backInStock } from './stock-alerts/compose-alert.ts';

const RESET_LINK_MINUTES = 60;
const CONFIRMATION_LINK_HOURS = 24;

/*
 * The mails about an account. No text of a shopper is in them, not even the name: who opens an account chooses both
 * the name and the address that the shop then writes to (decision 053). A link is made when its mail leaves, so its
 * token is nowhere else. It works once, and only for the address that it was sent to.
 */
const passwordReset: Composer = async (db, customerId, settings) => {
  const customer = await db
    .selectFrom('customers')
    .select(['id', 'email'])
    .where('id', '=', customerId)
    .executeTakeFirst();
  if (!customer) return null;
  const token = newToken();
  await db
    .insertInto('password_resets')
    .values({
      token_hash: hashToken(token),
      customer_id: customer.id,
      email: customer.email,
      expires_at: sql<Date>`now() + make_interval(mins => ${RESET_LINK_MINUTES})`,
    })
    .execute();
  const shop = settings.store.name;
  return {
    to: customer.email,
    subject: `Your new password for ${shop}`,
    parts: [
      { say: 'Hello,' },
      { say: `somebody, we hope it was you, asked for a new password for your account at ${shop}.` },
      { link: `${shopAddress(settings)}/reset-password?token=${token}`, label: 'Choose a new password' },
      {
        say: 'The link works once, for one hour. If it was not you, do nothing: your password stays as it is.',
      },
    ],
    secret: true,
  };
};

const emailConfirmation: Composer = async (db, customerId, settings) => {
  const customer = await db
    .selectFrom('customers')
    .select(['email', 'email_confirmed_at', 'pending_email'])
    .where('id', '=', customerId)
    .executeTakeFirst();
  const email = customer?.pending_email ?? (customer?.email_confirmed_at ? undefined : customer?.email);
  if (email === undefined) return null;
  const token = newToken();
  await db
    .insertInto('email_confirmations')
    .values({
      token_hash: hashToken(token),
      customer_id: customerId,
      email,
      expires_at: sql<Date>`now() + make_interval(hours => ${CONFIRMATION_LINK_HOURS})`,
    })
    .execute();
  const shop = settings.store.name;
  return {
    to: email,
    subject: `Confirm your e-mail address for ${shop}`,
    parts: [
      { say: 'Hello,' },
      { say: `this e-mail address was given for an account at ${shop}. Please confirm that it is yours.` },
      { link: `${shopAddress(settings)}/confirm-email?token=${token}`, label: 'Confirm this address' },
      {
        say: 'The link works once, for 24 hours. If you have no account with us, do nothing: somebody has mistyped an address.',
      },
    ],
    secret: true,
  };
};

const emailChangeAsked = toRecipient(({ name: shop, phone }, address, occasion) => ({
  subject: `Another e-mail address for your account at ${shop}`,
  parts: [
    { say: 'Hello,' },
    {
      say: `somebody, we hope it was you, wants another e-mail address for your account at ${shop}. It takes the place of this one once it is confirmed.`,
    },
    whenAndWhere(occasion),
    { say: 'If it was not you, choose a new password now. That calls the other address off as well.' },
    { link: `${address}/forgot-password`, label: 'Get a new password' },
    { say: `Questions? Call ${phone}.` },
  ],
}));

const emailChanged = toRecipient(({ name: shop, phone }, _address, occasion) => ({
  subject: `The e-mail address of your account at ${shop} was changed`,
  parts: [
    { say: 'Hello,' },
    {
      say: `your account at ${shop} has another e-mail address now. This one no longer opens it, and every other device is logged out.`,
    },
    whenAndWhere(occasion),
    { say: `If it was not you, call ${phone} at once, and we look into it with you.` },
  ],
}));

const newEmailInUse = toRecipient(({ name: shop, phone }, address, occasion) => ({
  subject: `Your account at ${shop} has this e-mail address now`,
  parts: [
    { say: 'Hello,' },
    { say: `your account at ${shop} has this e-mail address now. Log in with it from now on.` },
    whenAndWhere(occasion),
    { say: 'If it was not you, choose a new password. That logs everybody else out.' },
    { link: `${address}/forgot-password`, label: 'Get a new password' },
    { say: `Questions? Call ${phone}.` },
  ],
}));

const passwordChanged = toRecipient(({ name: shop, phone }, address, occasion) => ({
  subject: `The password of your account at ${shop} was changed`,
  parts: [
    { say: 'Hello,' },
    { say: `the password of your account at ${shop} was changed. Every other device is logged out.` },
    whenAndWhere(occasion),
    { say: 'If it was not you, choose a new one now.' },
    { link: `${address}/forgot-password`, label: 'Get a new password' },
    { say: `Questions? Call ${phone}.` },
  ],
}));

const contactMessage: Composer = async (db, messageId, settings) => {
  const message = await db
    .selectFrom('contact_messages')
    .select(['name', 'email', 'mobile', 'message'])
    .where('id', '=', messageId)
    .executeTakeFirst();
  if (!message) return null;
  const { store } = settings;
  const sender: [string, string][] = [
    ['Name', message.name],
    ['E-mail', message.email],
  ];
  if (message.mobile) sender.push(['Mobile', formatMobile(message.mobile)]);
  return {
    to: { name: store.name, address: store.email },
    replyTo: { name: message.name, address: message.email },
    subject: `Message from ${message.name}`,
    parts: [{ rows: sender }, { say: message.message }],
  };
};

export const customerMails = {
  'password-reset': passwordReset,
  'email-confirmation': emailConfirmation,
  'email-change-asked': emailChangeAsked,
  'email-changed': emailChanged,
  'new-email-in-use': newEmailInUse,
  'password-changed': passwordChanged,
  'contact-message': contactMessage,
  'back-in-stock': backInStock,
  'question-answered': questionAnswered,
} as const satisfies Partial<Composers>;
