import { sql } from 'kysely';
import type { Database, Transaction } from '../../../database/connect.ts';
import { recordChange, recordChanges } from '../../audit-log/record-change.ts';
import { failure, fieldFailure, type Result, success } from '../../errors.ts';
import type { NamedPrincipal } from '../../principal.ts';
import { refuseTakenCode } from '../products/failures.ts';
import { lockProduct, lockProductRows } from '../products/lock-product.ts';
import { describeProduct, type ProductRow } from '../products/product-row.ts';
import { writeProducts } from '../products/write-products.ts';
import { recordMovements } from '../stock/record-movements.ts';
import { addVariants, amountsOf, codesOf, ofVariant, refuseVariants } from './add-variants.ts';
import { findStaffVariants, listVariantIds, readOptions } from './queries.ts';
import { refuseTakenCodes } from './refuse-taken-codes.ts';
import type { StaffVariants } from './responses.ts';
import { type Option, variantName } from './rules.ts';
import type { SaveVariants, SentVariant } from './schemas.ts';

const MOVED_TO_OPTIONS = 'Counted by its options from now on';

/** A variant that there is already, beside what was sent of it. */
interface Kept {
  product: ProductRow;
  sent: SentVariant;
}

/**
 * Stores the options of a product with all its variants (R550): those that were not sent are deleted, as a product is. A product
 * that gets its first options has no stock of its own from then on: what was on hand is counted off, and what is on hand of
 * each variant is what was sent.
 * @returns what is stored then; NOT_FOUND, CHANGED_MEANWHILE where the product or a stock in view is another by now,
 *   NAME_TAKEN for a SKU or a barcode of another product, INVALID_INPUT naming the field
 */
export async function saveVariants(
  db: Database,
  principal: NamedPrincipal,
  id: string,
  sent: SaveVariants,
): Promise<Result<StaffVariants>> {
  return refuseTakenCode(() =>
    db.transaction().execute(async (transaction) => {
      const locked = await lockProduct(transaction, id, sent.version);
      if (!locked.ok) return locked;
      const product = locked.value;
      const before = [
        ...(await lockProductRows(transaction, await listVariantIds(transaction, [id]))).values(),
      ];
      const refused =
        refuse(product, before, sent) ??
        (await refuseTakenCodes(transaction, sent.variants, before.map(idOf)));
      if (refused) return refused;
      const kept = before.flatMap((variant) => {
        const found = sent.variants.find(({ _id }) => _id === variant.id);
        return found ? [{ product: variant, sent: found }] : [];
      });
      const gone = before.filter(({ id: of }) => !kept.some(({ product: { id: stays } }) => stays === of));
      await deleteVariants(transaction, principal, gone);
      await putAside(transaction, kept);
      await writeOptions(transaction, principal, product, sent.options);
      await changeVariants(transaction, principal, product, kept);
      const added = sent.variants.filter(({ _id }) => _id === undefined);
      await addVariants(transaction, principal, product, added);
      const stored = await findStaffVariants(transaction, id);
      if (!stored) throw new Error('A product that was stored has gone.');
      return success(stored);
    }),
  );
}

function refuse(product: ProductRow, before: readonly ProductRow[], sent: SaveVariants) {
  if (product.variant_of !== null) {
    return fieldFailure('options', 'This is one of the options of another product.');
  }
  const stocks = [
    ...(product.options.length > 0 ? [] : [{ product, seen: sent.seenQuantity, field: 'seenQuantity' }]),
    ...sent.variants.map(({ _id, seenQuantity }, index) => ({
      product: before.find(({ id }) => id === _id),
      seen: _id === undefined ? undefined : seenQuantity,
      field: `variants.${index}.quantity`,
    })),
  ];
  for (const { product: found, seen, field } of stocks) {
    if (!found || seen === undefined || found.quantity === seen) continue;
    const message = `The stock of ${found.name} changed from ${seen} to ${found.quantity} in the meantime. Nothing of yours was saved.`;
    return failure('CHANGED_MEANWHILE', message, { fields: { [field]: message } });
  }
  if (sent.variants.some(({ _id }) => _id !== undefined && !before.some(({ id }) => id === _id))) {
    return failure('CHANGED_MEANWHILE', 'One of these options was deleted in the meantime.');
  }
  return refuseVariants(product, sent.variants);
}

