import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { type OpenCache, openCache } from '../../server/page-cache/open-cache.ts';
import { testDatabaseTarget } from './database.ts';
import type { TestShop } from './shop.ts';

/** A second process of the shop, which hears of changes and reads nothing again without one. */
export function openOtherProcess(shop: TestShop): { app: FastifyInstance; cache: OpenCache } {
  let cache: OpenCache;
  let app: FastifyInstance;
  beforeAll(async () => {
    cache = await openCache(shop.database, await testDatabaseTarget(), shop);
    app = await buildApp(shop, { openCache: cache });
  });
  afterAll(async () => {
    await app.close();
    await cache.close();
  });
  return {
    get app() {
      return app;
    },
    get cache() {
      return cache;
    },
  };
}
