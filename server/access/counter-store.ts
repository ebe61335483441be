import type { FastifyRateLimitStore } from '@fastify/rate-limit';

/** How many networks are counted at once; with more, those that asked longest ago are forgotten. */
const NETWORKS = 20_000;

/**
 * The counts of a rate limit. The library's own store goes by the time of day: when that is set back by an hour, anyone who
 * had reached a limit would stay shut out for an hour.
 */
export class CounterStore implements FastifyRateLimitStore {
  readonly #counts = new Map<string, { current: number; until: number }>();

  incr(
    key: string,
    callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
    timeWindow: number,
  ): void {
    const now = performance.now();
    const before = this.#counts.get(key);
    const counted = before && before.until > now ? before : { current: 0, until: now + timeWindow };
    counted.current += 1;
    // The order of a Map is that in which its keys were set.
    this.#counts.delete(key);
    this.#counts.set(key, counted);
    const [oldest] = this.#counts.keys();
    if (this.#counts.size > NETWORKS && oldest !== undefined) this.#counts.delete(oldest);
    callback(null, { current: counted.current, ttl: counted.until - now });
  }

  child(): CounterStore {
    return new CounterStore();
  }
}
