import { ORDER_EVENTS, type OrderEvent, type Way } from '../rules.ts';
import { z } from '../zod.ts';
import { httpAddress } from './service-settings.ts';

/** How the customer of an order is told, as the environment has it. Without its keys a way carries nothing. */

const words = (text: string) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

const events = z
  .string()
  .transform((text) => (text.trim() === 'none' ? [] : words(text)))
  .pipe(
    z.array(
      z.enum(ORDER_EVENTS),
      `has to be some of ${ORDER_EVENTS.join(', ')} with commas between them, or none`,
    ),
  );

/** Names of templates by what they tell of: `sent=parcel_sent, confirm=please_confirm`. */
const templates = z
  .string()
  .transform((text) =>
    Object.fromEntries(words(text).map((one) => one.split('=').map((part) => part.trim()))),
  )
  .pipe(
    z.partialRecord(
      z.enum(ORDER_EVENTS),
      z.string().regex(/^[a-z0-9_]{1,512}$/),
      'has to look like sent=parcel_sent, confirm=please_confirm',
    ),
  );

/** What one service wants in its headers or fields: texts by name, as JSON. */
const texts = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: 'custom', message: 'has to be JSON, {"name": "text"}' });
      return z.NEVER;
    }
  })
  .pipe(z.record(z.string().min(1), z.string(), 'has to be JSON, {"name": "text"}'));

const key = z.string().trim().min(1).max(4000).optional();
const secret = z.string().trim().min(16, 'has to have at least 16 characters').max(200).optional();

export const messageEnvironment = {
  MESSAGES_MAIL: events.prefault(
    'placed, reminder, sent, delivered, cancelled, released, changed, refunded, payment-failed',
  ),
  MESSAGES_WHATSAPP: events.prefault(
    'confirm, reminder, confirmed, sent, cancelled, released, refunded, payment-failed',
  ),
  MESSAGES_SMS: events.prefault('none'),
  WHATSAPP_URL: httpAddress.default('https://graph.facebook.com'),
  WHATSAPP_VERSION: z
    .string()
    .regex(/^v\d{1,3}\.\d{1,3}$/, 'has to look like v23.0')
    .default('v23.0'),
  WHATSAPP_PHONE_NUMBER_ID: z
    .string()
    .regex(/^\d{5,30}$/, 'has to be the id of the number, digits alone')
    .optional(),
  WHATSAPP_TOKEN: key,
  WHATSAPP_APP_SECRET: secret,
  WHATSAPP_VERIFY_TOKEN: secret,
  WHATSAPP_LANGUAGE: z
    .string()
    .regex(/^[a-z]{2,3}(_[A-Z]{2})?$/, 'has to look like en or en_US')
    .default('en'),
  WHATSAPP_TEMPLATES: templates.optional(),
  SMS_URL: httpAddress.optional(),
  SMS_METHOD: z.enum(['GET', 'POST']).default('POST'),
  SMS_BODY: z.enum(['form', 'json']).default('form'),
  SMS_HEADERS: texts.prefault('{}'),
  SMS_FIELDS: texts.prefault('{"to": "{to}", "text": "{text}"}'),
  SMS_KEY: key,
  SMS_TAKEN: z.string().trim().min(1).max(200).optional(),
  MESSAGE_SECONDS: z.coerce.number('has to be a number').int().min(1).max(30).default(15),
};
const environment = z.object(messageEnvironment);
type MessageEnvironment = z.infer<typeof environment>;

/** What an account with WhatsApp consists of: all of it is given, or nothing. */
const WHATSAPP_ACCOUNT = [
  'WHATSAPP_PHONE_NUMBER_ID',
  'WHATSAPP_TOKEN',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
] as const satisfies readonly (keyof MessageEnvironment)[];

/** The first setting that is missing while others are given that are of no use without it, with one of those. */
export function missingForMessages(value: MessageEnvironment): { missing: string; given: string } | null {
  const given = WHATSAPP_ACCOUNT.find((name) => value[name] !== undefined);
  const missing = WHATSAPP_ACCOUNT.find((name) => value[name] === undefined);
  if (given && missing) return { missing, given };
  const hasSms = value.MESSAGES_SMS.length > 0;
  return hasSms && value.SMS_URL === undefined ? { missing: 'SMS_URL', given: 'MESSAGES_SMS' } : null;
}

/** By which ways customers are told of what; null of a way without keys. Addresses have no slash at the end. */
export function readMessageSettings(value: MessageEnvironment) {
  const { WHATSAPP_PHONE_NUMBER_ID, WHATSAPP_TOKEN, WHATSAPP_APP_SECRET, WHATSAPP_VERIFY_TOKEN } = value;
  const whatsapp =
    WHATSAPP_PHONE_NUMBER_ID && WHATSAPP_TOKEN && WHATSAPP_APP_SECRET && WHATSAPP_VERIFY_TOKEN
      ? {
          url: value.WHATSAPP_URL.replace(/\/+$/, ''),
          version: value.WHATSAPP_VERSION,
          phoneNumberId: WHATSAPP_PHONE_NUMBER_ID,
          token: WHATSAPP_TOKEN,
          /** Signs what WhatsApp sends to the shop. */
          appSecret: WHATSAPP_APP_SECRET,
          /** What WhatsApp says when it asks whether the webhook is the shop's. */
          verifyToken: WHATSAPP_VERIFY_TOKEN,
          language: value.WHATSAPP_LANGUAGE,
          templates: Object.fromEntries(
            ORDER_EVENTS.map((event) => [
              event,
              value.WHATSAPP_TEMPLATES?.[event] ?? `order_${event.replaceAll('-', '_')}`,
            ]),
          ),
          seconds: value.MESSAGE_SECONDS,
        }
      : null;
  const sms = value.SMS_URL
    ? {
        url: value.SMS_URL,
        method: value.SMS_METHOD,
        body: value.SMS_BODY,
        headers: value.SMS_HEADERS,
        /** What is sent; {to}, {local}, {text} and {id} stand for the message, {key} for the key. */
        fields: value.SMS_FIELDS,
        key: value.SMS_KEY ?? '',
        /** What an answer has in it that says that the message was taken. Unset: its status says so. */
        taken: value.SMS_TAKEN,
        seconds: value.MESSAGE_SECONDS,
      }
    : null;
  return {
    /** Which events go by which way. */
    ways: {
      mail: value.MESSAGES_MAIL,
      whatsapp: whatsapp ? value.MESSAGES_WHATSAPP : [],
      sms: sms ? value.MESSAGES_SMS : [],
    } satisfies Record<Way, OrderEvent[]>,
    whatsapp,
    sms,
  };
}

export type MessageSettings = ReturnType<typeof readMessageSettings>;
export type WhatsAppAccount = Exclude<MessageSettings['whatsapp'], null>;
export type SmsService = Exclude<MessageSettings['sms'], null>;
