import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../../database/connect.ts';
import type { Row } from '../../../database/tables.ts';
import { recordChanges } from '../../audit-log/record-change.ts';
import { type NamedPrincipal, THE_SHOP } from '../../principal.ts';
import { recordMovements } from '../stock/record-movements.ts';
import { describeProduct, type ProductFields, toColumns } from './product-row.ts';
import { storeFurtherPlaces } from './write-products.ts';

/** What a variant says of itself. */
type OfVariant = Pick<Row<'products'>, 'own_photo' | 'is_offered'>;

/** What is new, and the id that it is to have where others name it already. */
export type NewProduct = ProductFields & { id?: string };

/**
 * Stores new products, each with its entry in the audit log. A variant of a product that is there already says whether it is
 * offered; others are linked by `linkVariants`, once all of them are stored. @returns their ids, in the same order
 * @param principal null for the demo catalogue
 * @param action as the audit log says it, for example `created the product`
 */
export async function insertProducts(
  transaction: Transaction,
  principal: NamedPrincipal | null,
  action: string,
  products: readonly (NewProduct & Partial<OfVariant>)[],
): Promise<string[]> {
  if (products.length === 0) return [];
  const rows = products.map((product) => {
    const { variant_of, option_values, is_offered } = product;
    const link = is_offered === undefined ? {} : { variant_of, option_values };
    return { ...toColumns(product), ...link, id: product.id ?? randomUUID() };
  });
  await transaction
    .insertInto('products')
    .values(rows.map(({ quantity: _, options, ...row }) => ({ ...row, options: JSON.stringify(options) })))
    .execute();
  const opening = rows.map(({ id, quantity }) => ({
    productId: id,
    kind: 'opening' as const,
    units: quantity,
  }));
  await recordMovements(transaction, opening, principal ?? THE_SHOP);
  const listed = products.map(({ also_in }, index) => ({
    id: rows[index]?.id ?? '',
    also_in,
  }));
  await storeFurtherPlaces(
    transaction,
    listed.filter(({ also_in }) => also_in.length > 0),
  );
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
