import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Stock moves to a table of its own, so that a sale writes one narrow row and no index (decision 068). */
export const migration: Migration = { up };

/**
 * There is no index by the quantity, on purpose: with one, no change of a row could stay on its page. The free half of
 * each page is where the changed rows go.
 */
const STOCK = `
  create table stock (
    product_id uuid primary key references products (id) on delete cascade,
    quantity integer not null check (quantity between 0 and 1000000)
  ) with (fillfactor = 50);
  insert into stock (product_id, quantity) select id, quantity from products order by id;

  alter table products add column in_stock boolean not null default true;
  update products set in_stock = false where quantity = 0;
  drop trigger page_changes_product on products;
  -- The indexes that hold it go with it.
  alter table products drop column quantity;
  create index products_by_name on products (lower(name), id)
    include (name, category_id, subcategory_id, menu_category_id, menu_subcategory_id, in_stock,
      discount_basis_points, price_paisa, created_at);
`;

/*
 * What lists products in stock first sees it in the product's own row, which is written only when the product sells out
 * or comes back. It says what the stock says and decides nothing, and no operation can forget it.
 */
const IN_STOCK = `
  create function set_in_stock() returns trigger language plpgsql as $$
  begin
    update products set in_stock = new.quantity > 0 where id = new.product_id;
    return null;
  end $$;
  create trigger in_stock_at_first after insert on stock for each row when (new.quantity = 0)
    execute function set_in_stock();
  create trigger in_stock_changed after update on stock for each row when (
    (old.quantity > 0) <> (new.quantity > 0)
  ) execute function set_in_stock();
`;

/** As 002-page-changes has them: a plain sale tells nobody, since shoppers see the units only from five down. */
const NOTICES = `
  create trigger page_changes_product after update on products for each row when (
    (old.name, old.title, old.description, old.price_paisa, old.discount_basis_points, old.shipping)
      is distinct from
      (new.name, new.title, new.description, new.price_paisa, new.discount_basis_points, new.shipping)
  ) execute function notice_of_product();

  -- It reads no more of the changed row than the product's id, so it serves stock as it serves reviews.
  create trigger page_changes_stock after update on stock for each row when (
    least(old.quantity, 6) <> least(new.quantity, 6)
  ) execute function notice_of_review();
`;

async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(STOCK + IN_STOCK + NOTICES).execute(db);
}
