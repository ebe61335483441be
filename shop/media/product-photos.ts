import { randomUUID } from 'node:crypto';
import { copyFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { fieldFailure, type Result, success } from '../errors.ts';
import { demoPhotoFile, demoPhotoName } from './demo-photos.ts';
import { sentPictures } from './picture-queue.ts';
import { PHOTO_FOLDER, readPhotoAddress, readSentPhotoAddress, tooManyPixels } from './rules.ts';
import { drawPicture, exists } from './store-picture.ts';

const NO_PICTURE = 'is not a picture that the shop can show. Please choose JPEG, PNG, WebP or AVIF.';

/**
 * Stores a product's picture: judged by its content, upright, without metadata; nothing of the sender's file survives.
 * @param fileName what people call it @returns its address; INVALID_INPUT naming `photos`, BUSY
 */
export async function storeProductPhoto(
  dataDir: string,
  sent: string,
  fileName: string,
): Promise<Result<string>> {
  const name = randomUUID();
  const part = path.join(photosFolder(dataDir), `${name}-0x0.part`);
  const called = fileName || 'This file';
  return drawPicture(sentPictures, { kind: 'original', from: sent, to: part }, async (outcome) => {
    if (outcome.kind === 'unreadable') return fieldFailure('photos', `${called} ${NO_PICTURE}`);
    if (outcome.kind === 'too-large') return fieldFailure('photos', `${called} ${tooManyPixels(outcome)}`);
    const address = `${PHOTO_FOLDER}${name}-${outcome.width}x${outcome.height}`;
    await rename(part, originalOf(dataDir, address));
    return success(address);
  });
}

/**
 * Copies pictures of staff under addresses of their own; the demo catalogue's are the shop's, and shared.
 * @returns the address of each one's copy, in the same order, without those whose file is not there
 */
export async function copyProductPhotos(
  dataDir: string,
  addresses: readonly string[],
): Promise<Map<string, string>> {
  const copies = new Map<string, string>();
  for (const address of addresses) {
    if (!readSentPhotoAddress(address)) copies.set(address, address);
    else if (await hasProductPhoto(dataDir, address)) {
      const size = /-\d+x\d+$/.exec(address)?.[0] ?? '';
      const copy = `${PHOTO_FOLDER}${randomUUID()}${size}`;
      await copyFile(originalOf(dataDir, address), originalOf(dataDir, copy));
      copies.set(address, copy);
    }
  }
  return copies;
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
  return readPhotoAddress(address) !== null && exists(originalOf(dataDir, address));
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
