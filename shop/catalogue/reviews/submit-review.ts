import { type Result, success } from '../../errors.ts';
import { removeReviewImage, storeReviewImage } from '../../media/review-images.ts';
import type { Shop } from '../../shop.ts';
import type { WrittenReview } from './responses.ts';
import type { WriteReview } from './schemas.ts';
import { writeReview } from './write-review.ts';

/**
 * Takes a review with its picture: both are kept, or neither.
 * @param sent the picture's file as it was sent, by its path, and the customer who is signed in; null without one
 * @returns the review, whether it took an earlier one's place; INVALID_INPUT for what is no picture, BUSY, and what
 *   writeReview refuses
 */
export async function submitReview(
  { database, settings }: Shop,
  review: WriteReview,
  { image, customerId = null }: { image: string | null; customerId?: string | null },
): Promise<Result<WrittenReview>> {
  const picture = image ? await storeReviewImage(settings.dataDir, image) : success(null);
  if (!picture.ok) return picture;
  const address = picture.value;
  let kept = false;
  try {
    const written = await writeReview(database, review, { imageUrl: address, customerId });
    kept = written.ok && written.value.review.imageUrl === address;
    return written;
  } finally {
    if (address !== null && !kept) await removeReviewImage(settings.dataDir, address);
  }
}
