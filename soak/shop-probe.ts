import { subscribe } from 'node:diagnostics_channel';
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { plantLeak } from './planted-leaks.ts';

/**
 * Loaded into the shop's own process by `--import`: writes down what only that process knows, every second, as the file
 * `<number of the process>.json` in the folder SOAK_PROBE. The shop itself knows nothing of it.
 */

const EVERY = 1_000;
const folder = process.env.SOAK_PROBE ?? '';

/** What the caches hold: LRUCache tells of each use to whoever listens. */
const caches = new Set<LRUCache<object, object>>();
subscribe('lru-cache:metrics', (message) => {
  if (typeof message === 'object' && message !== null && 'cache' in message) {
    if (message.cache instanceof LRUCache) caches.add(message.cache);
  }
});

const collection = z.object({ detail: z.object({ kind: z.number() }) });

/** Between two tidyings the heap climbs; only what is left after one says whether it grows. */
let heapKept = process.memoryUsage().heapUsed;
new PerformanceObserver((list) => {
  const kinds = list.getEntries().map((entry) => collection.safeParse(entry).data?.detail.kind);
  if (kinds.includes(constants.NODE_PERFORMANCE_GC_MAJOR)) heapKept = process.memoryUsage().heapUsed;
}).observe({ entryTypes: ['gc'] });

const lag = monitorEventLoopDelay({ resolution: 10 });
lag.enable();

setInterval(() => {
  const { heapTotal, external, arrayBuffers } = process.memoryUsage();
  const file = join(folder, `${process.pid}.json`);
  const said = {
    heapKept,
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
