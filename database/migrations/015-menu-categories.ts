import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * A second category path: where the menus show a product of a section that they leave out (decision 056). A category
 * lists what is filed in it and what the menus show there; no product is both, so the two can be added up.
 */
export const migration: Migration = { up };

async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [COLUMNS, INDEXES]) {
    await sql.raw(statement).execute(db);
  }
}

const COLUMNS = `
  alter table products
    add column menu_category_id uuid references categories (id) on delete restrict,
    add column menu_subcategory_id uuid,
    add foreign key (menu_subcategory_id, menu_category_id)
      references subcategories (id, category_id) on delete restrict,
    add check (menu_category_id is distinct from category_id),
    add check (menu_subcategory_id is null or menu_category_id is not null);
`;

/** The last holds all that the staff's list is filtered by, as before, with the new columns. */
const INDEXES = `
  create index products_menu_category on products (menu_category_id, created_at desc)
    where menu_category_id is not null;
  create index products_menu_subcategory on products (menu_subcategory_id, created_at desc)
    where menu_subcategory_id is not null;

  drop index products_by_name;
  create index products_by_name on products (lower(name), id)
    include (name, category_id, subcategory_id, menu_category_id, menu_subcategory_id, quantity,
      discount_basis_points, price_paisa, created_at);
`;
