import { TWO_FACTOR_REQUIREMENTS } from '../principal.ts';
import { MOST_OF_ONE_PRODUCT } from '../rules.ts';
import { z } from '../zod.ts';
import { COURIER_ACCOUNTS } from './courier-settings.ts';
import { missingForMessages } from './message-settings.ts';
import { SHOPS_OWN_TEXTS } from './message-texts/kinds/rules.ts';
import { PAYMENT_ACCOUNTS } from './payment-settings.ts';
import { missingOfRaast } from './raast-settings.ts';
import { readServices, serviceEnvironment } from './service-environment.ts';
import { httpAddress, missingOfAccount } from './service-settings.ts';
import { NEW_SHOP_CITIES } from './store-settings/new-shop-cities.ts';
import type { OwnersChoice, StoreSettings } from './store-settings/types.ts';

/** Every setting of the shop, read and checked once at start. Nothing else reads the environment. */
const onOff = (preset: 'on' | 'off') =>
  z
    .enum(['on', 'off'])
    .default(preset)
    .transform((value) => value === 'on');

function wholeNumber(least: number, most: number) {
  const error = `has to be a whole number from ${least} to ${most}`;
  return z.coerce.number(error).int(error).min(least, error).max(most, error);
}

/** 32 bytes in base64, several with commas. */
const SECRETS_KEYS = /^\s*[A-Za-z0-9+/]{43}=(?:\s*,\s*[A-Za-z0-9+/]{43}=)*\s*$/;

function readCourier(text: string): { name: string; link: string } {
  const [name = '', ...link] = text.split('=');
  return { name: name.trim(), link: link.join('=').trim() };
}

/** The environment as the shop reads it. `.env.example` has the same names and defaults. */
export const environmentSchema = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'has to look like postgresql://user:password@host:5432/database',
    })
    .optional(),
  DATABASE_CONNECTIONS: wholeNumber(3, 200).default(16),
  WEB_CONCURRENCY: wholeNumber(1, 64).default(1),
  DEMO_CATALOGUE: onOff('on'),
  RATE_LIMITS: onOff('on'),
  API_DOCS: z.enum(['shoppers', 'all']).default('shoppers'),
  PUBLIC_URL: httpAddress.optional(),
  METRICS_TOKEN: z.string().trim().min(16, 'has to have at least 16 characters').max(200).optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  // Read by the launcher, which writes the file (scripts/launcher/log-file.mjs).
  LOG_FILE: z.string().min(1).optional(),
  LOG_FILE_MEGABYTES: wholeNumber(1, 1000).default(10),
  LOG_FILES_KEPT: wholeNumber(1, 1000).default(7),
  TRUSTED_PROXIES: z
    .string()
    .trim()
    .regex(/^[\w.:/]+(\s*,\s*[\w.:/]+)*$/, 'has to be addresses with commas between them')
    .optional(),
  SECRETS_KEY: z
    .string()
    .regex(
      SECRETS_KEYS,
      'has to be 32 random bytes in base64, as `openssl rand -base64 32` writes them; earlier ones go behind it with commas',
    )
    .optional(),
  REQUIRE_TWO_FACTOR: z.enum(TWO_FACTOR_REQUIREMENTS).default('none'),
  SETUP_CODE: z.string().trim().min(6, 'has to have at least 6 characters').max(100).optional(),
  BACKUP_DIR: z.string().min(1).default('./backups'),
  BACKUP_EVERY_HOURS: z.coerce.number().int().min(1).max(8760).optional(),
  BACKUPS_KEPT: z.coerce.number().int().min(1).max(1000).default(7),
  BACKUP_PASSPHRASE: z.string().min(8, 'has to have at least 8 characters').optional(),

  ADMIN_ORDERS_CURRENCY_SIGN: z.string().trim().min(1).max(5).default('$'),
  NEW_CUSTOMER_MOST_UNITS: wholeNumber(1, MOST_OF_ONE_PRODUCT).default(50),
  NEW_CUSTOMER_MOST_RUPEES: wholeNumber(1, 1_000_000_000).default(50_000),
  OPEN_ORDERS_PER_MOBILE: wholeNumber(1, 100_000).default(5),
  OPEN_ORDERS_PER_NETWORK: wholeNumber(1, 100_000).default(30),
  RELEASE_UNCONFIRMED_HOURS: wholeNumber(1, 8760).optional(),
  CONFIRMATION_REMINDER_HOURS: wholeNumber(1, 168).optional(),
  LOW_STOCK_AT: wholeNumber(0, 99).default(5),
  REVIEWS_NEED_APPROVAL: onOff('off'),
  COURIER_PAYS_WITHIN_DAYS: wholeNumber(1, 365).default(7),
  COURIERS: z
    .string()
    .default(
      'PostEx=https://postex.pk/tracking?cn=, TCS=https://www.tcsexpress.com/track/, Leopards=https://www.leopardscourier.com/tracking/?track_no=, Trax=https://trax.pk/tracking/?cn=',
    )
    .transform((text) => text.split(',').map(readCourier))
    .pipe(
      z.array(
        z.object({ name: z.string().min(1).max(40), link: httpAddress }),
        'has to look like Name=https://…, Name=https://…',
      ),
    ),
  ...serviceEnvironment,

  STORE_NAME: z.string().trim().min(1).max(60).default('Saman'),
  STORE_PHONE: z.string().trim().min(7).max(30).default('0300-1234567'),
  STORE_EMAIL: z.email().default('help@saman.example'),
  STORE_ADDRESS: z.string().trim().min(1).max(200).default('Shop 14, Tariq Road, PECHS Block 2, Karachi'),
  STORE_MISSION: z
    .string()
    .trim()
    .min(1)
    .max(600)
    .default(
      'We sell high-quality imported products for every room of the house, we listen to what our customers tell us, and we ship to every city in Pakistan.',
    ),
  RETURN_DAYS_BADGE: wholeNumber(0, 365).default(14),
  RETURN_DAYS_POLICY: wholeNumber(0, 365).default(30),
  STORE_AUTHOR: z.string().trim().min(1).max(40).default('Ayesha'),
  STORE_NTN: z.string().trim().max(30).optional(),
  STORE_STRN: z.string().trim().max(30).optional(),
  STORE_FACEBOOK: httpAddress.default('https://www.facebook.com/'),
  STORE_INSTAGRAM: httpAddress.default('https://www.instagram.com/'),
  STORE_YOUTUBE: httpAddress.default('https://www.youtube.com/'),
});

