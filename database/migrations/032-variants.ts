import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Variants share what their product says, and its row says what a list needs of them (decision 117). */
export const migration: Migration = { up };

const COLUMNS = `
  alter table products
    -- Whether a variant is sold. One that is not is archived, whatever the state of its product.
    add column is_offered boolean not null default true check (is_offered or variant_of is not null),
    -- Which picture of its product is a variant's own; null is the first of them.
    add column own_photo text check (own_photo is null or variant_of is not null);
  -- What has no stock of its own, for the lists of stock.
  create index products_with_options on products (id) where options <> '[]';
`;

/*
 * What a variant shares with its product is written into its own row, no matter who writes it, so that whatever reads products
 * reads variants too. A name has at most 200 characters: the values are told in full, and its product's name as far as it goes.
 */
const SHARED = `
  create function variant_name(product text, option_values text[]) returns text language sql immutable as $$
    select left(product, 197 - char_length(chosen)) || ' – ' || chosen from array_to_string(option_values, ', ') as chosen
  $$;

  create function share_with_variant() returns trigger language plpgsql as $$
  declare product products;
  begin
    select * into product from products where id = new.variant_of;
    if product.variant_of is not null or cardinality(new.option_values) <> jsonb_array_length(product.options) then
      raise exception 'A variant has one value for each option of its product.' using errcode = 'check_violation';
    end if;
    new.name := variant_name(product.name, new.option_values);
    new.title := left(case product.title when product.name then new.name else product.title end, 200);
    new.description := product.description;
    new.shipping := product.shipping;
    new.brand := product.brand;
    new.category_id := product.category_id;
    new.subcategory_id := product.subcategory_id;
    new.menu_category_id := product.menu_category_id;
    new.menu_subcategory_id := product.menu_subcategory_id;
    new.weight_grams := product.weight_grams;
    new.length_mm := product.length_mm;
    new.width_mm := product.width_mm;
    new.height_mm := product.height_mm;
    new.status := case when new.is_offered then product.status else 'archived' end;
    if not new.own_photo = any (product.photos) then new.own_photo := null; end if;
    new.photos := case when new.own_photo is null then product.photos
      else new.own_photo || array_remove(product.photos, new.own_photo) end;
    return new;
  end $$;
  create trigger share_with_variant before insert or update of option_values, is_offered, own_photo, name, title, description,
    shipping, brand, category_id, subcategory_id, menu_category_id, menu_subcategory_id, weight_grams, length_mm, width_mm,
    height_mm, status, photos
    on products for each row when (new.variant_of is not null) execute function share_with_variant();

  create function share_with_variants() returns trigger language plpgsql as $$
  begin
    update products set option_values = option_values where variant_of = new.id;
    return null;
  end $$;
  create trigger share_with_variants after update on products for each row when (
    new.options <> '[]' and
    (old.name, old.title, old.description, old.shipping, old.brand, old.category_id, old.subcategory_id, old.menu_category_id,
      old.menu_subcategory_id, old.weight_grams, old.length_mm, old.width_mm, old.height_mm, old.status, old.photos)
      is distinct from
      (new.name, new.title, new.description, new.shipping, new.brand, new.category_id, new.subcategory_id, new.menu_category_id,
      new.menu_subcategory_id, new.weight_grams, new.length_mm, new.width_mm, new.height_mm, new.status, new.photos)
  ) execute function share_with_variants();
`;

/*
 * What a list sorts and shows a product by: the price of the cheapest variant that can be bought, and whether any can. Several
 * products are locked in one order, so that two who sell the last units of several never wait for each other.
 */
