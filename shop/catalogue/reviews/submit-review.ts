import { type Result, success } from '../../errors.ts';
import { removeReviewImage, storeReviewImage } from '../../media/review-images.ts';
import type { Shop } from '../../shop.ts';
import type { WrittenReview } from './responses.ts';
import type { WriteReview } from './schemas.ts';
import { writeReview } from './write-review.ts';

/** Stores a review with its picture, both or neither. @returns INVALID_INPUT for no picture, BUSY, and as writeReview */
export async function submitReview(
  { database, settings, currentSettings }: Shop,
  review: WriteReview,
  { image, customerId = null }: { image: string | null; customerId?: string | null },
): Promise<Result<WrittenReview>> {
  const picture = image ? await storeReviewImage(settings.dataDir, image) : success(null);
  if (!picture.ok) return picture;
  const address = picture.value;
  let kept = false;
  try {
    const written = await writeReview(database, review, {
      imageUrl: address,
      customerId,
      needsApproval: (await currentSettings()).reviewsNeedApproval,
    });
    kept = written.ok && written.value.review.imageUrl === address;
    return written;
  } finally {
    if (address !== null && !kept) await removeReviewImage(settings.dataDir, address);
  }
}
