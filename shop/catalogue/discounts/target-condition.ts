import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { fieldFailure, type Result, success } from '../../errors.ts';
import { nameKey } from '../categories/rules.ts';
import type { Target } from './schemas.ts';

/** A target by the ids of what it names. */
export interface FoundTarget {
  appliesTo: Target['appliesTo'];
  categories: readonly string[];
  subcategories: readonly string[];
  products: readonly string[];
  /** What staff read: `Kitchen, Bath › Towels`. */
  words: string;
}

/** Looks up what a target names. @returns INVALID_INPUT naming the field where something of it is gone */
export async function findTarget(
  db: Database,
  { appliesTo, places, products }: Target,
): Promise<Result<FoundTarget>> {
  const found: FoundTarget = {
    appliesTo,
    categories: [],
    subcategories: [],
    products: [],
    words: 'All products',
  };
  if (appliesTo === 'all') return success(found);
  if (appliesTo === 'products') {
    const ids = [...new Set(products)];
    const rows = await db.selectFrom('products').select('id').where('id', 'in', ids).execute();
    return rows.length === ids.length
      ? success({ ...found, products: ids, words: ids.length === 1 ? '1 product' : `${ids.length} products` })
      : fieldFailure('products', 'Some of these products are gone. Please choose again.');
  }
  const [categories, subcategories, words] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const rows = await db
    .selectFrom('categories')
    .leftJoin('subcategories', 'subcategories.category_id', 'categories.id')
    .select([
      'categories.id',
      'categories.name as category',
      'subcategories.id as subcategory_id',
      'subcategories.name',
    ])
    .where(
      'categories.id',
      'in',
      places.map(({ category }) => category),
    )
    .execute();
  for (const { category, subcategory } of places) {
    const [first, ...others] = rows.filter(({ id }) => id === category);
    if (!first) return GONE;
    if (subcategory === null) {
      categories.add(category);
      words.add(first.category);
      continue;
    }
    const key = nameKey(subcategory);
    const one = [first, ...others].find(({ name }) => name !== null && nameKey(name) === key);
    if (!one?.subcategory_id) return GONE;
    subcategories.add(one.subcategory_id);
    words.add(`${one.category} › ${one.name}`);
  }
  return success({
    ...found,
    categories: [...categories],
    subcategories: [...subcategories],
    words: [...words].join(', '),
  });
}

const GONE = fieldFailure('places', 'One of these categories is gone. Please choose again.');

/**
 * The products of a target, as a condition on `products`. A category means what its page lists: what is filed there, what
 * the menus show there, and what is listed there besides; a product means its variants too. `running_discount` in
 * database/migrations/031-prices-in-time.ts says the same of one product, and a test holds the two together.
 */
export function targetCondition({ appliesTo, ...target }: Omit<FoundTarget, 'words'>): RawBuilder<boolean> {
  if (appliesTo === 'all') return sql<boolean>`true`;
  if (appliesTo === 'products') {
    const ids = sql`${target.products}::uuid[]`;
    return sql<boolean>`(products.id = any(${ids}) or products.variant_of = any(${ids}))`;
  }
  const categories = sql`${target.categories}::uuid[]`;
  const subcategories = sql`${target.subcategories}::uuid[]`;
  return sql<boolean>`(
    products.category_id = any(${categories}) or products.menu_category_id = any(${categories})
    or products.subcategory_id = any(${subcategories}) or products.menu_subcategory_id = any(${subcategories})
    or exists (
      select from product_categories as place where place.product_id in (products.id, products.variant_of)
        and (place.category_id = any(${categories}) or place.subcategory_id = any(${subcategories}))
    )
  )`;
}
