import { sql } from 'kysely';
import type { Database, Transaction } from '../../../database/connect.ts';
import { changedMeanwhile } from '../../audit-log/changed-meanwhile.ts';
import { type Result, success } from '../../errors.ts';
import { isOneOf, lockProducts } from '../stock/lock-products.ts';
import { noSuchProduct } from './failures.ts';
import type { ProductRow } from './product-row.ts';
import { findStaffProduct, fromProducts, withCategoryNames, withStaffColumns } from './queries.ts';

/** Locks products for a change of them, by their ids. */
export async function lockProductRows(
  transaction: Transaction,
  ids: readonly string[],
): Promise<Map<string, ProductRow>> {
  await lockStockWithVariants(transaction, ids);
  return byId(await withStaffColumns(withCategoryNames(lockProducts(transaction, isOneOf(ids)))).execute());
}

/**
 * What a product shares is written into its variants, and an order that takes the last of a variant writes into its product.
 * So the stock of all of them is locked first, as an order does it, and neither waits for the other.
 */
async function lockStockWithVariants(transaction: Transaction, ids: readonly string[]): Promise<void> {
  await sql`
    select from stock where product_id in (
      select id from products where id = any(${ids}::uuid[]) union all
      select id from products where variant_of = any(${ids}::uuid[]))
    order by product_id for no key update
  `.execute(transaction);
}

/**
 * Locks one product for a change of it.
 * @param seen the version that the changer had in view; undefined compares nothing
 * @returns NOT_FOUND, or CHANGED_MEANWHILE with the product as it is now
 */
export async function lockProduct(
  transaction: Transaction,
  id: string,
  seen: number | undefined,
): Promise<Result<ProductRow>> {
  const product = (await lockProductRows(transaction, [id])).get(id);
  if (!product) return noSuchProduct();
  if (seen === undefined || seen === product.version) return success(product);
  return changedMeanwhile(transaction, { kind: 'product', id }, await findStaffProduct(transaction, id));
}

/** As `lockProductRows`, for looking only. */
export async function readProductRows(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, ProductRow>> {
  return byId(await withStaffColumns(withCategoryNames(fromProducts(db).where(isOneOf(ids)))).execute());
}

/** The ids of the products of these names, which are in lower case. */
export async function findIdsByName(db: Database, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where(sql<string>`lower(name)`, '=', sql<string>`any(${names}::text[])`)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

function byId(rows: readonly ProductRow[]): Map<string, ProductRow> {
  return new Map(rows.map((row) => [row.id, row]));
}
