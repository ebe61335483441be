import type { Database } from '../../../database/connect.ts';
import { type Result, success } from '../../errors.ts';
import type { NamedPrincipal } from '../../principal.ts';
import { applyChange } from './change-product.ts';
import { failStale, listStale } from './failures-of-many.ts';
import { lockProductRows } from './lock-product.ts';
import { listStaffProductsByIds } from './queries.ts';
import type { StaffProduct } from './responses.ts';
import type { BulkChange } from './schemas.ts';
import { type ProductChange, refuseShared, writeProducts } from './write-products.ts';

/**
 * Changes discounts, places or states of many products, all or none. An undo is the same with what was before.
 * @returns the products; CHANGED_MEANWHILE with those that changed or are gone, NOT_FOUND or INVALID_INPUT
 */
export async function changeProducts(
  db: Database,
  principal: NamedPrincipal,
  changes: readonly BulkChange[],
): Promise<Result<StaffProduct[]>> {
  return db.transaction().execute(async (transaction) => {
    const ids = changes.map(({ _id }) => _id);
    const products = await lockProductRows(transaction, ids);
    const stale = listStale(changes, products);
    if (stale.length > 0) return failStale(transaction, stale, 'Nothing was saved.');
    const wanted: ProductChange[] = [];
    for (const { _id, version: _seen, ...change } of changes) {
      const product = products.get(_id);
      if (!product) continue;
      const after = await applyChange(transaction, product, change);
      if (!after.ok) return after;
      const allowed = refuseShared({ product, after: after.value });
      if (!allowed.ok) return allowed;
      wanted.push({ product, after: after.value });
    }
    await writeProducts(transaction, principal, 'changed the product with others', wanted);
    return success(await listStaffProductsByIds(transaction, ids));
  });
}
