import { sql } from 'kysely';
import type { Transaction } from '../../../database/connect.ts';
import { failure, type Result, success } from '../../errors.ts';
import type { NamedPrincipal } from '../../principal.ts';
import { recordMovements } from './record-movements.ts';
import {
  describeFewLeft,
  findShortages,
  isRestock,
  type MovementKind,
  type SoldLine,
  sumByProduct,
  type Wanted,
} from './rules.ts';

/** The order that units are moved for, what it is about, and who does it. */
export interface ForOrder {
  kind: Extract<MovementKind, 'sale' | 'edit' | 'cancelled' | 'return'>;
  orderId: string;
  principal: NamedPrincipal;
}

/**
 * Gives the units of an order's lines back to the stock; what is no longer sold has no stock to go to. A product
 * that was sold out counts as restocked.
 */
export async function giveBackStock(
  transaction: Transaction,
  lines: readonly SoldLine[],
  why: ForOrder,
): Promise<void> {
  const given = sumByProduct(lines);
  const onHand = await lockStock(transaction, given);
  const here = given.filter(({ productId }) => onHand.has(productId));
  if (here.length === 0) return;
  const restocked = here.flatMap(({ productId, quantity }) => {
    const before = onHand.get(productId) ?? 0;
    return isRestock(before, before + quantity) ? [productId] : [];
  });
  await moveUnits(transaction, here, 1, why);
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
  why: ForOrder,
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
  await moveUnits(transaction, wanted, -1, why);
  return success(null);
}

/** Moves units of products that are locked. @throws when a product has fewer than are taken */
function moveUnits(
  transaction: Transaction,
  moved: readonly Wanted[],
  direction: 1 | -1,
  { kind, orderId, principal }: ForOrder,
): Promise<void> {
  const movements = moved.map(({ productId, quantity }) => {
    return { productId, kind, units: direction * quantity, orderId };
  });
  return recordMovements(transaction, movements, principal);
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
