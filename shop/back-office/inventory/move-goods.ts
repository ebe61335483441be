import { sql } from 'kysely';
import type { Database, Transaction } from '../../../database/connect.ts';
import { recordChanges } from '../../audit-log/record-change.ts';
import { noSuchProduct } from '../../catalogue/products/failures.ts';
import { isOneOf, lockProducts } from '../../catalogue/stock/lock-products.ts';
import { type Movement, recordMovements } from '../../catalogue/stock/record-movements.ts';
import { isRestock } from '../../catalogue/stock/rules.ts';
import { readOptions } from '../../catalogue/variants/queries.ts';
import { failure, type Result, success } from '../../errors.ts';
import type { NamedPrincipal } from '../../principal.ts';

/** A product that is locked, and what is on hand of it. */
export interface Held {
  id: string;
  name: string;
  quantity: number;
}

/** Who asks, and the browser's name for the request. */
export interface AskedBy {
  key: string;
  principal: NamedPrincipal;
}

interface Work {
  /** The products it is about, each once. */
  ids: readonly string[];
  /** As the audit log says it. */
  action: string;
  /** What moves, by what is on hand under the lock. */
  decide(held: ReadonlyMap<string, Held>, transaction: Transaction): Promise<Result<Movement[]>>;
  /** Whether what was stored under the same key is what is asked for now. */
  isSame(earlier: { productId: string; kind: string; units: number }): boolean;
}

const MOST_ON_HAND = 1_000_000;

/**
 * Moves goods by hand: locks the products, decides by what is on hand then, and writes the movements with their entries in
 * the audit log. Sent again under the same key it moves nothing and says the same.
 * @returns NOT_FOUND for a product that is gone, IDEMPOTENCY_KEY_REUSED, OUT_OF_STOCK or INVALID_INPUT for a number that
 *   cannot be, or what `decide` refuses
 */
export async function moveGoods(
  db: Database,
  { ids, action, decide, isSame }: Work,
  { key, principal }: AskedBy,
): Promise<Result<null>> {
  return db.transaction().execute(async (transaction) => {
    const rows = await lockProducts(transaction, isOneOf(ids))
      .select(['products.id', 'products.name', 'stock.quantity', 'products.options'])
      .execute();
    const held = new Map(rows.map((row) => [row.id, row]));
    const earlier = await transaction
      .selectFrom('stock_movements')
      .select(['product_id as productId', 'kind', 'units'])
      .where('request_key', '=', key)
      .execute();
    if (earlier.length > 0) {
      const isRepeated = earlier.length === ids.length && earlier.every(isSame);
      const reused =
        'This was saved already, with other numbers. Please look at the stock before you send it again.';
      return isRepeated ? success(null) : failure('IDEMPOTENCY_KEY_REUSED', reused);
    }
    if (held.size < ids.length) return noSuchProduct();
    const parent = rows.find(({ options }) => readOptions(options).length > 0);
    if (parent) {
      return failure('INVALID_INPUT', `${parent.name} is kept by its options. Please choose one of them.`);
    }
    const decided = await decide(held, transaction);
    if (!decided.ok) return decided;
    const fault = faultOf(decided.value, held);
    if (fault) return fault;
    await recordMovements(
      transaction,
      decided.value.map((movement) => ({ ...movement, requestKey: key })),
      principal,
    );
    await noteRestocked(transaction, decided.value, held);
    await recordChanges(
      transaction,
      decided.value.map(({ productId, units, note, averageCostPaisa: _, ...movement }) => {
        const { name = '', quantity = 0 } = held.get(productId) ?? {};
        return {
          principal,
          action,
          subject: { kind: 'product', id: productId, name },
          before: { quantity },
          after: {
            quantity: quantity + units,
            ...(note && { reason: note }),
            ...(movement.supplier && { supplier: movement.supplier }),
          },
        };
      }),
    );
    return success(null);
  });
}

/** Nothing goes below 0, and no shelf is endless. */
function faultOf(movements: readonly Movement[], held: ReadonlyMap<string, Held>) {
  for (const { productId, units } of movements) {
    const { name = '', quantity = 0 } = held.get(productId) ?? {};
    if (quantity + units < 0) {
      const message = `Only ${quantity} of ${name} are on hand, so ${-units} cannot go.`;
      return failure('OUT_OF_STOCK', message, { fields: { units: message } });
    }
    if (quantity + units > MOST_ON_HAND) {
      const message = `At most 1,000,000 of ${name} can be on hand.`;
      return failure('INVALID_INPUT', message, { fields: { units: message } });
    }
  }
  return null;
}

async function noteRestocked(
  transaction: Transaction,
  movements: readonly Movement[],
  held: ReadonlyMap<string, Held>,
): Promise<void> {
  const restocked = movements.flatMap(({ productId, units }) => {
    const before = held.get(productId)?.quantity ?? 0;
    return isRestock(before, before + units) ? [productId] : [];
  });
  if (restocked.length === 0) return;
  await transaction
    .updateTable('products')
    .set({ restocked_at: sql<Date>`now()` })
    .where('id', 'in', restocked)
    .execute();
}
