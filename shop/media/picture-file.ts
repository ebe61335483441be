import path from 'node:path';
import { DEMO_PICTURES } from './demo-photos.ts';
import { originalOf } from './product-photos.ts';
import { readPhotoAddress, readPictureAddress } from './rules.ts';

/**
 * The file behind a picture's address.
 * @param dataDir the shop's DATA_DIR
 * @returns null where the address is none of the shop's own
 */
export function pictureFile(dataDir: string, address: string): string | null {
  if (readPhotoAddress(address)) return originalOf(dataDir, address);
  const picture = readPictureAddress(address);
  if (!picture) return null;
  const folder = picture.folder === 'demo' ? DEMO_PICTURES : path.resolve(dataDir, 'media', picture.folder);
  return path.join(folder, picture.name);
}
