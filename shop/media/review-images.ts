import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { failure, type Result, success } from '../errors.ts';

/** A picture that would fill the memory is refused by its own header, before it is decoded. */
const MOST_PIXELS = 50_000_000;
const LONGEST_SIDE = 1200;
const TAKEN_FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'heif', 'avif', 'gif'];
const ADDRESS = '/media/reviews/';

const NOT_A_PICTURE = 'Please choose a picture (JPEG, PNG, WebP or AVIF).';

/**
 * Keeps the picture of a review: judged by its content, turned upright, made small, without the data that a
 * camera adds, and written anew, so that nothing of the sender's file survives.
 * @param dataDir the shop's DATA_DIR
 * @param bytes the file as it was sent
 * @returns the address of the stored picture, or INVALID_INPUT for what is no picture or too large a one
 */
export async function storeReviewImage(dataDir: string, bytes: Buffer): Promise<Result<string>> {
  const drawn = await redraw(bytes);
  if (!drawn) return failure('INVALID_INPUT', NOT_A_PICTURE, { fields: { image: NOT_A_PICTURE } });
  const name = `${randomUUID()}.webp`;
  const file = fileOf(dataDir, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.part`, drawn);
  await rename(`${file}.part`, file);
  return success(ADDRESS + name);
}

/** Takes back a picture whose review was not stored. */
export async function removeReviewImage(dataDir: string, address: string): Promise<void> {
  await rm(fileOf(dataDir, path.basename(address)), { force: true });
}

function fileOf(dataDir: string, name: string): string {
  return path.join(dataDir, 'media', 'reviews', name);
}

async function redraw(bytes: Buffer): Promise<Buffer | null> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    const { format } = await picture.metadata();
    if (!TAKEN_FORMATS.includes(format)) return null;
    return await picture
      .rotate()
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer();
  } catch {
    // sharp throws for what it cannot decode and for what is over its limits: no picture for us either way.
    return null;
  }
}
