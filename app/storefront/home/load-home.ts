import { listPopularSubcategories, listSection } from '../../../shop/catalogue/home-sections/queries.ts';
import { LIKE_IT_FIRST, type SectionSlug } from '../../../shop/catalogue/home-sections/rules.ts';
import type { Product, ProductCard } from '../../../shop/catalogue/responses.ts';
import type { Shop } from '../../../shop/shop.ts';
import { shortenText } from '../shorten-text.ts';
import { toCard } from '../to-card.ts';

/** An image tile of The Problem Solver. */
export interface SolverTile {
  _id: string;
  title: string;
  name: string;
  photos: string[];
  quantity: number;
  /** The beginning of the description, as much as a tile has room for. */
  description: string;
}

export interface HomeData {
  popular: { name: string; photos: string[] }[];
  newArrivals: ProductCard[];
  backInStock: ProductCard[];
  kitchenPick: ProductCard[];
  bestSelling: ProductCard[];
  topTrending: ProductCard[];
  household: ProductCard[];
  cleaningAccessories: ProductCard[];
  problemSolver: SolverTile[];
  homeDecor: ProductCard[];
  bathroomAccessories: ProductCard[];
  personalCare: ProductCard[];
  babyPicks: ProductCard[];
  /** "I'm Sure You'll Like It": the first cards; the rest is asked for with the same seed. */
  likeIt: { seed: number; first: ProductCard[]; total: number };
}

const LONGEST_OVERLAY = 160;

/**
 * Everything the home page shows, all sections at once.
 * @param seed decides the order of the shuffle
 */
export async function loadHome(database: Shop['database'], seed: number): Promise<HomeData> {
  const section = async (slug: SectionSlug) => (await listSection(database, slug, seed)).map(toCard);
  const [
    popular,
    newArrivals,
    backInStock,
    kitchenPick,
    bestSelling,
    topTrending,
    household,
    cleaningAccessories,
    problemSolver,
    homeDecor,
    bathroomAccessories,
    personalCare,
    babyPicks,
    likeIt,
  ] = await Promise.all([
    listPopularSubcategories(database),
    section('new-arrivals'),
    section('back-in-stock'),
    section('Kitchen-Pick'),
    section('Best-Selling'),
    section('Top-Trending'),
    section('Household'),
    section('Cleaning-Accessories'),
    listSection(database, 'The-Problem-Solver', seed),
    section('Home-Decor'),
    section('Bathroom-Accessories'),
    section('Personal-Care'),
    section('Baby-Pick'),
    section('random-product'),
  ]);
  return {
    popular: Object.entries(popular).map(([name, { firstProduct }]) => ({
      name,
      photos: firstProduct?.photos.slice(0, 1) ?? [],
    })),
    newArrivals,
    backInStock,
    kitchenPick,
    bestSelling,
    topTrending,
    household,
    cleaningAccessories,
    problemSolver: problemSolver.map(toTile),
    homeDecor,
    bathroomAccessories,
    personalCare,
    babyPicks,
    likeIt: { seed, first: likeIt.slice(0, LIKE_IT_FIRST), total: likeIt.length },
  };
}

function toTile({ _id, title, name, photos, quantity, description }: Product): SolverTile {
  return {
    _id,
    title,
    name,
    photos: photos.slice(0, 1),
    quantity,
    description: shortenText(description, LONGEST_OVERLAY),
  };
}
