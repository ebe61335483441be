const CATEGORIES = `
  create table categories (
    id uuid primary key,
    name text not null check (name = btrim(name) and char_length(name) between 1 and 80),
    position integer not null default 0,
    created_at timestamptz not null default clock_timestamp(),
    search_document tsvector not null generated always as (to_tsvector('simple', search_text(name))) stored,
    -- So that two people who change one are told.
    version integer not null default 1
  );
  create unique index categories_name on categories (lower(name));

  create table subcategories (
    id uuid primary key,
    category_id uuid not null references categories (id) on delete restrict,
    name text not null check (name = btrim(name) and char_length(name) between 1 and 80),
    position integer not null,
    search_document tsvector not null generated always as (to_tsvector('simple', search_text(name))) stored,
    unique (id, category_id)
  );
  create unique index subcategories_name_in_category on subcategories (category_id, lower(name));
  create index subcategories_name on subcategories (lower(name));
`;

/*
 * The words of a product, each with its place: A what the thing is (its name up to "with", "for" or "in"), B its whole
 * name, C the shelves it stands on, D its description. A generated column can't go stale, and sees only its own
 * row: so a shelf is in it by its id, and a search looks up first which of the few shelves a word means.
 *
 * The menu's category is where the menus show a product of a section that they leave out (decision 056). A category
 * lists what is filed in it and what the menus show there; no product is both, so the two can be added up.
 */
const PRODUCTS = `
  create table products (
    id uuid primary key,
    category_id uuid not null references categories (id) on delete restrict,
    subcategory_id uuid,
    name text not null check (char_length(name) between 1 and 200),
    title text not null check (char_length(title) <= 200),
    description text not null check (char_length(description) <= 10000),
    price_paisa integer not null check (price_paisa between 1 and 1000000000),
    discount_basis_points integer not null default 0 check (discount_basis_points between 0 and 10000),
    quantity integer not null check (quantity between 0 and 1000000),
    shipping text not null check (shipping in ('free', 'paid')),
    photos text[] not null default '{}',
    restocked_at timestamptz,
    created_at timestamptz not null default clock_timestamp(),
    updated_at timestamptz not null default clock_timestamp(),
    version integer not null default 1,
    search_document tsvector not null generated always as (
      setweight(to_tsvector('simple', regexp_replace(search_text(name), ' (with|for|in) .*$', '')), 'A') ||
      setweight(to_tsvector('simple', search_text(name)), 'B') ||
      setweight(to_tsvector('simple', shelf_word(category_id)), 'C') ||
      setweight(to_tsvector('simple', coalesce(shelf_word(subcategory_id), '')), 'C') ||
      setweight(to_tsvector('simple', search_text(description)), 'D')
    ) stored,
    menu_category_id uuid references categories (id) on delete restrict,
    menu_subcategory_id uuid,
    foreign key (subcategory_id, category_id) references subcategories (id, category_id) on delete restrict,
    foreign key (menu_subcategory_id, menu_category_id)
      references subcategories (id, category_id) on delete restrict,
    check (menu_category_id is distinct from category_id),
    check (menu_subcategory_id is null or menu_category_id is not null)
  );
  create index products_category on products (category_id, created_at desc);
  create index products_subcategory on products (subcategory_id, created_at desc);
  create index products_menu_category on products (menu_category_id, created_at desc)
    where menu_category_id is not null;
  create index products_menu_subcategory on products (menu_subcategory_id, created_at desc)
    where menu_subcategory_id is not null;
  create index products_newest on products (created_at desc, id desc);
  create index products_restocked on products (restocked_at desc) where restocked_at is not null;
`;

/**
 * `fastupdate` would let new words wait in a list that every search has to read through. A single letter begins a
 * tenth of all words: it is looked for as the first letter of names, newest first.
 */
const PRODUCTS_SEARCH = `
  create index products_name_trigrams on products using gin (lower(name) gin_trgm_ops);
  create index products_search on products using gin (search_document) with (fastupdate = off);
  create index products_first_letter on products (left(search_text(name), 1), created_at desc, id);
`;

/**
 * What the staff's list of all products walks in each of its orders. The first holds all that the list is filtered and
 * sorted by, so that no search reads the products themselves.
 */
const PRODUCTS_LIST = `
  create index products_by_name on products (lower(name), id)
    include (name, category_id, subcategory_id, menu_category_id, menu_subcategory_id, quantity,
      discount_basis_points, price_paisa, created_at);
  create index products_by_price on products (price_paisa, id);
  create index products_by_stock on products (quantity, id);
  create index products_by_discount on products (discount_basis_points, id);
`;

/**
 * One review of a mobile number and product is shown (decision 054).
 *
 * Listings sort and filter by the average. With the rating in the index `reviews_shown`, the averages of a category of
 * 5,000 products are read without touching the reviews themselves (12 ms instead of 31). There is no index by the
 * price or by the stock for them: sorting 5,000 rows takes 5 ms without one.
 */
const REVIEWS = `
  create table reviews (
    id uuid primary key,
    product_id uuid not null references products (id) on delete cascade,
    customer_id uuid references customers (id) on delete set null,
    name text not null,
    mobile text not null,
    title text not null,
    rating smallint not null check (rating between 1 and 5),
    comment text not null,
    image_url text,
    created_at timestamptz not null default now(),
    hidden_at timestamptz,
    hidden_reason text,
    -- The review of the same mobile number that is, or was, shown instead.
    replaced_by uuid references reviews (id) on delete set null,
    check (replaced_by is null or hidden_at is not null)
  );
  create unique index reviews_one_shown on reviews (product_id, mobile) where hidden_at is null;
  create index reviews_product on reviews (product_id, created_at desc);
  create index reviews_shown on reviews (product_id) include (rating) where hidden_at is null;
  create index reviews_replaced_by on reviews (replaced_by) where replaced_by is not null;
  -- How much a mobile number wrote of late.
  create index reviews_mobile on reviews (mobile, created_at desc);
  create index reviews_newest on reviews (created_at desc, id);
  create index reviews_hidden on reviews (created_at desc, id) where hidden_at is not null;
  create index reviews_text on reviews
    using gin (lower(name || ' ' || title || ' ' || comment) gin_trgm_ops);
`;

export const CATALOGUE = CATEGORIES + PRODUCTS + PRODUCTS_SEARCH + PRODUCTS_LIST + REVIEWS;
