import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../../database/connect.ts';
import type { WriteReview } from './schemas.ts';

export interface NewReview extends WriteReview {
  /** Where its picture was stored, null without one. */
  imageUrl: string | null;
  /** Of the customer that it belongs to; null for a guest. */
  customerId: string | null;
  createdAt: Date;
  /** Hidden until the shop has looked at it. */
  waits?: boolean;
}

/** Stores new reviews, of which each may be shown (decision 054). @returns their ids, in the same order */
export async function insertReviews(
  transaction: Transaction,
  reviews: readonly NewReview[],
): Promise<string[]> {
  if (reviews.length === 0) return [];
  const rows = reviews.map(({ productId, imageUrl, customerId, createdAt, waits = false, ...written }) => ({
    id: randomUUID(),
    product_id: productId,
    customer_id: customerId,
    ...written,
    image_url: imageUrl,
    created_at: createdAt,
    waits,
    hidden_at: waits ? createdAt : null,
  }));
  await transaction.insertInto('reviews').values(rows).execute();
  return rows.map(({ id }) => id);
}
