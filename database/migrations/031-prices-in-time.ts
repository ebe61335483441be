import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Discounts from a moment to a moment, and prices that rise together (decision 119). */
export const migration: Migration = { up };

const DISCOUNTS = `
  create table price_discounts (
    id uuid primary key,
    name text not null check (name = btrim(name) and char_length(name) between 1 and 80),
    discount_basis_points integer not null check (discount_basis_points between 1 and 10000),
    -- From its first moment on, and up to its last, which does not belong to it.
    starts_at timestamptz not null,
    ends_at timestamptz check (ends_at > starts_at),
    applies_to text not null check (applies_to in ('all', 'categories', 'products')),
    is_on boolean not null default true,
    created_by text not null,
    created_at timestamptz not null default clock_timestamp(),
    updated_at timestamptz not null default clock_timestamp(),
    version integer not null default 1
  );
  create index price_discounts_newest on price_discounts (starts_at desc, id);

  create table price_discount_targets (
    discount_id uuid not null references price_discounts (id) on delete cascade,
    category_id uuid references categories (id) on delete cascade,
    subcategory_id uuid references subcategories (id) on delete cascade,
    product_id uuid references products (id) on delete cascade,
    check (num_nonnulls(category_id, subcategory_id, product_id) = 1),
    unique nulls not distinct (discount_id, category_id, subcategory_id, product_id)
  );
  create index price_discount_targets_category on price_discount_targets (category_id)
    where category_id is not null;
  create index price_discount_targets_subcategory on price_discount_targets (subcategory_id)
    where subcategory_id is not null;
  create index price_discount_targets_product on price_discount_targets (product_id)
    where product_id is not null;
`;

/*
 * The discount that counts stays where it was: listings sort by it, and the line price is generated from it. The
 * product's own discount is what staff typed. A category's discount is for all that its page lists: what is filed there,
 * what the menus show there, and what is listed there besides; a variant is where its product is.
 */
const EFFECTIVE = `
  alter table products
    add column own_discount_basis_points integer not null default 0
      check (own_discount_basis_points between 0 and 10000),
    -- When the discount that counts is over; null where it has no end.
    add column discount_ends_at timestamptz;
  update products set own_discount_basis_points = discount_basis_points where discount_basis_points > 0;

  -- The greatest running discount of a product at a moment, and when the last of those as great is over.
  create function running_discount(
    product uuid, parent uuid, category uuid, subcategory uuid, menu_category uuid, menu_subcategory uuid, moment timestamptz
  ) returns table (basis_points integer, ends_at timestamptz)
  language sql stable as $$
    select running.discount_basis_points, nullif(max(coalesce(running.ends_at, 'infinity')), 'infinity')
    from price_discounts as running
    where running.is_on and running.starts_at <= moment and (running.ends_at is null or moment < running.ends_at)
      and (running.applies_to = 'all' or exists (
        select from price_discount_targets as target where target.discount_id = running.id and (
          target.product_id in (product, parent)
          or target.category_id in (category, menu_category)
          or target.subcategory_id in (subcategory, menu_subcategory)
          or exists (
            select from product_categories as place where place.product_id in (product, parent)
              and (place.category_id = target.category_id or place.subcategory_id = target.subcategory_id)
          )
        )
      ))
    group by running.discount_basis_points
    order by running.discount_basis_points desc
    limit 1
  $$;

  -- What counts at a moment: the greatest of a product's own discount and the running ones, never a sum of them.
  create function discount_that_counts(product products, moment timestamptz)
  returns table (basis_points integer, ends_at timestamptz)
  language sql stable as $$
    select greatest(product.own_discount_basis_points, running.basis_points),
      case when running.basis_points > product.own_discount_basis_points then running.ends_at end
    from (select) as one left join running_discount(
      product.id, product.variant_of, product.category_id, product.subcategory_id,
      product.menu_category_id, product.menu_subcategory_id, moment
    ) as running on true
  $$;
`;

