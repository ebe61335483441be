import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { NO_CHOICE } from '../../shop/catalogue/listing/rules.ts';
import { searchByName, searchProducts } from '../../shop/catalogue/search/queries.ts';
import { wordsOf } from '../../shop/catalogue/search/rules.ts';
import { openTestShop, stockCategory, stockProduct } from '../support/shop.ts';

const shop = openTestShop();

const BEST_MATCH = { ...NO_CHOICE, sort: 'match' } as const;

const search = async (query: string) => (await searchByName(shop.database, query)).map(({ name }) => name);

describe('what staff change is found at once', () => {
  test('a new product, by its name typed wrong', async () => {
    await stockProduct(shop.database, { name: 'Bamboo Steamer' });
    expect(await search('bambo staemer')).toEqual(['Bamboo Steamer']);
  });

  test('a product under its new name, and no more under the old one', async () => {
    const category = await stockCategory(shop.database, 'Kitchen');
    const { _id } = await stockProduct(shop.database, { name: 'Bamboo Steamer', category: category._id });
    await shop.database.updateTable('products').set({ name: 'Momo Basket' }).where('id', '=', _id).execute();
    expect(await search('mommo')).toEqual(['Momo Basket']);
    expect(await search('steamer')).toEqual([]);
  });

  test('a product on a shelf that was renamed', async () => {
    const category = await stockCategory(shop.database, 'Kitchen', ['Pans']);
    await stockProduct(shop.database, { category: category._id, subcategory: 'Pans' });
    await shop.database.updateTable('categories').set({ name: 'Cookroom' }).execute();
    await shop.database.updateTable('subcategories').set({ name: 'Woks' }).execute();
    expect(await search('cookrom')).toEqual(['Steel Karahi']);
    expect(await search('wokks')).toEqual(['Steel Karahi']);
    expect(await search('kitchen')).toEqual([]);
  });

  test('another word that staff add to the list', async () => {
    await stockProduct(shop.database, { name: 'Folding Umbrella' });
    expect(await search('parasol')).toEqual([]);
    const added = { word: 'parasol', meaning: 'umbrella' };
    await shop.database.insertInto('search_words').values(added).execute();
    try {
      expect(await search('parasol')).toEqual(['Folding Umbrella']);
      expect(await search('parrasol')).toEqual(['Folding Umbrella']);
    } finally {
      await shop.database.deleteFrom('search_words').where('word', '=', 'parasol').execute();
    }
  });
});

test('in stock comes before sold out', async () => {
  const { _id } = await stockCategory(shop.database, 'Kitchen');
  await stockProduct(shop.database, { name: 'Karahi', category: _id, quantity: 0 });
  await stockProduct(shop.database, { name: 'Large Karahi', category: _id });
  await stockProduct(shop.database, { name: 'Stand for a Karahi', category: _id });
  expect(await search('karahi')).toEqual(['Large Karahi', 'Stand for a Karahi', 'Karahi']);
});

test('the pages of a search hold every result once, and begin like the list under the search box', async () => {
  const { _id } = await stockCategory(shop.database, 'Kitchen');
  for (let number = 1; number <= 30; number++) {
    await stockProduct(shop.database, { name: `Pan ${number}`, category: _id, quantity: number % 4 });
  }
  const pages = [];
  for (const number of [1, 2, 3]) {
    pages.push(await searchProducts(shop.database, 'pans', { ...BEST_MATCH, page: number }, 12));
  }
  expect(pages.map(({ products }) => products.length)).toEqual([12, 12, 6]);
  expect(pages.map(({ count }) => count)).toEqual([30, 30, 30]);
  const found = pages.flatMap(({ products }) => products);
  expect(new Set(found.map(({ _id }) => _id)).size).toBe(30);
  expect(found.slice(0, 12)).toEqual(await searchByName(shop.database, 'pans'));
  const beyond = await searchProducts(shop.database, 'pans', { ...BEST_MATCH, page: 99 }, 12);
  expect(beyond).toEqual(pages[2]);
  expect(found.findIndex(({ quantity }) => quantity === 0)).toBe(23);
});

describe('the database and the rules see the same words', () => {
  async function databaseWords(texts: string[]): Promise<string[][]> {
    const { rows } = await sql<{ words: string }>`
      select search_text(text) as words from unnest(${texts}::text[]) with ordinality as given (text, place)
      order by place
    `.execute(shop.database);
    return rows.map(({ words }) => words.split(' ').filter(Boolean));
  }

  test('in names as people write them', async () => {
    const names = [
      'Chef’s Knife 20 cm',
      "Children's Bag 5kg",
      'Crème Brûlée Bowls, ½ litre',
      'Ølandsk Straße',
      'کَڑاہی ۲۸ سینٹی میٹر',
      'بچّوں كي بوتل',
      'NON‑STICK—PAN 26×14',
      'İstanbul ﬁne ①',
    ];
    expect(await databaseWords(names)).toEqual(names.map(wordsOf));
  });

  test('in any text', async () => {
    // Mostly from the scripts that have a rule: Latin with its accents, and Urdu with its signs.
    const ruled = fc.integer({ min: 1, max: 0x6ff }).map((code) => String.fromCodePoint(code));
    const any = fc.string({ unit: 'binary', minLength: 1, maxLength: 1 });
    const unit = fc.oneof({ weight: 4, arbitrary: ruled }, any);
    const text = fc.string({ unit, maxLength: 60 }).map((generated) => generated.replaceAll('\0', ' '));
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 50 }), async (texts) => {
        expect(await databaseWords(texts)).toEqual(texts.map(wordsOf));
      }),
      { numRuns: 40 },
    );
  });

  test('and PostgreSQL keeps them as they are', async () => {
    const { name } = await stockProduct(shop.database, { name: "کڑاہی Chef's Non-Stick 5kg 1.5" });
    const { rows } = await sql<{ lexemes: string[] }>`
      select tsvector_to_array(search_document) as lexemes from products
    `.execute(shop.database);
    const ofName = rows[0]?.lexemes.flatMap((lexeme) => (lexeme.startsWith('B') ? lexeme.slice(1) : []));
    expect(ofName?.toSorted()).toEqual([...new Set(wordsOf(name))].toSorted());
  });
});
