import type { Database } from '../../../database/connect.ts';
import { nameKey } from '../rules.ts';

/** Where products can be filed, by the nameKey of what a file calls it. */
export type CategoryPaths = ReadonlyMap<string, CategoryEntry>;

interface CategoryEntry {
  id: string;
  name: string;
  subcategories: ReadonlyMap<string, { id: string; name: string }>;
}

/**
 * Reads all categories with their subcategories.
 * @param keep whether none of them may go away until the transaction is over
 */
export async function readCategoryPaths(db: Database, keep: boolean): Promise<CategoryPaths> {
  const categories = await db
    .selectFrom('categories')
    .select(['id', 'name'])
    .orderBy('id')
    .$if(keep, (query) => query.forKeyShare())
    .execute();
  const subcategories = await db
    .selectFrom('subcategories')
    .select(['id', 'category_id', 'name'])
    .orderBy('id')
    .$if(keep, (query) => query.forKeyShare())
    .execute();
  const byCategory = Map.groupBy(subcategories, (one) => one.category_id);
  return new Map(
    categories.map(({ id, name }) => [
      nameKey(name),
      {
        id,
        name,
        subcategories: new Map(
          (byCategory.get(id) ?? []).map((one) => [nameKey(one.name), { id: one.id, name: one.name }]),
        ),
      },
    ]),
  );
}
