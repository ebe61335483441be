import { randomUUID } from 'node:crypto';
import { access, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { hasProductPhoto, originalOf, variantsOf } from './product-photos.ts';
import { type PhotoFormat, readPhotoAddress, widthsOf } from './rules.ts';
import { takeTurns } from './take-turns.ts';

const drawing = takeTurns(2);
const underWay = new Map<string, Promise<void>>();

/**
 * The file of a picture in a width and a format. It is drawn when it is asked for the first time, once however many
 * ask, and kept.
 * @param width one of the picture's widths
 * @returns null where there is no such picture or it has no such width
 */
export async function drawVariant(
  dataDir: string,
  address: string,
  width: number,
  format: PhotoFormat,
): Promise<string | null> {
  const photo = readPhotoAddress(address);
  if (!photo || !widthsOf(photo).includes(width)) return null;
  const file = path.join(variantsOf(dataDir, address), `${width}.${format}`);
  if (await exists(file)) return file;
  if (!(await hasProductPhoto(dataDir, address))) return null;
  let drawn = underWay.get(file);
  if (!drawn) {
    drawn = drawing(() => draw(originalOf(dataDir, address), file, width, format));
    underWay.set(file, drawn);
    const done = () => underWay.delete(file);
    drawn.then(done, done);
  }
  await drawn;
  return file;
}

async function draw(original: string, file: string, width: number, format: PhotoFormat): Promise<void> {
  const resized = sharp(original).resize({ width, withoutEnlargement: true });
  await mkdir(path.dirname(file), { recursive: true });
  // Under a name of its own, since another process of the shop may be drawing the same.
  const part = `${file}.${randomUUID()}.part`;
  try {
    await encode(resized, format).toFile(part);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** AVIF at effort 2 takes a tenth of the time of sharp's preset of 4, for pictures a fifth larger. */
function encode(picture: Sharp, format: PhotoFormat): Sharp {
  switch (format) {
    case 'avif':
      return picture.avif({ quality: 55, effort: 2 });
    case 'webp':
      return picture.webp({ quality: 78 });
    case 'jpeg':
      return picture.flatten({ background: '#fff' }).jpeg({ quality: 80, mozjpeg: true });
  }
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
