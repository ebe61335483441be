import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import { failure, type Result, success } from '../errors.ts';
import { REVIEW_COLUMNS, toReview } from './queries.ts';
import type { WriteReview } from './schemas.ts';
import type { Review } from './types.ts';

/**
 * Stores a review of a guest or a customer (spec, sections 6 and 7). The very same review again within ten minutes
 * is a second click, or another try after an answer that got lost: it is answered with the one that is there.
 * @param imageUrl where its picture was stored, null without one
 * @param createdAt given only by the demo catalogue, whose reviews are older than today
 * @returns the review as everybody may read it, or NOT_FOUND
 */
export async function writeReview(
  db: Database,
  review: WriteReview,
  imageUrl: string | null,
  createdAt: Date = new Date(),
): Promise<Result<Review>> {
  const { productId, name, mobile, title, rating, comment } = review;
  return inTransaction(db, async (transaction) => {
    const product = await transaction
      .selectFrom('products')
      .select('id')
      .where('id', '=', productId)
      .executeTakeFirst();
    if (!product) return failure('NOT_FOUND', 'This product does not exist.');
    const earlier = await findSameReview(transaction, review);
    if (earlier) return success(earlier);
    const stored = await transaction
      .insertInto('reviews')
      .values({
        id: randomUUID(),
        product_id: productId,
        name,
        mobile,
        title,
        rating,
        comment,
        image_url: imageUrl,
        created_at: createdAt,
      })
      .returning(REVIEW_COLUMNS)
      .executeTakeFirstOrThrow();
    return success(toReview(stored));
  });
}

async function findSameReview(
  transaction: Database,
  { productId, name, mobile, title, rating, comment }: WriteReview,
): Promise<Review | null> {
  // Two of them at once: the second waits here until the first is stored.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`review ${productId} ${mobile}`}, 0))`.execute(
    transaction,
  );
  const found = await transaction
    .selectFrom('reviews')
    .select(REVIEW_COLUMNS)
    .where('product_id', '=', productId)
    .where('mobile', '=', mobile)
    .where('name', '=', name)
    .where('title', '=', title)
    .where('rating', '=', rating)
    .where('comment', '=', comment)
    .where('created_at', '>', sql<Date>`now() - interval '10 minutes'`)
    .executeTakeFirst();
  return found ? toReview(found) : null;
}
