import { expect, test } from 'vitest';
import { productCard } from '../../../tests/support/product-card.ts';
import { readHome, writeHome } from './home-text.ts';
import type { HomeData } from './load-home.ts';

test('the home page is read as it was written, products with options and without', () => {
  const variants = { count: 3, pricesDiffer: true };
  const cards = [productCard({ rating: null }), productCard({ variants })];
  const home: HomeData = {
    banners: [],
    sections: [
      { id: 'new', title: 'New Arrivals', look: 'row', products: cards, all: 'Kitchen' },
      {
        id: 'popular',
        title: 'Popular Categories',
        look: 'popular',
        categories: [{ name: 'Pans', photos: [] }],
      },
    ],
    likeIt: { seed: 7, first: cards, total: 2 },
  };
  expect(readHome(writeHome(home))).toStrictEqual(home);
});
