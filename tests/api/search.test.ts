import { describe, expect, test } from 'vitest';
import { type ListingChoice, NO_CHOICE, PAGE_SIZE } from '../../shop/catalogue/listing/rules.ts';
import { linePrice } from '../../shop/catalogue/pricing/rules.ts';
import type { Product } from '../../shop/catalogue/products/responses.ts';
import { searchProducts } from '../../shop/catalogue/search/queries.ts';
import { judgedQueries } from '../search-quality/judged.ts';
import { describeMiss, measureSearch } from '../search-quality/measure.ts';
import { openDemoShop } from '../support/shop.ts';

const shop = openDemoShop();

async function find(query: string): Promise<Product[]> {
  const response = await shop.app.inject({ url: '/api/v1/products/searchByName', query: { query } });
  expect(response.statusCode).toBe(200);
  return response.json<Product[]>();
}

const search = async (query: string) => (await find(query)).map(({ name }) => name);

test('every judged query finds what it has to among the first three', async () => {
  const { asked, misses } = await measureSearch(find, judgedQueries);
  expect(misses.map(describeMiss), `${misses.length} of ${asked} miss`).toEqual([]);
});

describe('the order of what is found', () => {
  test('what is called so comes before what only has one', async () => {
    const found = await search('bucket');
    expect(found.indexOf('Plastic Balti 15 Litres')).toBeLessThan(found.indexOf('Spin Mop with Bucket'));
  });

  test('what is sold out comes after what is called so too and is in stock', async () => {
    const found = await search('feeding bottle');
    expect(found).toEqual(['Baby Feeding Bottle 240 ml', 'Wide-Neck Feeding Bottle 150 ml']);
  });

  test('what is sold out and called so comes before what only mentions the words', async () => {
    expect(await search('hot water bottle')).toEqual(['Hot Water Bottle 2 Litres', 'Vacuum Flask 1 Litre']);
  });
});

describe('a search', () => {
  test.each([
    ['nothing', ''],
    ['spaces', ' \t\n '],
    ['signs of pattern languages', '% _ \\ \' " * ( ) & | ! : <-> --'],
    ['an emoji', '🎁🪣'],
    ['a character that no text holds', '\u0000'],
    ['half a character', '\ud83c'],
    ['another script', '鍋 сковорода'],
    ['letters that make no word', 'xqzwvk'],
  ])('for %s finds nothing and is no error', async (_what, query) => {
    expect(await search(query)).toEqual([]);
  });

  test('takes signs, emoji and a stray NUL beside a word as nothing', async () => {
    for (const query of ["'karahi%", '🎁 karahi 🎁', 'karahi\u0000', 'karahi & !steel:*']) {
      expect((await search(query))[0]).toBe('Stainless Steel Karahi 28 cm');
    }
  });

  test('of 200 characters is answered, also when each is a word', async () => {
    expect((await search('karahi '.repeat(28).trim()))[0]).toBe('Stainless Steel Karahi 28 cm');
    expect(await search('a '.repeat(100))).toBeInstanceOf(Array);
    expect(await search('x'.repeat(200))).toEqual([]);
  });

  test('for words that never occur together finds what has most of them', async () => {
    expect((await search('red steel karahi from lahore'))[0]).toBe('Stainless Steel Karahi 28 cm');
  });
});

describe('a word that is mended', () => {
  const find = (query: string) =>
    searchProducts(shop.database, query, { ...NO_CHOICE, sort: 'match' }, PAGE_SIZE);

  test.each([
    ['presure coker', 'pressure cooker'],
    ['hair dyer', 'hair dryer'],
    ['towl', 'towel'],
  ])('%s is said to be taken for %s, whose results are shown', async (query, taken) => {
    const { instead, products } = await find(query);
    expect(instead).toEqual({ query: taken, isMended: true });
    expect(products[0]).toEqual((await find(taken)).products[0]);
  });

  test('is not said of other words for the same', async () => {
    for (const query of ['bachon ke khilone', 'karhai', 'چمچ', 'kar']) {
      expect((await find(query)).instead).toBeNull();
    }
  });

  test('of four letters counts only beside a word that is known, and is suggested otherwise', async () => {
    expect(await search('lamo shade')).toEqual(['Bedside Table Lamp with Fabric Shade']);
    expect(await search('lamo')).toEqual([]);
    expect((await find('lamo')).instead).toEqual({ query: 'lamp', isMended: true });
    expect(await search('lamo tofx')).toEqual([]);
  });

  test('of four letters is not taken for what only sounds different: a gift is no abacus, a tofa no sofa', async () => {
    for (const query of ['gift', 'tofa']) {
      const found = await search(query);
      expect(found).not.toContain('Wooden Abacus, 5 Rows');
      expect(found).not.toContain('Sofa Throw 130 × 170 cm');
    }
  });

  test('that is left out for the others is said to be', async () => {
    expect((await find('red steel karahi from lahore')).instead).toEqual({
      query: 'steel karahi',
      isMended: false,
    });
  });
});

describe('a single letter', () => {
  test('finds the names that begin with it, in stock first, then names with such a word', async () => {
    const found = await search('k');
    expect(found[0]).toBe('Kitchen Tongs 28 cm');
    expect(found).toContain('Stainless Steel Karahi 28 cm');
    expect((await search('t')).every((name) => name.startsWith('T'))).toBe(true);
  });

  test('of Urdu finds what such words mean', async () => {
    expect((await search('چ')).length).toBeGreaterThan(0);
  });
});

test('the categories and subcategories of what is found fit the search, the fullest first', async () => {
  const { categoryPaths } = await searchProducts(shop.database, 'towel', NO_CHOICE, PAGE_SIZE);
  expect(categoryPaths[0]).toEqual({ category: 'Bathroom', subcategory: 'Bath Towels' });
  expect(categoryPaths.length).toBeLessThanOrEqual(6);
});

test('what is found is sorted and filtered like a listing', async () => {
  const find = (choice: Partial<ListingChoice>) =>
    searchProducts(shop.database, 'steel', { ...NO_CHOICE, sort: 'match', ...choice }, PAGE_SIZE);
  const all = await find({});
  const cheap = await find({ sort: 'price', priceTo: 1000, inStock: true });
  expect(cheap.count).toBeGreaterThan(0);
  expect(cheap.count).toBeLessThan(all.count);
  expect(cheap.prices).toEqual(all.prices);
  const prices = cheap.products.map(linePrice);
  expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  expect(prices.at(-1)).toBeLessThanOrEqual(1000);
  expect(cheap.products.every(({ quantity }) => quantity > 0)).toBe(true);
});
