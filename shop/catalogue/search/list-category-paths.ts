import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import type { CategoryPath } from './types.ts';

/** How many of the best results decide which categories fit; later results may be of any category. */
const BEST_RESULTS = 24;

const MOST_CATEGORY_PATHS = 6;

/** The categories of the best results, as the menus show them, the fullest first. @param ids best match first */
export async function listCategoryPaths(db: Database, ids: readonly string[]): Promise<CategoryPath[]> {
  if (ids.length === 0) return [];
  const best = ids.slice(0, BEST_RESULTS);
  const { rows } = await sql<CategoryPath>`
    select categories.name as category, subcategories.name as subcategory
    from products
    join categories on categories.id = coalesce(products.menu_category_id, products.category_id)
    left join subcategories on subcategories.category_id = categories.id
      and subcategories.id in (products.menu_subcategory_id, products.subcategory_id)
    where products.id = any(${best}::uuid[])
    group by categories.id, subcategories.id
    order by count(*) desc, min(array_position(${best}::uuid[], products.id))
    limit ${MOST_CATEGORY_PATHS}
  `.execute(db);
  return rows;
}
