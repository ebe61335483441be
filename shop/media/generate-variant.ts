import { randomUUID } from 'node:crypto';
import { access, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { failure, type Result, success } from '../errors.ts';
import { demoPhotoAddress, demoPhotoName, PREGENERATED } from './demo-photos.ts';
import { shownPictures, tooManyPictures } from './picture-queue.ts';
import { hasProductPhoto, originalOf, variantsOf } from './product-photos.ts';
import { type PhotoFormat, readPhotoAddress, widthsOf } from './rules.ts';

const underWay = new Map<string, Promise<Result<string>>>();

const NO_SUCH_PICTURE = failure('NOT_FOUND', 'There is no such picture.');

/**
 * The file of a picture in a width and a format. It is drawn when it is asked for the first time, once however many
 * ask, and kept. Of a demo photograph the build may have drawn it already.
 * @param width one of the picture's widths
 * @returns NOT_FOUND where there is no such picture or it has no such width, BUSY when too many wait for being drawn
 */
export async function generateVariant(
  dataDir: string,
  asked: string,
  width: number,
  format: PhotoFormat,
): Promise<Result<string>> {
  const address = await currentAddress(asked);
  const photo = readPhotoAddress(address);
  if (!photo || !widthsOf(photo).includes(width)) return NO_SUCH_PICTURE;
  const fileIn = (dir: string) => path.join(variantsOf(dir, address), `${width}.${format}`);
  if (demoPhotoName(address) !== null && (await exists(fileIn(PREGENERATED)))) {
    return success(fileIn(PREGENERATED));
  }
  const file = fileIn(dataDir);
  if (await exists(file)) return success(file);
  if (!(await hasProductPhoto(dataDir, address))) return NO_SUCH_PICTURE;
  let generated = underWay.get(file);
  if (!generated) {
    generated = draw(originalOf(dataDir, address), file, width, format);
    underWay.set(file, generated);
    const done = () => underWay.delete(file);
    generated.then(done, done);
  }
  return generated;
}

/**
 * A demo photograph is told by its name: an old page may still ask for one as it was, and an address that somebody
 * made up must not fill the disk with copies.
 */
async function currentAddress(asked: string): Promise<string> {
  const name = demoPhotoName(asked);
  return (name !== null && (await demoPhotoAddress(name))) || asked;
}

async function draw(
  original: string,
  file: string,
  width: number,
  format: PhotoFormat,
): Promise<Result<string>> {
  await mkdir(path.dirname(file), { recursive: true });
  // Under a name of its own, since another process of the shop may be drawing the same.
  const part = `${file}.${randomUUID()}.part`;
  try {
    const generated = await shownPictures.draw({ kind: 'variant', from: original, to: part, width, format });
    if (generated.kind === 'busy') return tooManyPictures();
    if (generated.kind !== 'drawn') throw new Error(`${original} cannot be drawn: ${generated.kind}`);
    await rename(part, file);
    return success(file);
  } finally {
    await rm(part, { force: true });
  }
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
