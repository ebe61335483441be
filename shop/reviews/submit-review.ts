import { type Result, success } from '../errors.ts';
import { removeReviewImage, storeReviewImage } from '../media/review-images.ts';
import type { Shop } from '../shop.ts';
import type { WriteReview } from './schemas.ts';
import type { Review } from './types.ts';
import { writeReview } from './write-review.ts';

/**
 * Takes a review with its picture: both are kept, or neither.
 * @param image the file as it was sent, by its path; null without one
 * @returns the review; INVALID_INPUT for what is no picture, BUSY, NOT_FOUND for an unknown product
 */
export async function submitReview(
  { database, settings }: Shop,
  review: WriteReview,
  image: string | null,
): Promise<Result<Review>> {
  const picture = image ? await storeReviewImage(settings.dataDir, image) : success(null);
  if (!picture.ok) return picture;
  const address = picture.value;
  let kept = false;
  try {
    const written = await writeReview(database, review, address);
    kept = written.ok && written.value.imageUrl === address;
    return written;
  } finally {
    if (address !== null && !kept) await removeReviewImage(settings.dataDir, address);
  }
}
