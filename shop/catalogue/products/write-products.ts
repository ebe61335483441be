import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { recordChanges } from '../../audit-log/record-change.ts';
import type { Actor } from '../../audit-log/types.ts';
import { toRupees } from '../../money.ts';
import type { CategoryPath } from '../categories/find-category-path.ts';
import type { MenuPath } from '../categories/find-menu-path.ts';
import { toPercent } from '../pricing/rules.ts';
import { isRestock } from '../stock/rules.ts';

/** What staff may change of a product: money in paisa, the discount in basis points. */
export interface ProductState extends CategoryPath, MenuPath {
  name: string;
  title: string;
  description: string;
  pricePaisa: number;
  discountBasisPoints: number;
  quantity: number;
  shipping: 'free' | 'paid';
  photos: readonly string[];
}

export interface LockedProduct {
  id: string;
  version: number;
  state: ProductState;
}

/** Locks products in the order of their ids, as orders do, so that nobody waits for each other in a ring. */
export async function lockProducts(
  transaction: Database,
  ids: readonly string[],
): Promise<Map<string, LockedProduct>> {
  if (ids.length === 0) return new Map();
  const rows = await selectStates(transaction, ids).forNoKeyUpdate(['products']).execute();
  return new Map(rows.map((row) => [row.id, toLocked(row)]));
}

/** As `lockProducts`, for looking only. */
export async function readProductStates(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, LockedProduct>> {
  if (ids.length === 0) return new Map();
  const rows = await selectStates(db, ids).execute();
  return new Map(rows.map((row) => [row.id, toLocked(row)]));
}

function selectStates(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('products')
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
    ])
    .where('products.id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('products.id');
}

function toLocked(
  row: Awaited<ReturnType<ReturnType<typeof selectStates>['execute']>>[number],
): LockedProduct {
  return {
    id: row.id,
    version: row.version,
    state: {
      categoryId: row.category_id,
      categoryName: row.category_name,
      subcategoryId: row.subcategory_id,
      subcategoryName: row.subcategory_name,
      menuCategoryId: row.menu_category_id,
      menuCategoryName: row.menu_category_name,
      menuSubcategoryId: row.menu_subcategory_id,
      menuSubcategoryName: row.menu_subcategory_name,
      name: row.name,
      title: row.title,
      description: row.description,
      pricePaisa: row.price_paisa,
      discountBasisPoints: row.discount_basis_points,
      quantity: row.quantity,
      shipping: row.shipping,
      photos: row.photos,
    },
  };
}

/** A change of a locked product. */
export interface ProductChange {
  product: LockedProduct;
  after: ProductState;
}

/** The names of the fields that a change changes. */
export function changedFields({ product, after }: ProductChange): string[] {
  return Object.keys(difference(product.state, after).after);
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
  transaction: Database,
  actor: Actor,
  action: string,
  changes: readonly ProductChange[],
): Promise<void> {
  const real = changes.filter(isChange);
  if (real.length === 0) return;
  const rows = real.map(({ product, after }) => ({
    id: product.id,
    ...toColumns(after),
    restocked: isRestock(product.state.quantity, after.quantity),
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
      actor,
      action,
      subject: { kind: 'product', id: product.id, name: after.name },
      ...difference(product.state, after),
    })),
  );
}

/** The columns of a product. */
export function toColumns(state: ProductState) {
  return {
    category_id: state.categoryId,
    subcategory_id: state.subcategoryId,
    menu_category_id: state.menuCategoryId,
    menu_subcategory_id: state.menuSubcategoryId,
    name: state.name,
    title: state.title,
    description: state.description,
    price_paisa: state.pricePaisa,
    discount_basis_points: state.discountBasisPoints,
    quantity: state.quantity,
    shipping: state.shipping,
    photos: [...state.photos],
  };
}

/** A product in the words of the screens, for the audit log. */
export function describeProduct(state: ProductState): Record<string, unknown> {
  return {
    name: state.name,
    title: state.title,
    description: state.description,
    price: toRupees(state.pricePaisa),
    discount: toPercent(state.discountBasisPoints),
    quantity: state.quantity,
    shipping: state.shipping,
    category: state.categoryName,
    subcategory: state.subcategoryName,
    menuCategory: state.menuCategoryName,
    menuSubcategory: state.menuSubcategoryName,
    photos: state.photos,
  };
}

/** The fields that differ, as they were and as they are. */
function difference(before: ProductState, after: ProductState) {
  const [was, is] = [describeProduct(before), describeProduct(after)];
  const names = Object.keys(is).filter((name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]));
  // The log names categories as people do; a move between two that are called the same is still one.
  if (before.subcategoryId !== after.subcategoryId && !names.includes('subcategory'))
    names.push('subcategory');
  if (before.menuSubcategoryId !== after.menuSubcategoryId && !names.includes('menuSubcategory'))
    names.push('menuSubcategory');
  const pick = (from: Record<string, unknown>) => Object.fromEntries(names.map((name) => [name, from[name]]));
  return { before: pick(was), after: pick(is) };
}
