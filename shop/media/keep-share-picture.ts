import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { pictureFile } from './picture-file.ts';
import { sharePictureVersion } from './rules.ts';

/** What chats and social networks show beside a link (pixels). */
const WIDTH = 1200;
const HEIGHT = 630;
const SIDES = '#0f5c4a';
const MARK = path.resolve('public/favicon.svg');
const MARK_SIZE = 180;
const MOST_PIXELS = 50_000_000;

const underWay = new Map<string, Promise<boolean>>();
let latest: Promise<unknown> = Promise.resolve();

interface SharePicture {
  folder: string;
  name: string;
}

/**
 * Keeps the picture that is shared with a product's link: its first picture, as PNG, since chats show no SVG.
 * It is drawn when it is first asked for and once for each first picture; the one before it goes. Whole files
 * only are ever seen, by this process and by others on the same DATA_DIR.
 * @param dataDir the shop's DATA_DIR
 * @param product its id and the addresses of its pictures
 * @returns where the file is, or null when the product has no picture that can be drawn
 */
export async function keepSharePicture(
  dataDir: string,
  { _id, photos }: { _id: string; photos: readonly string[] },
): Promise<SharePicture | null> {
  const source = pictureFile(dataDir, photos[0] ?? '');
  if (source === null) return null;
  const folder = sharePictureFolder(dataDir, _id);
  const name = `${sharePictureVersion(photos)}.png`;
  const file = path.join(folder, name);
  if (await isThere(file)) return { folder, name };
  let drawing = underWay.get(file);
  if (!drawing) {
    drawing = inTurn(() => store(source, folder, file)).finally(() => underWay.delete(file));
    underWay.set(file, drawing);
  }
  return (await drawing) ? { folder, name } : null;
}

/** Where a product's share picture is kept. */
export function sharePictureFolder(dataDir: string, productId: string): string {
  return path.resolve(dataDir, 'media', 'og', productId);
}

/** One drawing at a time: whoever reads the whole catalogue at once leaves the other cores to the shoppers. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const result = latest.then(work);
  latest = result.catch(() => {});
  return result;
}

async function store(source: string, folder: string, file: string): Promise<boolean> {
  const drawn = await draw(source);
  if (!drawn) return false;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(`${file}.part`, drawn);
  await rename(`${file}.part`, file);
  return true;
}

/** The picture in the middle, where every chat shows it, however it cuts the sides; the shop's mark beside it. */
async function draw(source: string): Promise<Buffer | null> {
  try {
    const picture = await sharp(source, { density: 144, limitInputPixels: MOST_PIXELS })
      .rotate()
      .resize(HEIGHT, HEIGHT, { fit: 'contain', background: '#ffffff' })
      .flatten({ background: '#ffffff' })
      .toBuffer();
    const mark = await sharp(MARK, { density: 300 }).resize(MARK_SIZE).toBuffer();
    const side = (WIDTH - HEIGHT) / 2;
    return await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: SIDES } })
      .composite([
        { input: picture, left: side, top: 0 },
        { input: mark, left: Math.round((side - MARK_SIZE) / 2), top: Math.round((HEIGHT - MARK_SIZE) / 2) },
      ])
      .png({ palette: true, quality: 90 })
      .toBuffer();
  } catch {
    // sharp throws for a file that is gone and for what it cannot decode: there is nothing to show either way.
    return null;
  }
}

async function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
