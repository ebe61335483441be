import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Product } from '../../shop/catalogue/products/responses.ts';
import { openTestShop, stockCategory, stockProduct } from '../support/shop.ts';

const shop = openTestShop();

interface Page {
  products: Product[];
  page: number;
  totalPages: number;
  total: number;
}

const listing = async (query: string): Promise<Page> =>
  (await shop.app.inject(`/api/v1/products?${query}`)).json();
const namesIn = async (query: string) => (await listing(query)).products.map(({ name }) => name);

/** Reviews of these ratings; the last may be hidden by staff. */
async function review(product: Product, ratings: number[], { hidden = false } = {}) {
  await shop.database
    .insertInto('reviews')
    .values(
      ratings.map((rating, index) => ({
        id: sql<string>`gen_random_uuid()`,
        product_id: product._id,
        name: 'Sana',
        mobile: `+92301234567${index}`,
        title: 'Good',
        rating,
        comment: 'Good.',
        hidden_at: hidden ? new Date() : null,
      })),
    )
    .execute();
}

describe('a listing', () => {
  /** Oldest first. What they cost: 900, 450, 450, 2,000, 99. */
  beforeEach(async () => {
    const { _id: category } = await stockCategory(shop.database, 'Kitchen', ['Cookware', 'Knives', 'More']);
    const stock = (goods: Parameters<typeof stockProduct>[1]) =>
      stockProduct(shop.database, { category, ...goods });
    const pan = await stock({ name: 'Pan', price: 1000, discount: 10, subcategory: 'Cookware' });
    await stock({ name: 'Knife', price: 450, subcategory: 'Knives' });
    const pot = await stock({ name: 'Pot', price: 900, discount: 50, quantity: 0, subcategory: 'Cookware' });
    const stove = await stock({ name: 'Stove', price: 2000, subcategory: 'More' });
    await stock({ name: 'Peeler', price: 99.9, quantity: 0, subcategory: 'More' });
    await stockProduct(shop.database, { name: 'Towel', price: 5 });
    await review(pan, [4, 5]);
    await review(pot, [5, 4, 4, 5]);
    await review(stove, [3]);
    await review(stove, [5, 5, 5], { hidden: true });
  });

  test.each([
    ['', ['Stove', 'Knife', 'Pan', 'Peeler', 'Pot'], 'in stock first, newest first'],
    ['sort=newest', ['Stove', 'Knife', 'Pan', 'Peeler', 'Pot'], 'in stock first, newest first'],
    ['sort=price', ['Peeler', 'Knife', 'Pot', 'Pan', 'Stove'], 'what is paid, the cheapest first'],
    ['sort=price-desc', ['Stove', 'Pan', 'Knife', 'Pot', 'Peeler'], 'what is paid, the dearest first'],
    ['sort=discount', ['Pot', 'Pan', 'Stove', 'Knife', 'Peeler'], 'the largest percentage first'],
    ['sort=rating', ['Pot', 'Pan', 'Stove', 'Knife', 'Peeler'], 'the best, then the most reviewed'],
  ])('sorted by "%s" has %j: %s', async (query, names) => {
    expect(await namesIn(`category=Kitchen&page=1&${query}`)).toEqual(names);
  });

  test.each([
    ['priceFrom=450', ['Stove', 'Knife', 'Pan', 'Pot'], 'the discounted price counts, and its ends belong'],
    ['priceFrom=500', ['Stove', 'Pan'], 'what had cost more before its discount is left out'],
    ['priceTo=450', ['Knife', 'Peeler', 'Pot'], 'the discounted price counts, and its ends belong'],
    ['priceFrom=100&priceTo=1000', ['Knife', 'Pan', 'Pot'], 'both ends'],
    ['priceTo=99', ['Peeler'], 'the paisa of a price are not paid'],
    ['inStock=1', ['Stove', 'Knife', 'Pan'], 'sold out is left out'],
    ['discounted=1', ['Pan', 'Pot'], 'what has a discount'],
    ['ratingFrom=4', ['Pan', 'Pot'], 'the average of the reviews that are shown'],
    ['ratingFrom=3', ['Stove', 'Pan', 'Pot'], 'what nobody has reviewed has no rating'],
    ['ratingFrom=5', [], 'an average of 4.5 is not 5'],
  ])('filtered by "%s" has %j: %s', async (query, names) => {
    const page = await listing(`category=Kitchen&page=1&${query}`);
    expect(page.products.map(({ name }) => name)).toEqual(names);
    expect(page).toMatchObject({ total: names.length, page: 1, totalPages: 1 });
  });

  test('passes only what passes every filter, in the order that was chosen', async () => {
    const query = 'category=Kitchen&sort=price&priceFrom=100&priceTo=1000&discounted=1&ratingFrom=4';
    expect(await namesIn(query)).toEqual(['Pot', 'Pan']);
    expect(await namesIn(`${query}&inStock=1`)).toEqual(['Pan']);
  });

  test('is of a category by its name or its id, of a subcategory, or of the whole shop', async () => {
    const [{ category }] = (await listing('category=kitchen&limit=1')).products as [Product];
    expect(await namesIn(`category=${category}&page=1`)).toHaveLength(5);
    expect(await namesIn('subcategory=cookware&page=1')).toEqual(['Pan', 'Pot']);
    expect((await listing('page=1')).total).toBe(6);
    const nothing = { products: [], page: 1, totalPages: 1, total: 0 };
    expect(await listing('category=Nothing&page=1')).toEqual(nothing);
    expect(await listing('subcategory=Nothing&page=1')).toEqual(nothing);
  });

  test('takes what it cannot read as not chosen, and shows its products', async () => {
    const bad = 'sort=cheapest&priceFrom=many&priceTo=-5&inStock=perhaps&ratingFrom=9&page=zero&limit=none';
    expect(await namesIn(`category=Kitchen&${bad}`)).toEqual(await namesIn('category=Kitchen&page=1'));
    for (const worse of ["sort=price'%3B--", 'priceTo=99999999999999999999', `page=${'9'.repeat(400)}`]) {
      expect((await listing(`category=Kitchen&${worse}`)).total).toBe(5);
    }
  });

  test('still answers every product as one list when nothing is chosen', async () => {
    expect((await shop.app.inject('/api/v1/products')).json()).toHaveLength(6);
  });
});

