import { sql } from 'kysely';
import type { Database, Transaction } from '../../../database/connect.ts';
import { failure, fieldFailure, type Result, success } from '../../errors.ts';
import { countRows, waitForTurn } from '../../sql.ts';
import { IS_SOLD } from '../products/conditions.ts';
import { noSuchProduct } from '../products/failures.ts';
import { insertReviews } from './insert-reviews.ts';
import { selectReviews, toReview } from './queries.ts';
import type { Review, WrittenReview } from './responses.ts';
import { MOST_REVIEWS_A_DAY, mayReplace, REPLACED_BY_NEWER } from './rules.ts';
import type { WriteReview } from './schemas.ts';

const WITH_ACCOUNT =
  'The review of this product with this mobile number was written with an account. Please log in to change it.';
const TOO_MANY_TODAY =
  'Too many reviews were written with this mobile number today. Please try again tomorrow.';

interface Circumstances {
  /** Where its picture was stored, null without one. */
  imageUrl: string | null;
  /** Of the customer who is signed in; null for a guest. */
  customerId?: string | null;
  /** Whether it waits until the shop has looked at it; what is shown of this number stays until then. */
  needsApproval?: boolean;
}

/**
 * Stores a review (R90) in place of this number's earlier one (decision 054). Within ten minutes the same is a second click.
 * @returns NOT_FOUND, FORBIDDEN where the earlier one is of another account, or TOO_MANY_REQUESTS
 */
export async function writeReview(
  db: Database,
  written: WriteReview,
  { imageUrl, customerId = null, needsApproval = false }: Circumstances,
): Promise<Result<WrittenReview>> {
  return db.transaction().execute(async (transaction) => {
    const product = await transaction
      .selectFrom('products')
      // A variant is reviewed with its product.
      .select(sql<string>`coalesce(variant_of, id)`.as('id'))
      .where('id', '=', written.productId)
      .where(IS_SOLD)
      .executeTakeFirst();
    if (!product) return noSuchProduct();
    const review = { ...written, productId: product.id };
    // Two of them at once: the second waits here until the first is stored.
    await lockWriter(transaction, review);
    const same = await findSameReview(transaction, review);
    if (same) return success(same);

    const owner = await findOwner(transaction, customerId, review.mobile);
    const earlier = await listStanding(transaction, review);
    if (earlier.some((one) => !mayReplace(one, owner))) {
      return fieldFailure('mobile', WITH_ACCOUNT, 'FORBIDDEN');
    }
    if (await wroteTooMany(transaction, review.mobile)) return failure('TOO_MANY_REQUESTS', TOO_MANY_TODAY);

    const replaced = earlier.filter(({ waits }) => waits || !needsApproval).map(({ id }) => id);
    await hideReplaced(transaction, replaced);
    const [id = ''] = await insertReviews(transaction, [
      { ...review, imageUrl, customerId: owner, createdAt: new Date(), waits: needsApproval },
    ]);
    if (replaced.length > 0) {
      await transaction.updateTable('reviews').set({ replaced_by: id }).where('id', 'in', replaced).execute();
    }
    return success({
      review: await readReview(transaction, id),
      replaced: replaced.length > 0,
      ...(needsApproval && { waits: true as const }),
    });
  });
}

async function hideReplaced(transaction: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .updateTable('reviews')
    .set({ hidden_at: sql<Date>`clock_timestamp()`, hidden_reason: REPLACED_BY_NEWER, waits: false })
    .where('id', 'in', ids)
    .execute();
}

async function readReview(db: Database, id: string): Promise<Review> {
  return toReview(await selectReviews(db).where('reviews.id', '=', id).executeTakeFirstOrThrow());
}

async function findSameReview(
  db: Database,
  { productId, ...written }: WriteReview,
): Promise<WrittenReview | null> {
  const found = await db
    .selectFrom('reviews')
    .select(['id', 'waits'])
    .where((eb) => eb.and({ product_id: productId, ...written }))
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
  return {
    review: await readReview(db, found.id),
    replaced: replaced !== undefined,
    ...(found.waits && { waits: true as const }),
  };
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

/** What is shown of a mobile number and product, and what of it waits. */
function listStanding(db: Database, { productId, mobile }: WriteReview) {
  return db
    .selectFrom('reviews')
    .select(['id', 'customer_id as customerId', 'waits'])
    .where('product_id', '=', productId)
    .where('mobile', '=', mobile)
    .where((eb) => eb.or([eb('hidden_at', 'is', null), eb('waits', '=', true)]))
    .execute();
}

async function wroteTooMany(db: Database, mobile: string): Promise<boolean> {
  const today = db
    .selectFrom('reviews')
    .where('mobile', '=', mobile)
    .where('created_at', '>', sql<Date>`now() - interval '1 day'`);
  return (await countRows(today)) >= MOST_REVIEWS_A_DAY;
}

/** Lets one at a time decide which review of a mobile number and product is shown. Ends with the transaction. */
export function lockWriter(
  transaction: Transaction,
  { productId, mobile }: { productId: string; mobile: string },
): Promise<void> {
  return waitForTurn(transaction, `review ${productId} ${mobile}`);
}
