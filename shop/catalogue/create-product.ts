import type { Database } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Actor } from '../audit/types.ts';
import { type Result, success } from '../errors.ts';
import { toPaisa } from '../money.ts';
import { toBasisPoints } from '../pricing/rules.ts';
import { insertProducts } from '../products/insert-products.ts';
import { findMenuPath } from './find-menu-path.ts';
import { findPlace } from './find-place.ts';
import { readProduct } from './queries.ts';
import type { Product } from './responses.ts';
import type { CreateProduct } from './schemas.ts';

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
    const place = await findPlace(transaction, product.category, product.subcategory);
    if (!place.ok) return place;
    const menuPath = await findMenuPath(
      transaction,
      place.value.categoryName,
      product.menuCategory,
      product.menuSubcategory,
    );
    if (!menuPath.ok) return menuPath;
    const [id = ''] = await insertProducts(transaction, actor, 'created the product', [
      {
        ...place.value,
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
