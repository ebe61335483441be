import { randomUUID } from 'node:crypto';
import type { Database } from '../../../database/connect.ts';
import { countAttempt } from '../../auth/sessions/attempts.ts';
import { networkOf } from '../../auth/sessions/rules.ts';
import { IS_SOLD } from '../../catalogue/products/conditions.ts';
import { failure, fieldFailure, type Result, success } from '../../errors.ts';
import { countedAddress } from '../../notifications/rules.ts';
import type { Settings } from '../../settings/settings.ts';
import { wayToMobile } from './rules.ts';
import type { StockAlert } from './schemas.ts';

/** How many products one address may ask about within an hour, and one network. */
const OF_ADDRESS = { most: 20, pauseMinutes: 60 };
const OF_NETWORK = { most: 120, pauseMinutes: 60 };

/**
 * Keeps that somebody wants to be told when a product is back. The answer is the same whether this address asked before:
 * then the key that it gets opens nothing.
 * @param from the network address
 * @returns the key that takes it back, or null where the product is there; NOT_FOUND, INVALID_INPUT, TOO_MANY_REQUESTS
 */
export async function askAlert(
  db: Database,
  productId: string,
  { contact: { email, mobile } }: StockAlert,
  { from, messages }: { from: string; messages: Settings['messages'] },
): Promise<Result<string | null>> {
  if (mobile !== null && wayToMobile(messages) === null) {
    return fieldFailure('contact', 'Please enter an e-mail address.');
  }
  const product = await db
    .selectFrom('products')
    .innerJoin('stock', 'stock.product_id', 'products.id')
    .select('stock.quantity')
    .where('products.id', '=', productId)
    // One with options never has stock itself: its variants are asked about.
    .where('products.options', '=', '[]')
    .where(IS_SOLD)
    .executeTakeFirst();
  if (!product) return failure('NOT_FOUND', 'This product does not exist any more.');
  if (product.quantity > 0) return success(null);
  const counts = [
    await countAttempt(db, `stock-alert:${email === null ? mobile : countedAddress(email)}`, OF_ADDRESS),
    await countAttempt(db, `stock-alert:${networkOf(from)}`, OF_NETWORK),
  ];
  const tooMany = counts.find(({ ok }) => !ok);
  if (tooMany && !tooMany.ok) return tooMany;
  const key = randomUUID();
  await db
    .insertInto('stock_alerts')
    .values({ id: randomUUID(), product_id: productId, email, mobile, key })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return success(key);
}

/** Takes a wish back; of one that is not there it says the same. */
export async function endAlert(db: Database, key: string): Promise<void> {
  await db.deleteFrom('stock_alerts').where('key', '=', key).execute();
}
