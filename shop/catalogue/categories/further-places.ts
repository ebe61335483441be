import { type RawBuilder, sql } from 'kysely';

/**
 * Products that any of these places lists only as one of their further ones (R544): what is filed there, or shown there by
 * the menus, is not among them, so that nothing is listed or counted twice.
 */
export function isOnlyAlsoIn(kind: 'category' | 'subcategory', ids: readonly string[]): RawBuilder<boolean> {
  const place = `${kind}_id`;
  const isAny = (column: string) => sql`${sql.ref(column)} = any(${ids}::uuid[])`;
  return sql<boolean>`(
    products.id in (select product_id from product_categories where ${isAny(`product_categories.${place}`)})
    and (${isAny(`products.${place}`)}) is not true and (${isAny(`products.menu_${place}`)}) is not true
  )`;
}
