import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { Place } from './find-place.ts';

/** The products of a category, or of one of its subcategories. */
type Source = { categoryId: string } | { subcategoryId: string };

function inSource(source: Source) {
  return 'categoryId' in source
    ? sql<boolean>`category_id = ${source.categoryId}`
    : sql<boolean>`subcategory_id = ${source.subcategoryId}`;
}

/** Locks the products of a place that is about to go, in the order in which orders lock them too. */
export async function lockProductsOf(transaction: Database, source: Source): Promise<number> {
  const rows = await transaction
    .selectFrom('products')
    .select('id')
    .where(inSource(source))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.length;
}

/** Files all products of one place in another. Each gets its next version, since whoever edits one is told. */
export async function moveProducts(transaction: Database, source: Source, to: Place): Promise<void> {
  await transaction
    .updateTable('products')
    .set({
      category_id: to.categoryId,
      subcategory_id: to.subcategoryId,
      version: sql`version + 1`,
      updated_at: sql<Date>`clock_timestamp()`,
    })
    .where(inSource(source))
    .execute();
}
