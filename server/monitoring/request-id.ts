import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { Settings } from '../../shop/settings/settings.ts';

export const REQUEST_ID_HEADER = 'x-request-id';

/** What a proxy may call a request: nothing that a log, a header or a page could read as more than a name. */
const USABLE = /^[\w-]{8,64}$/;

/**
 * Gives each request the number by which its response, its log lines and a shopper's letter name it: twelve hexadecimal
 * digits, short enough to be read out. A proxy that the settings trust may have given it one; a stranger may not.
 */
export function openRequestIds({ trustedProxies }: Settings): (request: IncomingMessage) => string {
  const isTrusted = trustedProxies
    ? proxyAddr.compile(trustedProxies.split(',').map((address) => address.trim()))
    : () => false;
  return ({ headers, socket }) => {
    const given = headers[REQUEST_ID_HEADER];
    const isUsable =
      typeof given === 'string' && USABLE.test(given) && isTrusted(socket.remoteAddress ?? '', 0);
    return isUsable ? given : randomUUID().slice(-12);
  };
}
