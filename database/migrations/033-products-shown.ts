import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What shoppers are shown of the products follows their state, their brand and their further categories (decision 116). */
export const migration: Migration = { up };

/** The brand is found as the name is. Only what is listed is searched, so what is not stands in no index of the search. */
const SEARCH = `
  alter table products
    drop column search_document,
    add column search_document tsvector not null generated always as (
      placed_words('A', regexp_replace(search_text(name), ' (with|for|in) .*$', '')) ||
      placed_words('B', search_text(name || ' ' || brand)) ||
      strip(to_tsvector('simple', search_text(name || ' ' || brand || ' ' || description))) ||
      array_to_tsvector(array_remove(array[shelf_word(category_id), shelf_word(subcategory_id)], null))
    ) stored;
  create index products_search on products using gin (search_document) with (fastupdate = off) where is_listed;
  create index products_search_sample on products using gin (search_document) with (fastupdate = off)
    where is_listed and id < '04000000-0000-0000-0000-000000000000';
  drop index products_first_letter;
  create index products_first_letter on products (left(search_text(name), 1), created_at desc, id) where is_listed;

  -- A draft lends the mending of mistakes no word: it would be proposed to shoppers.
  create function keep_product_words() returns trigger language plpgsql as $$
  begin
    insert into search_vocabulary (word)
    select distinct word from unnest(string_to_array(search_text(new.name || ' ' || new.brand), ' ')) as named (word)
    where word <> '' and not exists (select from search_vocabulary known where known.word = named.word);
    return null;
  end $$;
  drop trigger keep_vocabulary on products;
  create trigger keep_vocabulary after insert or update of name, brand, status, variant_of on products
    for each row when (new.is_listed) execute function keep_product_words();
`;

/*
 * The indexes of a place in its first order are those of the staff's lists too, so they hold every product; the others are
 * walked by shoppers alone.
 */
const PLACES = ['category', 'menu_category', 'subcategory', 'menu_subcategory'];
const ORDERS = {
  price: 'line_price_rupees, in_stock desc, created_at desc, id) include (discount_basis_points, rating)',
  discount:
    'discount_basis_points desc, in_stock desc, created_at desc, id) include (line_price_rupees, rating)',
  rating:
    'rating desc nulls last, review_count desc, in_stock desc, created_at desc, id) include (line_price_rupees, discount_basis_points)',
};

function listingIndexes(): string {
  return PLACES.flatMap((place) => {
    const isThere = place === 'category' ? '' : `${place}_id is not null`;
    const newest = `products_${place}_newest`;
    return [
      `drop index ${newest}; create index ${newest} on products
        (${place}_id, in_stock desc, created_at desc, id) include (line_price_rupees, discount_basis_points, rating, is_listed)
        ${isThere && `where ${isThere}`};`,
      ...(place.endsWith('subcategory')
        ? []
        : Object.entries(ORDERS).map(([order, columns]) => {
            const name = `products_${place}_${order}`;
            return `drop index ${name}; create index ${name} on products (${place}_id, ${columns}
              where ${[isThere, 'is_listed'].filter(Boolean).join(' and ')};`;
          })),
    ];
  }).join('\n');
}

/** What the staff's list is filtered by: few products are not published, and a brand has few. */
const STAFF_LIST = `
  drop index products_by_name;
  create index products_by_name on products (lower(name), id)
    include (name, category_id, subcategory_id, menu_category_id, menu_subcategory_id, in_stock,
      discount_basis_points, price_paisa, created_at, status, brand);
  create index products_by_status on products (status, created_at desc, id desc) where status <> 'published';
  create index products_by_brand on products (lower(brand), created_at desc, id desc) where brand <> '';
`;

/** As 003-stock has it, with the brand; the menus of every page count what is listed. */
const NOTICES = `
  drop trigger page_changes_product on products;
  create trigger page_changes_product after update on products for each row when (
    (old.name, old.title, old.description, old.price_paisa, old.discount_basis_points, old.shipping, old.brand)
      is distinct from
      (new.name, new.title, new.description, new.price_paisa, new.discount_basis_points, new.shipping, new.brand)
  ) execute function notice_of_product();
  create trigger page_changes_status after update on products for each row when (
    (old.status, old.variant_of) is distinct from (new.status, new.variant_of)
  ) execute function notice_of_everything();
  create trigger page_changes_product_categories after insert or update or delete or truncate on product_categories
    execute function notice_of_everything();
`;

/*
 * What was deleted, until it is too late to undo it. The rows of the product and of all that went with it stand here alone,
 * so that no query has to leave them out; its lines of orders are named, and kept by their orders.
 */
const DELETED = `
  create table deleted_products (
    product_id uuid primary key,
    name text not null,
    -- By table: the rows as they were.
    stored jsonb not null,
    -- Pictures that nobody else shows: they go when this row goes.
    photos text[] not null default '{}',
    quantity integer not null,
    deleted_by text not null,
    deleted_at timestamptz not null default clock_timestamp()
  );
  create index deleted_products_at on deleted_products (deleted_at desc, product_id desc);
`;

async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw([SEARCH, listingIndexes(), STAFF_LIST, NOTICES, DELETED].join('\n')).execute(db);
}
