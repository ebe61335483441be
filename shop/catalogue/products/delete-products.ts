import type { Database, Transaction } from '../../../database/connect.ts';
import { recordChanges } from '../../audit-log/record-change.ts';
import { type Result, success } from '../../errors.ts';
import type { NamedPrincipal } from '../../principal.ts';
import { recordMovements } from '../stock/record-movements.ts';
import type { DeleteProducts } from './deleted/schemas.ts';
import { storeDeleted } from './deleted/store-deleted.ts';
import { failStale, listStale } from './failures-of-many.ts';
import { lockProduct, lockProductRows } from './lock-product.ts';
import { describeProduct, type ProductRow } from './product-row.ts';
import { listUnusedPhotos } from './unused-photos.ts';

/**
 * Deletes a product and its reviews. Orders keep their own picture of what was sold (R135, R169), and the ledger of stock its
 * movements, the last of which says what the product was called. For some days it can be undone (R547).
 * @param seen the version that was in view; undefined compares nothing
 * @returns NOT_FOUND or CHANGED_MEANWHILE
 */
export async function deleteProduct(
  db: Database,
  principal: NamedPrincipal,
  id: string,
  seen: number | undefined,
): Promise<Result<null>> {
  return db.transaction().execute(async (transaction) => {
    const locked = await lockProduct(transaction, id, seen);
    if (!locked.ok) return locked;
    await deleteLocked(transaction, principal, [locked.value]);
    return success(null);
  });
}

/** Deletes many products, all or none. @returns how many; CHANGED_MEANWHILE with those that changed or are gone */
export async function deleteProducts(
  db: Database,
  principal: NamedPrincipal,
  wanted: DeleteProducts,
): Promise<Result<number>> {
  return db.transaction().execute(async (transaction) => {
    const products = await lockProductRows(
      transaction,
      wanted.map(({ _id }) => _id),
    );
    const stale = listStale(wanted, products);
    if (stale.length > 0) return failStale(transaction, stale, 'Nothing was deleted.');
    await deleteLocked(transaction, principal, [...products.values()]);
    return success(products.size);
  });
}

async function deleteLocked(
  transaction: Transaction,
  principal: NamedPrincipal,
  products: readonly ProductRow[],
): Promise<void> {
  const ids = products.map(({ id }) => id);
  const variants = await lockVariants(transaction, ids);
  const going = [...products, ...variants.values()];
  const deleted: { id: string; unusedPhotos: string[] }[] = [];
  for (const product of products) {
    // A variant shows pictures of its product, which keeps them.
    const unusedPhotos = product.variant_of === null ? await listUnusedPhotos(transaction, product) : [];
    deleted.push({ id: product.id, unusedPhotos });
  }
  await storeDeleted(transaction, principal, deleted);
  await recordMovements(
    transaction,
    going.map(({ id, quantity, name }) => ({ productId: id, kind: 'deleted', units: -quantity, note: name })),
    principal,
  );
  await transaction.deleteFrom('products').where('id', 'in', ids).execute();
  await recordChanges(
    transaction,
    products.map((product) => ({
      principal,
      action: 'deleted the product',
      subject: { kind: 'product', id: product.id, name: product.name },
      before: describeProduct(product),
      after: null,
    })),
  );
}

/** The variants of products, which go with them; those that are deleted by themselves are not among them. */
async function lockVariants(transaction: Transaction, ids: readonly string[]) {
  const rows = await transaction
    .selectFrom('products')
    .select('id')
    .where('variant_of', 'in', ids)
    .where('id', 'not in', ids)
    .execute();
  return lockProductRows(
    transaction,
    rows.map(({ id }) => id),
  );
}
