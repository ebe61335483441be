import { sql } from 'kysely';
import type { Transaction } from '../../../database/connect.ts';
import { type CategoryPath, isSection } from '../rules.ts';
import { lockProducts } from '../stock/lock-products.ts';

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

/** Locks the products of a category or subcategory that is about to go. @returns how many they are */
export async function lockProductsOf(transaction: Transaction, source: Source): Promise<number> {
  const listed = sql<boolean>`(${isFiledIn(source)} or ${isShownIn(source)})`;
  const rows = await lockProducts(transaction, listed).select('id').execute();
  return rows.length;
}

/**
 * Files all products of one place in another, and has the menus show there what they showed here. What is in the menus
 * by its own category then needs no second one, and sections are in no menu. Each product gets its next version, since
 * whoever edits one is told.
 */
export async function moveProducts(
  transaction: Transaction,
  source: Source,
  to: CategoryPath,
): Promise<void> {
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
