import type { Database, Transaction } from '../../database/connect.ts';
import { demoCatalogue } from '../../database/demo/catalogue/index.ts';
import type { DemoCategory, DemoReview } from '../../database/demo/types.ts';
import type { Result } from '../errors.ts';
import { photographsOf } from '../media/demo-photos.ts';
import { storeCategory } from './categories/create-category.ts';
import { createCategorySchema } from './categories/schemas.ts';
import { fileProduct } from './products/create-product.ts';
import { insertProducts } from './products/insert-products.ts';
import type { ProductFields } from './products/product-row.ts';
import { createProductFormSchema } from './products/schemas.ts';
import { insertReviews, type NewReview } from './reviews/insert-reviews.ts';
import { writeReviewSchema } from './reviews/schemas.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Fills an empty database with the demo catalogue, all or nothing, once in its life: where it was loaded before, or where
 * there were categories already at an earlier start, an owner who deletes everything wants it empty.
 * @param report gets a line with the progress @returns whether it was loaded
 */
export function loadDemoCatalogue(db: Database, report: (line: string) => void): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    // Of several processes that start at once the first goes on, and the others wait here for its end.
    const undecided = await transaction
      .insertInto('demo_catalogue')
      .defaultValues()
      .onConflict((conflict) => conflict.doNothing())
      .returning('decided')
      .executeTakeFirst();
    if (!undecided) return false;
    if (await transaction.selectFrom('categories').select('id').limit(1).executeTakeFirst()) return false;
    const count = demoCatalogue.reduce((sum, { products }) => sum + products.length, 0);
    report(`Filling the empty shop with ${count} products of the demo catalogue …`);
    const idOf = new Map<string, string>();
    for (const category of demoCatalogue) await loadCategory(transaction, category, idOf);
    return true;
  });
}

/** @param idOf the ids of the categories so far, by name; this one adds its own */
async function loadCategory(
  transaction: Transaction,
  { name, subcategories, products }: DemoCategory,
  idOf: Map<string, string>,
): Promise<void> {
  const wanted = createCategorySchema.parse({ name, subcategories });
  const category = stored(await storeCategory(transaction, wanted, null));
  idOf.set(name, category._id);
  const filed: ProductFields[] = [];
  for (const product of products) {
    const menuCategory = product.menuCategory === undefined ? null : idOf.get(product.menuCategory);
    const photos = await photographsOf(product.slug);
    const newProduct = createProductFormSchema.parse({
      ...product,
      category: category._id,
      menuCategory,
      photos,
    });
    filed.push(stored(await fileProduct(transaction, newProduct)));
  }
  const ids = await insertProducts(transaction, null, 'created the product', filed);
  await insertReviews(
    transaction,
    products.flatMap(({ reviews }, index) => reviews.map((review) => demoReview(ids[index] ?? '', review))),
  );
}

function demoReview(productId: string, { daysAgo, ...review }: DemoReview): NewReview {
  const createdAt = new Date(Date.now() - daysAgo * DAY_MS);
  return {
    ...writeReviewSchema.parse({ productId, ...review }),
    imageUrl: null,
    customerId: null,
    createdAt,
  };
}

/** The demo catalogue is ours: a part of it that is refused is a mistake in it. */
function stored<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`The demo catalogue cannot be loaded: ${result.failure.message}`);
  return result.value;
}
