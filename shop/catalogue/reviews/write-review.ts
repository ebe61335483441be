import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../database/connect.ts';
import { failure, fieldFailure, type Result, success } from '../../errors.ts';
import { waitForTurn } from '../../sql.ts';
import { selectReviews, toReview } from './queries.ts';
import type { Review, WrittenReview } from './responses.ts';
import { MOST_REVIEWS_A_DAY, mayReplace, REPLACED_BY_NEWER } from './rules.ts';
import type { WriteReview } from './schemas.ts';

interface Circumstances {
  /** Where its picture was stored, null without one. */
  imageUrl: string | null;
  /** Of the customer who is signed in; null for a guest. */
  customerId?: string | null;
  /** Given only by the demo catalogue, whose reviews are older than today. */
  createdAt?: Date;
}

/**
 * Stores a review of a guest or a customer (R90). Of a mobile number and product one is shown:
 * another takes the place of the first, which is hidden and kept (decision 054). The very same review again within
 * ten minutes is a second click, or another try after an answer that got lost: it is answered with the one that is
 * there.
 * @returns the review as everybody may read it; NOT_FOUND, FORBIDDEN where the earlier one belongs to an account that
 *   is not signed in, or TOO_MANY_REQUESTS for a number that wrote too many today
 */
export async function writeReview(
  db: Database,
  review: WriteReview,
  circumstances: Circumstances,
): Promise<Result<WrittenReview>> {
  return db.transaction().execute((transaction) => storeReview(transaction, review, circumstances));
}

/** As `writeReview`, beside other things that are stored. */
export async function storeReview(
  transaction: Transaction,
  review: WriteReview,
  { imageUrl, customerId = null, createdAt = new Date() }: Circumstances,
): Promise<Result<WrittenReview>> {
  const { productId, name, mobile, title, rating, comment } = review;
  const product = await transaction
    .selectFrom('products')
    .select('id')
    .where('id', '=', productId)
    .executeTakeFirst();
  if (!product) return failure('NOT_FOUND', 'This product does not exist.');
  // Two of them at once: the second waits here until the first is stored.
  await lockWriter(transaction, review);
  const same = await findSameReview(transaction, review);
  if (same) return success(same);

  const owner = await findOwner(transaction, customerId, mobile);
  const earlier = await findShown(transaction, review);
  if (earlier && !mayReplace(earlier, owner)) return writtenWithAccount();
  if (await wroteTooMany(transaction, mobile)) return tooManyToday();

  const id = randomUUID();
  if (earlier) {
    await transaction
      .updateTable('reviews')
      .set({ hidden_at: sql<Date>`clock_timestamp()`, hidden_reason: REPLACED_BY_NEWER })
      .where('id', '=', earlier.id)
      .execute();
  }
  await transaction
    .insertInto('reviews')
    .values({
      id,
      product_id: productId,
      customer_id: owner,
      name,
      mobile,
      title,
      rating,
      comment,
      image_url: imageUrl,
      created_at: createdAt,
    })
    .execute();
  if (earlier) {
    await transaction.updateTable('reviews').set({ replaced_by: id }).where('id', '=', earlier.id).execute();
  }
  return success({ review: await readReview(transaction, id), replaced: earlier !== null });
}

async function readReview(db: Database, id: string): Promise<Review> {
  return toReview(await selectReviews(db).where('reviews.id', '=', id).executeTakeFirstOrThrow());
}

async function findSameReview(
  db: Database,
  { productId, name, mobile, title, rating, comment }: WriteReview,
): Promise<WrittenReview | null> {
  const found = await db
    .selectFrom('reviews')
    .select('id')
    .where('product_id', '=', productId)
    .where('mobile', '=', mobile)
    .where('name', '=', name)
    .where('title', '=', title)
    .where('rating', '=', rating)
    .where('comment', '=', comment)
    .where('created_at', '>', sql<Date>`now() - interval '10 minutes'`)
    .where('replaced_by', 'is', null)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  if (!found) return null;
  const replaced = await db
    .selectFrom('reviews')
    .select('id')
    .where('replaced_by', '=', found.id)
    .executeTakeFirst();
  return { review: await readReview(db, found.id), replaced: replaced !== undefined };
}

/** The account that a review belongs to from now on: that of who is signed in, for its own number. */
async function findOwner(db: Database, customerId: string | null, mobile: string): Promise<string | null> {
  if (customerId === null) return null;
  const owner = await db
    .selectFrom('customers')
    .select('id')
    .where('id', '=', customerId)
    .where('mobile', '=', mobile)
    .executeTakeFirst();
  return owner?.id ?? null;
}

async function findShown(
  db: Database,
  { productId, mobile }: WriteReview,
): Promise<{ id: string; customerId: string | null } | null> {
  const shown = await db
    .selectFrom('reviews')
    .select(['id', 'customer_id as customerId'])
    .where('product_id', '=', productId)
    .where('mobile', '=', mobile)
    .where('hidden_at', 'is', null)
    .executeTakeFirst();
  return shown ?? null;
}

async function wroteTooMany(db: Database, mobile: string): Promise<boolean> {
  const { count } = await db
    .selectFrom('reviews')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('mobile', '=', mobile)
    .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  return count >= MOST_REVIEWS_A_DAY;
}

function writtenWithAccount() {
  return fieldFailure(
    'mobile',
    'The review of this product with this mobile number was written with an account. Please log in to change it.',
    'FORBIDDEN',
  );
}

function tooManyToday() {
  return failure(
    'TOO_MANY_REQUESTS',
    'Too many reviews were written with this mobile number today. Please try again tomorrow.',
  );
}

/** Lets one at a time decide which review of a mobile number and product is shown. Ends with the transaction. */
export async function lockWriter(
  transaction: Transaction,
  { productId, mobile }: { productId: string; mobile: string },
): Promise<void> {
  await waitForTurn(transaction, `review ${productId} ${mobile}`);
}
