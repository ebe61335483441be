/** The shop's accounts with other companies as its owner writes them: which there are, and what each consists of (R614). */

/** One thing that a company gave the shop. */
export interface AccountField {
  /** As the environment calls it; those of the mail server are put together into one setting. */
  name: string;
  label: string;
  /** Whether it opens something, and is typed as a password. */
  isSecret: boolean;
  optional?: boolean;
  hint?: string;
}

export interface ServiceOfShop {
  title: string;
  about: string;
  fields: readonly AccountField[];
  /** Whether there is a request that changes nothing and says whether the keys are taken. */
  canCheck: boolean;
}

const secret = (name: string, label: string, hint?: string): AccountField => ({
  name,
  label,
  isSecret: true,
  ...(hint && { hint }),
});
const plain = (name: string, label: string, hint?: string): AccountField => ({
  name,
  label,
  isSecret: false,
  ...(hint && { hint }),
});

const SERVICES = {
  postex: {
    title: 'PostEx',
    about: 'Books parcels and follows them.',
    fields: [secret('POSTEX_TOKEN', 'API token'), plain('POSTEX_PICKUP_ADDRESS_CODE', 'Pickup address code')],
    canCheck: true,
  },
  leopards: {
    title: 'Leopards',
    about: 'Books parcels and follows them.',
    fields: [secret('LEOPARDS_API_KEY', 'API key'), secret('LEOPARDS_API_PASSWORD', 'API password')],
    canCheck: true,
  },
  trax: {
    title: 'Trax',
    about: 'Books parcels and follows them.',
    fields: [
      secret('TRAX_API_KEY', 'API key'),
      plain('TRAX_PICKUP_ADDRESS_ID', 'Pickup address, its number'),
    ],
    canCheck: true,
  },
  tcs: {
    title: 'TCS',
    about: 'Books parcels and follows them.',
    fields: [
      plain('TCS_CLIENT_ID', 'Client ID'),
      secret('TCS_CLIENT_SECRET', 'Client secret'),
      plain('TCS_USERNAME', 'User name'),
      secret('TCS_PASSWORD', 'TCS password'),
      plain('TCS_ACCOUNT', 'Account number'),
      plain('TCS_COST_CENTER', 'Cost center code'),
    ],
    canCheck: true,
  },
  safepay: {
    title: 'Safepay',
    about: 'Takes payments by card.',
    fields: [
      secret('SAFEPAY_API_KEY', 'API key'),
      secret('SAFEPAY_SECRET_KEY', 'Secret key'),
      secret('SAFEPAY_WEBHOOK_SECRET', 'Webhook secret', 'Signs what Safepay tells the shop.'),
    ],
    canCheck: true,
  },
  jazzcash: {
    title: 'JazzCash',
    about: 'Takes payments by mobile wallet.',
    fields: [
      plain('JAZZCASH_MERCHANT_ID', 'Merchant ID'),
      secret('JAZZCASH_PASSWORD', 'JazzCash password'),
      secret('JAZZCASH_SALT', 'Integrity salt'),
    ],
    canCheck: true,
  },
  raast: {
    title: 'Raast',
    about: 'Where bank apps pay to. Shoppers see it on the page of their order.',
    fields: [
      { ...plain('RAAST_IBAN', 'IBAN'), optional: true },
      { ...plain('RAAST_TITLE', 'Title of the account'), optional: true },
      {
        ...plain('RAAST_MERCHANT_QR', 'Merchant code', 'What the code of your bank says, as text.'),
        optional: true,
      },
    ],
    canCheck: false,
  },
  whatsapp: {
    title: 'WhatsApp',
    about: 'Tells customers what becomes of their orders.',
    fields: [
      plain('WHATSAPP_PHONE_NUMBER_ID', 'Phone number ID'),
      secret('WHATSAPP_TOKEN', 'Access token'),
      secret('WHATSAPP_APP_SECRET', 'App secret', 'Signs what WhatsApp tells the shop.'),
      secret(
        'WHATSAPP_VERIFY_TOKEN',
        'Verify token',
        'What you type at Meta beside the address of the webhook.',
      ),
      {
        ...plain('WHATSAPP_LANGUAGE', 'Language of the templates', 'For example en or en_US.'),
        optional: true,
      },
    ],
    canCheck: true,
  },
  sms: {
    title: 'SMS',
    about:
      'Tells customers what becomes of their orders. Its address and fields are set where the shop runs (SMS_URL).',
    fields: [secret('SMS_KEY', 'Key', 'It takes the place of {key} in SMS_HEADERS and SMS_FIELDS.')],
    canCheck: false,
  },
  mail: {
    title: 'Mail server',
    about: 'Sends every mail of the shop.',
    fields: [
      plain('SMTP_HOST', 'Server', 'For example smtp.gmail.com.'),
      plain('SMTP_PORT', 'Port', '465, 587 or 2525.'),
      plain('SMTP_USER', 'User name'),
      secret('SMTP_PASSWORD', 'Mail password'),
      {
        ...plain(
          'MAIL_FROM',
          'Sender',
          'For example Orders <orders@example.com>. Empty: the shop’s own address.',
        ),
        optional: true,
      },
    ],
    canCheck: true,
  },
} as const satisfies Record<string, ServiceOfShop>;

