import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What listings sort and filter by stands in the product's own row, and each order has an index (decision 070). */
export const migration: Migration = { up };

/*
 * Where a word stands is part of the word that is indexed: "Bkarahi" is in the name. With weights instead, the index says
 * only that a product has the word somewhere, and thousands of products are read to see where.
 */
const PLACED_WORDS = `
  create function placed_words(place text, words text) returns tsvector
  language sql immutable strict parallel safe
  return array_to_tsvector(string_to_array(place || replace(words, ' ', ' ' || place), ' '));
`;

/** The line price in whole rupees is `linePricePaisa` of shop/catalogue/pricing/rules.ts; a test holds the two together. */
const COLUMNS = `
  ${PLACED_WORDS}
  alter table products
    add column line_price_rupees integer not null generated always as
      ((price_paisa::bigint * (10000 - discount_basis_points) / 1000000)::integer) stored,
    -- Of the reviews that are shown.
    add column review_count integer not null default 0,
    add column rating numeric(2, 1),
    drop column search_document,
    add column search_document tsvector not null generated always as (
      placed_words('A', regexp_replace(search_text(name), ' (with|for|in) .*$', '')) ||
      placed_words('B', search_text(name)) ||
      strip(to_tsvector('simple', search_text(name || ' ' || description))) ||
      array_to_tsvector(array_remove(array[shelf_word(category_id), shelf_word(subcategory_id)], null))
    ) stored;
  update products set (review_count, rating) = (counted.review_count, counted.rating) from (
    select product_id, count(*) as review_count, round(avg(reviews.rating), 1) as rating
    from reviews where hidden_at is null group by product_id
  ) as counted where counted.product_id = products.id;
  drop index reviews_shown;

  create index products_search on products using gin (search_document) with (fastupdate = off);
  -- A sixty-fourth of all products, at random: what is found often enough among them need not be looked for among all.
  create index products_search_sample on products using gin (search_document) with (fastupdate = off)
    where id < '04000000-0000-0000-0000-000000000000';
`;

/*
 * It repeats what the reviews say and decides nothing. The product is locked before they are counted, so that of two
 * reviews at once the second counts both; "no key", since each of them holds the product's key already.
 */
const REVIEWS = `
  create function count_reviews() returns trigger language plpgsql as $$
  declare reviewed uuid := coalesce(new.product_id, old.product_id);
  begin
    perform from products where id = reviewed for no key update;
    update products set (review_count, rating) = (
      select count(*), round(avg(reviews.rating), 1) from reviews where product_id = reviewed and hidden_at is null
    ) where id = reviewed;
    return null;
  end $$;
  create trigger reviews_counted after insert or delete or update of rating, hidden_at on reviews
    for each row execute function count_reviews();
`;

/*
 * A place lists what is filed in it and what the menus show there: one index for each of the two, read together in one
 * order. The first of each holds all that is filtered, so that counting does not read the products themselves. A subcategory is
 * small enough to be sorted in every order but the first.
 */
const PLACES = `
  drop index products_category;
  drop index products_subcategory;
  drop index products_menu_category;
  drop index products_menu_subcategory;
`;

function indexesOf(place: string, isAlwaysThere: boolean, orders: readonly string[]): string {
  const rows = isAlwaysThere ? '' : `where ${place} is not null`;
  return orders
    .map((order) => {
      const [name, columns = ''] = order.split(': ');
      return `create index products_${place.replace('_id', '')}_${name} on products (${place}, ${columns} ${rows};`;
    })
    .join('\n');
}

const NEWEST =
  'newest: in_stock desc, created_at desc, id) include (line_price_rupees, discount_basis_points, rating)';
const OTHERS = [
  'price: line_price_rupees, in_stock desc, created_at desc, id) include (discount_basis_points, rating)',
  'discount: discount_basis_points desc, in_stock desc, created_at desc, id) include (line_price_rupees, rating)',
  'rating: rating desc nulls last, review_count desc, in_stock desc, created_at desc, id) include (line_price_rupees, discount_basis_points)',
];

async function up(db: Kysely<unknown>): Promise<void> {
  const indexes = [
    indexesOf('category_id', true, [NEWEST, ...OTHERS]),
    indexesOf('menu_category_id', false, [NEWEST, ...OTHERS]),
    indexesOf('subcategory_id', false, [NEWEST]),
    indexesOf('menu_subcategory_id', false, [NEWEST]),
  ];
  await sql.raw([COLUMNS, REVIEWS, PLACES, ...indexes].join('\n')).execute(db);
}
