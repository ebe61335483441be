import { type Selectable, sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { Tables } from '../../database/tables.ts';
import { MODERATION_PAGE_SIZE } from './rules.ts';
import type { ModerationFilter } from './schemas.ts';
import type { ModeratedReview, ModerationPage, Review } from './types.ts';

/** What everybody may read of a review; its writer's mobile number is not among it. */
export const REVIEW_COLUMNS = [
  'id',
  'product_id',
  'name',
  'title',
  'rating',
  'comment',
  'image_url',
  'created_at',
] as const;

/** A selected row as calls and screens see it. */
export function toReview(row: Pick<Selectable<Tables['reviews']>, (typeof REVIEW_COLUMNS)[number]>): Review {
  return {
    _id: row.id,
    productId: row.product_id,
    name: row.name,
    title: row.title,
    rating: row.rating,
    comment: row.comment,
    imageUrl: row.image_url,
    date: row.created_at.toISOString(),
  };
}

/** A product's reviews that are shown, newest first. */
export async function listReviews(db: Database, productId: string): Promise<Review[]> {
  const rows = await db
    .selectFrom('reviews')
    .select(REVIEW_COLUMNS)
    .where('product_id', '=', productId)
    .where('hidden_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(toReview);
}

/** Every column of a review that Shop Managers see. */
export function selectModerated(db: Database) {
  return db
    .selectFrom('reviews')
    .innerJoin('products', 'products.id', 'reviews.product_id')
    .select([
      'reviews.id',
      'reviews.product_id',
      'products.name as product_name',
      'reviews.name',
      'reviews.mobile',
      'reviews.title',
      'reviews.rating',
      'reviews.comment',
      'reviews.image_url',
      'reviews.created_at',
      'reviews.hidden_at',
      'reviews.hidden_reason',
    ]);
}

type SelectedModerated = Awaited<ReturnType<ReturnType<typeof selectModerated>['execute']>>[number];

export function toModerated(row: SelectedModerated): ModeratedReview {
  return {
    _id: row.id,
    productId: row.product_id,
    productName: row.product_name,
    name: row.name,
    mobile: row.mobile,
    title: row.title,
    rating: row.rating,
    comment: row.comment,
    imageUrl: row.image_url,
    date: row.created_at.toISOString(),
    hidden: row.hidden_at ? { at: row.hidden_at.toISOString(), reason: row.hidden_reason ?? '' } : null,
  };
}

/** All reviews, newest first, for Shop Managers. Searches the writer's name, the title and the comment. */
export async function listForModeration(
  db: Database,
  { page, search, state }: ModerationFilter,
): Promise<ModerationPage> {
  const pattern = `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const searched = sql`lower(reviews.name || ' ' || reviews.title || ' ' || reviews.comment)`;
  const { total } = await db
    .selectFrom('reviews')
    .select(sql<number>`count(*)::int`.as('total'))
    .$if(search !== '', (query) => query.where(searched, 'like', pattern))
    .$if(state !== undefined, (query) => query.where('hidden_at', state === 'hidden' ? 'is not' : 'is', null))
    .executeTakeFirstOrThrow();
  const rows = await selectModerated(db)
    .$if(search !== '', (query) => query.where(searched, 'like', pattern))
    .$if(state !== undefined, (query) => query.where('hidden_at', state === 'hidden' ? 'is not' : 'is', null))
    .orderBy('reviews.created_at', 'desc')
    .orderBy('reviews.id')
    .limit(MODERATION_PAGE_SIZE)
    .offset((page - 1) * MODERATION_PAGE_SIZE)
    .execute();
  return { total, totalPages: Math.ceil(total / MODERATION_PAGE_SIZE), reviews: rows.map(toModerated) };
}
