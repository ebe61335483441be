import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { failure, type Result, success } from '../../errors.ts';
import { describeFewLeft, findShortages, isRestock, type Wanted } from './rules.ts';

/** A line of an order, as far as stock goes. */
export interface StockLine {
  /** Of the product; null when it is no longer sold. */
  productId: string | null;
  name: string;
  quantity: number;
}

/**
 * Gives the units of an order's lines back to the stock; what is no longer sold has no stock to go to. A product
 * that was sold out counts as restocked. Call it in the transaction that holds the order's lock.
 */
export async function giveBackStock(db: Database, lines: readonly StockLine[]): Promise<void> {
  const given = sumByProduct(lines);
  const onHand = await lockStock(db, given);
  const here = given.filter(({ productId }) => onHand.has(productId));
  if (here.length === 0) return;
  const restocked = here.map(({ productId, quantity }) => {
    const before = onHand.get(productId) ?? 0;
    return isRestock(before, before + quantity);
  });
  await sql`
    update products set quantity = products.quantity + given.quantity,
      restocked_at = case when given.restocked then now() else products.restocked_at end
    from unnest(
      ${here.map(({ productId }) => productId)}::uuid[],
      ${here.map(({ quantity }) => quantity)}::integer[],
      ${restocked}::boolean[]
    ) as given (id, quantity, restocked)
    where products.id = given.id
  `.execute(db);
}

/**
 * Takes the units of an order's lines from the stock once more, all or none.
 * @returns OUT_OF_STOCK naming what is missing, and then nothing was taken
 */
export async function takeStockAgain(db: Database, lines: readonly StockLine[]): Promise<Result<null>> {
  const wanted = sumByProduct(lines);
  const onHand = await lockStock(db, wanted);
  const missing = [
    ...lines.filter(({ productId }) => productId === null).map(({ name }) => ({ _id: null, name, left: 0 })),
    ...findShortages(wanted, onHand).map(({ productId, left }) => ({
      _id: productId,
      name: lines.find((line) => line.productId === productId)?.name ?? '',
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
  const taken = await sql`
    update products set quantity = products.quantity - wanted.quantity
    from unnest(
      ${wanted.map(({ productId }) => productId)}::uuid[],
      ${wanted.map(({ quantity }) => quantity)}::integer[]
    ) as wanted (id, quantity)
    where products.id = wanted.id and products.quantity >= wanted.quantity
  `.execute(db);
  if (taken.numAffectedRows !== BigInt(wanted.length)) {
    throw new Error('Stock changed under a lock: the order was not changed.');
  }
  return success(null);
}

function sumByProduct(lines: readonly StockLine[]): Wanted[] {
  const sums = new Map<string, number>();
  for (const { productId, quantity } of lines) {
    if (productId !== null) sums.set(productId, (sums.get(productId) ?? 0) + quantity);
  }
  return [...sums].map(([productId, quantity]) => ({ productId, quantity }));
}

/** Locks in the order of the ids, as placing an order does, so that the two never wait for each other. */
async function lockStock(db: Database, wanted: readonly Wanted[]): Promise<Map<string, number>> {
  if (wanted.length === 0) return new Map();
  const rows = await db
    .selectFrom('products')
    .select(['id', 'quantity'])
    .where(
      'id',
      'in',
      wanted.map(({ productId }) => productId),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map(({ id, quantity }) => [id, quantity]));
}
