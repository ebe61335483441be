import proxyAddr from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';

/** Addresses of this machine and its network. Any other may be a visitor's, and the log is no place for it. */
const isNearby = proxyAddr.compile(['loopback', 'linklocal', 'uniquelocal']);

/** Warns once of a proxy that the settings don't trust: everybody behind it counts as one. A visitor may send it too. */
export function tellOfUntrustedProxies(app: FastifyInstance): void {
  let told = false;
  app.addHook('onRequest', async (request) => {
    if (told || request.headers['x-forwarded-for'] === undefined) return;
    const peerIsTrusted = (request.ips?.length ?? 1) > 1;
    if (peerIsTrusted) return;
    told = true;
    const peer = request.socket.remoteAddress ?? '';
    request.log.warn(
      isNearby(peer, 0) ? { peer } : {},
      'A request came with X-Forwarded-For from a peer that is not trusted, so the header was ignored. If this is your proxy, name it in TRUSTED_PROXIES ("loopback" for this machine): until then all shoppers behind it count as one. This is said once.',
    );
  });
}
