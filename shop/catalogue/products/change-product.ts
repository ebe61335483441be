import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { changedMeanwhile } from '../../audit-log/changed-meanwhile.ts';
import type { Actor } from '../../audit-log/types.ts';
import { failure, type Result, success } from '../../errors.ts';
import { toPaisa } from '../../money.ts';
import { type CategoryPath, categoryPathOf, findCategoryPath } from '../categories/find-category-path.ts';
import { findMenuPath, type MenuPath, menuPathOf, NO_MENU_PATH } from '../categories/find-menu-path.ts';
import { toBasisPoints } from '../pricing/rules.ts';
import { isSection } from '../rules.ts';
import { noSuchProduct } from './failures.ts';
import { findStaffProduct } from './queries.ts';
import type { ChangeProduct } from './schemas.ts';
import type { StaffProduct } from './types.ts';
import { listUnusedPhotos } from './unused-photos.ts';
import { type LockedProduct, lockProducts, type ProductState, writeProducts } from './write-products.ts';

interface Changed {
  product: StaffProduct;
  /** Addresses of pictures that nobody needs any more. */
  unusedPhotos: string[];
}

const FOREIGN_PHOTO = 'This picture is not one of the product.';

/**
 * Changes what was sent of a product; the rest stays (spec, section 7). Coming back from 0 units is a restock.
 * @param change prices in rupees, discounts in percent, all pictures as addresses, in their order
 * @param newPhotos those of them that were stored for this change; the others have to be the product's own
 * @returns NOT_FOUND, INVALID_INPUT naming the field, or CHANGED_MEANWHILE with the product as it is now, also when
 *   units were sold since the changer saw the stock
 */
export async function changeProduct(
  db: Database,
  actor: Actor,
  id: string,
  { version, seenQuantity, ...change }: ChangeProduct,
  newPhotos: readonly string[] = [],
): Promise<Result<Changed>> {
  return inTransaction(db, async (transaction) => {
    const product = (await lockProducts(transaction, [id])).get(id);
    if (!product) return noSuchProduct();
    if (version !== undefined && version !== product.version) {
      const current = await findStaffProduct(transaction, id);
      return changedMeanwhile(transaction, { kind: 'product', id }, current);
    }
    if (change.quantity !== undefined && seenQuantity !== undefined) {
      const sold = await stockMoved(transaction, product, seenQuantity);
      if (sold) return sold;
    }
    const foreign = change.photos?.some(
      (photo) => !newPhotos.includes(photo) && !product.state.photos.includes(photo),
    );
    if (foreign) return failure('INVALID_INPUT', FOREIGN_PHOTO, { fields: { photos: FOREIGN_PHOTO } });
    const after = await applyChange(transaction, product.state, change);
    if (!after.ok) return after;
    await writeProducts(transaction, actor, 'changed the product', [{ product, after: after.value }]);
    const stored = await findStaffProduct(transaction, id);
    if (!stored) return noSuchProduct();
    const removed = product.state.photos.filter((photo) => !after.value.photos.includes(photo));
    return success({ product: stored, unusedPhotos: await listUnusedPhotos(transaction, id, removed) });
  });
}

/** A sale is no change by staff and so no new version; but a stock that was typed over it would undo it. */
async function stockMoved(transaction: Database, { id, state }: LockedProduct, seen: number) {
  if (state.quantity === seen) return null;
  const message = `The stock changed from ${seen} to ${state.quantity} in the meantime. Nothing of yours was saved.`;
  return failure('CHANGED_MEANWHILE', message, {
    data: { current: await findStaffProduct(transaction, id) },
    fields: { quantity: message },
  });
}

/** The product after a change. */
export async function applyChange(
  transaction: Database,
  state: ProductState,
  change: Omit<ChangeProduct, 'version' | 'seenQuantity'>,
): Promise<Result<ProductState>> {
  const after: ProductState = {
    ...state,
    ...(change.name !== undefined && { name: change.name }),
    ...(change.title !== undefined && { title: change.title }),
    ...(change.description !== undefined && { description: change.description }),
    ...(change.price !== undefined && { pricePaisa: toPaisa(change.price) }),
    ...(change.discount !== undefined && { discountBasisPoints: toBasisPoints(change.discount) }),
    ...(change.quantity !== undefined && { quantity: change.quantity }),
    ...(change.shipping !== undefined && { shipping: change.shipping }),
    ...(change.photos !== undefined && { photos: change.photos }),
  };
  if (after.title === '') after.title = after.name;
  const categoryPath = await findNewCategoryPath(transaction, state, change);
  if (!categoryPath.ok) return categoryPath;
  const menuPath = await findNewMenuPath(transaction, state, categoryPath.value, change);
  return menuPath.ok ? success({ ...after, ...categoryPath.value, ...menuPath.value }) : menuPath;
}

/** Where the product is filed after a change. What stays needs no subcategory, though its category may have got some. */
async function findNewCategoryPath(
  transaction: Database,
  state: ProductState,
  change: Pick<ChangeProduct, 'category' | 'subcategory'>,
): Promise<Result<CategoryPath>> {
  const category = change.category ?? state.categoryId;
  const moves = category !== state.categoryId;
  const kept = moves ? null : state.subcategoryName;
  const subcategory = change.subcategory === undefined ? kept : change.subcategory;
  if (!moves && subcategory === state.subcategoryName) return success(categoryPathOf(state));
  return findCategoryPath(transaction, category, subcategory);
}

/** Where the menus show it after a change. A product that leaves the sections is in the menus by its own category. */
async function findNewMenuPath(
  transaction: Database,
  state: ProductState,
  { categoryId, categoryName }: CategoryPath,
  change: Pick<ChangeProduct, 'menuCategory' | 'menuSubcategory'>,
): Promise<Result<MenuPath>> {
  const unsaid = change.menuCategory === undefined && change.menuSubcategory === undefined;
  const moves = categoryId !== state.categoryId;
  if (unsaid) {
    const kept = !moves || (isSection(categoryName) && categoryId !== state.menuCategoryId);
    return success(kept ? menuPathOf(state) : NO_MENU_PATH);
  }
  const category = change.menuCategory === undefined ? state.menuCategoryId : change.menuCategory;
  const kept = category === state.menuCategoryId ? state.menuSubcategoryName : null;
  const subcategory = change.menuSubcategory === undefined ? kept : change.menuSubcategory;
  const same = category === state.menuCategoryId && subcategory === state.menuSubcategoryName;
  if (same && !moves) return success(menuPathOf(state));
  return findMenuPath(transaction, categoryName, category, subcategory);
}
