import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openTestShop } from '../support/shop.ts';

const shop = openTestShop();

/** The columns of products that none of these triggers hears of. @param triggers their names, as `like` takes them */
async function columnsBesides(triggers: string): Promise<string[]> {
  const { rows } = await sql<{ column: string }>`
    with heard as (
      select string_agg(pg_get_triggerdef(oid), ' ') as text from pg_trigger
      where tgrelid = 'products'::regclass and tgname like ${triggers}
    )
    select attname as "column" from pg_attribute, heard
    where attrelid = 'products'::regclass and attnum > 0 and not attisdropped
      and text !~ ('(old[.]|UPDATE OF )' || attname || '\\y')
    order by attname
  `.execute(shop.database);
  return rows.map(({ column }) => column);
}

const words = (...lines: string[]) => lines.join(' ').split(' ');

/** Neither the compiler nor another test knows that a new column has a place in the triggers of the database. */
describe('each column of a product', () => {
  test('is shared with its variants, or a variant has its own', async () => {
    expect(await columnsBesides('share\\_with\\_variants')).toEqual(
      words(
        'barcode created_at discount_basis_points discount_ends_at highest_version id in_stock is_listed',
        'is_offered line_price_rupees option_values options own_discount_basis_points own_photo',
        'price_paisa rating restocked_at review_count search_document sku sold_values updated_at',
        'variant_of version',
      ),
    );
  });

  test('is heard of by the pages that are cached, or is shown on none, or follows from what is heard of', async () => {
    expect(await columnsBesides('page\\_changes\\_%')).toEqual(
      words(
        'barcode created_at height_mm highest_version id in_stock is_listed length_mm line_price_rupees',
        'own_discount_basis_points rating restocked_at review_count search_document sold_values',
        'updated_at version weight_grams width_mm',
      ),
    );
  });
});
