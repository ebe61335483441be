import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Actor } from '../../audit-log/types.ts';
import { failure, type Result, success } from '../../errors.ts';
import { applyChange } from './change-product.ts';
import { listStaffProductsByIds } from './queries.ts';
import type { BulkChange } from './schemas.ts';
import type { StaffProduct } from './types.ts';
import { lockProducts, type ProductChange, writeProducts } from './write-products.ts';

/**
 * Changes discounts or places of many products, all or none. An undo is the same with what was before.
 * @returns the products in the order of the changes; CHANGED_MEANWHILE with those that somebody else changed or
 *   deleted, NOT_FOUND or INVALID_INPUT for a place that cannot be
 */
export async function changeProducts(
  db: Database,
  actor: Actor,
  changes: readonly BulkChange[],
): Promise<Result<StaffProduct[]>> {
  return inTransaction(db, async (transaction) => {
    const ids = changes.map(({ _id }) => _id);
    const products = await lockProducts(transaction, ids);
    const stale = changes.filter(({ _id, version }) => {
      const product = products.get(_id);
      return !product || (version !== undefined && version !== product.version);
    });
    if (stale.length > 0) {
      const current = await listStaffProductsByIds(
        transaction,
        stale.map(({ _id }) => _id),
      );
      return failure('CHANGED_MEANWHILE', tellStale(stale.length), {
        data: { current, gone: stale.length - current.length },
      });
    }
    const wanted: ProductChange[] = [];
    for (const { _id, version: _seen, ...change } of changes) {
      const product = products.get(_id);
      if (!product) continue;
      const after = await applyChange(transaction, product.state, change);
      if (!after.ok) return after;
      wanted.push({ product, after: after.value });
    }
    await writeProducts(transaction, actor, 'changed the product with others', wanted);
    return success(await listStaffProductsByIds(transaction, ids));
  });
}

function tellStale(count: number): string {
  const products = count === 1 ? '1 of these products was' : `${count} of these products were`;
  return `${products} changed in the meantime. Nothing was saved.`;
}