describe('the pages of a listing', () => {
  const sorts = ['newest', 'price', 'price-desc', 'discount', 'rating'];

  /** Products that are as alike as can be, so that only the order's last word tells them apart. */
  beforeEach(async () => {
    const { _id } = await stockCategory(shop.database, 'Kitchen');
    await sql`
      with pans as (
        insert into products (id, category_id, name, title, description, price_paisa, shipping, created_at)
        select gen_random_uuid(), ${_id}, 'Pan ' || n, '', 'A pan.', 10000, 'paid', '2026-01-01'
        from generate_series(1, 103) as n returning id
      )
      insert into stock (product_id, quantity) select id, row_number() over () % 2 from pans
    `.execute(shop.database);
  });

  test.each(sorts)('together hold every product once, sorted by %s', async (sort) => {
    const names: string[] = [];
    const first = await listing(`sort=${sort}&limit=10&page=1`);
    expect(first).toMatchObject({ total: 103, totalPages: 11 });
    for (let page = 1; page <= first.totalPages; page++) {
      names.push(...(await namesIn(`sort=${sort}&limit=10&page=${page}`)));
    }
    expect(names).toHaveLength(103);
    expect(new Set(names).size).toBe(103);
  });

  test('are of 24 products unless a limit of 1 to 100 is given', async () => {
    for (const [query, size] of [
      ['page=1', 24],
      ['limit=100', 100],
      ['limit=5000', 100],
      ['limit=0', 1],
    ] as const) {
      expect((await listing(query)).products).toHaveLength(size);
    }
  });

  test('past the end are the last one', async () => {
    const { page, products } = await listing('page=99');
    expect(page).toBe(5);
    expect(products).toHaveLength(103 - 4 * 24);
  });
});
