import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { LISTING_SORTS, type ListingSort } from '../../shop/catalogue/listing/rules.ts';
import { findProduct, listRelatedProducts } from '../../shop/catalogue/products/queries.ts';
import type { Product } from '../../shop/catalogue/products/responses.ts';
import { openTestShop, stockCategory } from '../support/shop.ts';

const shop = openTestShop();

const PRODUCTS = 300;

/** The last filters leave little or nothing. */
const FILTERS = [
  '',
  'inStock=1',
  'discounted=1&priceFrom=2',
  'priceFrom=2&priceTo=4',
  'ratingFrom=3',
  'ratingFrom=4&discounted=1&inStock=1&priceTo=3',
  'priceFrom=5000',
];

interface Plain {
  id: string;
  categories: (string | null)[];
  subcategories: (string | null)[];
  in_stock: boolean;
  rupees: number;
  discount: number;
  reviews: number;
  rating: number | null;
  age: number;
}

/** Few values of everything, so that most products are as good as another; two categories share a subcategory's name. */
beforeEach(async () => {
  await stockCategory(shop.database, 'Kitchen', ['Pans', 'Bottles']);
  await stockCategory(shop.database, 'Baby', ['Bottles']);
  await stockCategory(shop.database, 'Weekly Sale', ['Bottles', 'Pans']);
  await sql`select setseed(0.5)`.execute(shop.database);
  await sql`
    with numbered as materialized (
      select gen_random_uuid() as id, n, random() as any_category, random() as any_menu, random() as with_subcategory,
        100 * (1 + floor(random() * 5))::int as price, 1000 * floor(random() * 3)::int as discount,
        (random() < 0.7)::int as quantity, '2026-01-01'::timestamptz + make_interval(days => (random() * 3)::int) as at
      from generate_series(1, ${sql.lit(PRODUCTS)}) as n
    ), placed as (
      select numbered.*, filed.id as category_id, shown.id as menu_category_id from numbered
      join lateral (select id, name from categories
        order by md5(name || any_category) limit 1) as filed on true
      left join lateral (select id from categories where name <> filed.name and name <> 'Weekly Sale'
        order by md5(name || any_menu) limit 1) as shown on filed.name = 'Weekly Sale' and any_menu < 0.8
    ), stored as (
      insert into products (id, category_id, subcategory_id, menu_category_id, menu_subcategory_id, name, title,
        description, price_paisa, own_discount_basis_points, shipping, created_at)
      select id, category_id,
        (select id from subcategories where category_id = placed.category_id and with_subcategory < 0.8
          order by md5(name || any_category) limit 1),
        menu_category_id,
        (select id from subcategories where category_id = placed.menu_category_id and with_subcategory > 0.2
          order by md5(name || any_menu) limit 1),
        'Thing ' || n, '', 'A thing.', price, discount, 'paid', at
      from placed returning id
    )
    insert into stock (product_id, quantity) select numbered.id, quantity from numbered
  `.execute(shop.database);
  await sql`
    insert into reviews (id, product_id, name, mobile, title, rating, comment, hidden_at)
    select gen_random_uuid(), id, 'Sana', '+92301000000' || number, 'Good', 2 + floor(random() * 4), 'Good.',
      case when random() < 0.2 then now() end
    from products, generate_series(1, 3) as number where random() < 0.4
  `.execute(shop.database);
  // Statistics of a moment in which the tables were empty make plans for no rows, with which this takes ten times as long.
  await sql`analyze products, stock, reviews, categories, subcategories`.execute(shop.database);
});

/** Every product as its own row, its stock and its reviews have it. */
async function readPlain(): Promise<Plain[]> {
  const { rows } = await sql<Plain>`
    select products.id, array[products.category_id, products.menu_category_id] as categories,
      array[lower(filed.name), lower(shown.name)] as subcategories, quantity > 0 as in_stock,
      floor(price_paisa * (10000 - discount_basis_points) / 1000000.0)::int as rupees,
      discount_basis_points as discount, reviewed.reviews, reviewed.rating, -extract(epoch from created_at)::float8 as age
    from products join stock on product_id = products.id
    left join subcategories filed on filed.id = subcategory_id
    left join subcategories shown on shown.id = menu_subcategory_id
    cross join lateral (select count(*)::int as reviews, round(avg(reviews.rating), 1)::float8 as rating
      from reviews where product_id = products.id and hidden_at is null) as reviewed
  `.execute(shop.database);
  return rows;
}

const soldOut = ({ in_stock }: Plain) => Number(!in_stock);

