import { readServices, serviceEnvironmentSchema } from '../service-environment.ts';
import type { Settings } from '../settings.ts';
import { type AccountTexts, SERVICES_OF_SHOP, type ServiceName, toEnvironment } from './rules.ts';

type Services = ReturnType<typeof readServices>;

/** What is stored of accounts; null of one that cannot be read with the keys that are here. */
export type StoredAccounts = ReadonlyMap<ServiceName, AccountTexts | null>;

/** What each service is in the settings of the shop. */
const PARTS: Readonly<Record<ServiceName, (now: Settings, read: Services) => Partial<Settings>>> = {
  postex: (now, { courierAccounts: { postEx } }) => ({ courierAccounts: { ...now.courierAccounts, postEx } }),
  leopards: (now, { courierAccounts: { leopards } }) => ({
    courierAccounts: { ...now.courierAccounts, leopards },
  }),
  trax: (now, { courierAccounts: { trax } }) => ({ courierAccounts: { ...now.courierAccounts, trax } }),
  tcs: (now, { courierAccounts: { tcs } }) => ({ courierAccounts: { ...now.courierAccounts, tcs } }),
  safepay: (now, { payments: { safepay } }) => withGateway(now, { safepay }),
  jazzcash: (now, { payments: { jazzCash } }) => withGateway(now, { jazzCash }),
  raast: (_now, { raast }) => ({ raast }),
  whatsapp: (now, { messages: { whatsapp, ways } }) => ({
    messages: { ...now.messages, whatsapp, ways: { ...now.messages.ways, whatsapp: ways.whatsapp } },
  }),
  sms: (now, { messages: { sms, ways } }) => ({
    messages: { ...now.messages, sms, ways: { ...now.messages.ways, sms: ways.sms } },
  }),
  mail: (_now, { smtpUrl, mailFrom }) => ({ smtpUrl, mailFrom }),
};

/** A real gateway takes the place of the demo's: nobody is to pay the one and then the other. */
function withGateway(
  { payments }: Settings,
  account: Partial<Pick<Settings['payments'], 'safepay' | 'jazzCash'>>,
): Partial<Settings> {
  const real = payments.card === 'demo' ? { ...payments, safepay: null, jazzCash: null } : payments;
  const { safepay, jazzCash } = { ...real, ...account };
  return { payments: { ...payments, safepay, jazzCash, card: safepay || jazzCash ? 'offered' : 'off' } };
}

/**
 * The settings of the process with the accounts that are stored. One that is stored takes the place of the environment's as a
 * whole, also where it cannot be read: then the shop has none, and never another one than its owner wrote.
 */
export function withAccounts(settings: Settings, stored: StoredAccounts): Settings {
  let now = settings;
  for (const [service, texts] of stored)
    now = { ...now, ...PARTS[service](now, readAccount(settings, service, texts)) };
  return now;
}

/** The services with this one as it is stored. */
function readAccount(settings: Settings, service: ServiceName, texts: AccountTexts | null): Services {
  const { texts: given, mayBeDemo } = settings.services;
  const others = Object.fromEntries(
    Object.entries(given).filter(([name]) => !namesOf(service).includes(name)),
  );
  const typed = texts ? toEnvironment(service, texts, given.SMTP_URL).settings : {};
  const parsed = serviceEnvironmentSchema.safeParse({ ...others, ...typed });
  return readServices(parsed.data ?? serviceEnvironmentSchema.parse(others), mayBeDemo);
}

/** The settings that an account of the environment consists of. */
function namesOf(service: ServiceName): readonly string[] {
  return service === 'mail' ? ['SMTP_URL'] : SERVICES_OF_SHOP[service].fields.map(({ name }) => name);
}

/** Whether an account is whole, so that the shop works with it. */
export const isOpen: Readonly<Record<ServiceName, (settings: Settings) => boolean>> = {
  postex: ({ courierAccounts }) => courierAccounts.postEx !== null,
  leopards: ({ courierAccounts }) => courierAccounts.leopards !== null,
  trax: ({ courierAccounts }) => courierAccounts.trax !== null,
  tcs: ({ courierAccounts }) => courierAccounts.tcs !== null,
  safepay: ({ payments }) => payments.card !== 'demo' && payments.safepay !== null,
  jazzcash: ({ payments }) => payments.card !== 'demo' && payments.jazzCash !== null,
  raast: ({ raast }) => raast !== null,
  whatsapp: ({ messages }) => messages.whatsapp !== null,
  sms: ({ messages }) => messages.sms !== null,
  mail: ({ smtpUrl }) => smtpUrl !== undefined,
};