/*
 * No operation can forget them. A trigger before an update would have PostgreSQL compute every generated column of every
 * update again, the words of the search among them: so the row is corrected behind it, and only where it differs.
 */
const TRIGGERS = `
  create function set_first_discount() returns trigger language plpgsql as $$
  begin
    select basis_points, ends_at into new.discount_basis_points, new.discount_ends_at
      from discount_that_counts(new, statement_timestamp());
    return new;
  end $$;
  create trigger first_discount before insert on products for each row execute function set_first_discount();

  create function correct_discounts(ids uuid[]) returns void language sql as $$
    update products set (discount_basis_points, discount_ends_at) = (counts.basis_points, counts.ends_at)
    from products as stored cross join lateral discount_that_counts(stored, statement_timestamp()) as counts
    -- What has options is discounted as its variants are (032-variants).
    where stored.id = any(ids) and products.id = stored.id and stored.options = '[]'
      and (stored.discount_basis_points, stored.discount_ends_at) is distinct from (counts.basis_points, counts.ends_at)
  $$;

  create function correct_discount_of_product() returns trigger language plpgsql as $$
  begin
    perform correct_discounts(array[new.id]);
    return null;
  end $$;
  create trigger discount_of_changed after update of own_discount_basis_points, category_id, subcategory_id,
    menu_category_id, menu_subcategory_id, variant_of, options on products for each row when (
      (old.own_discount_basis_points, old.category_id, old.subcategory_id, old.menu_category_id, old.menu_subcategory_id,
        old.variant_of, old.options) is distinct from
      (new.own_discount_basis_points, new.category_id, new.subcategory_id, new.menu_category_id, new.menu_subcategory_id,
        new.variant_of, new.options)
    ) execute function correct_discount_of_product();

  create function correct_discount_of_placed() returns trigger language plpgsql as $$
  begin
    perform correct_discounts(array(
      select id from products where id = coalesce(new.product_id, old.product_id)
      union all select id from products where variant_of = coalesce(new.product_id, old.product_id)));
    return null;
  end $$;
  create trigger discount_of_placed after insert or update or delete on product_categories
    for each row execute function correct_discount_of_placed();
`;

/** Where thousands of products change at once, pages hear one word instead of thousands. */
const NOTICES = `
  create or replace function notice_of_product() returns trigger language plpgsql as $$
  begin
    if current_setting('shop.many_changes', true) = 'on' then
      perform pg_notify('page_changes', 'everything');
    else
      perform pg_notify('page_changes',
        concat_ws(' ', 'product:' || new.id, 'category:' || new.category_id, 'category:' || new.menu_category_id));
    end if;
    return null;
  end $$;

  -- A product's page says until when; its price may be the same for longer.
  create trigger page_changes_discount_end after update of discount_ends_at on products for each row when (
    old.discount_ends_at is distinct from new.discount_ends_at
  ) execute function notice_of_product();
`;

const PRICE_CHANGES = `
  create table price_changes (
    id uuid primary key,
    percent_basis_points integer not null check (percent_basis_points <> 0),
    rounding_paisa integer not null check (rounding_paisa > 0),
    -- Which products it was for, as staff read it.
    chosen text not null,
    product_count integer not null,
    made_by text not null,
    made_at timestamptz not null default clock_timestamp(),
    undone_by text,
    undone_at timestamptz,
    -- Of the products, so many got their price back; the others had another price by then, or were gone.
    restored_count integer,
    check ((undone_at is null) = (undone_by is null) and (undone_at is null) = (restored_count is null))
  );
  create index price_changes_newest on price_changes (made_at desc, id);

  create table price_change_lines (
    change_id uuid not null references price_changes (id) on delete cascade,
    product_id uuid not null references products (id) on delete cascade,
    before_paisa integer not null,
    after_paisa integer not null,
    is_restored boolean,
    primary key (change_id, product_id)
  );
  create index price_change_lines_product on price_change_lines (product_id);
`;

async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(DISCOUNTS + EFFECTIVE + TRIGGERS + NOTICES + PRICE_CHANGES).execute(db);
}
