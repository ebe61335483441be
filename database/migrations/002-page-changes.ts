import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What shoppers see has changed: every process of the shop is told, and forgets what shows it (decision 066). */
export const migration: Migration = { up };

/*
 * A notice leaves when its transaction commits, and only then. Commits that carry one wait for each other, so a plain
 * sale carries none: stock is told of only where shoppers see it, which is at five units and fewer
 * (shop/catalogue/stock/rules.ts, FEW_LEFT).
 */
const PRODUCTS = `
  create function notice_of_product() returns trigger language plpgsql as $$
  begin
    perform pg_notify('page_changes',
      concat_ws(' ', 'product:' || new.id, 'category:' || new.category_id, 'category:' || new.menu_category_id));
    return null;
  end $$;

  create function notice_of_everything() returns trigger language plpgsql as $$
  begin
    perform pg_notify('page_changes', 'everything');
    return null;
  end $$;

  create trigger page_changes_product after update on products for each row when (
    (old.name, old.title, old.description, old.price_paisa, old.discount_basis_points, old.shipping)
      is distinct from
      (new.name, new.title, new.description, new.price_paisa, new.discount_basis_points, new.shipping)
    or least(old.quantity, 6) <> least(new.quantity, 6)
  ) execute function notice_of_product();

  -- The menus of every page count the products of a category and show the picture of its first.
  create trigger page_changes_place after update on products for each row when (
    (old.category_id, old.subcategory_id, old.menu_category_id, old.menu_subcategory_id, old.photos)
      is distinct from
      (new.category_id, new.subcategory_id, new.menu_category_id, new.menu_subcategory_id, new.photos)
  ) execute function notice_of_everything();
  create trigger page_changes_products after insert or delete or truncate on products
    execute function notice_of_everything();
  create trigger page_changes_categories after insert or update or delete or truncate on categories
    execute function notice_of_everything();
  create trigger page_changes_subcategories after insert or update or delete or truncate on subcategories
    execute function notice_of_everything();
`;

const REVIEWS = `
  create function notice_of_review() returns trigger language plpgsql as $$
  begin
    perform pg_notify('page_changes',
      concat_ws(' ', 'product:' || id, 'category:' || category_id, 'category:' || menu_category_id))
      from products where id = coalesce(new.product_id, old.product_id);
    return null;
  end $$;

  create trigger page_changes_review after insert or update or delete on reviews
    for each row execute function notice_of_review();
`;

/** What sells best is counted from orders that were confirmed or delivered. */
const ORDERS = `
  create function notice_of_sales() returns trigger language plpgsql as $$
  begin
    perform pg_notify('page_changes', 'sales');
    return null;
  end $$;

  create trigger page_changes_sales after update on orders for each row when (
    (old.status, old.confirmation) is distinct from (new.status, new.confirmation)
  ) execute function notice_of_sales();
`;

async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(PRODUCTS + REVIEWS + ORDERS).execute(db);
}
