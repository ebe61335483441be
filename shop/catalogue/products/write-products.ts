import { type SelectQueryBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../../../database/connect.ts';
import type { Row, Tables } from '../../../database/tables.ts';
import { recordChanges } from '../../audit-log/record-change.ts';
import { toPaisa, toRupees } from '../../money.ts';
import type { NamedPrincipal } from '../../principal.ts';
import { toBasisPoints, toPercent } from '../pricing/rules.ts';
import type { CategoryPath, MenuPath } from '../rules.ts';
import { isOneOf, lockProducts } from '../stock/lock-products.ts';
import { isRestock } from '../stock/rules.ts';
import type { CreateProduct } from './schemas.ts';

/** What staff may change of a product: columns of its row, with the names of its categories. */
export interface ProductFields
  extends Pick<
      Row<'products'>,
      | 'name'
      | 'title'
      | 'description'
      | 'price_paisa'
      | 'discount_basis_points'
      | 'quantity'
      | 'shipping'
      | 'photos'
    >,
    CategoryPath,
    MenuPath {}

/** A product as its row says it. */
export interface ProductRow extends ProductFields, Pick<Row<'products'>, 'id' | 'version'> {}

/** Locks products for a change of them, by their ids. */
export async function lockProductRows(
  transaction: Transaction,
  ids: readonly string[],
): Promise<Map<string, ProductRow>> {
  return byId(await withNames(lockProducts(transaction, isOneOf(ids))).execute());
}

/** As `lockProductRows`, for looking only. */
export async function readProductRows(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, ProductRow>> {
  return byId(await withNames(db.selectFrom('products').where(isOneOf(ids))).execute());
}

function withNames(products: SelectQueryBuilder<Tables, 'products', object>) {
  return products
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .leftJoin('subcategories', 'subcategories.id', 'products.subcategory_id')
    .leftJoin('categories as menu_categories', 'menu_categories.id', 'products.menu_category_id')
    .leftJoin('subcategories as menu_subcategories', 'menu_subcategories.id', 'products.menu_subcategory_id')
    .select([
      'products.id',
      'products.version',
      'products.category_id',
      'products.subcategory_id',
      'products.menu_category_id',
      'products.menu_subcategory_id',
      'products.name',
      'products.title',
      'products.description',
      'products.price_paisa',
      'products.discount_basis_points',
      'products.quantity',
      'products.shipping',
      'products.photos',
      'categories.name as category_name',
      'subcategories.name as subcategory_name',
      'menu_categories.name as menu_category_name',
      'menu_subcategories.name as menu_subcategory_name',
    ]);
}

function byId(rows: readonly ProductRow[]): Map<string, ProductRow> {
  return new Map(rows.map((row) => [row.id, row]));
}

/** A change of a locked product. */
export interface ProductChange {
  product: ProductRow;
  after: ProductFields;
}

/** The names of the fields that a change changes. */
export function changedFields({ product, after }: ProductChange): string[] {
  return Object.keys(difference(product, after).after);
}

/** Whether this change would change anything. */
export function isChange(change: ProductChange): boolean {
  return changedFields(change).length > 0;
}

/**
 * Stores changes of locked products: each gets its next version and its entry in the audit log, and what comes
 * back from being sold out is restocked.
 * @param action as the audit log says it, for example `changed the product`
 */
export async function writeProducts(
  transaction: Transaction,
  principal: NamedPrincipal,
  action: string,
  changes: readonly ProductChange[],
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
      discount_basis_points = changed.discount_basis_points, quantity = changed.quantity,
      shipping = changed.shipping, photos = changed.photos, version = products.version + 1,
      updated_at = clock_timestamp(),
      restocked_at = case when changed.restocked then clock_timestamp() else products.restocked_at end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as changed (
      id uuid, category_id uuid, subcategory_id uuid, menu_category_id uuid, menu_subcategory_id uuid, name text, title text, description text,
      price_paisa integer, discount_basis_points integer, quantity integer, shipping text, photos text[],
      restocked boolean)
    where products.id = changed.id
  `.execute(transaction);
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

/** The columns that are written: what names categories is not one of them. */
export function toColumns(fields: ProductFields) {
  const { category_name, subcategory_name, menu_category_name, menu_subcategory_name, ...columns } = fields;
  return columns;
}

/** What somebody says of a product: price in rupees, discount in percent. */
type Stated = { [Field in StatedField]?: CreateProduct[Field] | undefined };
type StatedField =
  | 'name'
  | 'title'
  | 'description'
  | 'price'
  | 'discount'
  | 'quantity'
  | 'shipping'
  | 'photos';

/** The columns that something is said about; what is undefined says nothing. */
export function statedColumns(stated: Stated): Partial<Omit<ProductFields, keyof (CategoryPath & MenuPath)>> {
  const { name, title, description, price, discount, quantity, shipping, photos } = stated;
  return {
    ...(name !== undefined && { name }),
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(price !== undefined && { price_paisa: toPaisa(price) }),
    ...(discount !== undefined && { discount_basis_points: toBasisPoints(discount) }),
    ...(quantity !== undefined && { quantity }),
    ...(shipping !== undefined && { shipping }),
    ...(photos !== undefined && { photos }),
  };
}

/** A product in the words of the screens, for the audit log. */
export function describeProduct(product: ProductFields): Record<string, unknown> {
  return {
    name: product.name,
    title: product.title,
    description: product.description,
    price: toRupees(product.price_paisa),
    discount: toPercent(product.discount_basis_points),
    quantity: product.quantity,
    shipping: product.shipping,
    category: product.category_name,
    subcategory: product.subcategory_name,
    menuCategory: product.menu_category_name,
    menuSubcategory: product.menu_subcategory_name,
    photos: product.photos,
  };
}

/** The fields that differ, as they were and as they are. */
function difference(before: ProductFields, after: ProductFields) {
  const [was, is] = [describeProduct(before), describeProduct(after)];
  const names = Object.keys(is).filter((name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]));
  // The log names categories as people do; a move between two that are called the same is still one.
  if (before.subcategory_id !== after.subcategory_id && !names.includes('subcategory'))
    names.push('subcategory');
  if (before.menu_subcategory_id !== after.menu_subcategory_id && !names.includes('menuSubcategory'))
    names.push('menuSubcategory');
  const pick = (from: Record<string, unknown>) => Object.fromEntries(names.map((name) => [name, from[name]]));
  return { before: pick(was), after: pick(is) };
}
