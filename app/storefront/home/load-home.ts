import { listPopularSubcategories, listSection } from '../../../shop/catalogue/home-sections/queries.ts';
import { LIKE_IT_FIRST, type SectionSlug } from '../../../shop/catalogue/home-sections/rules.ts';
import type { Shop } from '../../../shop/shop.ts';
import { shortenText } from '../shorten-text.ts';
import { toCard } from '../to-card.ts';

export type HomeData = Awaited<ReturnType<typeof loadHome>>;

/** The sections of product cards. */
const CARD_SECTIONS = [
  'new-arrivals',
  'back-in-stock',
  'Kitchen-Pick',
  'Best-Selling',
  'Top-Trending',
  'Household',
  'Cleaning-Accessories',
  'Home-Decor',
  'Bathroom-Accessories',
  'Personal-Care',
  'Baby-Pick',
] as const satisfies SectionSlug[];

const LONGEST_OVERLAY = 160;

/**
 * Everything the home page shows.
 * @param seed decides the order of the shuffle
 */
export async function loadHome(database: Shop['database'], seed: number) {
  const listCards = async (slug: SectionSlug) => (await listSection(database, slug, seed)).map(toCard);
  const [popular, tiles, shuffled, cards] = await Promise.all([
    listPopularSubcategories(database),
    listSection(database, 'The-Problem-Solver', seed),
    listCards('random-product'),
    Promise.all(CARD_SECTIONS.map(async (slug) => [slug, await listCards(slug)] as const)),
  ]);
  return {
    popular: Object.entries(popular).map(([name, { firstProduct }]) => ({
      name,
      photos: firstProduct?.photos.slice(0, 1) ?? [],
    })),
    cards: Object.fromEntries(cards),
    /** The description is cut to what a tile has room for. */
    problemSolver: tiles.map(({ _id, title, name, photos, quantity, description }) => ({
      _id,
      title,
      name,
      photos: photos.slice(0, 1),
      quantity,
      description: shortenText(description, LONGEST_OVERLAY),
    })),
    /** "I'm Sure You'll Like It": the first cards; the rest is loaded with the same seed. */
    likeIt: { seed, first: shuffled.slice(0, LIKE_IT_FIRST), total: shuffled.length },
  };
}
