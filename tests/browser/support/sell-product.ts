import type { Database } from '../../../database/connect.ts';
import { createProduct } from '../../../shop/catalogue/products/create-product.ts';
import type { Product } from '../../../shop/catalogue/products/responses.ts';
import { createProductFormSchema } from '../../../shop/catalogue/products/schemas.ts';

/** Puts a product without stock into a category of the demo catalogue that has none of its own. */
export async function sellProduct(
  database: Database,
  { name, photos }: { name: string; photos: readonly string[] },
): Promise<Product> {
  const { id: category } = await database
    .selectFrom('categories')
    .select('id')
    .where('name', '=', 'Popular Categories')
    .executeTakeFirstOrThrow();
  const fields = { description: 'For the tests.', price: 1500, quantity: 0, shipping: 'paid' };
  const created = await createProduct(
    database,
    createProductFormSchema.parse({ ...fields, name, photos, category }),
  );
  if (!created.ok) throw new Error(created.failure.message);
  return created.value;
}
