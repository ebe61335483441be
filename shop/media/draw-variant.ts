import { randomUUID } from 'node:crypto';
import { access, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { DRAWN_AHEAD, demoPhotoAddress, demoPhotoName } from './demo-photos.ts';
import { hasProductPhoto, originalOf, variantsOf } from './product-photos.ts';
import { type PhotoFormat, readPhotoAddress, widthsOf } from './rules.ts';
import { takeTurns } from './take-turns.ts';

const drawing = takeTurns(2);
const underWay = new Map<string, Promise<void>>();

/**
 * The file of a picture in a width and a format. It is drawn when it is asked for the first time, once however many
 * ask, and kept. Of a demo photograph the build may have drawn it already.
 * @param width one of the picture's widths
 * @returns null where there is no such picture or it has no such width
 */
export async function drawVariant(
  dataDir: string,
  asked: string,
  width: number,
  format: PhotoFormat,
): Promise<string | null> {
  const address = await currentAddress(asked);
  const photo = readPhotoAddress(address);
  if (!photo || !widthsOf(photo).includes(width)) return null;
  const fileIn = (dir: string) => path.join(variantsOf(dir, address), `${width}.${format}`);
  if (demoPhotoName(address) !== null && (await exists(fileIn(DRAWN_AHEAD)))) return fileIn(DRAWN_AHEAD);
  const file = fileIn(dataDir);
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

/**
 * A demo photograph is told by its name: an old page may still ask for one as it was, and an address that somebody
 * made up must not fill the disk with copies.
 */
async function currentAddress(asked: string): Promise<string> {
  const name = demoPhotoName(asked);
  return (name !== null && (await demoPhotoAddress(name))) || asked;
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

/** AVIF at effort 1 takes a twentieth of the time of sharp's preset of 4, for photographs a tenth larger. */
function encode(picture: Sharp, format: PhotoFormat): Sharp {
  switch (format) {
    case 'avif':
      return picture.avif({ quality: 55, effort: 1 });
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
