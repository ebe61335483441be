import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Products as they are sold: their state, brand, measures, further categories and variants (decision 116). */
export const migration: Migration = { up };

/*
 * draft: only staff see it. published: it is listed and bought. hidden: who has its address sees and buys it, no list or search
 * shows it. archived: no longer sold, kept for its orders.
 *
 * A variant is a product with a parent, so that carts, orders, stock and prices of it are those of any product. The parent names
 * its options, `[{"name": "Size", "values": ["S", "M"]}]`; a variant has one value for each of them, in their order.
 */
const COLUMNS = `
  alter table products
    add column status text not null default 'published'
      check (status in ('draft', 'published', 'hidden', 'archived')),
    add column brand text not null default '' check (brand = btrim(brand) and char_length(brand) <= 100),
    -- As packed for the courier: grams and millimetres.
    add column weight_grams integer check (weight_grams between 1 and 1000000),
    add column length_mm integer check (length_mm between 1 and 10000),
    add column width_mm integer check (width_mm between 1 and 10000),
    add column height_mm integer check (height_mm between 1 and 10000),
    add column variant_of uuid references products (id) on delete cascade check (variant_of <> id),
    add column options jsonb not null default '[]' check (jsonb_typeof(options) = 'array'),
    add column option_values text[] not null default '{}',
    add column is_listed boolean not null generated always as (status = 'published' and variant_of is null) stored,
    add check (variant_of is null or options = '[]'),
    add check ((variant_of is null) = (option_values = '{}'));
  create unique index products_variants on products (variant_of, option_values) where variant_of is not null;
`;

/** Where a product is listed besides its own category. Its own, and what the menus show, stay in its row. */
const CATEGORIES = `
  create table product_categories (
    product_id uuid not null references products (id) on delete cascade,
    category_id uuid not null references categories (id) on delete cascade,
    subcategory_id uuid references subcategories (id) on delete cascade,
    unique nulls not distinct (product_id, category_id, subcategory_id)
  );
  create index product_categories_category on product_categories (category_id, product_id);
  create index product_categories_subcategory on product_categories (subcategory_id, product_id)
    where subcategory_id is not null;
`;

async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(COLUMNS + CATEGORIES).execute(db);
}
