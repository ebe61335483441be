import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { Registry } from 'prom-client';
import type { Settings } from '../../shop/settings/settings.ts';
import { isSameSecret } from '../../shop/tokens.ts';
import { comesFromThisMachine } from '../access/where-from.ts';
import { sendError } from '../responses/errors.ts';

interface ServeMetrics {
  settings: Settings;
  /** Of all processes, as Prometheus reads it. */
  scrape: () => Promise<string>;
}

/** What the shop measures, for Prometheus. Anyone who may not read it is told nothing, not that it is there either. */
export const serveMetrics: FastifyPluginAsync<ServeMetrics> = async (app, { settings, scrape }) => {
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request, settings)) {
      return sendError(reply, { code: 'UNKNOWN_ENDPOINT', message: 'This call does not exist.' });
    }
    const metrics = await scrape();
    return reply.type(Registry.PROMETHEUS_CONTENT_TYPE).header('cache-control', 'no-store').send(metrics);
  });
};

/** With a token anyone who sends it; without one only programs on this machine, and nobody through a proxy. */
function mayRead(request: FastifyRequest, { metricsToken }: Settings): boolean {
  if (metricsToken === undefined) return comesFromThisMachine(request);
  const [, sent = ''] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? [];
  return isSameSecret(metricsToken, sent);
}
