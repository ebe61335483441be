import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { NO_CHOICE, SEARCH_SORTS } from '../../shop/catalogue/listing/rules.ts';
import { searchProducts } from '../../shop/catalogue/search/queries.ts';
import { LONGEST_QUERY } from '../../shop/catalogue/search/rules.ts';
import { openDemoShop } from '../support/shop.ts';
import { bearer, signInAsAdmin } from '../support/staff.ts';

const shop = openDemoShop();

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const URDU = 'ابپتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنںوہھءیےۓئ';
const SIGNS = '%_\\\'"*()&|!:<>-,;@#$^~`[]{}?/+=.،؟۔🎁\u200d\t\n';

let words: string[] = [];
beforeAll(async () => {
  const named = await shop.database.selectFrom('search_vocabulary').select('word').execute();
  const listed = await shop.database.selectFrom('search_words').select('word').execute();
  words = [...new Set([...named, ...listed].map(({ word }) => word))].sort();
});

const textOf = (letters: string, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength });
const known = fc.nat().map((seed) => words[seed % words.length] ?? 'karahi');
/** A known word with a letter too few or too many. */
const mistyped = fc.tuple(known, fc.nat(), fc.constantFrom(...LETTERS, '')).map(([word, seed, letter]) => {
  const place = seed % word.length;
  return word.slice(0, place) + letter + word.slice(place + 1);
});
const part = fc.oneof(
  { weight: 4, arbitrary: known },
  { weight: 3, arbitrary: mistyped },
  { weight: 4, arbitrary: textOf(LETTERS, 7) },
  { weight: 2, arbitrary: textOf(URDU, 6) },
  { weight: 1, arbitrary: textOf(SIGNS, 4) },
  { weight: 1, arbitrary: fc.nat({ max: 99_999 }).map(String) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 6 }) },
);
const anyQuery = fc.array(part, { maxLength: 9 }).map((parts) => parts.join(' ').slice(0, LONGEST_QUERY));

/** Whatever is asked, the answer is a list or a refusal, and no surprise. */
async function expectResponse(ask: (query: string) => Promise<{ statusCode: number }>, runs: number) {
  await fc.assert(
    fc.asyncProperty(anyQuery, async (query) => {
      const { statusCode } = await ask(query);
      expect(statusCode).toBeLessThan(500);
    }),
    { numRuns: runs },
  );
}

describe('a search for any words is answered', () => {
  test.each([
    ['two that find nothing', 'zzqxj vvqxk'],
    ['two that the shop has not', 'laptop dell'],
    ['a known one that no product has beside one that is none', 'vvqxk zzqxj karahi'],
    ['two that are easily mistaken', 'tofx giftx gixt'],
  ])('under the search box, for %s', async (_what, query) => {
    const { statusCode } = await shop.app.inject({ url: '/api/v1/products/searchByName', query: { query } });
    expect(statusCode).toBe(200);
  });

  test('under the search box', async () => {
    await expectResponse(
      (query) => shop.app.inject({ url: '/api/v1/products/searchByName', query: { query } }),
      120,
    );
  });

  test('on its page, with every sort and filter', async () => {
    const choices = fc.record({
      sort: fc.constantFrom(...SEARCH_SORTS),
      inStock: fc.boolean(),
      discounted: fc.boolean(),
      priceTo: fc.option(fc.nat({ max: 5000 })),
      ratingFrom: fc.option(fc.integer({ min: 1, max: 5 })),
      page: fc.integer({ min: 1, max: 9 }),
    });
    await fc.assert(
      fc.asyncProperty(anyQuery, choices, async (query, choice) => {
        const { products, count } = await searchProducts(
          shop.database,
          query,
          { ...NO_CHOICE, ...choice },
          24,
        );
        expect(products.length > 0).toBe(count > 0);
      }),
      { numRuns: 80 },
    );
  });

  test("in the staff's list of products", async () => {
    const headers = bearer(await signInAsAdmin(shop));
    await expectResponse(
      (search) => shop.app.inject({ url: '/api/v1/products/staff', query: { search }, headers }),
      80,
    );
  });

  test("in the staff's list of orders", async () => {
    const headers = bearer(await signInAsAdmin(shop));
    await expectResponse(
      // No text of PostgreSQL can hold a NUL.
      (search) =>
        shop.app.inject({
          url: '/api/v1/checkout/orders',
          query: { search: search.replaceAll('\0', '') },
          headers,
        }),
      80,
    );
  });
});
