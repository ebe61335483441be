import { formatMobile } from '../fields/rules.ts';
import type { Composer, Composers } from '../notifications/types.ts';
import { toRecipient } from '../notifications/write-mail.ts';
import { shopAddress } from '../settings.ts';
import { createConfirmationLink } from './create-confirmation-link.ts';
import { createResetLink } from './create-reset-link.ts';

/*
 * The mails about an account. No text of a shopper is in them, not even the name: whoever opens an account chooses both
 * the name and the address that the shop then writes to (decision 053).
 */
const passwordReset: Composer = async (db, customerId, settings) => {
  const customer = await db
    .selectFrom('customers')
    .select(['id', 'email'])
    .where('id', '=', customerId)
    .executeTakeFirst();
  if (!customer) return null;
  const link = await createResetLink(db, customer, shopAddress(settings));
  const shop = settings.store.name;
  return {
    to: customer.email,
    subject: `Your new password for ${shop}`,
    parts: [
      { say: 'Hello,' },
      { say: `somebody, we hope it was you, asked for a new password for your account at ${shop}.` },
      { link, label: 'Choose a new password' },
      {
        say: 'The link works once, for one hour. If it was not you, do nothing: your password stays as it is.',
      },
    ],
    secret: true,
  };
};

const emailConfirmation: Composer = async (db, customerId, settings) => {
  const wanted = await createConfirmationLink(db, customerId, shopAddress(settings));
  if (!wanted) return null;
  const shop = settings.store.name;
  return {
    to: wanted.email,
    subject: `Confirm your e-mail address for ${shop}`,
    parts: [
      { say: 'Hello,' },
      { say: `this e-mail address was given for an account at ${shop}. Please confirm that it is yours.` },
      { link: wanted.link, label: 'Confirm this address' },
      {
        say: 'The link works once, for 24 hours. If you have no account with us, do nothing: somebody has mistyped an address.',
      },
    ],
    secret: true,
  };
};

const emailChangeAsked = toRecipient((settings) => {
  const { name: shop, phone } = settings.store;
  return {
    subject: `Another e-mail address for your account at ${shop}`,
    parts: [
      { say: 'Hello,' },
      {
        say: `somebody, we hope it was you, wants another e-mail address for your account at ${shop}. It takes the place of this one once it is confirmed.`,
      },
      { say: 'If it was not you, choose a new password now. That calls the other address off as well.' },
      { link: `${shopAddress(settings)}/forgot-password`, label: 'Get a new password' },
      { say: `Questions? Call ${phone}.` },
    ],
  };
});

const emailChanged = toRecipient((settings) => {
  const { name: shop, phone } = settings.store;
  return {
    subject: `The e-mail address of your account at ${shop} was changed`,
    parts: [
      { say: 'Hello,' },
      {
        say: `your account at ${shop} has another e-mail address now. This one no longer opens it, and every other device is logged out.`,
      },
      { say: `If it was not you, call ${phone} at once, and we look into it with you.` },
    ],
  };
});

const passwordChanged = toRecipient((settings) => {
  const { name: shop, phone } = settings.store;
  return {
    subject: `The password of your account at ${shop} was changed`,
    parts: [
      { say: 'Hello,' },
      { say: `the password of your account at ${shop} was changed. Every other device is logged out.` },
      { say: 'If it was not you, choose a new one now.' },
      { link: `${shopAddress(settings)}/forgot-password`, label: 'Get a new password' },
      { say: `Questions? Call ${phone}.` },
    ],
  };
});

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

/** The mails to shoppers about their accounts, and to the shop what they write to it. */
export const customerMails = {
  'password-reset': passwordReset,
  'email-confirmation': emailConfirmation,
  'email-change-asked': emailChangeAsked,
  'email-changed': emailChanged,
  'password-changed': passwordChanged,
  'contact-message': contactMessage,
} as const satisfies Partial<Composers>;