const SUMMARY = `
  create function sum_up_variants(parents uuid[]) returns void language plpgsql as $$
  declare parent uuid;
  begin
    for parent in select distinct id from unnest(parents) as id order by id loop
      perform from products where id = parent for no key update;
      update products set price_paisa = coalesce(best.price_paisa, products.price_paisa),
        discount_basis_points = coalesce(best.discount_basis_points, products.discount_basis_points),
        discount_ends_at = best.discount_ends_at,
        in_stock = coalesce(best.in_stock, false),
        restocked_at = greatest(products.restocked_at, back.last)
        from (values (1)) as one left join lateral (
          select price_paisa, discount_basis_points, discount_ends_at, in_stock from products where variant_of = parent and is_offered
          order by in_stock desc, line_price_rupees, price_paisa, id limit 1
        ) as best on true cross join lateral (
          select max(restocked_at) as last from products where variant_of = parent
        ) as back
        where products.id = parent and options <> '[]'
          and (products.price_paisa, products.discount_basis_points, products.discount_ends_at, products.in_stock,
            products.restocked_at) is distinct from
          (coalesce(best.price_paisa, products.price_paisa), coalesce(best.discount_basis_points,
            products.discount_basis_points), best.discount_ends_at, coalesce(best.in_stock, false), greatest(products.restocked_at, back.last));
    end loop;
  end $$;

  create function sum_up_written() returns trigger language plpgsql as $$
  begin
    perform sum_up_variants(array_agg(variant_of)) from written where variant_of is not null
      having count(*) > 0;
    return null;
  end $$;
  create trigger sum_up_new after insert on products referencing new table as written
    for each statement execute function sum_up_written();
  create trigger sum_up_gone after delete on products referencing old table as written
    for each statement execute function sum_up_written();

  create function sum_up_changed() returns trigger language plpgsql as $$
  begin
    perform sum_up_variants(array_agg(product)) from after join before using (id)
      cross join unnest(array[coalesce(after.variant_of, after.id), before.variant_of]) as product
      where product is not null and (after.variant_of is not null or before.variant_of is not null or after.options <> '[]') and
        (before.price_paisa, before.discount_basis_points, before.discount_ends_at, before.is_offered, before.restocked_at,
          before.variant_of) is distinct from
        (after.price_paisa, after.discount_basis_points, after.discount_ends_at, after.is_offered, after.restocked_at,
          after.variant_of)
      having count(*) > 0;
    return null;
  end $$;
  create trigger sum_up_changed after update on products referencing old table as before new table as after
    for each statement execute function sum_up_changed();

  -- A variant is sold out, or back. Whatever changes stock is a movement (025-stock-movements).
  create function sum_up_moved() returns trigger language plpgsql as $$
  begin
    perform sum_up_variants(array_agg(variant_of)) from moved join products on products.id = moved.product_id
      where (on_hand = 0 or on_hand = units) and variant_of is not null
      having count(*) > 0;
    return null;
  end $$;
  create trigger sum_up_moved after insert on stock_movements referencing new table as moved
    for each statement execute function sum_up_moved();
`;

/** What has options has no units of its own, and what has units gets no options: only its variants are sold. */
const NO_STOCK_OF_ITS_OWN = `
  create function refuse_stock_of_options() returns trigger language plpgsql as $$
  begin
    if exists (select from products where id = new.product_id and options <> '[]') then
      raise exception 'A product with options has no stock of its own.' using errcode = 'check_violation';
    end if;
    return new;
  end $$;
  create trigger refuse_first_stock_of_options before insert on stock for each row when (new.quantity > 0)
    execute function refuse_stock_of_options();
  create trigger refuse_stock_of_options before update on stock for each row when (new.quantity > old.quantity)
    execute function refuse_stock_of_options();

  create function refuse_options_with_stock() returns trigger language plpgsql as $$
  begin
    if exists (select from stock where product_id = new.id and quantity > 0) then
      raise exception 'A product with options has no stock of its own.' using errcode = 'check_violation';
    end if;
    return null;
  end $$;
  create trigger refuse_options_with_stock after update of options on products for each row when (new.options <> '[]')
    execute function refuse_options_with_stock();
`;

/** As 031-prices-in-time and 003-stock have them: what is said of a variant stands on the page of its product. */
const NOTICES = `
  create or replace function notice_of_product() returns trigger language plpgsql as $$
  begin
    if current_setting('shop.many_changes', true) = 'on' then
      perform pg_notify('page_changes', 'everything');
    else
      perform pg_notify('page_changes', concat_ws(' ', 'product:' || new.id, 'product:' || new.variant_of,
        'category:' || new.category_id, 'category:' || new.menu_category_id));
    end if;
    return null;
  end $$;
  create or replace function notice_of_review() returns trigger language plpgsql as $$
  begin
    perform pg_notify('page_changes', concat_ws(' ', 'product:' || id, 'product:' || variant_of,
      'category:' || category_id, 'category:' || menu_category_id))
      from products where id = coalesce(new.product_id, old.product_id);
    return null;
  end $$;
  create trigger page_changes_options after update on products for each row when (
    (old.options, old.option_values, old.is_offered, old.own_photo, old.sku) is distinct from
      (new.options, new.option_values, new.is_offered, new.own_photo, new.sku)
  ) execute function notice_of_product();
`;

async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(COLUMNS + SHARED + SUMMARY + NO_STOCK_OF_ITS_OWN + NOTICES).execute(db);
}
