import { z } from '../zod.ts';
import { accountKey, httpAddress, withoutSlash } from './service-settings.ts';

/** The shop's accounts with payment gateways, as the environment has them. Without keys cards are taken in a demo alone. */

const path = z
  .string()
  .trim()
  .regex(/^\/[\w./-]*$/, 'has to be a path that starts with /');

export const paymentEnvironment = {
  PAYMENT_SECONDS: z.coerce.number('has to be a number').int().min(1).max(15).default(8),
  UNPAID_ORDER_MINUTES: z.coerce.number('has to be a number').int().min(5).max(10_080).default(60),
  DEMO_PAYMENTS: z.enum(['on', 'off']).optional(),
  SAFEPAY_URL: httpAddress.default('https://api.getsafepay.com'),
  SAFEPAY_CHECKOUT_URL: httpAddress.default('https://getsafepay.com/embedded/'),
  SAFEPAY_ENVIRONMENT: z.enum(['sandbox', 'production']).default('production'),
  SAFEPAY_INTENT: z.string().trim().min(1).max(40).default('CYBERSOURCE'),
  SAFEPAY_SESSION_PATH: path.default('/order/payments/v3/'),
  SAFEPAY_TOKEN_PATH: path.default('/client/passport/v1/token'),
  SAFEPAY_STATUS_PATH: path.default('/reporter/api/v1/payments/'),
  SAFEPAY_API_KEY: accountKey,
  SAFEPAY_SECRET_KEY: accountKey,
  SAFEPAY_WEBHOOK_SECRET: accountKey,
  JAZZCASH_URL: httpAddress.default('https://payments.jazzcash.com.pk'),
  JAZZCASH_FORM_PATH: path.default('/CustomerPortal/transactionmanagement/merchantform/'),
  JAZZCASH_STATUS_PATH: path.default('/ApplicationAPI/API/PaymentInquiry/Inquire'),
  JAZZCASH_MERCHANT_ID: accountKey,
  JAZZCASH_PASSWORD: accountKey,
  JAZZCASH_SALT: accountKey,
};
const environment = z.object(paymentEnvironment);
type PaymentEnvironment = z.infer<typeof environment>;

/** What an account consists of: all of it is given, or nothing. */
export const PAYMENT_ACCOUNTS = [
  ['SAFEPAY_API_KEY', 'SAFEPAY_SECRET_KEY', 'SAFEPAY_WEBHOOK_SECRET'],
  ['JAZZCASH_MERCHANT_ID', 'JAZZCASH_PASSWORD', 'JAZZCASH_SALT'],
] as const satisfies readonly (readonly (keyof PaymentEnvironment)[])[];

/**
 * The accounts by gateway; null without keys.
 * @param mayBeDemo whether the shop shows a demo to who looks at it from near: without keys it may then pretend to be paid
 */
export function readPaymentAccounts(value: PaymentEnvironment, mayBeDemo: boolean) {
  const { SAFEPAY_API_KEY, SAFEPAY_SECRET_KEY, SAFEPAY_WEBHOOK_SECRET } = value;
  const { JAZZCASH_MERCHANT_ID, JAZZCASH_PASSWORD, JAZZCASH_SALT } = value;
  const safepay =
    SAFEPAY_API_KEY && SAFEPAY_SECRET_KEY && SAFEPAY_WEBHOOK_SECRET
      ? {
          url: withoutSlash(value.SAFEPAY_URL),
          /** Where the shopper types the card's number; the query goes behind it. */
          checkoutUrl: value.SAFEPAY_CHECKOUT_URL,
          environment: value.SAFEPAY_ENVIRONMENT,
          intent: value.SAFEPAY_INTENT,
          paths: {
            session: value.SAFEPAY_SESSION_PATH,
            token: value.SAFEPAY_TOKEN_PATH,
            status: value.SAFEPAY_STATUS_PATH,
          },
          apiKey: SAFEPAY_API_KEY,
          secretKey: SAFEPAY_SECRET_KEY,
          webhookSecret: SAFEPAY_WEBHOOK_SECRET,
        }
      : null;
  const jazzCash =
    JAZZCASH_MERCHANT_ID && JAZZCASH_PASSWORD && JAZZCASH_SALT
      ? {
          /** Where the browser posts the form to. */
          formUrl: withoutSlash(value.JAZZCASH_URL) + value.JAZZCASH_FORM_PATH,
          statusUrl: withoutSlash(value.JAZZCASH_URL) + value.JAZZCASH_STATUS_PATH,
          merchantId: JAZZCASH_MERCHANT_ID,
          password: JAZZCASH_PASSWORD,
          salt: JAZZCASH_SALT,
        }
      : null;
  const inDemo = value.DEMO_PAYMENTS === undefined ? mayBeDemo : value.DEMO_PAYMENTS === 'on';
  return {
    /** How long one request to a gateway may take. */
    seconds: value.PAYMENT_SECONDS,
    /** After so many minutes an order by card that is not paid is cancelled, and gives its stock back. */
    unpaidOrderMinutes: value.UNPAID_ORDER_MINUTES,
    /** Whether a shopper may order by card: with a gateway; in a demo, with a stand-in through which no money moves; or not. */
    card: safepay || jazzCash ? 'offered' : inDemo ? 'demo' : 'off',
    safepay,
    jazzCash,
  } as const;
}

export type PaymentAccounts = ReturnType<typeof readPaymentAccounts>;
export type SafepayAccount = Exclude<PaymentAccounts['safepay'], null>;
export type JazzCashAccount = Exclude<PaymentAccounts['jazzCash'], null>;