/** Orders keep their own picture of what was sold, and the ledger of stock the movements (R169). */
async function deleteVariants(
  transaction: Transaction,
  principal: NamedPrincipal,
  gone: readonly ProductRow[],
): Promise<void> {
  if (gone.length === 0) return;
  await recordMovements(
    transaction,
    gone.map(({ id, quantity, name }) => ({
      productId: id,
      kind: 'deleted' as const,
      units: -quantity,
      note: name,
    })),
    principal,
  );
  await transaction.deleteFrom('products').where('id', 'in', gone.map(idOf)).execute();
  await recordChanges(
    transaction,
    gone.map((variant) => ({
      principal,
      action: 'deleted the product',
      subject: { kind: 'product', id: variant.id, name: variant.name },
      before: describeProduct(variant),
      after: null,
    })),
  );
}

/** No two variants have the same values or codes, not even while they are exchanged. */
async function putAside(transaction: Transaction, kept: readonly Kept[]): Promise<void> {
  if (kept.length === 0) return;
  await transaction
    .updateTable('products')
    .set({
      option_values: sql<string[]>`array_fill(id::text, array[cardinality(option_values)])`,
      sku: null,
      barcode: null,
    })
    .where(
      'id',
      'in',
      kept.map(({ product }) => idOf(product)),
    )
    .execute();
}

async function writeOptions(
  transaction: Transaction,
  principal: NamedPrincipal,
  product: ProductRow,
  options: readonly Option[],
): Promise<void> {
  const { id, name, quantity } = product;
  if (options.length > 0 && quantity > 0) {
    const counted = { productId: id, kind: 'correction', units: -quantity, note: MOVED_TO_OPTIONS } as const;
    await recordMovements(transaction, [counted], principal);
  }
  const stored = await transaction
    .selectFrom('products')
    .select('options')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await transaction
    .updateTable('products')
    .set({
      options: JSON.stringify(options),
      version: sql<number>`version + 1`,
      updated_at: sql<Date>`clock_timestamp()`,
    })
    .where('id', '=', id)
    .execute();
  await recordChange(transaction, {
    principal,
    action: 'changed the options of the product',
    subject: { kind: 'product', id, name },
    before: { options: describeOptions(readOptions(stored.options)) },
    after: { options: describeOptions(options) },
  });
}

function describeOptions(options: readonly Option[]): string {
  return options.map(({ name, values }) => `${name}: ${values.join(', ')}`).join('; ');
}

async function changeVariants(
  transaction: Transaction,
  principal: NamedPrincipal,
  { name }: ProductRow,
  kept: readonly Kept[],
): Promise<void> {
  if (kept.length === 0) return;
  const rows = kept.map(({ product: { id }, sent }) => ({ id, ...ofVariant(sent), ...codesOf(sent) }));
  await sql`
    update products set option_values = changed.option_values, is_offered = changed.is_offered,
      own_photo = changed.own_photo, sku = changed.sku, barcode = changed.barcode
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as changed (
      id uuid, option_values text[], is_offered boolean, own_photo text, sku text, barcode text)
    where products.id = changed.id
  `.execute(transaction);
  const changes = kept.map(({ product, sent }) => ({
    product,
    after: { ...product, ...amountsOf(sent), ...codesOf(sent), name: variantName(name, sent.values) },
  }));
  await writeProducts(transaction, principal, 'changed the options of the product', changes);
}

const idOf = ({ id }: ProductRow) => id;
