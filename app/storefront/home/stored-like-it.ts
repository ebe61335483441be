import { SHUFFLE_PAGE_SIZE } from '../../../shop/catalogue/home-sections/rules.ts';
import type { ProductCard } from '../../../shop/catalogue/products/responses.ts';
import { requestApi } from '../../api.ts';

/** What a visit of the home page has seen of the shuffle. */
interface LikeItSeen {
  seed: number;
  visible: number;
}

/** What LOAD MORE had brought at this entry of the history, whose state has it: Back and a reload find it again. */
export function likeItOfEntry(): LikeItSeen | null {
  const state: { likeIt?: Partial<Record<keyof LikeItSeen, unknown>> } | null = window.history.state;
  const { seed, visible } = state?.likeIt ?? {};
  return typeof seed === 'number' && typeof visible === 'number' ? { seed, visible } : null;
}

export function storeLikeIt(seen: LikeItSeen): void {
  window.history.replaceState({ ...window.history.state, likeIt: seen }, '');
}

/** What was loaded of a shuffle, in its order. */
export interface LoadedShuffle {
  seed: number;
  products: readonly ProductCard[];
  /** How many pages of it were loaded. */
  pages: number;
  /** Whether these are all of its products. */
  complete: boolean;
}

/** The shuffle of a seed, before any page of it was loaded. */
export function beginShuffle(seed: number, products: readonly ProductCard[] = []): LoadedShuffle {
  return { seed, products, pages: 0, complete: false };
}

/**
 * Loads pages of a shuffle until there are more products than are wanted, so that it is known whether any are left. A
 * product that moves to another page meanwhile still comes once. Null when a page could not be loaded.
 */
export async function loadShuffle(loaded: LoadedShuffle, wanted: number): Promise<LoadedShuffle | null> {
  let shuffle = loaded;
  while (!shuffle.complete && shuffle.products.length <= wanted) {
    const page = shuffle.pages + 1;
    const path = `/api/v1/products/products/random-product?seed=${shuffle.seed}&page=${page}`;
    const result = await requestApi<ProductCard[]>(path);
    if (!result.ok) return null;
    const shown = new Set(shuffle.products.map(({ _id }) => _id));
    shuffle = {
      ...shuffle,
      products: [...shuffle.products, ...result.value.filter(({ _id }) => !shown.has(_id))],
      pages: page,
      complete: result.value.length < SHUFFLE_PAGE_SIZE,
    };
  }
  return shuffle;
}
