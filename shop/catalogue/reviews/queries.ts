import { type ExpressionBuilder, type InferResult, sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import type { Tables } from '../../../database/tables.ts';
import { containing, countRows } from '../../sql.ts';
import type { ModeratedReview, ModerationPage, Review } from './responses.ts';
import { MODERATION_PAGE_SIZE } from './rules.ts';
import type { ModerationFilter } from './schemas.ts';

/**
 * Whether the shop delivered the product to this mobile number, or confirmed its order by phone. An account's order
 * speaks only for that account (decision 054).
 */
function isVerifiedBuyer(eb: ExpressionBuilder<Tables, 'reviews'>) {
  return eb
    .exists(
      eb
        .selectFrom('orders')
        .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
        .select('orders.id')
        .whereRef('orders.mobile', '=', 'reviews.mobile')
        // What is bought of a product with options is a variant.
        .where(
          sql<boolean>`order_lines.product_id = any(array(select id from products
            where id = reviews.product_id or variant_of = reviews.product_id))`,
        )
        .where((order) =>
          order.or([
            order('orders.status', '=', 'Delivered'),
            order.and([
              order('orders.confirmation', '=', 'confirmed'),
              order('orders.status', '<>', 'Cancelled'),
            ]),
          ]),
        )
        .where((order) =>
          order.or([
            order('orders.customer_id', 'is', null),
            order('orders.customer_id', '=', order.ref('reviews.customer_id')),
          ]),
        ),
    )
    .as('verifiedBuyer');
}

/** What everybody may read of a review; its writer's mobile number is not among it. */
const REVIEW_COLUMNS = [
  'reviews.id as _id',
  'reviews.product_id as productId',
  'reviews.name',
  'reviews.title',
  'reviews.rating',
  'reviews.comment',
  'reviews.image_url as imageUrl',
  'reviews.created_at',
  'reviews.answer',
  'reviews.answered_at',
] as const;

/** Reviews, hidden ones too, with what everybody may read of them. */
export function selectReviews(db: Database) {
  return db.selectFrom('reviews').select(REVIEW_COLUMNS).select(isVerifiedBuyer);
}

type SelectedReview = InferResult<ReturnType<typeof selectReviews>>[number];

export function toReview<Row extends SelectedReview>({
  created_at,
  verifiedBuyer,
  answer,
  answered_at,
  ...row
}: Row) {
  return {
    ...row,
    date: created_at.toISOString(),
    verifiedBuyer: Boolean(verifiedBuyer),
    ...(answer !== null && answered_at && { answer: { text: answer, date: answered_at.toISOString() } }),
  };
}

/** A product's reviews that are shown, newest first: so many, after so many that are passed over. */
export async function listReviews(
  db: Database,
  productId: string,
  { limit, skip = 0 }: { limit: number; skip?: number },
): Promise<Review[]> {
  const rows = await selectReviews(db)
    .where('reviews.product_id', '=', productId)
    .where('reviews.hidden_at', 'is', null)
    .orderBy('reviews.created_at', 'desc')
    .orderBy('reviews.id')
    .limit(limit)
    .offset(skip)
    .execute();
  return rows.map(toReview);
}

export function selectModerated(db: Database) {
  return db
    .selectFrom('reviews')
    .innerJoin('products', 'products.id', 'reviews.product_id')
    .select(REVIEW_COLUMNS)
    .select(isVerifiedBuyer)
    .select(['products.name as productName', 'reviews.mobile', 'reviews.hidden_at', 'reviews.hidden_reason'])
    .select(['reviews.waits', 'reviews.answered_by']);
}

type SelectedModerated = InferResult<ReturnType<typeof selectModerated>>[number];

export function toModerated({
  hidden_at,
  hidden_reason,
  answered_by,
  ...row
}: SelectedModerated): ModeratedReview {
  const { answer, ...review } = toReview(row);
  const hidden =
    hidden_at && !row.waits ? { at: hidden_at.toISOString(), reason: hidden_reason ?? '' } : null;
  return { ...review, hidden, answer: answer ? { ...answer, by: answered_by ?? '' } : null };
}

/** All reviews, newest first, for Shop Managers. Searches the writer's name, the title and the comment. */
export async function listForModeration(
  db: Database,
  { page, search, state }: ModerationFilter,
): Promise<ModerationPage> {
  const text = sql`lower(reviews.name || ' ' || reviews.title || ' ' || reviews.comment)`;
  const matches = (eb: ExpressionBuilder<Tables, 'reviews'>) =>
    eb.and([
      ...(search === '' ? [] : [eb(text, 'like', containing(search.toLowerCase()))]),
      ...(state === undefined ? [] : [eb('reviews.hidden_at', state === 'shown' ? 'is' : 'is not', null)]),
      ...(state === 'hidden' || state === 'waiting' ? [eb('reviews.waits', '=', state === 'waiting')] : []),
    ]);
  const total = await countRows(db.selectFrom('reviews').where(matches));
  const rows = await selectModerated(db)
    .where(matches)
    .orderBy('reviews.created_at', 'desc')
    .orderBy('reviews.id')
    .limit(MODERATION_PAGE_SIZE)
    .offset((page - 1) * MODERATION_PAGE_SIZE)
    .execute();
  return { total, totalPages: Math.ceil(total / MODERATION_PAGE_SIZE), reviews: rows.map(toModerated) };
}
