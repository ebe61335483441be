import { sql } from 'kysely';
import type { Transaction } from '../../../database/connect.ts';
import { fieldFailure, type Result, success } from '../../errors.ts';
import { lockProducts } from '../stock/lock-products.ts';
import { hasProducts } from './failures.ts';
import { findCategoryPath } from './find-category-path.ts';
import { type CategoryPath, isSection } from './rules.ts';
import type { Removal } from './schemas.ts';

/** The products that a category or a subcategory lists: filed there, or shown there by the menus. */
type Source = { categoryId: string } | { subcategoryId: string };

const NEXT_VERSION = {
  version: sql<number>`version + 1`,
  updated_at: sql<Date>`clock_timestamp()`,
};

function isFiledIn(source: Source) {
  return 'categoryId' in source
    ? sql<boolean>`category_id = ${source.categoryId}`
    : sql<boolean>`subcategory_id = ${source.subcategoryId}`;
}

function isShownIn(source: Source) {
  return 'categoryId' in source
    ? sql<boolean>`menu_category_id = ${source.categoryId}`
    : sql<boolean>`menu_subcategory_id = ${source.subcategoryId}`;
}

/** Moves the products of what goes to where its removal says. @returns HAS_PRODUCTS without it, NOT_FOUND, INVALID_INPUT */
export async function clearOut(
  transaction: Transaction,
  source: Source,
  name: string,
  { moveToCategory, moveToSubcategory }: Removal,
): Promise<Result<{ moved: number; after: { productsMovedTo: string } | null }>> {
  const listed = sql<boolean>`(${isFiledIn(source)} or ${isShownIn(source)})`;
  const { length: moved } = await lockProducts(transaction, listed).select('id').execute();
  if (moveToCategory === undefined) {
    // What is only listed here besides stays where it is filed.
    return moved === 0 ? success({ moved, after: null }) : hasProducts(name, moved);
  }
  if ('categoryId' in source && source.categoryId === moveToCategory) {
    return fieldFailure('moveToCategory', 'The products cannot stay in the category that goes.');
  }
  const leaving = 'subcategoryId' in source ? source.subcategoryId : undefined;
  const path = await findCategoryPath(transaction, moveToCategory, moveToSubcategory ?? null, leaving);
  if (!path.ok) return path;
  await moveProducts(transaction, source, path.value);
  await moveFurtherPlaces(transaction, source, path.value);
  const { category_name, subcategory_name } = path.value;
  return success({
    moved,
    after: { productsMovedTo: [category_name, subcategory_name].filter(Boolean).join(' › ') },
  });
}

/**
 * Files all products of one place in another, and shows there what the menus showed here. What its own category puts into the
 * menus needs no second place, and sections are in no menu.
 */
async function moveProducts(transaction: Transaction, source: Source, to: CategoryPath): Promise<void> {
  const { category_id: categoryId, subcategory_id: subcategoryId, category_name: categoryName } = to;
  const isClash = sql`menu_category_id is not distinct from ${categoryId}::uuid`;
  const keepsPath = isSection(categoryName) ? sql`not (${isClash})` : sql`false`;
  const goesAlong = isSection(categoryName) ? sql`false` : sql`category_id <> ${categoryId}::uuid`;
  await transaction
    .updateTable('products')
    .set({
      category_id: categoryId,
      subcategory_id: subcategoryId,
      menu_category_id: sql<string | null>`case when ${keepsPath} then menu_category_id end`,
      menu_subcategory_id: sql<string | null>`case when ${keepsPath} then menu_subcategory_id end`,
      ...NEXT_VERSION,
    })
    .where(isFiledIn(source))
    .execute();
  await transaction
    .updateTable('products')
    .set({
      menu_category_id: sql<string | null>`case when ${goesAlong} then ${categoryId}::uuid end`,
      menu_subcategory_id: sql<string | null>`case when ${goesAlong} then ${subcategoryId}::uuid end`,
      ...NEXT_VERSION,
    })
    .where(isShownIn(source))
    .execute();
}

/** Lists in the new place what the old one listed besides; what is filed or shown there by itself needs no second place. */
async function moveFurtherPlaces(
  transaction: Transaction,
  source: Source,
  { category_id: categoryId, subcategory_id: subcategoryId }: CategoryPath,
): Promise<void> {
  const isHere = isFiledIn(source);
  await sql`
    insert into product_categories (product_id, category_id, subcategory_id)
    select distinct product_id, ${categoryId}::uuid, ${subcategoryId}::uuid from product_categories where ${isHere}
    on conflict do nothing
  `.execute(transaction);
  await transaction.deleteFrom('product_categories').where(isHere).execute();
  // As `besidesOwn` has it.
  const isOwn = (category: string, subcategory: string) =>
    sql<boolean>`(${sql.ref(category)} = placed.category_id
      and coalesce(placed.subcategory_id, ${sql.ref(subcategory)}) is not distinct from ${sql.ref(subcategory)})`;
  await sql`
    delete from product_categories as placed using products
    where products.id = placed.product_id and placed.category_id = ${categoryId}
      and (${isOwn('products.category_id', 'products.subcategory_id')}
        or ${isOwn('products.menu_category_id', 'products.menu_subcategory_id')})
  `.execute(transaction);
}
