import { listSections, listShuffledIds } from '../../../shop/catalogue/home-sections/queries.ts';
import { type FilledSlug, LIKE_IT_FIRST } from '../../../shop/catalogue/home-sections/rules.ts';
import { listProductsByIds } from '../../../shop/catalogue/products/queries.ts';
import type { ShopOfPages } from '../../context.ts';
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
] as const satisfies FilledSlug[];

const LONGEST_OVERLAY = 160;

/**
 * Everything the home page shows.
 * @param seed decides the order of the shuffle
 */
export async function loadHome({ database, catalogue }: ShopOfPages, seed: number) {
  const listLikeIt = async () => {
    const ids = await listShuffledIds(database, seed);
    return { total: ids.length, first: await listProductsByIds(database, ids.slice(0, LIKE_IT_FIRST)) };
  };
  const [popular, sections, { total, first }] = await Promise.all([
    catalogue.popularSubcategories(),
    listSections(database, [...CARD_SECTIONS, 'The-Problem-Solver'], catalogue.mostSold),
    listLikeIt(),
  ]);
  return {
    popular: Object.entries(popular).map(([name, { firstProduct }]) => ({
      name,
      photos: firstProduct?.photos.slice(0, 1) ?? [],
    })),
    cards: Object.fromEntries(CARD_SECTIONS.map((slug) => [slug, (sections.get(slug) ?? []).map(toCard)])),
    /** The description is cut to what a tile has room for. */
    problemSolver: (sections.get('The-Problem-Solver') ?? []).map(
      ({ _id, title, name, photos, quantity, description }) => ({
        _id,
        title,
        name,
        photos: photos.slice(0, 1),
        quantity,
        description: shortenText(description, LONGEST_OVERLAY),
      }),
    ),
    /** "I'm Sure You'll Like It": the first cards; the rest is loaded with the same seed. */
    likeIt: { seed, first: first.map(toCard), total },
  };
}
