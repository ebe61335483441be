import { sql } from 'kysely';
import type { Database, Transaction } from '../../../database/connect.ts';
import type { Row } from '../../../database/tables.ts';
import { changedMeanwhile } from '../../audit-log/changed-meanwhile.ts';
import { recordChanges } from '../../audit-log/record-change.ts';
import { fieldFailure, type Result, success } from '../../errors.ts';
import { toPaisa, toRupees } from '../../money.ts';
import type { NamedPrincipal } from '../../principal.ts';
import type { CategoryPath, FurtherPlace, MenuPath } from '../categories/rules.ts';
import { toBasisPoints, toPercent } from '../pricing/rules.ts';
import { isOneOf, lockProducts } from '../stock/lock-products.ts';
import { recordMovements } from '../stock/record-movements.ts';
import { isRestock } from '../stock/rules.ts';
import { noSuchProduct } from './failures.ts';
import { findStaffProduct, fromProducts, withCategoryNames, withStaffColumns } from './queries.ts';
import { type ProductOption, toCentimetres, toMillimetres } from './rules.ts';
import type { CreateProduct } from './schemas.ts';

/** What staff may change of a product: columns of its row, with the names of its categories. */
export interface ProductFields
  extends Pick<
      Row<'products'>,
      | 'name'
      | 'title'
      | 'description'
      | 'price_paisa'
      | 'own_discount_basis_points'
      | 'shipping'
      | 'photos'
      | 'sku'
      | 'barcode'
      | 'status'
      | 'brand'
      | 'weight_grams'
      | 'length_mm'
      | 'width_mm'
      | 'height_mm'
      | 'variant_of'
      | 'option_values'
    >,
    Pick<Row<'stock'>, 'quantity'>,
    CategoryPath,
    MenuPath {
  /** Where it is listed besides. */
  also_in: FurtherPlace[];
  /** Of a product that has variants; a variant has `option_values` instead. */
  options: ProductOption[];
}

/** A new product as long as nothing is said about it. */
export const BLANK_PRODUCT: Omit<
  ProductFields,
  'name' | 'description' | 'price_paisa' | 'quantity' | 'shipping' | keyof CategoryPath | keyof MenuPath
> = {
  title: '',
  own_discount_basis_points: 0,
  photos: [],
  sku: null,
  barcode: null,
  status: 'published',
  brand: '',
  weight_grams: null,
  length_mm: null,
  width_mm: null,
  height_mm: null,
  variant_of: null,
  options: [],
  option_values: [],
  also_in: [],
};

/** A product as its row says it. */
export interface ProductRow extends ProductFields, Pick<Row<'products'>, 'id' | 'version'> {}

/** Locks products for a change of them, by their ids. */
export async function lockProductRows(
  transaction: Transaction,
  ids: readonly string[],
): Promise<Map<string, ProductRow>> {
  await lockStockWithVariants(transaction, ids);
  return byId(await withStaffColumns(withCategoryNames(lockProducts(transaction, isOneOf(ids)))).execute());
}

/**
 * What a product shares is written into its variants, and an order that takes the last of a variant writes into its product.
 * So the stock of all of them is locked first, as an order does it, and neither waits for the other.
 */
async function lockStockWithVariants(transaction: Transaction, ids: readonly string[]): Promise<void> {
  await sql`
    select from stock where product_id in (
      select id from products where id = any(${ids}::uuid[]) union all
      select id from products where variant_of = any(${ids}::uuid[]))
    order by product_id for no key update
  `.execute(transaction);
}

/**
 * Locks one product for a change of it.
 * @param seen the version that the changer had in view; undefined compares nothing
 * @returns NOT_FOUND, or CHANGED_MEANWHILE with the product as it is now
 */
export async function lockProduct(
  transaction: Transaction,
  id: string,
  seen: number | undefined,
): Promise<Result<ProductRow>> {
  const product = (await lockProductRows(transaction, [id])).get(id);
  if (!product) return noSuchProduct();
  if (seen === undefined || seen === product.version) return success(product);
  return changedMeanwhile(transaction, { kind: 'product', id }, await findStaffProduct(transaction, id));
}

