import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What the staff's work on categories and products needs: a version of each category, so that two people who
 * change one are told, and the indexes that the list of all products walks in each of its orders.
 */
export const migration: Migration = { up };

async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [CATEGORIES, LIST]) {
    await sql.raw(statement).execute(db);
  }
}

const CATEGORIES = `
  alter table categories add column version integer not null default 1;
`;

/** The first holds all that the list is filtered and sorted by, so that no search reads the products themselves. */
const LIST = `
  create index products_by_name on products (lower(name), id)
    include (name, category_id, subcategory_id, quantity, discount_basis_points, price_paisa, created_at);
  create index products_by_price on products (price_paisa, id);
  create index products_by_stock on products (quantity, id);
  create index products_by_discount on products (discount_basis_points, id);
`;
