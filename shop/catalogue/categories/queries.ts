import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { isId } from '../../identity.ts';
import type { Category } from './responses.ts';
import { nameKey } from './rules.ts';

/** One category with its subcategories. @throws when there is none of this id */
export async function readWholeCategory(db: Database, id: string): Promise<Category> {
  const [category] = await listCategories(db, id);
  if (!category) throw new Error('A category that was found has gone.');
  return category;
}

/** How many products a category or subcategory lists. No product is in both counts, and each is of an index alone. */
function countListed(kind: 'category' | 'subcategory') {
  const place = sql.ref(kind === 'category' ? 'categories.id' : 'subcategories.id');
  const [own, inMenus] = [sql.ref(`products.${kind}_id`), sql.ref(`products.menu_${kind}_id`)];
  return sql<number>`((select count(*) from products where ${own} = ${place} and products.is_listed)
    + (select count(*) from products where ${inMenus} = ${place} and products.is_listed))::int`;
}

/** The columns of a product that say where it is listed. */
export type PlaceColumn = 'category_id' | 'subcategory_id' | 'menu_category_id' | 'menu_subcategory_id';

/**
 * The photos of the first product of a place: the first of what is in stock and the first of what is sold out, each by an
 * index, so that thousands that came in one import are not sorted for it.
 */
export function firstPhotos(column: PlaceColumn, place: string) {
  const firstOf = (isInStock: boolean) => sql`(select photos, created_at, id from products
    where ${sql.ref(column)} = ${sql.ref(place)} and in_stock = ${sql.lit(isInStock)} and products.is_listed
    order by created_at, id limit 1)`;
  return sql<string[] | null>`(select photos from (${firstOf(true)} union all ${firstOf(false)}) as listed
    order by created_at, id limit 1)`;
}

/** The picture of a category's first product, else of the first that the menus show there. */
const firstPhoto = sql<string | null>`(coalesce(${firstPhotos('category_id', 'categories.id')},
  ${firstPhotos('menu_category_id', 'categories.id')}))[1]`;

/** All categories in menu order, or the one of an id; counts are of products. */
export async function listCategories(db: Database, only?: string): Promise<Category[]> {
  const [categories, subcategories] = await Promise.all([
    db
      .selectFrom('categories')
      .$if(only !== undefined, (query) => query.where('id', '=', only ?? ''))
      .select(['id', 'name', 'version', countListed('category').as('count'), firstPhoto.as('photo')])
      .orderBy('position')
      .orderBy('created_at')
      .execute(),
    db
      .selectFrom('subcategories')
      .$if(only !== undefined, (query) => query.where('category_id', '=', only ?? ''))
      .select(['category_id', 'name', countListed('subcategory').as('count')])
      .orderBy('position')
      .orderBy('id')
      .execute(),
  ]);
  const byCategory = Map.groupBy(subcategories, (subcategory) => subcategory.category_id);
  return categories.map(({ id, name, version, count, photo }) => ({
    _id: id,
    name,
    version,
    count,
    photo,
    subcategories: (byCategory.get(id) ?? []).map(({ category_id: _, ...subcategory }) => subcategory),
  }));
}

/** The category that a link means: by its id, or by its name in any case (R18); null when there is none. */
export async function findCategory(
  db: Database,
  nameOrId: string,
): Promise<{ _id: string; name: string } | null> {
  const found = await db
    .selectFrom('categories')
    .select(['id as _id', 'name'])
    .where((eb) => (isId(nameOrId) ? eb('id', '=', nameOrId) : eb(sql`lower(name)`, '=', nameKey(nameOrId))))
    .executeTakeFirst();
  return found ?? null;
}

/** The subcategory's name as staff wrote it, whatever the case of the link; null when there is none. */
export async function findSubcategoryName(db: Database, name: string): Promise<string | null> {
  const found = await db
    .selectFrom('subcategories')
    .select('name')
    .where(sql`lower(name)`, '=', nameKey(name))
    .executeTakeFirst();
  return found?.name ?? null;
}

/** The names of a category's subcategories, in order; null when there is no such category. */
export async function listSubcategoryNames(db: Database, categoryId: string): Promise<string[] | null> {
  const [category] = await listCategories(db, categoryId);
  return category?.subcategories.map(({ name }) => name) ?? null;
}
