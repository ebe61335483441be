import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { fieldFailure, type Result, success } from '../errors.ts';
import { sentPictures, tooManyPictures } from './picture-queue.ts';
import { tooManyPixels } from './rules.ts';

const ADDRESS = '/media/reviews/';

const NOT_A_PICTURE = 'Please choose a picture (JPEG, PNG, WebP or AVIF).';

/**
 * Keeps the picture of a review: judged by its content, turned upright, made small, without the data that a
 * camera adds, and written anew, so that nothing of the sender's file survives.
 * @param dataDir the shop's DATA_DIR
 * @param sent the file as it was sent
 * @returns the address of the stored picture; INVALID_INPUT for what is no picture or too large a one, BUSY when too
 *   many wait
 */
export async function storeReviewImage(dataDir: string, sent: string): Promise<Result<string>> {
  const name = `${randomUUID()}.webp`;
  const file = fileOf(dataDir, name);
  const part = `${file}.part`;
  await mkdir(path.dirname(file), { recursive: true });
  try {
    const generated = await sentPictures.draw({ kind: 'review', from: sent, to: part });
    switch (generated.kind) {
      case 'busy':
        return tooManyPictures();
      case 'unreadable':
        return fieldFailure('image', NOT_A_PICTURE);
      case 'too-large':
        return fieldFailure('image', `This picture ${tooManyPixels(generated)}`);
      case 'drawn':
        await rename(part, file);
        return success(ADDRESS + name);
    }
  } finally {
    await rm(part, { force: true });
  }
}

/** Takes back a picture whose review was not stored. */
export async function removeReviewImage(dataDir: string, address: string): Promise<void> {
  await rm(fileOf(dataDir, path.basename(address)), { force: true });
}

function fileOf(dataDir: string, name: string): string {
  return path.join(dataDir, 'media', 'reviews', name);
}
