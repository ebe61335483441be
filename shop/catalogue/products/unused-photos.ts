import { sql } from 'kysely';
import type { Transaction } from '../../../database/connect.ts';
import { readSentPhotoAddress } from '../../media/rules.ts';

/** Of the pictures that a locked product loses, those that no line of an order shows. */
export async function listUnusedPhotos(
  transaction: Transaction,
  product: { id: string; photos: readonly string[] },
  remaining: readonly string[] = [],
): Promise<string[]> {
  const removed = product.photos.filter((photo) => !remaining.includes(photo));
  const photos = removed.filter((address) => readSentPhotoAddress(address));
  if (photos.length === 0) return [];
  const sold = await transaction
    .selectFrom('order_lines')
    .select('photo')
    .distinct()
    // Lines of its variants show its pictures too, also of those that are gone.
    .where(
      sql<boolean>`(product_id is null or product_id = any(array(
        select id from products where id = ${product.id} or variant_of = ${product.id})))`,
    )
    .where('photo', '=', sql<string>`any(${photos}::text[])`)
    .execute();
  return photos.filter((address) => !sold.some(({ photo }) => photo === address));
}
