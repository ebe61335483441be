import { createCategory } from '../../shop/catalogue/categories/create-category.ts';
import { createProduct } from '../../shop/catalogue/products/create-product.ts';
import { writeReviewSchema } from '../../shop/catalogue/reviews/schemas.ts';
import { writeReview } from '../../shop/catalogue/reviews/write-review.ts';
import { createCategorySchema, createProductSchema } from '../../shop/catalogue/schemas.ts';
import type { Result } from '../../shop/errors.ts';
import type { Database } from '../connect.ts';
import { inTransaction } from '../transaction.ts';
import { demoCatalogue } from './catalogue/index.ts';
import { photographsOf } from './photographs.ts';
import type { DemoCategory, DemoProduct, DemoReview } from './types.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Fills an empty database with the demo catalogue, through the operations that staff use. All or nothing: when
 * the start is cut short, the next one finds an empty database again.
 * @param report gets a line with the progress
 * @returns whether it was loaded; false where there were categories already
 */
export async function loadDemoCatalogue(db: Database, report: (line: string) => void): Promise<boolean> {
  if (await db.selectFrom('categories').select('id').limit(1).executeTakeFirst()) return false;
  const count = demoCatalogue.reduce((sum, { products }) => sum + products.length, 0);
  report(`Filling the empty shop with ${count} products of the demo catalogue …`);
  await inTransaction(db, async (transaction) => {
    const idOf = new Map<string, string>();
    for (const category of demoCatalogue) await loadCategory(transaction, category, idOf);
  });
  return true;
}

/** @param idOf the ids of the categories so far, by name; this one adds its own */
async function loadCategory(
  db: Database,
  { name, subcategories, products }: DemoCategory,
  idOf: Map<string, string>,
): Promise<void> {
  const category = stored(await createCategory(db, createCategorySchema.parse({ name, subcategories })));
  idOf.set(name, category._id);
  for (const product of products) {
    const menuCategory = product.menuCategory === undefined ? null : idOf.get(product.menuCategory);
    const { _id } = stored(await createProduct(db, await toNewProduct(product, category._id, menuCategory)));
    for (const review of product.reviews) stored(await writeDemoReview(db, _id, review));
  }
}

async function toNewProduct(product: DemoProduct, category: string, menuCategory: string | null | undefined) {
  const { name, title, description, price, discount, quantity, shipping, subcategory, slug } = product;
  const photos = await photographsOf(slug);
  return createProductSchema.parse({
    category,
    subcategory,
    menuCategory,
    menuSubcategory: product.menuSubcategory ?? null,
    name,
    title,
    description,
    price,
    discount,
    quantity,
    shipping,
    photos,
  });
}

function writeDemoReview(db: Database, productId: string, { daysAgo, ...review }: DemoReview) {
  const writtenAt = new Date(Date.now() - daysAgo * DAY_MS);
  return writeReview(db, writeReviewSchema.parse({ productId, ...review }), {
    imageUrl: null,
    createdAt: writtenAt,
  });
}

/** The demo catalogue is ours: a part of it that is refused is a mistake in it. */
function stored<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`The demo catalogue cannot be loaded: ${result.failure.message}`);
  return result.value;
}
