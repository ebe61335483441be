import { randomUUID } from 'node:crypto';
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { failure, type Result, success } from '../errors.ts';
import { demoPhotoFile, demoPhotoName } from './demo-photos.ts';
import {
  LONGEST_PHOTO_SIDE,
  MOST_PHOTO_PIXELS,
  PHOTO_FOLDER,
  readPhotoAddress,
  readSentPhotoAddress,
} from './rules.ts';
import { takeTurns } from './take-turns.ts';

/** By their content, whatever the file says it is. AVIF is a kind of HEIF to sharp. */
const TAKEN_FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'heif', 'avif'];
const NO_PICTURE = 'is not a picture that the shop can show. Please choose JPEG, PNG, WebP or AVIF.';

/** Pixels of the original that is kept: enough to print it, and small enough to draw from. */
const LONGEST_KEPT_SIDE = 4096;

const drawing = takeTurns(2);

/**
 * Keeps the picture of a product: judged by its content, turned upright, without the data that a camera adds, and
 * written anew, so that nothing of the sender's file survives.
 * @param bytes the file as it was sent
 * @param fileName what people call it, for the sentence that refuses it
 * @returns its address; INVALID_INPUT naming `photos` for what is no picture or has too many pixels
 */
export async function storeProductPhoto(
  dataDir: string,
  bytes: Buffer,
  fileName: string,
): Promise<Result<string>> {
  const drawn = await drawing(() => drawOriginal(bytes));
  if ('refusal' in drawn) {
    const sentence = `${fileName || 'This file'} ${drawn.refusal}`;
    return failure('INVALID_INPUT', sentence, { fields: { photos: sentence } });
  }
  const { data, info } = drawn.picture;
  const address = `${PHOTO_FOLDER}${randomUUID()}-${info.width}x${info.height}`;
  const file = originalOf(dataDir, address);
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await writeFile(`${file}.part`, data);
    await rename(`${file}.part`, file);
  } catch (error) {
    await rm(`${file}.part`, { force: true });
    throw error;
  }
  return success(address);
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

type Drawn = { picture: Awaited<ReturnType<typeof write>> } | { refusal: string };

async function drawOriginal(bytes: Buffer): Promise<Drawn> {
  const metadata = await readMetadata(bytes);
  if (!metadata || !TAKEN_FORMATS.includes(metadata.format)) return { refusal: NO_PICTURE };
  const { width, height } = metadata;
  // Read from the header alone: a picture that would fill the memory is never decoded.
  if (Math.max(width, height) > LONGEST_PHOTO_SIDE || width * height > MOST_PHOTO_PIXELS) {
    return {
      refusal: `has ${count(width)} by ${count(height)} pixels. At most ${count(MOST_PHOTO_PIXELS / 1e6)} million pixels are taken.`,
    };
  }
  try {
    return {
      picture: await write(sharp(bytes, { limitInputPixels: MOST_PHOTO_PIXELS, failOn: 'error' }), metadata),
    };
  } catch {
    // sharp throws for what it cannot decode: no picture for us.
    return { refusal: NO_PICTURE };
  }
}

/** What is transparent has to stay so; everything else is smallest and quickest as JPEG. */
function write(picture: Sharp, { hasAlpha }: Metadata) {
  const upright = picture
    .rotate()
    .resize(LONGEST_KEPT_SIDE, LONGEST_KEPT_SIDE, { fit: 'inside', withoutEnlargement: true });
  const encoded = hasAlpha ? upright.webp({ quality: 92 }) : upright.jpeg({ quality: 92 });
  return encoded.toBuffer({ resolveWithObject: true });
}

async function readMetadata(bytes: Buffer): Promise<Metadata | null> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    return null;
  }
}

function count(number: number): string {
  return number.toLocaleString('en-US');
}
