import { type ExpressionBuilder, sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import type { Tables } from '../../../database/tables.ts';
import { containing } from '../../sql.ts';
import type { ModeratedReview, ModerationPage, Review } from './responses.ts';
import { MODERATION_PAGE_SIZE } from './rules.ts';
import type { ModerationFilter } from './schemas.ts';

/**
 * Whether the shop delivered the product to the writer's mobile number, or confirmed the order with it by phone. An
 * order of an account speaks only for what that account writes (decision 054).
 */
function isVerifiedBuyer(eb: ExpressionBuilder<Tables, 'reviews'>) {
  return eb
    .exists(
      eb
        .selectFrom('orders')
        .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
        .select('orders.id')
        .whereRef('orders.mobile', '=', 'reviews.mobile')
        .whereRef('order_lines.product_id', '=', 'reviews.product_id')
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
    .as('verified_buyer');
}

/** What everybody may read of a review; its writer's mobile number is not among it. */
const REVIEW_COLUMNS = [
  'reviews.id',
  'reviews.product_id',
  'reviews.name',
  'reviews.title',
  'reviews.rating',
  'reviews.comment',
  'reviews.image_url',
  'reviews.created_at',
] as const;

/** Reviews, hidden ones too, with what everybody may read of them. */
export function selectReviews(db: Database) {
  return db.selectFrom('reviews').select(REVIEW_COLUMNS).select(isVerifiedBuyer);
}

type SelectedReview = Awaited<ReturnType<ReturnType<typeof selectReviews>['execute']>>[number];

/** A selected row as calls and screens see it. */
export function toReview(row: SelectedReview): Review {
  return {
    _id: row.id,
    productId: row.product_id,
    name: row.name,
    title: row.title,
    rating: row.rating,
    comment: row.comment,
    imageUrl: row.image_url,
    date: row.created_at.toISOString(),
    verifiedBuyer: Boolean(row.verified_buyer),
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

/** Every column of a review that Shop Managers see. */
export function selectModerated(db: Database) {
  return db
    .selectFrom('reviews')
    .innerJoin('products', 'products.id', 'reviews.product_id')
    .select(REVIEW_COLUMNS)
    .select(isVerifiedBuyer)
    .select([
      'products.name as product_name',
      'reviews.mobile',
      'reviews.hidden_at',
      'reviews.hidden_reason',
    ]);
}

type SelectedModerated = Awaited<ReturnType<ReturnType<typeof selectModerated>['execute']>>[number];

export function toModerated(row: SelectedModerated): ModeratedReview {
  return {
    ...toReview(row),
    productName: row.product_name,
    mobile: row.mobile,
    hidden: row.hidden_at ? { at: row.hidden_at.toISOString(), reason: row.hidden_reason ?? '' } : null,
  };
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
      ...(state === undefined ? [] : [eb('reviews.hidden_at', state === 'hidden' ? 'is not' : 'is', null)]),
    ]);
  const { total } = await db
    .selectFrom('reviews')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(matches)
    .executeTakeFirstOrThrow();
  const rows = await selectModerated(db)
    .where(matches)
    .orderBy('reviews.created_at', 'desc')
    .orderBy('reviews.id')
    .limit(MODERATION_PAGE_SIZE)
    .offset((page - 1) * MODERATION_PAGE_SIZE)
    .execute();
  return { total, totalPages: Math.ceil(total / MODERATION_PAGE_SIZE), reviews: rows.map(toModerated) };
}
