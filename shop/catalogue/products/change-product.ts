import type { Database, Transaction } from '../../../database/connect.ts';
import { failure, fieldFailure, type Result, success } from '../../errors.ts';
import type { NamedPrincipal } from '../../principal.ts';
import { findFurtherPlaces, findPaths } from '../categories/find-category-path.ts';
import { besidesOwn } from '../categories/rules.ts';
import { noSuchProduct, refuseTakenCode } from './failures.ts';
import { lockProduct } from './lock-product.ts';
import { type ProductFields, type ProductRow, statedColumns } from './product-row.ts';
import { findStaffProduct } from './queries.ts';
import type { StaffProduct } from './responses.ts';
import type { ChangeProduct } from './schemas.ts';
import { listUnusedPhotos } from './unused-photos.ts';
import { refuseShared, writeProducts } from './write-products.ts';

const FOREIGN_PHOTO = 'This picture is not one of the product.';

/**
 * Changes what was sent of a product; the rest stays (R168). Coming back from 0 units is a restock.
 * @param change prices in rupees, discounts in percent, all pictures as addresses
 * @param newPhotos those that were stored for this change; the others have to be the product's own
 * @returns NOT_FOUND, INVALID_INPUT naming the field, NAME_TAKEN for a SKU or a barcode of another product,
 *   or CHANGED_MEANWHILE, also when units were sold since
 */
export async function changeProduct(
  db: Database,
  principal: NamedPrincipal,
  id: string,
  { version, seenQuantity, ...change }: ChangeProduct,
  newPhotos: readonly string[] = [],
): Promise<Result<{ product: StaffProduct; unusedPhotos: string[] }>> {
  return refuseTakenCode(() =>
    db.transaction().execute(async (transaction) => {
      const locked = await lockProduct(transaction, id, version);
      if (!locked.ok) return locked;
      const product = locked.value;
      if (change.quantity !== undefined && seenQuantity !== undefined) {
        const sold = await stockMoved(transaction, product, seenQuantity);
        if (sold) return sold;
      }
      const foreign = change.photos?.some(
        (photo) => !newPhotos.includes(photo) && !product.photos.includes(photo),
      );
      if (foreign) return fieldFailure('photos', FOREIGN_PHOTO);
      const after = await applyChange(transaction, product, change);
      if (!after.ok) return after;
      const allowed = refuseShared({ product, after: after.value });
      if (!allowed.ok) return allowed;
      await writeProducts(transaction, principal, 'changed the product', [{ product, after: after.value }]);
      const stored = await findStaffProduct(transaction, id);
      if (!stored) return noSuchProduct();
      const unusedPhotos = await listUnusedPhotos(transaction, product, after.value.photos);
      return success({ product: stored, unusedPhotos });
    }),
  );
}

/** A sale is no change by staff and so no new version; but a stock that was typed over it would undo it. */
async function stockMoved(transaction: Transaction, { id, quantity }: ProductRow, seen: number) {
  if (quantity === seen) return null;
  const message = `The stock changed from ${seen} to ${quantity} in the meantime. Nothing of yours was saved.`;
  return failure('CHANGED_MEANWHILE', message, {
    data: { current: await findStaffProduct(transaction, id) },
    fields: { quantity: message },
  });
}

export async function applyChange(
  transaction: Transaction,
  product: ProductFields,
  change: Omit<ChangeProduct, 'version' | 'seenQuantity'>,
): Promise<Result<ProductFields>> {
  const after = { ...product, ...statedColumns(change) };
  if (after.title === '') after.title = after.name;
  const paths = await findPaths(transaction, product, change);
  if (!paths.ok) return paths;
  const places =
    change.alsoIn === undefined
      ? success(product.also_in)
      : await findFurtherPlaces(transaction, change.alsoIn);
  if (!places.ok) return places;
  return success({ ...after, ...paths.value, also_in: besidesOwn(places.value, paths.value) });
}
