import type { SubcategorySummaries } from '../../../shop/catalogue/categories/responses.ts';
import {
  fillSections,
  listListedProducts,
  listShuffledIds,
  type WantedSection,
} from '../../../shop/catalogue/home-sections/queries.ts';
import { LIKE_IT_FIRST } from '../../../shop/catalogue/home-sections/rules.ts';
import { listProductsByIds } from '../../../shop/catalogue/products/queries.ts';
import type { Product, ProductCard } from '../../../shop/catalogue/products/responses.ts';
import { bannersAt } from '../../../shop/content/home-page/rules.ts';
import type {
  Banner,
  HomePage,
  Link,
  ProductSection,
  Section,
} from '../../../shop/content/home-page/types.ts';
import type { ShopOfPages } from '../../context.ts';
import { addressOfLink, type Places } from '../../layout/address-of-link.ts';
import { shortenText } from '../shorten-text.ts';
import { toCard } from '../to-card.ts';
import { toSlide } from './banner-slides.ts';

export type HomeData = Awaited<ReturnType<typeof loadHome>>;

interface Titled {
  id: string;
  title: string;
}

export interface ShownProducts extends Titled {
  look: 'row' | 'carousel';
  products: ProductCard[];
  /** The category that "View All" leads to. */
  all?: string;
}

export interface ShownTiles extends Titled {
  look: 'tiles';
  tiles: ReturnType<typeof toTile>[];
}

export interface ShownCategories extends Titled {
  look: 'popular';
  categories: { name: string; photos: string[] }[];
}

interface ShownPart extends Titled {
  look: 'badges' | 'like-it';
}

/** A section as the page shows it. */
export type HomeSection = ShownProducts | ShownTiles | ShownCategories | ShownPart;

const NO_SUBCATEGORIES: SubcategorySummaries = {};

const LONGEST_OVERLAY = 160;

/**
 * Everything the home page shows, as its owner arranged it. What points to a category or a product that is gone is left out.
 * @param seed decides the order of the shuffle
 * @param now which banners are due (milliseconds)
 */
export async function loadHome({ database, catalogue, homePage }: ShopOfPages, seed: number, now: number) {
  const [{ page }, categories] = await Promise.all([homePage(), catalogue.categories()]);
  const names = new Map(categories.map(({ _id, name }) => [_id, name]));
  const banners = bannersAt(page, now);
  const sections = page.sections.filter((section) => section.shown && !isOfGoneCategory(section, names));
  const isShown = (kind: Section['kind']) => sections.some((section) => section.kind === kind);
  const listLikeIt = async () => {
    if (!isShown('like-it')) return { total: 0, first: [] };
    const ids = await listShuffledIds(database, seed);
    return { total: ids.length, first: await listProductsByIds(database, ids.slice(0, LIKE_IT_FIRST)) };
  };
  const [popular, filled, chosen, { total, first }] = await Promise.all([
    isShown('popular') ? catalogue.popularSubcategories() : NO_SUBCATEGORIES,
    fillSections(database, sections.flatMap(toWanted), catalogue.mostSold),
    listListedProducts(database, chosenIds(banners, sections)),
    listLikeIt(),
  ]);
  const byId = new Map(chosen.map((product) => [product._id, product]));
  const productsOf = ({ id, source, count }: ProductSection) =>
    source.of === 'hand-picked'
      ? source.products.flatMap((one) => byId.get(one.id) ?? []).slice(0, count)
      : (filled.get(id) ?? []);

  return {
    banners: banners.flatMap((banner) => {
      const to = addressOfLink(banner.link, { categories: names, products: byId });
      return banner.picture && to !== null ? [toSlide(banner, banner.picture, to)] : [];
    }),
    sections: sections.map((section): HomeSection => {
      const { id, title } = section;
      switch (section.kind) {
        case 'products':
          return toProductSection(section, productsOf(section), names);
        case 'popular':
          return {
            id,
            title,
            look: section.kind,
            categories: Object.entries(popular).map(([name, { firstProduct }]) => ({
              name,
              photos: firstProduct?.photos.slice(0, 1) ?? [],
            })),
          };
        default:
          return { id, title, look: section.kind };
      }
    }),
    /** "I'm Sure You'll Like It": the first cards; the rest is loaded with the same seed. */
    likeIt: { seed, first: first.map(toCard), total },
  };
}

function isOfGoneCategory(section: Section, names: Places['categories']): boolean {
  if (section.kind !== 'products' || section.source.of !== 'category') return false;
  const { id } = section.source.category;
  return id !== null && !names.has(id);
}

function toWanted(section: Section): WantedSection[] {
  if (section.kind !== 'products') return [];
  const { id: key, source, count: size } = section;
  const whole = { key, size, categoryId: null, isWhole: true };
  switch (source.of) {
    case 'category':
      return [
        { key, size, categoryId: source.category.id, isWhole: source.which === 'listed', fill: source.fill },
      ];
    case 'best-selling':
      return [{ ...whole, fill: 'sold-30-days' }];
    case 'newest':
      return [{ ...whole, fill: 'newest' }];
    case 'hand-picked':
      return [];
  }
}

/** The products that somebody chose one by one. */
function chosenIds(banners: readonly Banner[], sections: HomePage['sections']): string[] {
  const ofLink = (link: Link) => (link.to === 'product' && link.product ? [link.product.id] : []);
  const ofSection = (section: Section) =>
    section.kind === 'products' && section.source.of === 'hand-picked'
      ? section.source.products.map(({ id }) => id)
      : [];
  return [...banners.flatMap(({ link }) => ofLink(link)), ...sections.flatMap(ofSection)];
}

function toProductSection(
  { id, title, look, viewAll, source }: ProductSection,
  products: readonly Product[],
  names: Places['categories'],
): HomeSection {
  if (look === 'tiles') return { id, title, look, tiles: products.map(toTile) };
  const category = viewAll && source.of === 'category' ? source.category : null;
  const all = category && ((category.id && names.get(category.id)) ?? category.name);
  return { id, title, look, products: products.map(toCard), ...(all !== null && { all }) };
}

/** The description is cut to what a tile has room for. */
function toTile({ _id, title, name, photos, quantity, description }: Product) {
  return {
    _id,
    title,
    name,
    photos: photos.slice(0, 1),
    quantity,
    description: shortenText(description, LONGEST_OVERLAY),
  };
}
