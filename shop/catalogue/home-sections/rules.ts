/**
 * What each section of the home page shows (R47 to R50): first the in-stock
 * products that staff filed in the category of its name, then what its fill brings.
 */
import { isInStock } from '../stock/rules.ts';

export type SectionFill = 'newest' | 'restocked' | 'sold-90-days' | 'sold-30-days' | 'sold-14-days' | 'none';

export interface Section {
  title: string;
  /** The category that staff file products in; null for the shuffle, which is over all products. */
  category: string | null;
  fill: SectionFill;
}

/** Every section by the slug of its endpoint, in the order of the home page. */
export const SECTIONS = {
  'new-arrivals': { title: 'New Arrivals', category: 'New Arrivals', fill: 'newest' },
  'back-in-stock': { title: 'Back In Stock', category: 'Back In Stock', fill: 'restocked' },
  'Kitchen-Pick': { title: 'Kitchen Pick', category: 'Kitchen Pick', fill: 'none' },
  'Best-Selling': { title: 'Best Selling', category: 'Best Selling', fill: 'sold-90-days' },
  'Top-Trending': { title: 'Top Trending', category: 'Top Trending', fill: 'sold-14-days' },
  Household: { title: 'Household', category: 'Household', fill: 'none' },
  'Cleaning-Accessories': { title: 'Cleaning Accessories', category: 'Cleaning Accessories', fill: 'none' },
  'The-Problem-Solver': { title: 'The Problem Solver', category: 'The Problem Solver', fill: 'none' },
  'Home-Decor': { title: 'Home Decor', category: 'Home Decor', fill: 'none' },
  'Bathroom-Accessories': { title: 'Bathroom Accessories', category: 'Bathroom Accessories', fill: 'none' },
  'Personal-Care': { title: 'Personal Care', category: 'Personal Care', fill: 'none' },
  'Baby-Pick': { title: 'Baby Picks', category: 'Baby Picks', fill: 'none' },
  'random-product': { title: "I'm Sure You'll Like It", category: null, fill: 'none' },
} as const satisfies Record<string, Section>;

export type SectionSlug = keyof typeof SECTIONS;
/** The section that is a shuffle of all products. */
const SHUFFLE = 'random-product';
/** Every section that shows what staff filed in a category. */
export type FilledSlug = Exclude<SectionSlug, typeof SHUFFLE>;

export function isSectionSlug(slug: string): slug is SectionSlug {
  return Object.hasOwn(SECTIONS, slug);
}

export function isShuffle(slug: SectionSlug): slug is typeof SHUFFLE {
  return slug === SHUFFLE;
}

/** So many are read for what fills a section up: as many as the owner may have shown. */
export const FILL_SIZE = 24;

/** Cards a section of a new shop shows at most. */
export const SECTION_SIZE = 12;

/** "I'm Sure You'll Like It": 12 at first, 6 more per click until all are shown (R55). */
export const LIKE_IT_FIRST = 12;
export const LIKE_IT_STEP = 6;

/** The shuffle is loaded in pages of this size. */
export const SHUFFLE_PAGE_SIZE = 60;

/** The shuffle stays the same this long, so that a page can be cached (R56). */
const SHUFFLE_PERIOD_MS = 5 * 60 * 1000;

/**
 * Puts a section together: what staff filed and is in stock, then the fill, then what staff filed and is sold
 * out, each product once.
 * @param filed products of the section's category, in their own order
 * @param fill candidates of the section's fill, best first
 * @param size how many at most
 */
export function composeSection<T extends { _id: string; quantity: number }>(
  filed: readonly T[],
  fill: readonly T[],
  size: number,
): T[] {
  const ranked = [
    ...filed.filter(({ quantity }) => isInStock(quantity)),
    ...fill,
    ...filed.filter(({ quantity }) => !isInStock(quantity)),
  ];
  const byId = new Map<string, T>();
  for (const product of ranked) {
    if (!byId.has(product._id)) byId.set(product._id, product);
  }
  return [...byId.values()].slice(0, size);
}

/** The seed of the shuffle at a moment: the number of its period. */
export function shuffleSeed(nowMs: number): number {
  return Math.floor(nowMs / SHUFFLE_PERIOD_MS);
}

/** When the shuffle of a moment is over (both milliseconds since 1970). */
export function endOfShuffle(nowMs: number): number {
  return (shuffleSeed(nowMs) + 1) * SHUFFLE_PERIOD_MS;
}

/**
 * Shuffles in an order that depends on the seed alone (Fisher-Yates over a linear congruential sequence;
 * fair enough for a shop window, and the same in every process).
 */
export function shuffle<T>(items: readonly T[], seed: number): T[] {
  const pool = [...items];
  const shuffled: T[] = [];
  let state = (seed % 4_294_967_296) >>> 0;
  while (pool.length > 0) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    shuffled.push(...pool.splice(Math.floor((state / 4_294_967_296) * pool.length), 1));
  }
  return shuffled;
}
