import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { failure, type Result, success } from '../errors.ts';
import { createSemaphore } from '../semaphore.ts';
import { DEMO_PICTURES } from './demo-photos.ts';
import { shownPictures } from './picture-queue.ts';
import { originalOf } from './product-photos.ts';
import { openGraphImageVersion, readPhotoAddress, readPictureAddress } from './rules.ts';
import { drawPicture, makeOnce } from './store-picture.ts';

const NO_PICTURE = failure('NOT_FOUND', 'This picture does not exist.');

/** One at a time: a program that reads the whole catalogue at once does not stand before the shoppers. */
const inTurn = createSemaphore({ atOnce: 1 });

/** Stores a product's Open Graph picture as PNG, once for each first photo. @returns NOT_FOUND without a picture, BUSY */
export async function storeOpenGraphImage(
  dataDir: string,
  { _id, photos }: { _id: string; photos: readonly string[] },
): Promise<Result<{ folder: string; name: string }>> {
  const source = pictureFile(dataDir, photos[0] ?? '');
  if (source === null) return NO_PICTURE;
  const folder = openGraphImageFolder(dataDir, _id);
  const name = `${openGraphImageVersion(photos)}.png`;
  const file = path.join(folder, name);
  const made = await makeOnce(file, () => inTurn(() => store(source, folder, file)));
  return made.ok ? success({ folder, name }) : made;
}

function openGraphImageFolder(dataDir: string, productId: string): string {
  return path.resolve(dataDir, 'media', 'og', productId);
}

function store(from: string, folder: string, file: string): Promise<Result<null>> {
  const part = path.join(path.dirname(folder), `${randomUUID()}.part`);
  return drawPicture(shownPictures, { kind: 'share', from, to: part }, async ({ kind }) => {
    // A file that is gone, or what cannot be decoded: there is nothing to show either way.
    if (kind !== 'drawn') return NO_PICTURE;
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    await rename(part, file);
    return success(null);
  });
}

/** Takes the picture that was shared with a product's link away, after the product is deleted. */
export async function removeOpenGraphImage(dataDir: string, productId: string): Promise<void> {
  await rm(openGraphImageFolder(dataDir, productId), { recursive: true, force: true });
}

/** The file behind a picture's address; null where the address is none of the shop's own. */
function pictureFile(dataDir: string, address: string): string | null {
  if (readPhotoAddress(address)) return originalOf(dataDir, address);
  const picture = readPictureAddress(address);
  if (!picture) return null;
  const folder = picture.folder === 'demo' ? DEMO_PICTURES : path.resolve(dataDir, 'media', picture.folder);
  return path.join(folder, picture.name);
}
