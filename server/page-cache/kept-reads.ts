import type { Database } from '../../database/connect.ts';
import { isUnavailable } from '../../database/unavailable.ts';
import { endOfShuffle } from '../../shop/catalogue/home-sections/rules.ts';
import { type CatalogueReads, readCatalogue } from '../../shop/catalogue/kept/queries.ts';

interface Kept {
  changes: readonly string[];
  forget(): void;
}

/**
 * Keeps what is read of the catalogue as ResponseCache keeps pages: until a change of it is heard, and not at all while none
 * could be. Who asks while it is read waits for the same; what was begun before a change is not given to who comes after.
 */
export class KeptReads {
  readonly catalogue: CatalogueReads;
  readonly #kept: Kept[] = [];
  #isFollowing = false;

  constructor(database: Database) {
    this.catalogue = readCatalogue(database, (read, ...changes) => this.#keep(read, changes));
  }

  resume(): void {
    this.forgetEverything();
    this.#isFollowing = true;
  }

  suspend(): void {
    this.#isFollowing = false;
    this.forgetEverything();
  }

  forgetEverything(): void {
    for (const { forget } of this.#kept) forget();
  }

  forget(changed: readonly string[]): void {
    for (const { changes, forget } of this.#kept) {
      if (changes.some((one) => changed.includes(one))) forget();
    }
  }

  #keep<T>(read: () => Promise<T>, changes: readonly string[]): () => Promise<T> {
    let kept: { value: Promise<T>; until: number } | null = null;
    let last: { value: T } | null = null;
    const readAnew = async () => {
      try {
        last = { value: await read() };
        return last.value;
      } catch (error) {
        // While the database is away, what was true before is the best there is.
        if (last === null || !isUnavailable(error)) throw error;
        return last.value;
      }
    };
    this.#kept.push({
      changes,
      forget: () => {
        kept = null;
      },
    });
    return () => {
      const now = Date.now();
      if (!this.#isFollowing) return readAnew();
      if (kept && now < kept.until) return kept.value;
      const begun = { value: readAnew(), until: endOfShuffle(now) };
      kept = begun;
      begun.value.catch(() => {
        if (kept === begun) kept = null;
      });
      return begun.value;
    };
  }
}
