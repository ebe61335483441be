import type { Database, Transaction } from '../../../database/connect.ts';
import { recordChange } from '../../audit-log/record-change.ts';
import { type Result, success } from '../../errors.ts';
import type { NamedPrincipal } from '../../principal.ts';
import { recordMovements } from '../stock/record-movements.ts';
import { fromProducts } from './queries.ts';
import { listUnusedPhotos } from './unused-photos.ts';
import { describeProduct, lockProduct } from './write-products.ts';

/**
 * Deletes a product with its variants and its reviews. Orders keep their own picture of what was sold (R135, R169),
 * and the ledger of stock its movements, the last of which says what the product was called.
 * @param seen the version that was in view; undefined compares nothing
 * @returns the addresses of its pictures that nobody needs any more; NOT_FOUND or CHANGED_MEANWHILE
 */
export async function deleteProduct(
  db: Database,
  principal: NamedPrincipal,
  id: string,
  seen: number | undefined,
): Promise<Result<{ unusedPhotos: string[] }>> {
  return db.transaction().execute(async (transaction) => {
    const locked = await lockProduct(transaction, id, seen);
    if (!locked.ok) return locked;
    const product = locked.value;
    const unusedPhotos = product.variant_of === null ? await listUnusedPhotos(transaction, product) : [];
    const variants = await readVariantStock(transaction, id);
    await recordMovements(
      transaction,
      [...variants, product].map(({ id: productId, quantity, name }) => {
        return { productId, kind: 'deleted' as const, units: -quantity, note: name };
      }),
      principal,
    );
    await transaction.deleteFrom('products').where('id', '=', id).execute();
    await recordChange(transaction, {
      principal,
      action: 'deleted the product',
      subject: { kind: 'product', id, name: product.name },
      before: describeProduct(product),
      after: null,
    });
    return success({ unusedPhotos });
  });
}

/** The variants that go with their product, and what is on hand of them. */
function readVariantStock(transaction: Transaction, productId: string) {
  return fromProducts(transaction)
    .where('products.variant_of', '=', productId)
    .select(['products.id', 'products.name', 'stock.quantity'])
    .orderBy('products.id')
    .execute();
}
