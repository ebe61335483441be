import { sql } from 'kysely';
import type { Transaction } from '../../../database/connect.ts';
import { recordChanges } from '../../audit-log/record-change.ts';
import { fieldFailure, type Result, success } from '../../errors.ts';
import type { NamedPrincipal } from '../../principal.ts';
import { recordMovements } from '../stock/record-movements.ts';
import { isRestock } from '../stock/rules.ts';
import { difference, type ProductFields, type ProductRow, placesOf, toColumns } from './product-row.ts';

const SET_IN_FORM = 'Set in the product’s form';

/** The columns that a change writes, each with its type. */
const WRITTEN = {
  category_id: 'uuid',
  subcategory_id: 'uuid',
  menu_category_id: 'uuid',
  menu_subcategory_id: 'uuid',
  name: 'text',
  title: 'text',
  description: 'text',
  price_paisa: 'integer',
  own_discount_basis_points: 'integer',
  shipping: 'text',
  photos: 'text[]',
  sku: 'text',
  barcode: 'text',
  status: 'text',
  brand: 'text',
  weight_grams: 'integer',
  length_mm: 'integer',
  width_mm: 'integer',
  height_mm: 'integer',
  options: 'jsonb',
} satisfies Record<Exclude<keyof ReturnType<typeof toColumns>, 'quantity'>, string>;

const columns = Object.entries(WRITTEN);
const ASSIGNED = sql.raw(columns.map(([name]) => `${name} = changed.${name}`).join(', '));
const TYPED = sql.raw(columns.map(([name, type]) => `${name} ${type}`).join(', '));

export interface ProductChange {
  product: ProductRow;
  after: ProductFields;
}

export function changedFields({ product, after }: ProductChange): string[] {
  return Object.keys(difference(product, after).after);
}

const OF_VARIANTS = ['price', 'discount', 'quantity'];
const OF_ITS_OWN = [...OF_VARIANTS, 'sku', 'barcode'];

/** Refuses to give a product with options what only its variants have, and a variant what it shares (decision 117). */
export function refuseShared(change: ProductChange): Result<null> {
  const { product } = change;
  const fields = changedFields(change);
  if (product.options.length > 0) {
    const field = fields.find((name) => OF_VARIANTS.includes(name));
    return field === undefined
      ? success(null)
      : fieldFailure(
          field,
          `The ${field} of ${product.name} is that of its options. Please change it there.`,
        );
  }
  const shared = product.variant_of !== null && fields.find((name) => !OF_ITS_OWN.includes(name));
  return shared
    ? fieldFailure(
        shared,
        `${product.name} shares this with the other options. Please change the product itself.`,
      )
    : success(null);
}

export function isChange(change: ProductChange): boolean {
  return changedFields(change).length > 0;
}

/**
 * Stores changes of locked products, with their entries in the audit log; what was sold out is restocked. Which product one
 * is a variant of is told in the log, and stored by `linkVariants`, once for all.
 * @param action as the audit log says it, for example `changed the product`
 * @param stockNote why the ledger of stock says that units were corrected
 */
export async function writeProducts(
  transaction: Transaction,
  principal: NamedPrincipal,
  action: string,
  changes: readonly ProductChange[],
  stockNote = SET_IN_FORM,
): Promise<void> {
  const real = changes.filter(isChange);
  if (real.length === 0) return;
  const rows = real.map(({ product, after }) => ({
    id: product.id,
    ...toColumns(after),
    restocked: isRestock(product.quantity, after.quantity),
  }));
  // One query for all of them, since an import changes thousands.
  await sql`
    update products set
      ${ASSIGNED},
      version = products.version + 1,
      updated_at = clock_timestamp(),
      restocked_at = case when changed.restocked then clock_timestamp() else products.restocked_at end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as changed (id uuid, restocked boolean, ${TYPED})
    where products.id = changed.id
  `.execute(transaction);
  await storeFurtherPlaces(
    transaction,
    real
      .filter(({ product, after }) => placesOf(product) !== placesOf(after))
      .map(({ product, after }) => ({ id: product.id, also_in: after.also_in })),
  );
  const moved = real.filter(({ product, after }) => product.quantity !== after.quantity);
  await recordMovements(
    transaction,
    moved.map(({ product, after }) => ({
      productId: product.id,
      kind: 'correction',
      units: after.quantity - product.quantity,
      note: stockNote,
    })),
    principal,
  );
  await recordChanges(
    transaction,
    real.map(({ product, after }) => ({
      principal,
      action,
      subject: { kind: 'product', id: product.id, name: after.name },
      ...difference(product, after),
    })),
  );
}

/** Stores where products are listed besides, in place of what was said before. */
export async function storeFurtherPlaces(
  transaction: Transaction,
  products: readonly (Pick<ProductRow, 'id'> & Pick<ProductFields, 'also_in'>)[],
): Promise<void> {
  if (products.length === 0) return;
  const ids = products.map(({ id }) => id);
  await transaction
    .deleteFrom('product_categories')
    .where('product_id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  const rows = products.flatMap(({ id, also_in }) =>
    also_in.map(({ category_id, subcategory_id }) => ({ product_id: id, category_id, subcategory_id })),
  );
  if (rows.length === 0) return;
  await sql`
    insert into product_categories (product_id, category_id, subcategory_id)
    select product_id, category_id, subcategory_id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as placed (product_id uuid, category_id uuid, subcategory_id uuid)
  `.execute(transaction);
}
