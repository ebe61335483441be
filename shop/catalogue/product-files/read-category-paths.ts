import type { Database } from '../../../database/connect.ts';
import { type FilingCategory, nameKey } from '../categories/rules.ts';

/** Where products can be filed, by the nameKey of what a file calls it. */
export type FilingCategories = ReadonlyMap<string, FilingCategory>;

/** All categories with their subcategories. @param keep whether they are locked until the transaction is over */
export async function readFilingCategories(db: Database, keep: boolean): Promise<FilingCategories> {
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
      { id, name, subcategories: new Map((byCategory.get(id) ?? []).map((one) => [nameKey(one.name), one])) },
    ]),
  );
}
