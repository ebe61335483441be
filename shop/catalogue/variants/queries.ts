import { type InferResult, sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { toRupees } from '../../money.ts';
import { z } from '../../zod.ts';
import { toPercent } from '../pricing/rules.ts';
import { fromProducts } from '../products/queries.ts';
import type { ProductOptions, StaffVariants, Variant } from './responses.ts';
import type { Option } from './rules.ts';

const storedOptions = z.array(z.object({ name: z.string(), values: z.array(z.string()) }));

/** The options as the column of a product's row has them. */
export function readOptions(stored: unknown): Option[] {
  return storedOptions.parse(stored);
}

/** The variants of a product, in the order of its options' values. */
function selectVariants(db: Database, productId: string) {
  return fromProducts(db)
    .where('products.variant_of', '=', productId)
    .select([
      'products.id',
      'products.name',
      'products.option_values',
      'products.price_paisa',
      'products.discount_basis_points',
      'products.own_discount_basis_points',
      'stock.quantity',
      'products.sku',
      'products.barcode',
      'products.own_photo',
      'products.is_offered',
    ]);
}

function toVariant(row: InferResult<ReturnType<typeof selectVariants>>[number]): Variant {
  return {
    _id: row.id,
    values: row.option_values,
    price: toRupees(row.price_paisa),
    discount: toPercent(row.discount_basis_points),
    quantity: row.quantity,
    sku: row.sku,
    photo: row.own_photo,
  };
}

/** By the place of each value in its option. */
function inOrderOfValues(options: readonly Option[]) {
  const places = options.map(({ values }) => new Map(values.map((value, place) => [value, place])));
  return (one: Variant, other: Variant) => {
    for (const [index, placeOf] of places.entries()) {
      const place = ({ values }: Variant) => placeOf.get(values[index] ?? '') ?? 0;
      if (place(one) !== place(other)) return place(one) - place(other);
    }
    return 0;
  };
}

/** What there is to choose of a product: what is sold of it. Null where there is no such product. */
export async function findOptions(db: Database, productId: string): Promise<ProductOptions | null> {
  const [product, rows] = await Promise.all([
    db.selectFrom('products').select('options').where('id', '=', productId).executeTakeFirst(),
    selectVariants(db, productId).where('products.is_offered', '=', true).execute(),
  ]);
  if (!product) return null;
  const all = readOptions(product.options);
  const variants = rows.map(toVariant).toSorted(inOrderOfValues(all));
  // A value that nothing is sold of is nothing to choose.
  const options = all.map(({ name, values }, index) => ({
    name,
    values: values.filter((value) => variants.some((variant) => variant.values[index] === value)),
  }));
  return { options, variants };
}

/** The product that a variant is one of, and what is chosen there for it. */
interface ChoiceOf {
  productId: string;
  options: Option[];
  values: string[];
}

/** Of those of these products that are variants, what is chosen for each. */
export async function listChoices(
  db: Database,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, ChoiceOf>> {
  const rows = await db
    .selectFrom('products')
    .innerJoin('products as product', 'product.id', 'products.variant_of')
    .select(['products.id', 'product.id as productId', 'product.options', 'products.option_values as values'])
    .where('products.id', '=', sql<string>`any(${variantIds}::uuid[])`)
    .execute();
  return new Map(
    rows.map(({ id, productId, options, values }) => [
      id,
      { productId, options: readOptions(options), values },
    ]),
  );
}

/** The options of a product with all its variants, as staff change them; null where there is no such product. */
export async function findStaffVariants(db: Database, productId: string): Promise<StaffVariants | null> {
  const product = await fromProducts(db)
    .where('products.id', '=', productId)
    .select([
      'products.id',
      'products.name',
      'products.version',
      'products.price_paisa',
      'products.own_discount_basis_points',
      'stock.quantity',
      'products.photos',
      'products.options',
    ])
    .executeTakeFirst();
  if (!product) return null;
  const options = readOptions(product.options);
  const rows = await selectVariants(db, productId).execute();
  const further = new Map(
    rows.map(({ id, name, barcode, is_offered, own_discount_basis_points }) => [
      id,
      // What is sent back is stored as the own discount: one that only runs now is not to become it (R579).
      { name, barcode, isOffered: is_offered, discount: toPercent(own_discount_basis_points) },
    ]),
  );
  return {
    product: {
      _id: product.id,
      name: product.name,
      version: product.version,
      price: toRupees(product.price_paisa),
      discount: toPercent(product.own_discount_basis_points),
      quantity: product.quantity,
      photos: product.photos,
    },
    options,
    variants: rows
      .map(toVariant)
      .toSorted(inOrderOfValues(options))
      .map((variant) => {
        const { name = '', barcode = null, isOffered = false, discount = 0 } = further.get(variant._id) ?? {};
        return { ...variant, name, barcode, isOffered, discount };
      }),
  };
}

/** The ids of all variants of products, those that are not sold too. */
export async function listVariantIds(db: Database, productIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where('variant_of', '=', sql<string>`any(${productIds}::uuid[])`)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
