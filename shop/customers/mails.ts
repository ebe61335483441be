import { sql } from 'kysely';
import { formatMobile } from '../fields/rules.ts';
import type { Composer, Composers } from '../notifications/types.ts';
import { toRecipient, whenAndWhere } from '../notifications/write-mail.ts';
import type { TextKind } from '../settings/message-texts/kinds/rules.ts';
import { fillMail } from '../settings/message-texts/rules.ts';
import type { Blocks } from '../settings/message-texts/types.ts';
import { type CurrentSettings, shopAddress } from '../settings/settings.ts';
import { hashToken, newToken } from '../tokens.ts';
import { questionAnswered } from './questions/compose-answered.ts';
import { backInStock } from './stock-alerts/compose-alert.ts';

const RESET_LINK_MINUTES = 60;
const CONFIRMATION_LINK_HOURS = 24;

/** A mail about an account, in the words of its kind. */
function write(kind: TextKind, { store, texts }: CurrentSettings, blocks: Blocks) {
  return fillMail(kind, texts[kind], { values: { shop: store.name, phone: store.phone }, blocks });
}

/** A button to a page of the shop. @param usually its words, where the text has none */
const linkTo =
  (address: string, usually: string) =>
  (label = usually) => [{ link: address, label }];

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
  const link = linkTo(`${shopAddress(settings)}/reset-password?token=${token}`, 'Choose a new password');
  return { to: customer.email, ...write('password-reset', settings, { link }), secret: true };
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
  const link = linkTo(`${shopAddress(settings)}/confirm-email?token=${token}`, 'Confirm this address');
  return { to: email, ...write('email-confirmation', settings, { link }), secret: true };
};

/** What happened to an account, with when and where it was, and the way to a new password. */
const aboutAccount = (kind: TextKind) =>
  toRecipient((settings, occasion) =>
    write(kind, settings, {
      occasion: () => [whenAndWhere(occasion)],
      link: linkTo(`${shopAddress(settings)}/forgot-password`, 'Get a new password'),
    }),
  );

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
  'email-change-asked': aboutAccount('email-change-asked'),
  'email-changed': aboutAccount('email-changed'),
  'new-email-in-use': aboutAccount('new-email-in-use'),
  'password-changed': aboutAccount('password-changed'),
  'contact-message': contactMessage,
  'back-in-stock': backInStock,
  'question-answered': questionAnswered,
} as const satisfies Partial<Composers>;
