import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { selectProducts, toProduct } from '../../shop/catalogue/products/queries.ts';
import type { Product } from '../../shop/catalogue/products/responses.ts';
import { findStaffVariants } from '../../shop/catalogue/variants/queries.ts';
import { combineValues, type Option } from '../../shop/catalogue/variants/rules.ts';
import { saveVariants } from '../../shop/catalogue/variants/save-variants.ts';
import { saveVariantsSchema } from '../../shop/catalogue/variants/schemas.ts';
import { THE_SHOP } from '../../shop/principal.ts';
import { inOrderOf } from '../../shop/sql.ts';

interface OfVariant {
  price?: number;
  discount?: number;
  quantity?: number;
  sku?: string;
  barcode?: string;
  photo?: string | null;
  isOffered?: boolean;
}

/** What is sent of a new variant. */
export const sentVariant = (values: readonly string[], given: OfVariant = {}) => ({
  ...{
    values,
    price: 1000,
    discount: 0,
    quantity: 5,
    sku: null,
    barcode: null,
    photo: null,
    isOffered: true,
  },
  ...given,
});

/** What is sent to keep all variants of a product as they are. */
export async function sentAgain(db: Database, productId: string) {
  const stored = await findStaffVariants(db, productId);
  if (!stored) throw new Error('There is no such product.');
  const variants = stored.variants.map(({ name: _, ...variant }) => ({
    ...variant,
    seenQuantity: variant.quantity,
  }));
  return { version: stored.product.version, options: stored.options, variants };
}

/**
 * Gives a product options, and a variant for each combination of their values.
 * @param given of each variant, in the order of the combinations
 * @returns the variants as products, in that order
 */
export async function giveOptions(
  db: Database,
  productId: string,
  options: Option[],
  given: readonly OfVariant[] = [],
): Promise<Product[]> {
  const variants = combineValues(options).map((values, index) => sentVariant(values, given[index]));
  const saved = await saveVariants(db, THE_SHOP, productId, saveVariantsSchema.parse({ options, variants }));
  if (!saved.ok) throw new Error(`${saved.failure.code}: ${saved.failure.message}`);
  const ids = saved.value.variants.map(({ _id }) => _id);
  const rows = await selectProducts(db).where('products.id', 'in', ids).execute();
  return inOrderOf(ids, rows.map(toProduct));
}

/**
 * What a product's row says wrongly of its variants, read straight from the tables: its price is the least line price of what
 * can be bought, it is in stock where a variant is, and it has no units of its own. @returns in words
 */
export async function faultsOfVariants(db: Database): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    with variants as (
      select variant_of, quantity > 0 as there,
        floor(price_paisa::numeric * (10000 - discount_basis_points) / 1000000) as line
      from products join stock on product_id = id where variant_of is not null and is_offered
    ), best as (
      select variant_of as id, bool_or(there) as there,
        coalesce(min(line) filter (where there), min(line)) as line
      from variants group by variant_of
    )
    select name || ' costs ' || line_price_rupees || ', its cheapest ' || line as fault
      from best join products using (id) where line_price_rupees <> line
    union all select name || case when in_stock then ' is' else ' is not' end || ' in stock, its variants say otherwise'
      from products left join best using (id) where options <> '[]' and in_stock <> coalesce(there, false)
    union all select name || ' has ' || quantity || ' units of its own'
      from products join stock on product_id = id where options <> '[]' and quantity <> 0
  `.execute(db);
  return rows.map(({ fault }) => fault);
}
