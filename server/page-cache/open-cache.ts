import type { ConnectionTarget, Database } from '../../database/connect.ts';
import { listen } from '../../database/listen.ts';
import type { OpenedShop } from '../../shop/shop.ts';
import { CachedQueries } from './cached-queries.ts';
import { ResponseCache } from './response-cache.ts';

export interface OpenCache {
  cache: ResponseCache;
  reads: CachedQueries;
  /** Resolves when everything that was committed by now has been forgotten. */
  catchUp(): Promise<void>;
  close(): Promise<void>;
}

/** Caches that forget what the database says has changed (decision 066). @param target where that database is */
export async function openCache(
  database: Database,
  target: ConnectionTarget,
  shop: Pick<OpenedShop, 'settings' | 'secrets'>,
): Promise<OpenCache> {
  const [cache, reads] = [new ResponseCache(), new CachedQueries(database, shop)];
  // What pages are made of is forgotten before the pages.
  const both = [reads, cache];
  const listener = listen(target, 'page_changes', {
    onNotice: (payload) => {
      for (const one of both) {
        if (payload === 'everything') one.forgetEverything();
        else one.forget(payload.split(' '));
      }
    },
    onConnect: () => {
      for (const one of both) one.resume();
    },
    onLost: () => {
      for (const one of both) one.suspend();
    },
    onUnreachable: () => cache.goStale(),
  });
  await listener.tried;
  return { cache, reads, catchUp: listener.catchUp, close: listener.stop };
}
