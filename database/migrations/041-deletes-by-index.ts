import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * A delete of a product changes its questions, and one of a customer the reviews. Without an index each of these deletes reads the
 * whole table: the undo of an import deletes thousands of products.
 */
export const migration: Migration = { up };

const INDEXES = `
  create index questions_product on questions (product_id);
  create index reviews_customer on reviews (customer_id) where customer_id is not null;
`;

async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(INDEXES).execute(db);
}
