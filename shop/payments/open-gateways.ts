import type { Settings } from '../settings/settings.ts';
import { openJazzCash } from './jazzcash.ts';
import type { PaymentGateway } from './port.ts';
import { GATEWAYS, type GatewayName } from './rules.ts';
import { openSafepay } from './safepay.ts';

export type OpenGateways = ReadonlyMap<GatewayName, PaymentGateway>;

/** The gateways that orders can be paid through, by name: those whose keys are set, in the order in which they are offered. */
export function openGateways({ payments }: Pick<Settings, 'payments'>): OpenGateways {
  const { seconds, safepay, jazzCash } = payments;
  const open = [safepay && openSafepay(safepay, seconds), jazzCash && openJazzCash(jazzCash, seconds)];
  return new Map(open.filter((gateway) => gateway !== null).map((gateway) => [gateway.name, gateway]));
}

/** The names of the gateways that `openGateways` opens, in the same order. */
export function gatewaysOf({ safepay, jazzCash }: Settings['payments']): GatewayName[] {
  const accounts = { safepay, jazzcash: jazzCash };
  return GATEWAYS.filter((name) => accounts[name] !== null);
}
