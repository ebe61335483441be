import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What the people at the order desk need: the confirmation of cash orders by phone, courier and tracking number,
 * who of the staff did what, and the indexes that their lists and searches walk (decision 031).
 */
export const migration: Migration = { up };

async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [ORDERS, INDEXES, EVENTS]) {
    await sql.raw(statement).execute(db);
  }
}

const ORDERS = `
  alter table orders
    add column confirmation text not null default 'unconfirmed'
      check (confirmation in ('unconfirmed', 'no-answer', 'confirmed', 'refused')),
    add column confirmation_tries smallint not null default 0 check (confirmation_tries >= 0),
    add column confirmation_at timestamptz,
    add column confirmation_by text,
    -- Nobody answered: the order comes back into the queue at this time.
    add column confirmation_due_at timestamptz not null default now(),
    add column courier text,
    add column tracking_number text,
    add check ((courier is null) = (tracking_number is null)),
    -- All that staff search by in one text, the mobile as people type it: 03XXXXXXXXX.
    add column search_text text not null generated always as
      (lower(name || ' ' || city || ' ' || email) || ' ' || replace(mobile, '+92', '0')) stored;
`;

/** The list's index holds all that is filtered and counted, so that no filter reads the orders themselves. */
const INDEXES = `
  drop index orders_newest;
  create index orders_newest on orders (created_at desc, id)
    include (status, city, payment_method, confirmation, total_paisa);
  create index orders_total on orders (total_paisa, created_at, id);
  create index orders_city on orders (city, created_at desc);
  create index orders_search on orders using gin (search_text gin_trgm_ops);
  create index orders_name_start on orders (lower(name) text_pattern_ops);
  create index orders_to_confirm on orders (created_at, id) include (confirmation_due_at)
    where payment_method = 'cash' and status = 'Pending' and confirmation in ('unconfirmed', 'no-answer');

  drop index order_lines_placed;
  create index order_lines_placed on order_lines (placed_at)
    include (order_id, product_id, quantity, line_price_paisa);
`;

const EVENTS = `
  alter table order_events add column actor_id uuid;
`;
