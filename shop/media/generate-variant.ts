import { randomUUID } from 'node:crypto';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { failure, type Result, success } from '../errors.ts';
import { demoPhotoAddress, demoPhotoName, PREGENERATED } from './demo-photos.ts';
import { shownPictures } from './picture-queue.ts';
import { hasProductPhoto, originalOf, variantsOf } from './product-photos.ts';
import { isDrawn, type PhotoFormat, readPhotoAddress } from './rules.ts';
import { drawPicture, exists, makeOnce } from './store-picture.ts';

const NO_SUCH_PICTURE = failure('NOT_FOUND', 'There is no such picture.');

/** The file of a picture's variant, made at the first request or by the build. @returns NOT_FOUND, BUSY */
export async function generateVariant(
  dataDir: string,
  asked: string,
  width: number,
  format: PhotoFormat,
): Promise<Result<string>> {
  const address = await currentAddress(asked);
  const photo = readPhotoAddress(address);
  if (!photo || !isDrawn(photo, width, format)) return NO_SUCH_PICTURE;
  const fileIn = (dir: string) => path.join(variantsOf(dir, address), `${width}.${format}`);
  if (demoPhotoName(address) !== null && (await exists(fileIn(PREGENERATED)))) {
    return success(fileIn(PREGENERATED));
  }
  const file = fileIn(dataDir);
  const made = await makeOnce(file, async () => {
    if (!(await hasProductPhoto(dataDir, address))) return NO_SUCH_PICTURE;
    const from = originalOf(dataDir, address);
    // Under a name of its own, since another process of the shop may be drawing the same.
    const part = `${file}.${randomUUID()}.part`;
    return drawPicture(
      shownPictures,
      { kind: 'variant', from, to: part, width, format },
      async ({ kind }) => {
        if (kind !== 'drawn') throw new Error(`${from} cannot be drawn: ${kind}`);
        await rename(part, file);
        return success(null);
      },
    );
  });
  return made.ok ? success(file) : made;
}

/** A demo photograph is found by name: old pages request old addresses, and made-up ones must not fill the disk. */
async function currentAddress(asked: string): Promise<string> {
  const name = demoPhotoName(asked);
  return (name !== null && (await demoPhotoAddress(name))) || asked;
}
