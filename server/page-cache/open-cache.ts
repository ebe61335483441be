import type { ConnectionTarget } from '../../database/connect.ts';
import { listen } from '../../database/listen.ts';
import { ResponseCache } from './response-cache.ts';

export interface OpenCache {
  cache: ResponseCache;
  /** Resolves when everything that was committed by now has been forgotten. */
  catchUp(): Promise<void>;
  close(): Promise<void>;
}

/** A cache that forgets what the database says has changed (decision 066). */
export async function openCache(target: ConnectionTarget): Promise<OpenCache> {
  const cache = new ResponseCache();
  const listener = listen(target, 'page_changes', {
    onNotice: (payload) =>
      payload === 'everything' ? cache.forgetEverything() : cache.forget(payload.split(' ')),
    onConnect: () => cache.resume(),
    onLost: () => cache.suspend(),
    onUnreachable: () => cache.goStale(),
  });
  await listener.tried;
  return { cache, catchUp: listener.catchUp, close: listener.stop };
}
