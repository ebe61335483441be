import type { RouteShorthandOptions } from 'fastify';
import { isKnownDevice } from '../shop/sessions/known-device.ts';
import { networkOf } from '../shop/sessions/rules.ts';
import type { Shop } from '../shop/shop.ts';
import { clientOf } from './device-cookie.ts';

/** So many requests a minute of one network, which may be thousands of phones; wrong passwords have limits of theirs. */
const MOST_A_MINUTE = 300;

/**
 * How often one may call a login: a network as a whole, and each browser that signed in before by itself, so that a
 * flood from behind the same address does not keep it out.
 */
export function logInLimit({ database, settings }: Shop) {
  return {
    rateLimit: {
      max: MOST_A_MINUTE,
      timeWindow: '1 minute',
      keyGenerator: async (request) => {
        const { address, device } = clientOf(request, settings);
        const known = device !== null && (await isKnownDevice(database, device));
        return known ? `device ${device}` : networkOf(address);
      },
    },
  } satisfies RouteShorthandOptions['config'];
}
