import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { HIDDEN_IN_MENUS } from '../../shop/catalogue/categories/rules.ts';
import { linePricePaisa } from '../../shop/catalogue/pricing/rules.ts';
import { toRupees } from '../../shop/money.ts';

/** A product that can be ordered; what one unit costs, in rupees. */
export interface Orderable {
  _id: string;
  linePrice: number;
}

/** What of the catalogue the rows look at. */
export interface Goods {
  /** The fullest category of the menus. */
  category: string;
  /** The product of it that has the most reviews, on its first page and without a discount. */
  product: { _id: string; name: string };
  /** Products that can be ordered as often as one likes. */
  many: Orderable[];
  /** One more, which all buyers want. */
  hot: Orderable;
}

const MOST_ORDERABLE = 2000;
/** As many units as a product may have. */
export const PLENTY = 1_000_000;

/** Chooses what is looked at and ordered, and fills the stock of what is ordered. */
export async function chooseGoods(database: Database, products: number): Promise<Goods> {
  const { id: categoryId, name: category } = await database
    .selectFrom('categories')
    .innerJoin('products', 'products.category_id', 'categories.id')
    .where('categories.name', 'not in', HIDDEN_IN_MENUS)
    .groupBy(['categories.id', 'categories.name'])
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('categories.name')
    .select(['categories.id', 'categories.name'])
    .limit(1)
    .executeTakeFirstOrThrow();
  const { id: _id, name } = await database
    .selectFrom('products')
    .innerJoin('stock', 'stock.product_id', 'products.id')
    .innerJoin('reviews', 'reviews.product_id', 'products.id')
    .where('category_id', '=', categoryId)
    .where('quantity', '>', 5)
    .groupBy('products.id')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('products.id')
    .select(['products.id', 'products.name'])
    .limit(1)
    .executeTakeFirstOrThrow();
  // As the newest it stands on the category's first page.
  await database
    .updateTable('products')
    .set({ own_discount_basis_points: 0, created_at: sql`now()` })
    .where('id', '=', _id)
    .execute();
  // Three of them in one order stay below what a new customer may order for.
  const rows = await database
    .selectFrom('products')
    .where('price_paisa', '<', 1_000_000)
    .where('id', '<>', _id)
    .orderBy('id')
    .select(['id', 'price_paisa', 'discount_basis_points'])
    .limit(Math.min(MOST_ORDERABLE, Math.floor(products / 2)))
    .execute();
  const ids = rows.map(({ id }) => id);
  await database.updateTable('stock').set({ quantity: PLENTY }).where('product_id', 'in', ids).execute();
  const [hot, ...many] = rows.map(({ id, price_paisa, discount_basis_points }) => ({
    _id: id,
    linePrice: toRupees(linePricePaisa(price_paisa, discount_basis_points)),
  }));
  if (!hot) throw new Error('There is nothing to order.');
  return { category, product: { _id, name }, many, hot };
}
