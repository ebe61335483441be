import type { Database } from '../../database/connect.ts';
import { isUnavailable } from '../../database/unavailable.ts';
import { type CatalogueQueries, readCatalogue } from '../../shop/catalogue/cached/queries.ts';
import { endOfShuffle } from '../../shop/catalogue/home-sections/rules.ts';
import { type PublishedHomePage, readHomePage } from '../../shop/content/home-page/queries.ts';
import { type FooterPage, listFooterPages } from '../../shop/content/pages/queries.ts';
import type { CurrentSettings } from '../../shop/settings/settings.ts';
import { readCurrentSettings } from '../../shop/settings/store-settings/queries.ts';
import type { OpenedShop } from '../../shop/shop.ts';

interface CachedQuery {
  changes: readonly string[];
  forget(): void;
}

/**
 * Caches what is read of the catalogue, and what the owner decided, as ResponseCache caches pages: until a change of it is heard, and not at all while none
 * could be. Who asks while it is read waits for the same; what was begun before a change is not given to who comes after.
 */
export class CachedQueries {
  readonly catalogue: CatalogueQueries;
  readonly currentSettings: () => Promise<CurrentSettings>;
  readonly homePage: () => Promise<PublishedHomePage>;
  readonly footerPages: () => Promise<FooterPage[]>;
  readonly #queries: CachedQuery[] = [];
  #isFollowing = false;

  constructor(database: Database, { settings, secrets }: Pick<OpenedShop, 'settings' | 'secrets'>) {
    this.catalogue = readCatalogue(database, (read, ...changes) => this.#cache(read, changes));
    this.currentSettings = this.#cache(() => readCurrentSettings(database, settings, secrets), []);
    this.homePage = this.#cache(() => readHomePage(database), []);
    this.footerPages = this.#cache(() => listFooterPages(database), []);
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
    for (const { forget } of this.#queries) forget();
  }

  forget(changed: readonly string[]): void {
    for (const { changes, forget } of this.#queries) {
      if (changes.some((one) => changed.includes(one))) forget();
    }
  }

  #cache<T>(read: () => Promise<T>, changes: readonly string[]): () => Promise<T> {
    let cached: { value: Promise<T>; until: number } | null = null;
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
    this.#queries.push({
      changes,
      forget: () => {
        cached = null;
      },
    });
    return () => {
      const now = Date.now();
      if (!this.#isFollowing) return readAnew();
      if (cached && now < cached.until) return cached.value;
      const begun = { value: readAnew(), until: endOfShuffle(now) };
      cached = begun;
      begun.value.catch(() => {
        if (cached === begun) cached = null;
      });
      return begun.value;
    };
  }
}
