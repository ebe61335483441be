import type { Database } from '../../../database/connect.ts';

const stockedProducts = (database: Database) =>
  database.selectFrom('products').innerJoin('stock', 'stock.product_id', 'products.id').selectAll();
type Products = ReturnType<typeof stockedProducts>;

/** A product with its stock: the first by name, unless `choose` puts another one before it. */
export const firstProduct = (
  database: Database,
  choose: (products: Products) => Products = (products) => products,
) => choose(stockedProducts(database)).orderBy('name').limit(1).executeTakeFirstOrThrow();
