import type { FastifyPluginAsync } from 'fastify';
import { migrationsAreDone } from '../database/migrate.ts';
import type { Shop } from '../shop/shop.ts';
import { sendError } from './responses/errors.ts';

/** For monitoring: alive, and ready to serve (database reachable, migrations done). */
export const health: FastifyPluginAsync<Shop> = async (app, { database }) => {
  app.get('/healthz', { schema: { hide: true } }, () => ({ alive: true }));

  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const ready = await migrationsAreDone(database).catch(() => false);
    if (ready) return { ready: true };
    return sendError(reply, { code: 'UNAVAILABLE', message: 'The database cannot be reached.' });
  });
};
