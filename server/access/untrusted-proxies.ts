import type { FastifyInstance } from 'fastify';

/**
 * Says once, in the log, that a proxy hands requests on which the settings don't trust: until they do, everybody
 * behind it counts as one network. Without a proxy it may be a visitor who sends the header, which does no harm.
 */
export function tellOfUntrustedProxies(app: FastifyInstance): void {
  let told = false;
  app.addHook('onRequest', async (request) => {
    if (told || request.headers['x-forwarded-for'] === undefined) return;
    const peerIsTrusted = (request.ips?.length ?? 1) > 1;
    if (peerIsTrusted) return;
    told = true;
    request.log.warn(
      { peer: request.socket.remoteAddress },
      'A request came with X-Forwarded-For from a peer that is not trusted, so the header was ignored. If this is your proxy, name it in TRUSTED_PROXIES ("loopback" for this machine): until then all shoppers behind it count as one. This is said once.',
    );
  });
}
