import { randomUUID } from 'node:crypto';
import { access, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { fieldFailure, type Result, success } from '../errors.ts';
import { demoPhotoFile, demoPhotoName } from './demo-photos.ts';
import { sentPictures, tooManyPictures } from './picture-queue.ts';
import { PHOTO_FOLDER, readPhotoAddress, readSentPhotoAddress, tooManyPixels } from './rules.ts';

const NO_PICTURE = 'is not a picture that the shop can show. Please choose JPEG, PNG, WebP or AVIF.';

/**
 * Keeps the picture of a product: judged by its content, turned upright, without the data that a camera adds, and
 * written anew, so that nothing of the sender's file survives.
 * @param sent the file as it was sent
 * @param fileName what people call it, for the sentence that refuses it
 * @returns its address; INVALID_INPUT naming `photos` for what is no picture or has too many pixels, BUSY when too
 *   many wait
 */
export async function storeProductPhoto(
  dataDir: string,
  sent: string,
  fileName: string,
): Promise<Result<string>> {
  const name = randomUUID();
  const part = path.join(photosFolder(dataDir), `${name}-0x0.part`);
  await mkdir(path.dirname(part), { recursive: true });
  try {
    const generated = await sentPictures.draw({ kind: 'original', from: sent, to: part });
    switch (generated.kind) {
      case 'busy':
        return tooManyPictures();
      case 'unreadable':
        return fieldFailure('photos', `${fileName || 'This file'} ${NO_PICTURE}`);
      case 'too-large':
        return fieldFailure('photos', `${fileName || 'This file'} ${tooManyPixels(generated)}`);
      case 'drawn': {
        const address = `${PHOTO_FOLDER}${name}-${generated.width}x${generated.height}`;
        await rename(part, originalOf(dataDir, address));
        return success(address);
      }
    }
  } finally {
    await rm(part, { force: true });
  }
}

/** Takes pictures away, with all that was drawn from them. Addresses that are not of staff's pictures stay. */
export async function removeProductPhotos(dataDir: string, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    if (!readSentPhotoAddress(address)) continue;
    await rm(originalOf(dataDir, address), { force: true });
    await rm(variantsOf(dataDir, address), { recursive: true, force: true });
  }
}

/** Whether the picture behind an address is there. */
export async function hasProductPhoto(dataDir: string, address: string): Promise<boolean> {
  if (!readPhotoAddress(address)) return false;
  return access(originalOf(dataDir, address)).then(
    () => true,
    () => false,
  );
}

/** The file that the variants of a picture are drawn from. */
export function originalOf(dataDir: string, address: string): string {
  const demo = demoPhotoName(address);
  return demo === null ? path.join(photosFolder(dataDir), path.basename(address)) : demoPhotoFile(demo);
}

/** The folder of the pictures that staff sent. */
export function photosFolder(dataDir: string): string {
  return path.resolve(dataDir, 'media', 'products');
}

/** The folder of what was drawn from a picture. */
export function variantsOf(dataDir: string, address: string): string {
  return path.resolve(dataDir, 'media', 'product-variants', path.basename(address));
}
