import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { isId } from '../../identity.ts';
import { IS_LISTED } from '../products/conditions.ts';
import type { Category } from './responses.ts';
import { nameKey } from './rules.ts';

/** One category with its subcategories. @throws when there is none of this id */
export async function readWholeCategory(db: Database, id: string): Promise<Category> {
  const [category] = await listCategories(db, id);
  if (!category) throw new Error('A category that was found has gone.');
  return category;
}

/** The products that a place has only as one of their further ones: how many, or the first. As `isOnlyAlsoIn` says them. */
function onlyAlsoIn(kind: Place) {
  const place = sql.ref(placeOf(kind));
  return sql`products where ${IS_LISTED}
    and exists (select from product_categories
      where product_id = products.id and ${sql.ref(`product_categories.${kind}_id`)} = ${place})
    and ${sql.ref(`products.${kind}_id`)} is distinct from ${place}
    and ${sql.ref(`products.menu_${kind}_id`)} is distinct from ${place}`;
}

type Place = 'category' | 'subcategory';

function placeOf(kind: Place) {
  return kind === 'category' ? 'categories.id' : 'subcategories.id';
}

/** How many products a category or subcategory lists. No product is in two counts, and each is of an index alone. */
function countListed(kind: Place) {
  const place = sql.ref(placeOf(kind));
  const [own, inMenus] = [sql.ref(`products.${kind}_id`), sql.ref(`products.menu_${kind}_id`)];
  return sql<number>`((select count(*) from products where ${own} = ${place} and ${IS_LISTED})
    + (select count(*) from products where ${inMenus} = ${place} and ${IS_LISTED})
    + (select count(*) from ${onlyAlsoIn(kind)}))::int`;
}

/** The columns of a product that say where it is listed. */
export type PlaceColumn = 'category_id' | 'subcategory_id' | 'menu_category_id' | 'menu_subcategory_id';

/**
 * The photos of the first product of a place: the first of what is in stock and the first of what is sold out, each by an
 * index, so that thousands that came in one import are not sorted for it.
 */
function firstPhotos(column: PlaceColumn, place: string) {
  const firstOf = (isInStock: boolean) => sql`(select photos, created_at, id from products
    where ${sql.ref(column)} = ${sql.ref(place)} and in_stock = ${sql.lit(isInStock)} and ${IS_LISTED}
    order by created_at, id limit 1)`;
  return sql<string[] | null>`(select photos from (${firstOf(true)} union all ${firstOf(false)}) as listed
    order by created_at, id limit 1)`;
}

/** The photos of a place's first product, else of the first that the menus show there, else of the first that is also in it. */
export function firstPhotosOf(kind: Place) {
  const place = placeOf(kind);
  return sql<
    string[] | null
  >`coalesce(${firstPhotos(`${kind}_id`, place)}, ${firstPhotos(`menu_${kind}_id`, place)},
    (select photos from ${onlyAlsoIn(kind)} order by created_at, id limit 1))`;
}

const firstPhoto = sql<string | null>`(${firstPhotosOf('category')})[1]`;

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