const WORTH: Record<Exclude<ListingSort, 'match'>, (product: Plain) => number[]> = {
  newest: (product) => [soldOut(product)],
  price: (product) => [product.rupees, soldOut(product)],
  'price-desc': (product) => [-product.rupees, soldOut(product)],
  discount: (product) => [-product.discount, soldOut(product)],
  rating: (product) => [-(product.rating ?? 0), -product.reviews, soldOut(product)],
};

/** The ids in the order of these numbers, then newest first, then by their ids. */
function inOrder(products: readonly Plain[], worth: (product: Plain) => number[]): string[] {
  const places = products.map((product) => ({ id: product.id, worth: [...worth(product), product.age] }));
  return places
    .toSorted((one, other) => {
      const differing = one.worth.findIndex((value, index) => value !== other.worth[index]);
      if (differing < 0) return one.id < other.id ? -1 : 1;
      return (one.worth[differing] ?? 0) - (other.worth[differing] ?? 0);
    })
    .map(({ id }) => id);
}

function passes(product: Plain, filters: string): boolean {
  const given = new URLSearchParams(filters);
  const number = (name: string, otherwise: number) => Number(given.get(name) ?? otherwise);
  return (
    product.rupees >= number('priceFrom', 0) &&
    product.rupees <= number('priceTo', Infinity) &&
    (!given.has('inStock') || product.in_stock) &&
    (!given.has('discounted') || product.discount > 0) &&
    (!given.has('ratingFrom') || (product.rating ?? -1) >= number('ratingFrom', 0))
  );
}

/** The ids of all pages of a listing, and how many it says there are. */
async function readPages(query: string): Promise<{ ids: string[]; total: number }> {
  const ids: string[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const response = await shop.app.inject(`/api/v1/products?${query}&limit=70&page=${page}`);
    const { products, totalPages, total } = response.json();
    ids.push(...products.map(({ _id }: Product) => _id));
    pages = totalPages;
    if (page === pages) return { ids, total };
  }
  throw new Error('There is no page.');
}

describe('a listing of three hundred products that are much alike', () => {
  test.each(LISTING_SORTS)('has each of its products once and in its place, sorted by %s', async (sort) => {
    const products = await readPlain();
    const places: [string, (product: Plain) => boolean][] = [
      ['subcategory=bottles', ({ subcategories }) => subcategories.includes('bottles')],
      ['subcategory=Pans', ({ subcategories }) => subcategories.includes('pans')],
      ['', () => true],
    ];
    for (const { id } of await shop.database.selectFrom('categories').select('id').execute()) {
      places.push([`category=${id}`, ({ categories }) => categories.includes(id)]);
    }
    for (const [place, isIn] of places) {
      for (const filters of FILTERS) {
        const meant = products.filter((product) => isIn(product) && passes(product, filters));
        const found = await readPages(`${place}&${filters}&sort=${sort}`);
        expect(found, `${place} ${filters}`).toEqual({
          ids: inOrder(meant, WORTH[sort]),
          total: meant.length,
        });
      }
    }
  });

  test('has what is related to each of its products: of the same place, in stock, of the same subcategory', async () => {
    const products = await readPlain();
    for (const { id } of products.slice(0, 60)) {
      const product = await findProduct(shop.database, id);
      if (!product) throw new Error('The product has gone.');
      const { menuCategory, category, menuSubcategory, subcategory } = product;
      const place = menuCategory ?? category;
      const name = (menuCategory === null ? subcategory : menuSubcategory)?.toLowerCase();
      const near = products.filter(
        (other) => other.id !== id && (other.categories.includes(place) || other.categories[0] === category),
      );
      const isBeside = ({ categories, subcategories }: Plain) =>
        categories.some((one, index) => one === place && subcategories[index] === name);
      const worth = (other: Plain) => [
        soldOut(other),
        Number(!other.categories.includes(place)),
        Number(name === undefined || !isBeside(other)),
      ];
      const related = await listRelatedProducts(shop.database, product);
      expect(related.map(({ _id }) => _id)).toEqual(inOrder(near, worth).slice(0, 6));
    }
  });

  test('shows the rating and the number of its reviews as they are, whatever is written, changed, hidden or deleted', async () => {
    const changes = [
      sql`update reviews set rating = 6 - rating where mobile like '%1'`,
      sql`update reviews set hidden_at = case when hidden_at is null then now() end where mobile like '%2'`,
      sql`delete from reviews where mobile like '%3'`,
    ];
    for (const change of changes) {
      await change.execute(shop.database);
      const shown = await shop.database
        .selectFrom('products')
        .select(['id', 'review_count', 'rating'])
        .execute();
      const counted = (await readPlain()).map(({ id, reviews, rating }) => ({
        id,
        review_count: reviews,
        rating,
      }));
      expect(new Set(shown.map((row) => JSON.stringify(row)))).toEqual(
        new Set(counted.map((row) => JSON.stringify(row))),
      );
    }
  });
});