export type ServiceName = keyof typeof SERVICES;
export const SERVICES_OF_SHOP: Readonly<Record<ServiceName, ServiceOfShop>> = SERVICES;
export const isServiceName = (name: string): name is ServiceName => Object.hasOwn(SERVICES, name);
export const SERVICE_NAMES = Object.keys(SERVICES).filter(isServiceName);

/** What was typed of an account, by the names of its fields. */
export type AccountTexts = Readonly<Record<string, string>>;

/** A mail server is somewhere in the internet: no address, no machine of the shop's own network. */
const PUBLIC_NAME = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]+$/i;
const NAMES_NEARBY = /\.(?:local|localhost|internal|intranet|lan|home|corp|arpa|test|invalid)$/i;
const MAIL_PORTS: readonly string[] = ['465', '587', '2525'];

/**
 * What the environment would have of an account.
 * @param environmentUrl the mail server of the environment, which may be anywhere
 * @returns the settings, or what is wrong by field
 */
export function toEnvironment(
  service: ServiceName,
  { SMTP_HOST: host = '', SMTP_PORT: port = '', SMTP_USER, SMTP_PASSWORD, ...texts }: AccountTexts,
  environmentUrl = '',
): { settings: AccountTexts; faults: Record<string, string> } {
  if (service === 'raast') {
    const half =
      texts.RAAST_IBAN && !texts.RAAST_TITLE
        ? 'RAAST_TITLE'
        : !texts.RAAST_IBAN && texts.RAAST_TITLE
          ? 'RAAST_IBAN'
          : null;
    return { settings: texts, faults: half ? { [half]: 'An IBAN and its title go together.' } : {} };
  }
  if (service !== 'mail') return { settings: texts, faults: {} };
  const isKnown = URL.canParse(environmentUrl) && new URL(environmentUrl).host === `${host}:${port}`;
  const faults: Record<string, string> = {};
  if (!isKnown && (!PUBLIC_NAME.test(host) || NAMES_NEARBY.test(host))) {
    faults.SMTP_HOST = 'Please enter the name of a server in the internet, for example smtp.gmail.com.';
  }
  if (!isKnown && !MAIL_PORTS.includes(port)) faults.SMTP_PORT = 'Please enter 465, 587 or 2525.';
  if (Object.keys(faults).length > 0) return { settings: {}, faults };
  const user = `${encodeURIComponent(SMTP_USER ?? '')}:${encodeURIComponent(SMTP_PASSWORD ?? '')}`;
  // A password never leaves unencrypted, unless the environment's own server is meant.
  const [scheme, query] = port === '465' ? ['smtps', ''] : ['smtp', isKnown ? '' : '?requireTLS=true'];
  return { settings: { ...texts, SMTP_URL: `${scheme}://${user}@${host}:${port}${query}` }, faults };
}
