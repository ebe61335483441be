import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { inBatches } from '../../sql.ts';
import { IS_LISTED } from '../products/conditions.ts';

interface Listed {
  name: string;
  changedAt: Date;
}

/** Where each product is listed, and when it was last changed: where it is filed, where the menus show it, and where else. */
function eachPlace(db: Database) {
  return db
    .selectFrom('products')
    .where(IS_LISTED)
    .select(['category_id', 'subcategory_id', 'updated_at'])
    .unionAll(
      db
        .selectFrom('products')
        .where(IS_LISTED)
        .where('menu_category_id', 'is not', null)
        .select([
          sql<string>`menu_category_id`.as('category_id'),
          'menu_subcategory_id as subcategory_id',
          'updated_at',
        ]),
    )
    .unionAll(
      db
        .selectFrom('product_categories')
        .innerJoin('products', 'products.id', 'product_categories.product_id')
        .where(IS_LISTED)
        .select([
          'product_categories.category_id',
          'product_categories.subcategory_id',
          'products.updated_at',
        ]),
    );
}

/** Every category with at least one product; an empty page is of no use to somebody who searches. */
export async function listFilledCategories(db: Database): Promise<Listed[]> {
  return db
    .selectFrom('categories')
    .innerJoin(eachPlace(db).as('placed'), 'placed.category_id', 'categories.id')
    .groupBy(['categories.id', 'categories.name', 'categories.position'])
    .select(['categories.name', sql<Date>`max(placed.updated_at)`.as('changedAt')])
    .orderBy('categories.position')
    .orderBy('categories.name')
    .execute();
}

/** Every name of a subcategory with at least one product; subcategories of one name share a page. */
export async function listFilledSubcategories(db: Database): Promise<Listed[]> {
  return db
    .selectFrom('subcategories')
    .innerJoin(eachPlace(db).as('placed'), 'placed.subcategory_id', 'subcategories.id')
    .groupBy(sql`lower(subcategories.name)`)
    .select([
      sql<string>`min(subcategories.name)`.as('name'),
      sql<Date>`max(placed.updated_at)`.as('changedAt'),
    ])
    .orderBy('name')
    .execute();
}

/** How many products are listed, and when one of them was last changed; null without any. */
export async function summariseProducts(db: Database): Promise<{ count: number; changedAt: Date | null }> {
  return db
    .selectFrom('products')
    .where(IS_LISTED)
    .select([sql<number>`count(*)::int`.as('count'), sql<Date | null>`max(updated_at)`.as('changedAt')])
    .executeTakeFirstOrThrow();
}

const BATCH = 1000;

/** Listed products by id, in batches. @param skip how many come before the run @param most the length of the run */
export async function* eachListedProduct(
  db: Database,
  { skip, most }: { skip: number; most: number },
): AsyncGenerator<{ id: string; changedAt: Date }[]> {
  const inOrder = db
    .selectFrom('products')
    .where(IS_LISTED)
    .select(['id', 'updated_at as changedAt'])
    .orderBy('id')
    .limit(BATCH);
  const batches = inBatches(BATCH, (last: { id: string } | undefined) =>
    (last ? inOrder.where('id', '>', last.id) : inOrder.offset(skip)).execute(),
  );
  let left = most;
  for await (const batch of batches) {
    yield batch.slice(0, left);
    left -= batch.length;
    if (left <= 0) return;
  }
}
