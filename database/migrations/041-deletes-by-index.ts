import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Who deletes a product or a customer looks for the questions and reviews that go or change with it, which read the whole table
 * each time: the undo of an import did that for each of its products.
 */
export const migration: Migration = { up };

const INDEXES = `
  create index questions_product on questions (product_id);
  create index reviews_customer on reviews (customer_id) where customer_id is not null;
`;

async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(INDEXES).execute(db);
}