/** As `lockProductRows`, for looking only. */
export async function readProductRows(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, ProductRow>> {
  return byId(await withStaffColumns(withCategoryNames(fromProducts(db).where(isOneOf(ids)))).execute());
}

/** The ids of the products of these names, which are in lower case. */
export async function findIdsByName(db: Database, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where(sql<string>`lower(name)`, '=', sql<string>`any(${names}::text[])`)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

function byId(rows: readonly ProductRow[]): Map<string, ProductRow> {
  return new Map(rows.map((row) => [row.id, row]));
}

const SET_IN_FORM = 'Set in the product’s form';

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
      category_id = changed.category_id, subcategory_id = changed.subcategory_id,
      menu_category_id = changed.menu_category_id, menu_subcategory_id = changed.menu_subcategory_id,
      name = changed.name, title = changed.title, description = changed.description, price_paisa = changed.price_paisa,
      own_discount_basis_points = changed.own_discount_basis_points,
      shipping = changed.shipping, photos = changed.photos, sku = changed.sku, barcode = changed.barcode,
      status = changed.status, brand = changed.brand, weight_grams = changed.weight_grams,
      length_mm = changed.length_mm, width_mm = changed.width_mm, height_mm = changed.height_mm,
      options = changed.options,
      version = products.version + 1,
      updated_at = clock_timestamp(),
      restocked_at = case when changed.restocked then clock_timestamp() else products.restocked_at end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as changed (
      id uuid, category_id uuid, subcategory_id uuid, menu_category_id uuid, menu_subcategory_id uuid, name text, title text, description text,
      price_paisa integer, own_discount_basis_points integer, shipping text, photos text[],
      sku text, barcode text, status text, brand text, weight_grams integer, length_mm integer, width_mm integer,
      height_mm integer, options jsonb, restocked boolean)
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

const placesOf = ({ also_in }: ProductFields) =>
  also_in
    .map(({ category_id, subcategory_id }) => `${category_id} ${subcategory_id ?? ''}`)
    .sort()
    .join();

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

/** The columns that are written: what names categories, further places and the product of a variant are none of them. */
export function toColumns(fields: ProductFields) {
  const { category_name, subcategory_name, menu_category_name, menu_subcategory_name, ...own } = fields;
  const { also_in, variant_of, option_values, ...columns } = own;
  return columns;
}

type StatedField = Exclude<
  keyof CreateProduct,
  'category' | 'subcategory' | 'menuCategory' | 'menuSubcategory' | 'alsoIn'
>;

/** The columns that something is said about: price in rupees, discount in percent; undefined says nothing. */
export function statedColumns(
  stated: { [Field in StatedField]?: CreateProduct[Field] | undefined },
): Partial<Omit<ProductFields, keyof (CategoryPath & MenuPath) | 'also_in'>> {
  const { name, title, description, price, discount, quantity, shipping, photos, sku, barcode } = stated;
  const { status, brand, weightGrams, lengthCm, widthCm, heightCm } = stated;
  return {
    ...(name !== undefined && { name }),
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(price !== undefined && { price_paisa: toPaisa(price) }),
    ...(discount !== undefined && { own_discount_basis_points: toBasisPoints(discount) }),
    ...(quantity !== undefined && { quantity }),
    ...(shipping !== undefined && { shipping }),
    ...(photos !== undefined && { photos }),
    ...(sku !== undefined && { sku }),
    ...(barcode !== undefined && { barcode }),
    ...(status !== undefined && { status }),
    ...(brand !== undefined && { brand }),
    ...(weightGrams !== undefined && { weight_grams: weightGrams }),
    ...(lengthCm !== undefined && { length_mm: toMillimetres(lengthCm) }),
    ...(widthCm !== undefined && { width_mm: toMillimetres(widthCm) }),
    ...(heightCm !== undefined && { height_mm: toMillimetres(heightCm) }),
  };
}

/** A product in the words of the screens, for the audit log. */
export function describeProduct(product: ProductFields): Record<string, unknown> {
  return {
    name: product.name,
    title: product.title,
    description: product.description,
    price: toRupees(product.price_paisa),
    discount: toPercent(product.own_discount_basis_points),
    quantity: product.quantity,
    shipping: product.shipping,
    category: product.category_name,
    subcategory: product.subcategory_name,
    menuCategory: product.menu_category_name,
    menuSubcategory: product.menu_subcategory_name,
    photos: product.photos,
    sku: product.sku,
    barcode: product.barcode,
    status: product.status,
    brand: product.brand,
    weightGrams: product.weight_grams,
    lengthCm: toCentimetres(product.length_mm),
    widthCm: toCentimetres(product.width_mm),
    heightCm: toCentimetres(product.height_mm),
    alsoIn: product.also_in
      .map(({ category_name, subcategory_name }) =>
        [category_name, subcategory_name].filter(Boolean).join(' › '),
      )
      .sort(),
    variantOf: product.variant_of,
    options: product.options,
    optionValues: product.option_values,
  };
}

/** The fields that differ, in the words of the screens, as they are in each of two. */
export function difference(before: ProductFields, after: ProductFields) {
  const [was, is] = [describeProduct(before), describeProduct(after)];
  const names = Object.keys(is).filter((name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]));
  // The log names categories as people do; a move between two that are called the same is still one.
  if (before.subcategory_id !== after.subcategory_id && !names.includes('subcategory'))
    names.push('subcategory');
  if (before.menu_subcategory_id !== after.menu_subcategory_id && !names.includes('menuSubcategory'))
    names.push('menuSubcategory');
  if (placesOf(before) !== placesOf(after) && !names.includes('alsoIn')) names.push('alsoIn');
  const pick = (from: Record<string, unknown>) => Object.fromEntries(names.map((name) => [name, from[name]]));
  return { before: pick(was), after: pick(is) };
}
