import { createConfirmationLink } from '../customers/create-confirmation-link.ts';
import { createResetLink } from '../customers/create-reset-link.ts';
import { shopAddress } from '../settings.ts';
import type { Composer } from './types.ts';
import { writeMail } from './write-mail.ts';

/**
 * The mails about an account. No text of a shopper is in them, not even the name: whoever opens an account chooses both
 * the name and the address that the shop then writes to (decision 053).
 */
export const passwordReset: Composer = async (db, customerId, settings) => {
  const customer = await db
    .selectFrom('customers')
    .select(['id', 'email'])
    .where('id', '=', customerId)
    .executeTakeFirst();
  if (!customer) return null;
  const link = await createResetLink(db, customer, shopAddress(settings));
  const shop = settings.store.name;
  const parts = [
    { say: 'Hello,' },
    { say: `somebody, we hope it was you, asked for a new password for your account at ${shop}.` },
    { link, label: 'Choose a new password' },
    {
      say: 'The link works once, for one hour. If it was not you, do nothing: your password stays as it is.',
    },
  ];
  return {
    to: { name: '', address: customer.email },
    subject: `Your new password for ${shop}`,
    ...writeMail(parts, shop),
    secret: true,
  };
};

export const emailConfirmation: Composer = async (db, customerId, settings) => {
  const wanted = await createConfirmationLink(db, customerId, shopAddress(settings));
  if (!wanted) return null;
  const shop = settings.store.name;
  const parts = [
    { say: 'Hello,' },
    { say: `this e-mail address was given for an account at ${shop}. Please confirm that it is yours.` },
    { link: wanted.link, label: 'Confirm this address' },
    {
      say: 'The link works once, for 24 hours. If you have no account with us, do nothing: somebody has mistyped an address.',
    },
  ];
  return {
    to: { name: '', address: wanted.email },
    subject: `Confirm your e-mail address for ${shop}`,
    ...writeMail(parts, shop),
    secret: true,
  };
};

export const emailChangeAsked: Composer = async (_db, _customerId, settings, recipient) => {
  if (recipient === null) return null;
  const { name: shop, phone } = settings.store;
  const parts = [
    { say: 'Hello,' },
    {
      say: `somebody, we hope it was you, wants another e-mail address for your account at ${shop}. It takes the place of this one once it is confirmed.`,
    },
    { say: 'If it was not you, choose a new password now. That calls the other address off as well.' },
    { link: `${shopAddress(settings)}/forgot-password`, label: 'Get a new password' },
    { say: `Questions? Call ${phone}.` },
  ];
  return {
    to: { name: '', address: recipient },
    subject: `Another e-mail address for your account at ${shop}`,
    ...writeMail(parts, shop),
    secret: false,
  };
};

export const emailChanged: Composer = async (_db, _customerId, settings, recipient) => {
  if (recipient === null) return null;
  const { name: shop, phone } = settings.store;
  const parts = [
    { say: 'Hello,' },
    {
      say: `your account at ${shop} has another e-mail address now. This one no longer opens it, and every other device is logged out.`,
    },
    { say: `If it was not you, call ${phone} at once, and we look into it with you.` },
  ];
  return {
    to: { name: '', address: recipient },
    subject: `The e-mail address of your account at ${shop} was changed`,
    ...writeMail(parts, shop),
    secret: false,
  };
};

export const passwordChanged: Composer = async (_db, _customerId, settings, recipient) => {
  if (recipient === null) return null;
  const { name: shop, phone } = settings.store;
  const parts = [
    { say: 'Hello,' },
    { say: `the password of your account at ${shop} was changed. Every other device is logged out.` },
    { say: 'If it was not you, choose a new one now.' },
    { link: `${shopAddress(settings)}/forgot-password`, label: 'Get a new password' },
    { say: `Questions? Call ${phone}.` },
  ];
  return {
    to: { name: '', address: recipient },
    subject: `The password of your account at ${shop} was changed`,
    ...writeMail(parts, shop),
    secret: false,
  };
};

export const staffAccountChanged: Composer = async (_db, _id, settings, recipient) => {
  if (recipient === null) return null;
  const shop = settings.store.name;
  const parts = [
    { say: 'Hello,' },
    {
      say: `your staff account at ${shop} was changed: its e-mail address, its password, or the second step of sign-in.`,
    },
    { say: 'If you know nothing of it, tell a super admin at once. The audit log says who did it.' },
  ];
  return {
    to: { name: '', address: recipient },
    subject: `Your staff account at ${shop} was changed`,
    ...writeMail(parts, shop),
    secret: false,
  };
};
