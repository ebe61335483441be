import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who searches for a value of an option finds the product whose variant has it (decision 117). */
export const migration: Migration = { up };

/*
 * What is sold of a product's options stands in its own row: a search reads no variants, and finds the product once. It is
 * written in a statement of its own, since whatever writes a column of the search has all its words computed again: a
 * price or a stock that changes never does. Values that are put aside while they are exchanged are no words.
 */
const SOLD_VALUES = `
  alter table products add column sold_values text not null default '';

  create function collect_sold_values(parents uuid[]) returns void language plpgsql as $$
  begin
    perform from products where id = any(parents) order by id for no key update;
    update products set sold_values = sold.words
      from unnest(parents) as parent cross join lateral (
        select coalesce(string_agg(distinct value, ' ' order by value), '') as words
        from products as variant cross join unnest(variant.option_values) as value
        where variant.variant_of = parent and variant.is_offered
      ) as sold
      where products.id = parent and products.sold_values <> sold.words;
  end $$;

  create or replace function sum_up_written() returns trigger language plpgsql as $$
  declare parents uuid[] := (select array_agg(distinct variant_of) from written where variant_of is not null);
  begin
    if parents is not null then
      perform sum_up_variants(parents);
      perform collect_sold_values(parents);
    end if;
    return null;
  end $$;

  create or replace function sum_up_changed() returns trigger language plpgsql as $$
  declare priced uuid[]; valued uuid[];
  begin
    select array_agg(product) filter (where is_priced), array_agg(distinct product) filter (where is_valued)
      into priced, valued
      from after join before using (id)
      cross join unnest(array[coalesce(after.variant_of, after.id), before.variant_of]) as product
      cross join lateral (select
        (before.price_paisa, before.discount_basis_points, before.discount_ends_at, before.is_offered, before.restocked_at,
          before.variant_of) is distinct from
        (after.price_paisa, after.discount_basis_points, after.discount_ends_at, after.is_offered, after.restocked_at,
          after.variant_of) as is_priced,
        (before.option_values, before.is_offered, before.variant_of) is distinct from
        (after.option_values, after.is_offered, after.variant_of)
          and not after.id::text = any(after.option_values) as is_valued
      ) as change
      where product is not null and (is_priced or is_valued) and
        (after.variant_of is not null or before.variant_of is not null or after.options <> '[]');
    if priced is not null then perform sum_up_variants(priced); end if;
    if valued is not null then perform collect_sold_values(valued); end if;
    return null;
  end $$;
`;

/** As 033-products-shown has it, with what is sold of the options: as good as a word of the name, which a variant's is. */
const SEARCH = `
  select collect_sold_values(array_agg(id order by id)) from products where options <> '[]' having count(*) > 0;

  alter table products
    drop column search_document,
    add column search_document tsvector not null generated always as (
      placed_words('A', regexp_replace(search_text(name), ' (with|for|in) .*$', '')) ||
      placed_words('B', search_text(name || ' ' || brand || ' ' || sold_values)) ||
      strip(to_tsvector('simple', search_text(name || ' ' || brand || ' ' || sold_values || ' ' || description))) ||
      array_to_tsvector(array_remove(array[shelf_word(category_id), shelf_word(subcategory_id)], null))
    ) stored;
  create index products_search on products using gin (search_document) with (fastupdate = off) where is_listed;
  create index products_search_sample on products using gin (search_document) with (fastupdate = off)
    where is_listed and id < '04000000-0000-0000-0000-000000000000';

  create or replace function keep_product_words() returns trigger language plpgsql as $$
  begin
    insert into search_vocabulary (word)
    select distinct word
    from unnest(string_to_array(search_text(new.name || ' ' || new.brand || ' ' || new.sold_values), ' ')) as named (word)
    where word <> '' and not exists (select from search_vocabulary known where known.word = named.word);
    return null;
  end $$;
  drop trigger keep_vocabulary on products;
  create trigger keep_vocabulary after insert or update of name, brand, status, variant_of, sold_values on products
    for each row when (new.is_listed) execute function keep_product_words();

  insert into search_vocabulary (word)
  select distinct word from products cross join unnest(string_to_array(search_text(sold_values), ' ')) as named (word)
  where is_listed and sold_values <> '' and word <> ''
    and not exists (select from search_vocabulary known where known.word = named.word);
`;

async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(SOLD_VALUES + SEARCH).execute(db);
}
