import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Actor } from '../../audit-log/types.ts';
import { type Result, success } from '../../errors.ts';
import { toPaisa } from '../../money.ts';
import { findCategoryPath } from '../categories/find-category-path.ts';
import { findMenuPath } from '../categories/find-menu-path.ts';
import { toBasisPoints } from '../pricing/rules.ts';
import { readProduct } from '../queries.ts';
import type { CreateProduct } from '../schemas.ts';
import type { Product } from '../types.ts';
import { insertProducts } from './insert-products.ts';

/**
 * Creates a product in its category and subcategory, and in the menus beside a section.
 * @param product price in rupees, discount in percent, photos as stored addresses
 * @param actor null for the demo catalogue, which nobody of the staff files
 * @returns the product; NOT_FOUND for an unknown category, INVALID_INPUT for a subcategory that is not one of
 *   the category's, for none where it has some, and for a category of the menus that cannot be
 */
export async function createProduct(
  db: Database,
  product: CreateProduct,
  actor: Actor | null = null,
): Promise<Result<Product>> {
  return inTransaction(db, async (transaction) => {
    const categoryPath = await findCategoryPath(transaction, product.category, product.subcategory);
    if (!categoryPath.ok) return categoryPath;
    const menuPath = await findMenuPath(
      transaction,
      categoryPath.value.categoryName,
      product.menuCategory,
      product.menuSubcategory,
    );
    if (!menuPath.ok) return menuPath;
    const [id = ''] = await insertProducts(transaction, actor, 'created the product', [
      {
        ...categoryPath.value,
        ...menuPath.value,
        name: product.name,
        title: product.title || product.name,
        description: product.description,
        pricePaisa: toPaisa(product.price),
        discountBasisPoints: toBasisPoints(product.discount),
        quantity: product.quantity,
        shipping: product.shipping,
        photos: product.photos,
      },
    ]);
    return success(await readProduct(transaction, id));
  });
}
