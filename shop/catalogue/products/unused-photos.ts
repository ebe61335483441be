import { sql } from 'kysely';
import type { Transaction } from '../../../database/connect.ts';
import { readSentPhotoAddress } from '../../media/rules.ts';

/**
 * Of the pictures that a locked product has no more, those that nobody needs: a line of an order keeps showing the
 * picture of what was sold. A picture belongs to one product, so no other has to be asked.
 */
export async function listUnusedPhotos(
  transaction: Transaction,
  productId: string,
  removed: readonly string[],
): Promise<string[]> {
  const photos = removed.filter((address) => readSentPhotoAddress(address));
  if (photos.length === 0) return [];
  const sold = await transaction
    .selectFrom('order_lines')
    .select('photo')
    .distinct()
    .where('product_id', '=', productId)
    .where('photo', '=', sql<string>`any(${photos}::text[])`)
    .execute();
  return photos.filter((address) => !sold.some(({ photo }) => photo === address));
}
