import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Orders by the day on which something became of them, for the reports (decision 113). */
export const migration: Migration = { up };

// No order has any of these times when it is placed, so that placing one writes nothing into them.
const INDEXES = `
  create index orders_confirmed_at on orders (confirmation_at) where confirmation = 'confirmed';
  create index orders_delivered_at on orders (delivered_at) where delivered_at is not null;
  create index orders_came_back_at on orders (came_back_at) where came_back_at is not null;
`;

async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(INDEXES).execute(db);
}
