import { sql } from 'kysely';
import type { Transaction } from '../../../database/connect.ts';
import { failure, type Result, success } from '../../errors.ts';
import {
  describeFewLeft,
  findShortages,
  isRestock,
  type SoldLine,
  sumByProduct,
  type Wanted,
} from './rules.ts';

/**
 * Gives the units of an order's lines back to the stock; what is no longer sold has no stock to go to. A product
 * that was sold out counts as restocked.
 */
export async function giveBackStock(transaction: Transaction, lines: readonly SoldLine[]): Promise<void> {
  const given = sumByProduct(lines);
  const onHand = await lockStock(transaction, given);
  const here = given.filter(({ productId }) => onHand.has(productId));
  if (here.length === 0) return;
  const restocked = here.flatMap(({ productId, quantity }) => {
    const before = onHand.get(productId) ?? 0;
    return isRestock(before, before + quantity) ? [productId] : [];
  });
  await sql`
    update stock set quantity = stock.quantity + given.quantity
    from unnest(
      ${here.map(({ productId }) => productId)}::uuid[],
      ${here.map(({ quantity }) => quantity)}::integer[]
    ) as given (product_id, quantity)
    where stock.product_id = given.product_id
  `.execute(transaction);
  if (restocked.length === 0) return;
  await transaction
    .updateTable('products')
    .set({ restocked_at: sql<Date>`now()` })
    .where('id', 'in', restocked)
    .execute();
}

/**
 * Takes the units of an order's lines from the stock once more, all or none.
 * @returns OUT_OF_STOCK naming what is missing, and then nothing was taken
 */
export async function takeStockAgain(
  transaction: Transaction,
  lines: readonly (SoldLine & { name: string })[],
): Promise<Result<null>> {
  const wanted = sumByProduct(lines);
  const onHand = await lockStock(transaction, wanted);
  const missing = [
    ...lines.filter(({ _id }) => _id === null).map(({ name }) => ({ _id: null, name, left: 0 })),
    ...findShortages(wanted, onHand).map(({ productId, left }) => ({
      _id: productId,
      name: lines.find(({ _id }) => _id === productId)?.name ?? '',
      left,
    })),
  ];
  if (missing.length > 0) {
    const said = missing.map(({ _id, name, left }) =>
      _id === null ? `${name} is no longer sold` : `only ${describeFewLeft(left, name)}`,
    );
    return failure('OUT_OF_STOCK', `There is not enough stock for this order: ${said.join(', ')}.`, {
      data: { unavailable: missing },
    });
  }
  await takeStock(transaction, wanted);
  return success(null);
}

/**
 * Takes units of products that are locked and were found to have enough. The condition here is the net that makes
 * overselling impossible.
 * @throws when a product has fewer than are wanted
 */
async function takeStock(transaction: Transaction, wanted: readonly Wanted[]): Promise<void> {
  const taken = await sql`
    update stock set quantity = stock.quantity - wanted.quantity
    from unnest(
      ${wanted.map(({ productId }) => productId)}::uuid[],
      ${wanted.map(({ quantity }) => quantity)}::integer[]
    ) as wanted (product_id, quantity)
    where stock.product_id = wanted.product_id and stock.quantity >= wanted.quantity
  `.execute(transaction);
  if (taken.numAffectedRows !== BigInt(wanted.length)) throw new Error('Stock changed under a lock.');
}

async function lockStock(
  transaction: Transaction,
  wanted: readonly Wanted[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await transaction
    .selectFrom('stock')
    .select(['product_id', 'quantity'])
    .where('product_id', '=', sql<string>`any(${wanted.map(({ productId }) => productId)}::uuid[])`)
    .orderBy('product_id')
    .forNoKeyUpdate()
    .execute();
  return new Map(rows.map(({ product_id, quantity }) => [product_id, quantity]));
}
