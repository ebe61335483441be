import { sql } from 'kysely';
import { HIDDEN_IN_MENUS, nameKey } from './rules.ts';

/** Whether a category lists a product: it is filed there, or the menus show it there. */
export function isInCategory(id: string) {
  return sql<boolean>`(products.category_id = ${id} or products.menu_category_id = ${id})`;
}

/** As `isInCategory`, of every subcategory of a name. Their ids are an array, since an index can be asked for one. */
export function isInSubcategory(name: string) {
  const ids = sql`array(select id from subcategories where lower(name) = ${nameKey(name)})`;
  return sql<boolean>`(products.subcategory_id = any(${ids}) or products.menu_subcategory_id = any(${ids}))`;
}

/** Whether no category of the menus lists a product. */
export const isInNoMenu = sql<boolean>`(products.menu_category_id is null and products.category_id = any(
  array(select id from categories where name = any(${HIDDEN_IN_MENUS}::text[]))))`;