/** A setting that cannot be used. Its message is one sentence for the person who starts the shop. */
export class SettingsError extends Error {}

/** Reads the settings; an empty text counts as not set. @throws SettingsError naming the first bad setting */
export function readSettings(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, text]) => text?.trim()));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new SettingsError(`The setting ${issue?.path.join('.')} is not usable: ${issue?.message}.`);
  }
  const value = parsed.data;
  const loopback = isLoopback(value.HOST);
  const isPublic = value.PUBLIC_URL !== undefined && !isLoopback(new URL(value.PUBLIC_URL).hostname);
  if (!value.RATE_LIMITS && !loopback) {
    throw new SettingsError('The setting RATE_LIMITS=off is taken only when HOST is a loopback address.');
  }
  const half =
    missingOfAccount(value, [...COURIER_ACCOUNTS, ...PAYMENT_ACCOUNTS]) ??
    missingForMessages(value) ??
    missingOfRaast(value);
  if (half)
    throw new SettingsError(`The setting ${half.missing} is missing: ${half.given} is of no use without it.`);
  const mayBeDemo = value.DEMO_CATALOGUE && !isPublic;
  return {
    port: value.PORT,
    host: value.HOST,
    dataDir: value.DATA_DIR,
    /** Given: this PostgreSQL is used instead of the embedded one. */
    databaseUrl: value.DATABASE_URL,
    databaseConnections: value.DATABASE_CONNECTIONS,
    /** Processes that answer requests. */
    webConcurrency: value.WEB_CONCURRENCY,
    demoCatalogue: value.DEMO_CATALOGUE,
    rateLimits: value.RATE_LIMITS,
    /** Whether the endpoints of staff are described too at /api/docs. */
    staffDocs: value.API_DOCS === 'all',
    /** Where shoppers reach the shop, without a slash at the end. Unset: taken from host and port. */
    publicUrl: value.PUBLIC_URL?.replace(/\/+$/, ''),
    /** Addresses of the proxies in front of the shop; "loopback" for this machine. Unset: nobody is believed. */
    trustedProxies: value.TRUSTED_PROXIES,
    /** What secrets in the database are sealed with, in base64; the first seals, all open. Unset: a key file in dataDir. */
    secretsKeys: value.SECRETS_KEY?.split(',').map((key) => key.trim()),
    /** Who of the staff has to use two-factor authentication. */
    requireTwoFactor: value.REQUIRE_TWO_FACTOR,
    /** Anyone who sends it reads /metrics. Unset: programs on this machine do. */
    metricsToken: value.METRICS_TOKEN,
    /** From which level on the log says something: each request is `info`. */
    logLevel: value.LOG_LEVEL,
    /** What the first super admin registers with. Unset: see setupIsOpen. */
    setupCode: value.SETUP_CODE,
    /** Whether the first super admin needs no code on this machine: nobody else reaches the shop. See also where-from.ts. */
    setupIsOpen:
      value.SETUP_CODE === undefined && loopback && value.TRUSTED_PROXIES === undefined && !isPublic,
    /** Whether shoppers elsewhere reach the shop, by a public address that is not this machine's. */
    isPublic,
    backups: {
      folder: value.BACKUP_DIR,
      /** The shop takes one by itself when the newest is so old. Unset: never. */
      everyHours: value.BACKUP_EVERY_HOURS,
      /** So many stay in the folder. */
      kept: value.BACKUPS_KEPT,
      /** Backups are encrypted with it. */
      passphrase: value.BACKUP_PASSPHRASE,
    },
    ...readServices(value, mayBeDemo),
    /** What the environment says of other companies' services: what is stored of an account is laid over it. */
    services: {
      mayBeDemo,
      texts: Object.fromEntries(
        Object.entries(given).flatMap(([name, text]) =>
          text !== undefined && Object.hasOwn(serviceEnvironment, name) ? [[name, text]] : [],
        ),
      ),
    },
    /** What a new shop's owner begins with; what was decided since is in the database (shop/settings/store-settings). */
    newShop: readNewShop(value),
  };
}

