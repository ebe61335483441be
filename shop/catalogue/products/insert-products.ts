import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../../database/connect.ts';
import type { Row } from '../../../database/tables.ts';
import { recordChanges } from '../../audit-log/record-change.ts';
import { type NamedPrincipal, THE_SHOP } from '../../principal.ts';
import { recordMovements } from '../stock/record-movements.ts';
import { describeProduct, type ProductFields, storeFurtherPlaces, toColumns } from './write-products.ts';

/** What makes a product a variant of another. */
type OfVariant = Pick<Row<'products'>, 'variant_of' | 'option_values' | 'own_photo' | 'is_offered'>;

/**
 * Stores new products, each with its entry in the audit log. @returns their ids, in the same order
 * @param principal null for the demo catalogue
 * @param action as the audit log says it, for example `created the product`
 */
export async function insertProducts(
  transaction: Transaction,
  principal: NamedPrincipal | null,
  action: string,
  products: readonly (ProductFields & Partial<OfVariant>)[],
): Promise<string[]> {
  if (products.length === 0) return [];
  const rows = products.map((product) => ({ id: randomUUID(), ...toColumns(product) }));
  await transaction
    .insertInto('products')
    .values(rows.map(({ quantity: _, ...row }) => row))
    .execute();
  await storeFurtherPlaces(
    transaction,
    products.map(({ also_in }, index) => ({ id: rows[index]?.id ?? '', also_in })),
  );
  const opening = rows.map(({ id, quantity }) => ({
    productId: id,
    kind: 'opening' as const,
    units: quantity,
  }));
  await recordMovements(transaction, opening, principal ?? THE_SHOP);
  if (principal) {
    await recordChanges(
      transaction,
      products.map((product, index) => ({
        principal,
        action,
        subject: { kind: 'product', id: rows[index]?.id ?? '', name: product.name },
        before: null,
        after: describeProduct(product),
      })),
    );
  }
  return rows.map(({ id }) => id);
}
