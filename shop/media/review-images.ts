import { randomUUID } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { fieldFailure, type Result, success } from '../errors.ts';
import { sentPictures } from './picture-queue.ts';
import { tooManyPixels } from './rules.ts';
import { drawPicture } from './store-picture.ts';

const ADDRESS = '/media/reviews/';

const NOT_A_PICTURE = 'Please choose a picture (JPEG, PNG, WebP or AVIF).';

/** Stores a review's picture, small, as product-photos.ts does. @returns its address; INVALID_INPUT naming `image`, BUSY */
export async function storeReviewImage(dataDir: string, sent: string): Promise<Result<string>> {
  const name = `${randomUUID()}.webp`;
  const file = fileOf(dataDir, name);
  const part = `${file}.part`;
  return drawPicture(sentPictures, { kind: 'review', from: sent, to: part }, async (outcome) => {
    if (outcome.kind === 'unreadable') return fieldFailure('image', NOT_A_PICTURE);
    if (outcome.kind === 'too-large') return fieldFailure('image', `This picture ${tooManyPixels(outcome)}`);
    await rename(part, file);
    return success(ADDRESS + name);
  });
}

/** Takes back a picture whose review was not stored. */
export async function removeReviewImage(dataDir: string, address: string): Promise<void> {
  await rm(fileOf(dataDir, path.basename(address)), { force: true });
}

function fileOf(dataDir: string, name: string): string {
  return path.join(dataDir, 'media', 'reviews', name);
}
