import { randomUUID } from 'node:crypto';
import { access, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { failure, type Result, success } from '../errors.ts';
import { createSemaphore } from '../semaphore.ts';
import { pictureFile } from './picture-file.ts';
import { shownPictures, tooManyPictures } from './picture-queue.ts';
import { openGraphImageVersion } from './rules.ts';

const NO_PICTURE = failure('NOT_FOUND', 'This picture does not exist.');

const underWay = new Map<string, Promise<Result<null>>>();

/** One drawing at a time: whoever reads the whole catalogue at once does not stand before the shoppers. */
const inTurn = createSemaphore({ atOnce: 1 });

interface OpenGraphImage {
  folder: string;
  name: string;
}

/**
 * Keeps the picture that is shared with a product's link: its first picture, as PNG, since chats show no SVG.
 * It is drawn when it is first asked for and once for each first picture; the one before it goes. Whole files
 * only are ever seen, by this process and by others on the same DATA_DIR.
 * @param dataDir the shop's DATA_DIR
 * @param product its id and the addresses of its pictures
 * @returns where the file is; NOT_FOUND when the product has no picture that can be drawn, BUSY when too many wait
 */
export async function storeOpenGraphImage(
  dataDir: string,
  { _id, photos }: { _id: string; photos: readonly string[] },
): Promise<Result<OpenGraphImage>> {
  const source = pictureFile(dataDir, photos[0] ?? '');
  if (source === null) return NO_PICTURE;
  const folder = openGraphImageFolder(dataDir, _id);
  const name = `${openGraphImageVersion(photos)}.png`;
  const file = path.join(folder, name);
  if (await isThere(file)) return success({ folder, name });
  let drawing = underWay.get(file);
  if (!drawing) {
    drawing = inTurn(() => store(source, folder, file)).finally(() => underWay.delete(file));
    underWay.set(file, drawing);
  }
  const generated = await drawing;
  return generated.ok ? success({ folder, name }) : generated;
}

/** Where a product's share picture is kept. */
function openGraphImageFolder(dataDir: string, productId: string): string {
  return path.resolve(dataDir, 'media', 'og', productId);
}

async function store(source: string, folder: string, file: string): Promise<Result<null>> {
  const part = path.join(path.dirname(folder), `${randomUUID()}.part`);
  await mkdir(path.dirname(part), { recursive: true });
  try {
    const generated = await shownPictures.draw({ kind: 'share', from: source, to: part });
    if (generated.kind === 'busy') return tooManyPictures();
    // A file that is gone, or what cannot be decoded: there is nothing to show either way.
    if (generated.kind !== 'drawn') return NO_PICTURE;
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    await rename(part, file);
    return success(null);
  } finally {
    await rm(part, { force: true });
  }
}

async function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

/** Takes the picture that was shared with a product's link away, after the product is deleted. */
export async function removeOpenGraphImage(dataDir: string, productId: string): Promise<void> {
  await rm(openGraphImageFolder(dataDir, productId), { recursive: true, force: true });
}
