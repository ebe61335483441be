import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Metadata, type Sharp } from 'sharp';
import type { PictureJob, PictureOutcome } from './picture-jobs.ts';
import { LONGEST_PHOTO_SIDE, mostPixels, type PhotoFormat } from './rules.ts';

/** All that is done with sharp, for picture-program.ts alone: 1.5 kB can take seconds and hundreds of megabytes. */

/** By their content, whatever a file says it is. AVIF is a kind of HEIF to sharp. */
const PHOTOS: readonly string[] = ['jpeg', 'png', 'webp', 'heif', 'avif'];

const TAKEN: Readonly<Record<PictureJob['kind'], readonly string[]>> = {
  review: [...PHOTOS, 'gif'],
  original: PHOTOS,
  variant: PHOTOS,
  share: [...PHOTOS, 'svg'],
};

const LONGEST_REVIEW_SIDE = 1200;
/** Pixels of the stored original: enough to print it, and small enough to resize quickly. */
const LONGEST_KEPT_SIDE = 4096;

/** The size that chats and social networks show beside a link (pixels). */
const SHARED_WIDTH = 1200;
const SHARED_HEIGHT = 630;
const SHARED_SIDES = '#0f5c4a';
const MARK = path.resolve('public/favicon.svg');
const MARK_SIZE = 180;

/** Only these are ever decoded. SVG is rendered for Open Graph pictures alone, never from a picture that was sent. */
const LOADERS = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((name) => `VipsForeignLoad${name}`);
const SVG_LOADER = 'VipsForeignLoadSvg';

sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: LOADERS });

/** Does the job, and writes its picture to the file `to`. @throws when that cannot be written */
export async function resizePicture(job: PictureJob): Promise<PictureOutcome> {
  if (job.kind === 'share') sharp.unblock({ operation: [SVG_LOADER] });
  else sharp.block({ operation: [SVG_LOADER] });
  const metadata = await sharp(job.from, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!metadata || !TAKEN[job.kind].includes(metadata.format)) return { kind: 'unreadable' };
  // Read from the header alone: a picture that would fill the memory is never decoded.
  const { width, height, format } = metadata;
  const most = mostPixels(format);
  if (Math.max(width, height) > LONGEST_PHOTO_SIDE || width * height > most) {
    return { kind: 'too-large', width, height, mostPixels: most };
  }
  const generated = await draw(job, metadata, most).catch(() => null);
  // sharp throws for what it cannot decode.
  if (!generated) return { kind: 'unreadable' };
  await writeFile(job.to, generated.data);
  return { kind: 'drawn', width: generated.info.width, height: generated.info.height };
}

function draw(job: PictureJob, metadata: Metadata, limitInputPixels: number) {
  switch (job.kind) {
    case 'review':
      return upright(sharp(job.from, { limitInputPixels, failOn: 'error' }), LONGEST_REVIEW_SIDE)
        .webp({ quality: 80 })
        .toBuffer({ resolveWithObject: true });
    case 'original': {
      const picture = upright(sharp(job.from, { limitInputPixels, failOn: 'error' }), LONGEST_KEPT_SIDE);
      // A transparent picture has to stay so; all others are smallest and quickest as JPEG.
      const encoded = metadata.hasAlpha ? picture.webp({ quality: 92 }) : picture.jpeg({ quality: 92 });
      return encoded.toBuffer({ resolveWithObject: true });
    }
    case 'variant': {
      const resized = sharp(job.from, { limitInputPixels }).resize({
        width: job.width,
        withoutEnlargement: true,
      });
      return encode(resized, job.format).toBuffer({ resolveWithObject: true });
    }
    case 'share':
      return resizeShared(sharp(job.from, { limitInputPixels, density: 144 }));
  }
}

function upright(picture: Sharp, longestSide: number): Sharp {
  return picture.rotate().resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true });
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

/** The picture in the middle, where every chat shows it, however it cuts the sides; the shop's mark beside it. */
async function resizeShared(source: Sharp) {
  const picture = await source
    .rotate()
    .resize(SHARED_HEIGHT, SHARED_HEIGHT, { fit: 'contain', background: '#ffffff' })
    .flatten({ background: '#ffffff' })
    .toBuffer();
  const mark = await sharp(MARK, { density: 300 }).resize(MARK_SIZE).toBuffer();
  const side = (SHARED_WIDTH - SHARED_HEIGHT) / 2;
  return sharp({
    create: { width: SHARED_WIDTH, height: SHARED_HEIGHT, channels: 3, background: SHARED_SIDES },
  })
    .composite([
      { input: picture, left: side, top: 0 },
      {
        input: mark,
        left: Math.round((side - MARK_SIZE) / 2),
        top: Math.round((SHARED_HEIGHT - MARK_SIZE) / 2),
      },
    ])
    .png({ palette: true, quality: 90 })
    .toBuffer({ resolveWithObject: true });
}
