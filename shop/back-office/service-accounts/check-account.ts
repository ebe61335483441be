import { lookup } from 'node:dns/promises';
import { BlockList, isIPv4 } from 'node:net';
import { createTransport } from 'nodemailer';
import { callService, type ServiceReply } from '../../call-service.ts';
import { openCouriers } from '../../couriers/open-couriers.ts';
import { openGateways } from '../../payments/open-gateways.ts';
import type { GatewayName } from '../../payments/rules.ts';
import type { WhatsAppAccount } from '../../settings/message-settings.ts';
import { isOpen } from '../../settings/service-accounts/apply-accounts.ts';
import { SERVICES_OF_SHOP, type ServiceName } from '../../settings/service-accounts/rules.ts';
import type { CurrentSettings } from '../../settings/settings.ts';
import { z } from '../../zod.ts';

/** What a check found, in a sentence for the owner. No key is in it. */
export interface Checked {
  works: boolean;
  text: string;
}

/**
 * Asks a service something that changes nothing, with the keys that count now: its cities, a token, whether it knows the
 * number. One request or two, for a limited time, to the service's own host (R615).
 */
export async function checkAccount(service: ServiceName, settings: CurrentSettings): Promise<Checked> {
  const { title, canCheck } = SERVICES_OF_SHOP[service];
  if (!isOpen[service](settings)) return { works: false, text: `${title} has no keys.` };
  if (!canCheck)
    return { works: false, text: `${title} has nothing that could be asked without doing something.` };
  return CHECKS[service](settings);
}

const CHECKS: Readonly<Record<ServiceName, (settings: CurrentSettings) => Promise<Checked>>> = {
  postex: checkCourier('PostEx'),
  leopards: checkCourier('Leopards'),
  trax: checkCourier('Trax'),
  tcs: checkCourier('TCS'),
  safepay: checkGateway('safepay'),
  jazzcash: checkGateway('jazzcash'),
  whatsapp: async ({ messages: { whatsapp } }) => (whatsapp ? checkWhatsApp(whatsapp) : NOTHING),
  mail: checkMailServer,
  raast: async () => NOTHING,
  sms: async () => NOTHING,
};

const NOTHING: Checked = { works: false, text: 'There is nothing to ask.' };

function checkCourier(name: string) {
  return async (settings: CurrentSettings): Promise<Checked> => {
    const courier = openCouriers(settings, async () => settings).get(name);
    if (!courier) return NOTHING;
    return toChecked(
      await courier.cities(),
      (cities) => `${name} takes the keys: it delivers to ${cities.length} cities.`,
    );
  };
}

function checkGateway(name: GatewayName) {
  return async (settings: CurrentSettings): Promise<Checked> => {
    const gateway = openGateways(settings).get(name);
    return gateway ? toChecked(await gateway.check(), (text) => text) : NOTHING;
  };
}

const knownNumber = z.object({ id: z.string(), display_phone_number: z.string().max(40).optional() });

async function checkWhatsApp({
  url,
  version,
  phoneNumberId,
  token,
  seconds,
}: WhatsAppAccount): Promise<Checked> {
  const asked = await callService(
    { name: 'WhatsApp', seconds, secrets: [token], longestAnswer: 64 * 1024 },
    {
      method: 'GET',
      url: `${url}/${version}/${phoneNumberId}`,
      headers: { authorization: `Bearer ${token}` },
      query: { fields: 'id,display_phone_number' },
    },
    knownNumber,
  );
  return toChecked(
    asked,
    ({ display_phone_number: number = 'this number' }) => `WhatsApp takes the token, for ${number}.`,
  );
}

function toChecked<T>(reply: ServiceReply<T>, say: (value: T) => string): Checked {
  return reply.outcome === 'answered'
    ? { works: true, text: say(reply.value) }
    : { works: false, text: reply.text };
}

/** How long the mail server may be silent (milliseconds). */
const PATIENCE = 10_000;

/** Signs in at the mail server, and sends nothing. */
async function checkMailServer({ smtpUrl = '', services }: CurrentSettings): Promise<Checked> {
  const { hostname } = new URL(smtpUrl);
  if (smtpUrl !== services.texts.SMTP_URL && !isSameHost(smtpUrl, services.texts.SMTP_URL)) {
    const nearby = await isNearby(hostname);
    if (nearby !== null) return { works: false, text: nearby };
  }
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
  });
  try {
    await transport.verify();
    return { works: true, text: `${hostname} takes the name and the password.` };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return { works: false, text: MAIL_FAILURES.get(code) ?? 'The mail server gave no answer that helps.' };
  } finally {
    transport.close();
  }
}

function isSameHost(one: string, other = ''): boolean {
  return URL.canParse(other) && new URL(one).host === new URL(other).host;
}

const MAIL_FAILURES: ReadonlyMap<string, string> = new Map([
  ['EAUTH', 'The mail server does not take the name and the password.'],
  ['ENOAUTH', 'The mail server asks for a name and a password.'],
  ['ECONNECTION', 'The mail server could not be reached.'],
  ['ESOCKET', 'The mail server could not be reached, or its encryption is not in order.'],
  ['ETIMEDOUT', 'The mail server gave no answer in time.'],
  ['EDNS', 'There is no mail server of this name.'],
  ['ETLS', 'The mail server offers no encryption, so no password is sent to it.'],
]);

/** Addresses of this machine and of networks that nobody reaches from outside. */
const NEARBY = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['224.0.0.0', 3],
] as const) {
  NEARBY.addSubnet(net, prefix, 'ipv4');
}
for (const [net, prefix] of [
  ['::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  NEARBY.addSubnet(net, prefix, 'ipv6');
}

/** Why a name is not asked: it leads to the shop's own network, or nowhere. Null of one in the internet. */
async function isNearby(hostname: string): Promise<string | null> {
  try {
    const found = await lookup(hostname, { all: true });
    const nearby = found.some(({ address }) => NEARBY.check(address, isIPv4(address) ? 'ipv4' : 'ipv6'));
    return nearby ? 'This name leads into the shop’s own network. It is not asked.' : null;
  } catch {
    return 'There is no mail server of this name.';
  }
}