export type Settings = ReturnType<typeof readSettings>;

/** The settings of the process, and what the owner has decided by now. */
export type CurrentSettings = Settings & StoreSettings;

export type CardOffer = Settings['payments']['card'];
/** A courier, and the address of its tracking page; the tracking number goes behind it. */
export type Courier = CurrentSettings['couriers'][number];

/** What the specification gives a new shop, with what its environment says otherwise. */
function readNewShop(value: z.infer<typeof environmentSchema>): OwnersChoice {
  return {
    store: {
      name: value.STORE_NAME,
      phone: value.STORE_PHONE,
      email: value.STORE_EMAIL,
      address: value.STORE_ADDRESS,
      openingDays: 'Mon-Sat',
      opens: '11:00',
      closes: '20:00',
      mission: value.STORE_MISSION,
      author: value.STORE_AUTHOR,
      ntn: value.STORE_NTN ?? null,
      strn: value.STORE_STRN ?? null,
    },
    social: {
      facebook: value.STORE_FACEBOOK,
      instagram: value.STORE_INSTAGRAM,
      youtube: value.STORE_YOUTUBE,
    },
    returnDays: { changedMind: value.RETURN_DAYS_BADGE, faulty: value.RETURN_DAYS_POLICY },
    delivery: NEW_DELIVERY,
    cities: NEW_SHOP_CITIES,
    couriers: { links: value.COURIERS },
    selling: {
      lowStockAt: value.LOW_STOCK_AT,
      adminOrdersCurrencySign: value.ADMIN_ORDERS_CURRENCY_SIGN,
      mostUnits: value.NEW_CUSTOMER_MOST_UNITS,
      mostRupees: value.NEW_CUSTOMER_MOST_RUPEES,
      openPerMobile: value.OPEN_ORDERS_PER_MOBILE,
      openPerNetwork: value.OPEN_ORDERS_PER_NETWORK,
      releaseUnconfirmedHours: value.RELEASE_UNCONFIRMED_HOURS ?? null,
      confirmationReminderHours: value.CONFIRMATION_REMINDER_HOURS ?? null,
      courierPaysWithinDays: value.COURIER_PAYS_WITHIN_DAYS,
      reviewsNeedApproval: value.REVIEWS_NEED_APPROVAL,
    },
    elsewhere: { searchConsoleFile: null, analyticsId: null },
    ...SHOPS_OWN_TEXTS,
  };
}

/** What delivery costs in a new shop (R123, R124), and how long it takes (R122). */
const NEW_DELIVERY: OwnersChoice['delivery'] = {
  costs: [
    { city: 'Karachi', cost: 150 },
    { city: 'Lahore', cost: 200 },
    { city: 'Islamabad', cost: 250 },
    { city: 'Rawalpindi', cost: 250 },
  ],
  elsewhere: 300,
  freeFrom: 5000,
  markedFree: false,
  daysLeast: 2,
  daysMost: 4,
};

/** Whether a host is this very machine, for example `localhost`, `127.0.0.1`, `[::1]` or `::ffff:127.0.0.1`. */
export function isLoopback(host: string): boolean {
  return /^(?:localhost|\[?::1\]?|(?:::ffff:)?127(?:\.\d{1,3}){3})$/i.test(host);
}

/** Where people reach the shop, without a slash at the end. @param port where the settings leave that open */
export function shopAddress({ publicUrl, host, port: wanted }: Settings, port = wanted): string {
  return publicUrl ?? `http://${hostForPeople(host)}:${port}`;
}

/** What to type into a browser on this machine. */
function hostForPeople(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
