import { setTimeout as delay } from 'node:timers/promises';
import { endOfShuffle, shuffleSeed } from '../../shop/catalogue/home-sections/rules.ts';
import { progress } from '../../shop/progress.ts';
import { type Captured, capture } from '../measure/capture.ts';

/** A cached page is compressed once more when it has been cached for a while; this long after it is as small as it gets. */
const SMALLEST_AFTER_MS = 9_000;
const UNCHANGED_FOR_MS = 2_500;

/**
 * Pages as the shop keeps them when they have been asked for a while. Every five minutes the home page's shuffle is
 * another one and all of them are made again, so no round may lie across such a moment.
 */
export class CachedPages {
  readonly #port: number;
  readonly #addresses: readonly string[];
  #captured = new Map<string, Captured>();
  #shuffle = -1;

  constructor(port: number, addresses: readonly string[]) {
    this.#port = port;
    this.#addresses = addresses;
  }

  /** The response that stays the same for so many seconds. */
  async find(address: string, seconds: number): Promise<Captured> {
    const left = endOfShuffle(Date.now()) - Date.now();
    if (left < (seconds + 2) * 1000) {
      progress(`Waiting ${Math.ceil(left / 1000)} s for the next shuffle of the home page`);
      await delay(left + 100);
    }
    const now = await capture(this.#port, address);
    const known = this.#captured.get(address);
    if (this.#shuffle === shuffleSeed(Date.now()) && known?.body.equals(now.body)) return known;
    await this.#settle();
    return this.find(address, seconds);
  }

  async #settle(): Promise<void> {
    progress('Asking for the pages until they are cached as small as they get');
    const began = Date.now();
    this.#shuffle = shuffleSeed(began);
    this.#captured = new Map();
    for (let changedAt = began; ; await delay(250)) {
      for (const address of this.#addresses) {
        const now = await capture(this.#port, address);
        if (now.status !== 200) throw new Error(`${address}: ${now.status}`);
        if (!this.#captured.get(address)?.body.equals(now.body)) changedAt = Date.now();
        this.#captured.set(address, now);
      }
      if (Date.now() - began > SMALLEST_AFTER_MS && Date.now() - changedAt > UNCHANGED_FOR_MS) return;
    }
  }
}
