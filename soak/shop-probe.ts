import { subscribe } from 'node:diagnostics_channel';
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { LRUCache } from 'lru-cache';
import { plantLeak } from './planted-leaks.ts';

/**
 * Loaded into the shop's own process by `--import`: writes down what only that process knows, every second, as the file
 * `<number of the process>.json` in the folder SOAK_PROBE. The shop itself knows nothing of it.
 */

const EVERY = 1_000;
const COLLECTS_EVERY = 60_000;
const folder = process.env.SOAK_PROBE ?? '';

/** What the caches hold: LRUCache tells listeners of each use. */
const caches = new Set<LRUCache<object, object>>();
subscribe('lru-cache:metrics', (message) => {
  if (typeof message === 'object' && message !== null && 'cache' in message) {
    if (message.cache instanceof LRUCache) caches.add(message.cache);
  }
});

setFlagsFromString('--expose-gc');
const collectGarbage: unknown = runInNewContext('gc');

/**
 * What is in use. Between two collections the heap climbs, and V8 collects all of it only when it has to: whether it grows
 * is seen right behind a collection alone.
 */
let heapInUse = 0;
function readHeap(): void {
  if (typeof collectGarbage === 'function') collectGarbage();
  heapInUse = process.memoryUsage().heapUsed;
}
readHeap();
setInterval(readHeap, COLLECTS_EVERY).unref();

const lag = monitorEventLoopDelay({ resolution: 10 });
lag.enable();

setInterval(() => {
  const { heapTotal, external, arrayBuffers } = process.memoryUsage();
  const file = join(folder, `${process.pid}.json`);
  const said = {
    heapInUse,
    heapTotal,
    external,
    arrayBuffers,
    cached: [...caches].reduce((total, { calculatedSize }) => total + calculatedSize, 0),
    lagMs: lag.percentile(99) / 1e6,
  };
  lag.reset();
  writeFileSync(`${file}.new`, JSON.stringify(said));
  renameSync(`${file}.new`, file);
}, EVERY).unref();

plantLeak(process.env.SOAK_LEAK);
