import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { countAttempt } from '../../auth/sessions/attempts.ts';
import { networkOf } from '../../auth/sessions/rules.ts';
import { noSuchProduct } from '../../catalogue/products/failures.ts';
import { failure, type Result, success } from '../../errors.ts';
import { countRows, waitForTurn } from '../../sql.ts';
import { MOST_WAITING_OF_PRODUCT } from './rules.ts';
import type { AskQuestion } from './schemas.ts';

/** How many questions are taken of one network within an hour. Many phones of one mobile network share an address. */
const OF_NETWORK = { most: 30, pauseMinutes: 60 };

/**
 * Stores a question (R620): nobody sees it before it is answered. The same within ten minutes is a second click.
 * @param from the network address
 * @param phone of the shop, for whom it takes no more questions of
 * @returns NOT_FOUND, TOO_MANY_REQUESTS
 */
export function askQuestion(
  db: Database,
  productId: string,
  { name, email, question }: AskQuestion,
  { from, phone }: { from: string; phone: string },
): Promise<Result<null>> {
  return db.transaction().execute(async (transaction) => {
    await waitForTurn(transaction, `question ${productId}`);
    const product = await transaction
      .selectFrom('products')
      .select('id')
      .where('id', '=', productId)
      .executeTakeFirst();
    if (!product) return noSuchProduct();
    const own = transaction.selectFrom('questions').where('product_id', '=', productId);
    const again = await own
      .select('id')
      .where((eb) => eb.and({ name, question }))
      .where('created_at', '>', sql<Date>`now() - interval '10 minutes'`)
      .executeTakeFirst();
    if (again) return success(null);
    const waiting = await countRows(own.where('answered_at', 'is', null).where('declined_at', 'is', null));
    const counted = await countAttempt(transaction, `question:${networkOf(from)}`, OF_NETWORK);
    if (!counted.ok || waiting >= MOST_WAITING_OF_PRODUCT) {
      return failure('TOO_MANY_REQUESTS', `Many questions wait for an answer already. Please call ${phone}.`);
    }
    await transaction
      .insertInto('questions')
      .values({ id: randomUUID(), product_id: productId, name, email: email || null, question })
      .execute();
    return success(null);
  });
}
