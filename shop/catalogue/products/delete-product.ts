import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { changedMeanwhile } from '../../audit-log/changed-meanwhile.ts';
import { recordChange } from '../../audit-log/record-change.ts';
import type { Actor } from '../../audit-log/types.ts';
import { type Result, success } from '../../errors.ts';
import { noSuchProduct } from './failures.ts';
import { findStaffProduct } from './queries.ts';
import { listUnusedPhotos } from './unused-photos.ts';
import { describeProduct, lockProducts } from './write-products.ts';

/**
 * Deletes a product and its reviews. Orders keep their own picture of what was sold (spec, section 3).
 * @param seen the version that was in view; undefined compares nothing
 * @returns the addresses of its pictures that nobody needs any more; NOT_FOUND or CHANGED_MEANWHILE
 */
export async function deleteProduct(
  db: Database,
  actor: Actor,
  id: string,
  seen: number | undefined,
): Promise<Result<{ unusedPhotos: string[] }>> {
  return inTransaction(db, async (transaction) => {
    const product = (await lockProducts(transaction, [id])).get(id);
    if (!product) return noSuchProduct();
    if (seen !== undefined && seen !== product.version) {
      const current = await findStaffProduct(transaction, id);
      return changedMeanwhile(transaction, { kind: 'product', id }, current);
    }
    const unusedPhotos = await listUnusedPhotos(transaction, id, product.state.photos);
    await transaction.deleteFrom('products').where('id', '=', id).execute();
    await recordChange(transaction, {
      actor,
      action: 'deleted the product',
      subject: { kind: 'product', id, name: product.state.name },
      before: describeProduct(product.state),
      after: null,
    });
    return success({ unusedPhotos });
  });
}
