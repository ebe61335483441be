import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { compress, recompress } from './compress.ts';

/** What a response shows: `product:<id>`, `category:<id>`, or `anything`. A change of it drops the response. */
export type Shown = 'anything' | readonly string[];

export interface CachedResponse {
  /** Of the response as it was first sent, without what depends on the request. */
  headers: Record<string, string>;
  etag: string;
  shown: Shown;
  /** The pattern of its address, for what is counted of requests. */
  route: string;
  brotli: Buffer;
  /** Made when it is first asked for. */
  gzip: Buffer | null;
  storedAt: number;
  smallest: boolean;
  /** What it shows has changed: it is good for nothing but to stand in where a new one cannot be made. */
  isOutOfDate: boolean;
}

/** A response that is being produced; the next who asks for the same waits for it. */
export interface Production {
  /** Hands it to those who wait, and stores it unless something that it shows has changed since it was begun. */
  store(response: {
    headers: Record<string, string>;
    body: Buffer;
    shown: Shown;
    route: string;
    until: number;
  }): Promise<CachedResponse>;
  /** Lets those who wait go on without it. May be called twice, and after `store`. */
  end(): void;
}

/** All responses together, compressed, in bytes: some 2,000 pages. */
const MOST_BYTES = 48 * 1024 * 1024;

/** A response that lives this long is compressed once more, as small as it gets (milliseconds). */
const WORTH_RECOMPRESSING_AFTER = 5_000;

/** Stands in `shown` of what says how many units there are, to the unit. */
export const EXACT_STOCK = 'stock';

/** Changes of single products and categories that are remembered one by one. */
const MOST_CHANGES = 10_000;

const thingsOf = (shown: Shown) => (shown === 'anything' ? [shown] : shown);

/** Caches shared responses by address until what they show changes; none while it cannot know of changes. */
export class ResponseCache {
  /** Requests that it answered, that it answered while the database was away, and that had to be produced. */
  readonly counted = { hit: 0, stale: 0, miss: 0 };
  readonly #responses: LRUCache<string, CachedResponse>;
  readonly #underWay = new Map<string, { begun: number; produced: Promise<CachedResponse | null> }>();
  /** When each thing changed last, counted in changes. */
  readonly #changedAt = new Map<string, number>();
  #changes = 0;
  #everythingChangedAt = 0;
  #isFollowing = false;
  #isStale = false;
  #isRecompressing = false;

  /** @param mostBytes all responses together, compressed */
  constructor(mostBytes = MOST_BYTES) {
    this.#responses = new LRUCache({
      maxSize: mostBytes,
      noDeleteOnStaleGet: true,
      sizeCalculation: ({ brotli, gzip }) => brotli.length + (gzip?.length ?? 0) + 2_000,
    });
  }

  /** What is cached now. */
  get size(): { entries: number; bytes: number } {
    return { entries: this.#responses.size, bytes: this.#responses.calculatedSize };
  }

  /** From now on every change is heard. */
  resume(): void {
    // What is being produced now may have been read before a change that nobody told of.
    this.forgetEverything();
    this.#isFollowing = true;
    this.#isStale = false;
  }

  /** Changes may be missed: what is cached may be out of date, and is handed out no more. */
  suspend(): void {
    this.#isFollowing = false;
    this.#changes += 1;
    this.#everythingChangedAt = this.#changes;
  }

  /** The database is away: what was cached is the best there is until `resume`. An order is checked by the database. */
  goStale(): void {
    this.suspend();
    this.#isStale = true;
  }

  forgetEverything(): void {
    this.#changes += 1;
    this.#everythingChangedAt = this.#changes;
    this.#changedAt.clear();
    for (const response of this.#responses.values()) response.isOutOfDate = true;
  }

  /** Forgets what shows any of these, and what may show anything. */
  forget(changed: readonly string[]): void {
    this.#forgetWhatShows(['anything', ...changed]);
  }

  /** Forgets what shows exactly how many units there are; every other page shows it only when they are few. */
  forgetStock(): void {
    this.#forgetWhatShows([EXACT_STOCK]);
  }

  #forgetWhatShows(changed: readonly string[]): void {
    if (this.#changedAt.size + changed.length > MOST_CHANGES) {
      this.forgetEverything();
      return;
    }
    this.#changes += 1;
    for (const thing of changed) this.#changedAt.set(thing, this.#changes);
    for (const response of this.#responses.values()) {
      if (thingsOf(response.shown).some((thing) => changed.includes(thing))) response.isOutOfDate = true;
    }
  }

  find(key: string): CachedResponse | undefined {
    if (!this.#isFollowing) return this.#isStale ? this.findStale(key) : undefined;
    const found = this.#responses.get(key);
    if (!found || found.isOutOfDate) return undefined;
    this.counted.hit += 1;
    if (!found.smallest && !this.#isRecompressing) this.#recompress(key, found);
    return found;
  }

  /** What was cached before, for want of a newer one: while the database is away, or has no time. */
  findStale(key: string): CachedResponse | undefined {
    const found = this.#responses.peek(key, { allowStale: true });
    if (found) this.counted.stale += 1;
    return found;
  }

  /** What is cached, or is produced for another request meanwhile; else this request has to produce it. */
  async findOrBegin(key: string): Promise<{ cached: CachedResponse } | { production: Production }> {
    const arrived = this.#changes;
    for (let other = this.#underWay.get(key); other; other = this.#underWay.get(key)) {
      const response = await other.produced;
      // It may not be cached: anyone who waits goes on at once, and not one after the other.
      if (!response) return { production: this.#begin(key) };
      // Even if it was out of date when it was done: nothing had changed yet when this request came.
      if (this.#isFollowing && other.begun >= arrived) {
        this.counted.hit += 1;
        return { cached: response };
      }
    }
    const cached = this.find(key);
    return cached ? { cached } : { production: this.#begin(key) };
  }

  #begin(key: string): Production {
    this.counted.miss += 1;
    const begun = this.#changes;
    const { promise: produced, resolve } = Promise.withResolvers<CachedResponse | null>();
    const underWay = { begun, produced };
    this.#underWay.set(key, underWay);
    const end = (response: CachedResponse | null) => {
      if (this.#underWay.get(key) === underWay) this.#underWay.delete(key);
      resolve(response);
    };
    return {
      store: async ({ headers, body, shown, route, until }) => {
        const response: CachedResponse = {
          headers,
          etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
          shown,
          route,
          brotli: await compress(body),
          gzip: null,
          storedAt: Date.now(),
          smallest: false,
          isOutOfDate: false,
        };
        const ttl = until - Date.now();
        if (ttl > 0 && this.#isFollowing && !this.#hasChanged(shown, begun)) {
          this.#responses.set(key, response, { ttl });
        }
        end(response);
        return response;
      },
      end: () => end(null),
    };
  }

  #hasChanged(shown: Shown, since: number): boolean {
    return (
      this.#everythingChangedAt > since ||
      thingsOf(shown).some((thing) => (this.#changedAt.get(thing) ?? 0) > since)
    );
  }

  /** One at a time, and only what is asked for again after a while: it takes half a second of a processor. */
  #recompress(key: string, response: CachedResponse): void {
    if (Date.now() - response.storedAt < WORTH_RECOMPRESSING_AFTER) return;
    this.#isRecompressing = true;
    recompress(response.brotli)
      .then((brotli) => {
        if (this.#responses.peek(key) === response) response.brotli = brotli;
        response.smallest = true;
      })
      .finally(() => {
        this.#isRecompressing = false;
      });
  }
}
