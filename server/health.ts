import { statfs } from 'node:fs/promises';
import type { FastifyPluginAsync } from 'fastify';
import { migrationsAreDone } from '../database/migrate.ts';
import type { Shop } from '../shop/shop.ts';
import { sendError } from './responses/errors.ts';

/** Where less is free on the disk (bytes), an order or a picture may find no room any more. */
const LEAST_FREE = 64 * 1024 * 1024;

/** For monitoring: alive, and ready to serve (database reachable, migrations done, room on the disk). */
export const health: FastifyPluginAsync<Shop> = async (app, { database, settings }) => {
  app.get('/healthz', { schema: { hide: true } }, () => ({ alive: true }));

  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const [isMigrated, hasRoom] = await Promise.all([
      migrationsAreDone(database).catch(() => null),
      hasDiskSpace(settings.dataDir),
    ]);
    if (isMigrated && hasRoom) return { ready: true };
    // A full disk ends a PostgreSQL that comes along, so it is told first.
    const reasons = [
      !hasRoom && 'The disk of the data folder is full.',
      isMigrated === null && 'The database cannot be reached.',
      isMigrated === false && 'The database is not migrated.',
    ];
    const message = reasons.filter(Boolean).join(' ');
    return sendError(reply, { code: 'UNAVAILABLE', message });
  });
};

async function hasDiskSpace(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= LEAST_FREE;
}
