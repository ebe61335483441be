import type { SectionFill } from '../../catalogue/home-sections/rules.ts';
import { SECTION_SIZE, SECTIONS } from '../../catalogue/home-sections/rules.ts';
import type { PresetPicture } from './fields/rules.ts';
import type { Banner, HomePage, Link, ProductSection, Section } from './types.ts';

const toCategory = (name: string): Link => ({ to: 'category', category: { id: null, name } });

function banner(id: PresetPicture, title: string, text: string, action: string, link: Link): Banner {
  const always = { wordsShown: true, from: null, until: null, shown: true };
  return { id, title, text, action, link, picture: { kind: 'preset', name: id }, ...always };
}

function products(
  id: Exclude<keyof typeof SECTIONS, 'random-product'>,
  { look = 'row', viewAll = false }: Partial<Pick<ProductSection, 'look' | 'viewAll'>> = {},
): Section {
  const section: { title: string; category: string; fill: SectionFill } = SECTIONS[id];
  const { title, fill } = section;
  const category = { id: null, name: section.category };
  const source = { of: 'category', category, which: 'filed', fill } as const;
  return { kind: 'products', id, title, shown: true, look, count: SECTION_SIZE, viewAll, source };
}

/** What a new shop has: the banners and the sections of the specification (R42, R43, R47 to R52). */
export const NEW_SHOP_PAGE: HomePage = {
  banners: [
    banner(
      'weekly-sale',
      'Weekly Sale',
      'Everyday things for less, picked anew each week.',
      'Shop the sale',
      toCategory('Weekly Sale'),
    ),
    banner(
      'clearance-sale',
      'Clearance Sale',
      'Last pieces, marked down until they are gone.',
      'See what is left',
      toCategory('Clearance Sale'),
    ),
    banner(
      'educational-toys',
      'Educational Toys',
      'Play that teaches small hands big things.',
      'Shop toys',
      toCategory('Educational Toys'),
    ),
    banner(
      'home-decor',
      'Home Decor',
      'Little touches that make a room yours.',
      'Shop home decor',
      toCategory('Home Decor'),
    ),
    banner(
      'easy-returns',
      'Easy Returns',
      'Changed your mind? Sending it back is easy.',
      'Read the return policy',
      { to: 'address', address: '/Return-Policy' },
    ),
  ],
  sections: [
    { kind: 'popular', id: 'popular', title: 'Popular Categories', shown: true },
    products('new-arrivals'),
    products('back-in-stock'),
    products('Kitchen-Pick', { viewAll: true }),
    products('Best-Selling'),
    products('Top-Trending', { look: 'carousel' }),
    products('Household', { viewAll: true }),
    products('Cleaning-Accessories', { viewAll: true }),
    products('The-Problem-Solver', { look: 'tiles' }),
    products('Home-Decor', { viewAll: true }),
    products('Bathroom-Accessories', { viewAll: true }),
    products('Personal-Care'),
    products('Baby-Pick'),
    { kind: 'badges', id: 'badges', title: 'Delivery and returns', shown: true },
    { kind: 'like-it', id: 'like-it', title: SECTIONS['random-product'].title, shown: true },
  ],
  strip: { text: '', link: null, colour: 'accent', from: null, until: null, shown: false, closable: true },
};
