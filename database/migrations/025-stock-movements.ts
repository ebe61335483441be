import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Stock as a ledger: every change of a product's units is a movement, and its stock their sum (decision 112). */
export const migration: Migration = { up };

/** What a product is told by at the shelf. */
const CODES = `
  alter table products
    add column sku text check (sku = btrim(sku) and char_length(sku) between 1 and 64),
    add column barcode text check (barcode = btrim(barcode) and char_length(barcode) between 1 and 64);
  create unique index products_sku on products (lower(sku)) where sku is not null;
  create unique index products_barcode on products (lower(barcode)) where barcode is not null;
`;

/*
 * No reference to products or orders: what was bought and sold stays when they go, and an order is not locked once more
 * for each line. Both indexes that an order writes to end with the id, which grows.
 */
const MOVEMENTS = `
  create table stock_movements (
    id bigint generated always as identity,
    product_id uuid not null,
    kind text not null check (kind in ('opening', 'goods-in', 'sale', 'edit', 'cancelled', 'return', 'count', 'damage',
      'correction', 'cost', 'deleted', 'unexplained')),
    units integer not null,
    -- What was on hand after it: written by the table's own trigger.
    on_hand integer not null default 0,
    order_id uuid,
    -- What a unit cost that came in, where it is known, and what a unit on hand cost on average from then on.
    unit_cost_paisa bigint check (unit_cost_paisa >= 0),
    average_cost_paisa bigint check (average_cost_paisa >= 0),
    supplier text not null default '',
    -- Why, in words; of a deleted product its name.
    note text not null default '',
    -- The browser's name for the request, so that a repeated one moves nothing.
    request_key text,
    at timestamptz not null default now(),
    -- 'The shop', 'shopper', or the name of the member of staff as it was then.
    actor text not null,
    actor_id uuid,
    primary key (product_id, id),
    -- A count may find what was expected, and a product may begin or end with nothing.
    check (units <> 0 or kind in ('opening', 'count', 'cost', 'deleted')),
    check (kind <> 'goods-in' or units > 0),
    check (kind <> 'damage' or units < 0),
    check (kind <> 'cost' or (units = 0 and average_cost_paisa is not null))
  );
  create index stock_movements_at on stock_movements (at, id);
  create index stock_movements_cost on stock_movements (product_id, id desc) where average_cost_paisa is not null;
  create unique index stock_movements_request on stock_movements (request_key, product_id)
    where request_key is not null;
  create index stock_movements_deleted on stock_movements (product_id) where kind = 'deleted';
`;

/*
 * A movement moves the stock itself, so the number on the product is the sum of its movements, no matter who writes them. What
 * changes the number past the ledger, by hand in psql or by an operation that forgot it, is written down as such: the sum
 * holds even then, and the tests of the models look for it.
 *
 * Depth 0 is a statement of the shop, and not one of these functions.
 */
const SUM = `
  create function move_stock() returns trigger language plpgsql as $$
  begin
    if new.kind = 'opening' then
      insert into stock (product_id, quantity) values (new.product_id, new.units)
        returning quantity into new.on_hand;
    elsif new.units = 0 then
      select quantity into new.on_hand from stock where product_id = new.product_id;
    else
      update stock set quantity = quantity + new.units where product_id = new.product_id
        returning quantity into new.on_hand;
    end if;
    return new;
  end $$;
  create trigger move_stock before insert on stock_movements for each row when (pg_trigger_depth() = 0)
    execute function move_stock();

  create function note_stock() returns trigger language plpgsql as $$
  begin
    insert into stock_movements (product_id, kind, units, on_hand, note, actor) values (
      coalesce(new.product_id, old.product_id),
      case tg_op when 'INSERT' then 'opening' when 'UPDATE' then 'unexplained' else 'deleted' end,
      coalesce(new.quantity, 0) - coalesce(old.quantity, 0), coalesce(new.quantity, 0),
      'Written past the ledger', 'The database');
    return null;
  end $$;
  create trigger note_first_stock after insert on stock for each row when (pg_trigger_depth() = 0)
    execute function note_stock();
  create trigger note_stock after update on stock for each row when (
    pg_trigger_depth() = 0 and old.quantity <> new.quantity
  ) execute function note_stock();
  -- Also where the product goes, and its stock with it; the shop takes the units off before.
  create trigger note_last_stock after delete on stock for each row when (old.quantity <> 0)
    execute function note_stock();

  create function stock_movements_are_kept() returns trigger language plpgsql as $$
    begin raise exception 'Movements of stock are corrected by another one, not changed.' using errcode = 'check_violation'; end $$;
  create trigger stock_movements_are_kept before update or delete on stock_movements
    for each row execute function stock_movements_are_kept();
`;

/** The ledger begins with what every product has. */
const BEGINNING = `
  alter table stock_movements disable trigger move_stock;
  insert into stock_movements (product_id, kind, units, on_hand, note, actor)
    select product_id, 'opening', quantity, quantity, 'On hand when the ledger began', 'The shop' from stock
    order by product_id;
  alter table stock_movements enable trigger move_stock;
`;

async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(CODES + MOVEMENTS + SUM + BEGINNING).execute(db);
}
