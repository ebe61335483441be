import { rm } from 'node:fs/promises';
import { sharePictureFolder } from './keep-share-picture.ts';

/** Takes the picture that was shared with a product's link away, after the product is deleted. */
export async function removeSharePicture(dataDir: string, productId: string): Promise<void> {
  await rm(sharePictureFolder(dataDir, productId), { recursive: true, force: true });
}
