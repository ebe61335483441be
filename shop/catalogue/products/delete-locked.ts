import { sql } from 'kysely';
import type { Transaction } from '../../../database/connect.ts';
import { recordChanges } from '../../audit-log/record-change.ts';
import type { NamedPrincipal } from '../../principal.ts';
import { recordMovements } from '../stock/record-movements.ts';
import { describeProduct, type ProductRow } from './product-row.ts';

/**
 * Deletes locked products and their reviews; orders and the ledger of stock keep what they say of them.
 * @param action as the audit log says it, for example `deleted the product`
 */
export async function deleteLocked(
  transaction: Transaction,
  principal: NamedPrincipal,
  action: string,
  products: readonly ProductRow[],
): Promise<void> {
  if (products.length === 0) return;
  const last = products.map(({ id, quantity, name }) => {
    return { productId: id, kind: 'deleted' as const, units: -quantity, note: name };
  });
  await recordMovements(transaction, last, principal);
  await transaction
    .deleteFrom('products')
    .where('id', '=', sql<string>`any(${products.map(({ id }) => id)}::uuid[])`)
    .execute();
  await recordChanges(
    transaction,
    products.map((product) => ({
      principal,
      action,
      subject: { kind: 'product', id: product.id, name: product.name },
      before: describeProduct(product),
      after: null,
    })),
  );
}
