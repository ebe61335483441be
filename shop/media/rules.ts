/** Pictures of the shop: where they are, by the address under which a page shows them. */

/** The address of a product's Open Graph picture. It changes with the first of its pictures, to be cached for ever. */
export function openGraphImageAddress(productId: string, photos: readonly string[]): string {
  return `/media/og/${productId}.png?v=${openGraphImageVersion(photos)}`;
}

/** Eight signs that stand for the product's first picture: FNV-1a, since a browser has to find them at once. */
export function openGraphImageVersion(photos: readonly string[]): string {
  let hash = 0x811c9dc5;
  for (const character of photos[0] ?? '') {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

const PICTURE_ADDRESS = /^\/media\/([a-z]+)\/([\w-][\w.-]*)$/;

/** A picture's folder and its name there; null for what is no picture of the shop's own. */
export function readPictureAddress(address: string): { folder: string; name: string } | null {
  const [, folder, name] = PICTURE_ADDRESS.exec(address) ?? [];
  return folder !== undefined && name !== undefined ? { folder, name } : null;
}

/** Pictures of products: `<name>-<width>x<height>`, and `/<width>` behind it a variant, never larger. Cached for ever. */
export const PHOTO_FOLDER = '/media/products/';

/** The same for the photographs that come with the demo catalogue, `<slug>-<content>-<width>x<height>`. */
export const DEMO_PHOTO_FOLDER = '/media/catalogue/';

/** The widths of variants, in pixels: small pictures of lists, cards on phones and screens, the product's page. */
const PHOTO_WIDTHS: readonly number[] = [120, 240, 400, 640, 960, 1280];

export interface PhotoName {
  /** As in the address, without its folder. */
  name: string;
  /** Width of the original, in pixels. */
  width: number;
  height: number;
}

const SENT_NAME = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}-(\d{1,5})x(\d{1,5})$/;
const DEMO_NAME = /^[\da-z]+(?:-[\da-z]+)*-[\da-f]{8}-(\d{1,5})x(\d{1,5})$/;

function readName(folder: string, pattern: RegExp, address: string): PhotoName | null {
  const name = address.startsWith(folder) ? address.slice(folder.length) : '';
  const [, width, height] = pattern.exec(name) ?? [];
  return width && height ? { name, width: Number(width), height: Number(height) } : null;
}

/** Reads the address of a picture that staff sent; null for any other. Only these belong to one product. */
export function readSentPhotoAddress(address: string): PhotoName | null {
  return readName(PHOTO_FOLDER, SENT_NAME, address);
}

/** Reads the address of a photograph of the demo catalogue; null for any other. */
export function readDemoPhotoAddress(address: string): PhotoName | null {
  return readName(DEMO_PHOTO_FOLDER, DEMO_NAME, address);
}

/** Reads the address of a picture that has variants; null for any other. */
export function readPhotoAddress(address: string): PhotoName | null {
  return readSentPhotoAddress(address) ?? readDemoPhotoAddress(address);
}

/** The widths of a picture's variants: those of the list up to its own, and its own where that is smaller. */
export function widthsOf({ width }: PhotoName): number[] {
  const widths = PHOTO_WIDTHS.filter((one) => one < width);
  const largest = PHOTO_WIDTHS.at(-1) ?? width;
  return [...widths, Math.min(width, largest)].filter((one, index, all) => all.indexOf(one) === index);
}

/**
 * The `srcset` of an `<img>`; undefined for a picture without variants.
 * @param shownAt the most CSS pixels that it is wide: none is named that is larger than two dots a pixel or smaller than half a dot
 */
export function photoSourceSet(address: string, shownAt: number): string | undefined {
  const photo = readPhotoAddress(address);
  if (!photo) return undefined;
  const widths = widthsOf(photo);
  const enough = widths.find((width) => width >= 2 * shownAt) ?? Number.POSITIVE_INFINITY;
  const sources = widths
    .filter((width) => width >= shownAt / 2 && width <= enough)
    .map((width) => `${address}/${width} ${width}w`);
  return sources.join(', ');
}

/** One more width, for a banner over a whole desktop. */
const BANNER_WIDTH = 1920;

const bannerWidthsOf = (photo: PhotoName) =>
  photo.width >= BANNER_WIDTH ? [...widthsOf(photo), BANNER_WIDTH] : widthsOf(photo);

/** Whether a picture is drawn so: in the widths of pages, and as JPEG in its own, from which staff crop it again. */
export function isDrawn(photo: PhotoName, width: number, format: PhotoFormat): boolean {
  return bannerWidthsOf(photo).includes(width) || (width === photo.width && format === 'jpeg');
}

/** The `srcset` of a banner, which is as wide as the screen; undefined for a picture without variants. */
export function bannerSourceSet(address: string): string | undefined {
  const photo = readPhotoAddress(address);
  const widths = photo && bannerWidthsOf(photo).filter((width) => width >= 400);
  return widths?.map((width) => `${address}/${width} ${width}w`).join(', ');
}

/** The formats of variants, the preferred one first. */
export const PHOTO_FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

/** The best format for a browser. @param accept the request's header, for example `image/avif,image/webp,*\/*;q=0.8` */
export function chooseFormat(accept: string | undefined): PhotoFormat {
  const named = (accept ?? '').split(',').map((part) => part.trim());
  const taken = (format: PhotoFormat) =>
    named.some((part) => {
      const [type, ...parameters] = part.split(';').map((text) => text.trim());
      return type === `image/${format}` && !parameters.includes('q=0');
    });
  return PHOTO_FORMATS.find(taken) ?? 'jpeg';
}

/** Each side of a picture has at most this many pixels. */
export const LONGEST_PHOTO_SIDE = 20_000;

/** How many pixels a picture may have; phones take 12 million, AVIF takes four times the memory. @param format of sharp */
export function mostPixels(format: string): number {
  return format === 'heif' || format === 'avif' ? 12_000_000 : 24_000_000;
}

type PixelCounts = Record<'width' | 'height' | 'mostPixels', number>;

/** Says what is wrong with a picture of too many pixels. */
export function tooManyPixels({ width, height, mostPixels }: PixelCounts): string {
  const count = (number: number) => number.toLocaleString('en-US');
  return `has ${count(width)} by ${count(height)} pixels. At most ${mostPixels / 1e6} million are taken of such a picture; please choose a smaller one.`;
}
