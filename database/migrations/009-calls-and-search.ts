import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** An order is held by who calls its customer, is found by all that people read out on the phone, and owns its tracking number. */
export const migration: Migration = { up };

const HOLDS = `
  alter table orders
    -- Who is calling the customer now, until when. The member of staff, who may go meanwhile: no foreign key, as in order_events.
    add column held_by uuid,
    add column held_until timestamptz,
    add check ((held_by is null) = (held_until is null));
`;

/** A tracking number is searched by as it is printed and without what separates its parts. */
const SEARCH = `
  drop index orders_search;
  alter table orders
    drop column search_text,
    add column search_text text not null generated always as (
      lower(name || ' ' || city || ' ' || email || ' ' || address) || ' ' || replace(mobile, '+92', '0') ||
      coalesce(' ' || lower(tracking_number) || ' ' || lower(translate(tracking_number, '-_/', '')), '')
    ) stored;
  create index orders_search on orders using gin (search_text gin_trgm_ops);
`;

/*
 * Orders are found by what was sold: by the product, whose lines have an index already, so that placing an order writes
 * nothing more. A product that was renamed is found by its former names too; a line whose product is gone by its own.
 */
const SOLD = `
  create table former_product_names (
    product_id uuid not null references products (id) on delete cascade,
    name text not null,
    primary key (product_id, name)
  );
  create index former_product_names_trigrams on former_product_names using gin (lower(name) gin_trgm_ops);
  insert into former_product_names (product_id, name)
    select distinct products.id, order_lines.name
    from order_lines join products on products.id = order_lines.product_id where order_lines.name <> products.name;

  create function keep_former_name() returns trigger language plpgsql as $$
  begin
    insert into former_product_names (product_id, name) values (old.id, old.name) on conflict do nothing;
    return null;
  end $$;
  create trigger keep_former_name after update of name on products
    for each row when (old.name is distinct from new.name) execute function keep_former_name();

  create index order_lines_gone on order_lines using gin (lower(name) gin_trgm_ops) where product_id is null;
`;

/** Orders that shared a number before nobody could take it twice keep it. */
const TRACKING = `
  alter table orders add column tracking_shared boolean not null default false;
  -- By a window: PostgreSQL compared every order with every other one when this was an "exists".
  update orders set tracking_shared = true
    from (
      select id, row_number() over (partition by courier, lower(tracking_number) order by number) as place
      from orders where tracking_number is not null
    ) as sharing
    where sharing.id = orders.id and sharing.place > 1;
  create unique index orders_tracking on orders (lower(tracking_number), courier)
    where tracking_number is not null and not tracking_shared;
`;

/** All that may happen to an order, by whichever of these migrations comes last. */
const EVENTS = `
  alter table order_events drop constraint if exists order_events_kind_check;
  alter table order_events add constraint order_events_kind_check check (kind in ('placed', 'status', 'note', 'courier',
    'released', 'confirmed', 'no-answer', 'refused', 'edited', 'confirmation-undone', 'fulfilment', 'returned'));
`;

async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(HOLDS + SEARCH + SOLD + TRACKING + EVENTS).execute(db);
}
