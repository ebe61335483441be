import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { connectionsOf, type Database } from '../../database/connect.ts';
import type { ResponseCache } from '../page-cache/response-cache.ts';

/** Seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export type Metrics = ReturnType<typeof createMetrics>;

/**
 * What one process measures, by the names in docs/operations.md. Labels come from closed lists: a path, a name or a number
 * of a visitor is never one. @param process the label that keeps the processes of a shop apart
 */
export function createMetrics(process: string) {
  const registry = new Registry();
  registry.setDefaultLabels({ process });
  const registers = [registry];
  const pools = new Map<string, Database>();
  const cached = new Map<string, Record<'GET' | 'HEAD', Record<200 | 304, number>>>();
  new Counter({
    name: 'http_cached_responses_total',
    help: 'Requests that the page cache answered before they were routed, some microseconds each.',
    labelNames: ['method', 'route', 'status'],
    registers,
    collect() {
      this.reset();
      for (const [route, methods] of cached) {
        for (const [method, counts] of Object.entries(methods)) {
          this.inc({ method, route, status: '2xx' }, counts[200]);
          this.inc({ method, route, status: '3xx' }, counts[304]);
        }
      }
    },
  });
  new Gauge({
    name: 'shop_database_connections',
    help: 'Open connections to PostgreSQL.',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [pool, database] of pools) {
        const { inUse, idle } = connectionsOf(database);
        this.set({ pool, state: 'in_use' }, inUse);
        this.set({ pool, state: 'idle' }, idle);
      }
    },
  });
  new Gauge({
    name: 'shop_database_waiting',
    help: 'Callers that wait for a connection to PostgreSQL.',
    labelNames: ['pool'],
    registers,
    collect() {
      for (const [pool, database] of pools) this.set({ pool }, connectionsOf(database).waiting);
    },
  });
  return {
    registry,
    /** Whose connections are counted, by the names that they have there. */
    pools,
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Requests, and how long their responses took; without those that the page cache answered.',
      labelNames: ['method', 'route', 'status'],
      buckets: BUCKETS,
      registers,
    }),
    /** Requests that the page cache answered, by route, method and status. Counted so because there are so many. */
    cached,
    orders: new Counter({
      name: 'shop_orders_total',
      help: 'Orders that were placed, or refused with this code.',
      labelNames: ['outcome'],
      registers,
    }),
    jobRuns: new Counter({
      name: 'shop_job_runs_total',
      help: 'Runs of background jobs.',
      labelNames: ['job', 'outcome'],
      registers,
    }),
    jobSucceededAt: new Gauge({
      name: 'shop_job_last_success_timestamp_seconds',
      help: 'When a background job succeeded last.',
      labelNames: ['job'],
      registers,
    }),
  };
}

/** Measures the process itself: memory, processor time, garbage, how late its event loop is. Once in a process. */
export function measureProcess({ registry }: Metrics): void {
  collectDefaultMetrics({ register: registry });
}

/** Measures the page cache. */
export function measurePageCache({ registry }: Metrics, cache: ResponseCache): void {
  new Counter({
    name: 'shop_page_cache_requests_total',
    help: 'Requests that the page cache answered, answered while the database was away, or had to have produced.',
    labelNames: ['outcome'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [outcome, count] of Object.entries(cache.counted)) this.inc({ outcome }, count);
    },
  });
  new Gauge({
    name: 'shop_page_cache_bytes',
    help: 'What the cached responses take.',
    registers: [registry],
    collect() {
      this.set(cache.size.bytes);
    },
  });
  new Gauge({
    name: 'shop_page_cache_entries',
    help: 'Cached responses.',
    registers: [registry],
    collect() {
      this.set(cache.size.entries);
    },
  });
}

/** Measures the mails. @param count asked at each scrape; while it fails or hangs the numbers are left out */
export function measureMails(
  { registry }: Metrics,
  count: () => Promise<{ waiting: number; undelivered: number }>,
): void {
  new Gauge({
    name: 'shop_mails',
    help: 'Mails that wait to be sent, and mails that were given up and nobody has looked after.',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      this.reset();
      const counted = await orNothing(count());
      if (!counted) return;
      this.set({ state: 'waiting' }, counted.waiting);
      this.set({ state: 'given_up' }, counted.undelivered);
    },
  });
}

/** How long a scrape waits for what it has to ask for (milliseconds). Prometheus itself waits for ten seconds. */
const SCRAPE_PATIENCE = 2_000;

/** What it resolves to; null when it fails, or takes longer than a scrape may wait. */
export async function orNothing<T>(work: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), SCRAPE_PATIENCE);
  });
  return Promise.race([work.catch(() => null), late]).finally(() => clearTimeout(timer));
}
