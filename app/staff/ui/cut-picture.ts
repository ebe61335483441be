/** A quarter turn or several, clockwise (degrees). */
export type Turn = 0 | 90 | 180 | 270;

/** A part of a picture, once that is turned. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

/** What is cut out of a picture. */
export interface Cut {
  turned: Turn;
  /** In percent of the turned picture. */
  area: Area;
}

/** The longest side of what is cut out (pixels): the shop keeps no larger ones. */
const LONGEST = 4096;

/** Reads a picture, a chosen file or one of the shop's. @returns null where the browser cannot show it */
export async function openPicture(source: Blob | string): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = typeof source === 'string' ? source : URL.createObjectURL(source);
  try {
    await image.decode();
    return image;
  } catch {
    return null;
  }
}

/**
 * A picture of the shop as it was sent, and not as a page shows it.
 * @param address with its size at the end, as shop/media/rules.ts writes it
 * @returns null where it cannot be loaded
 */
export async function loadOriginal(address: string): Promise<Blob | null> {
  const [, width] = /-(\d+)x\d+$/.exec(address) ?? [];
  const headers = { accept: 'image/jpeg' };
  const response = await fetch(width ? `${address}/${width}` : address, { headers }).catch(() => null);
  return response?.ok ? response.blob() : null;
}

/** The size of a picture once it is turned. */
export function turnedSize({ naturalWidth, naturalHeight }: HTMLImageElement, turned: Turn): Size {
  return turned % 180 === 0
    ? { width: naturalWidth, height: naturalHeight }
    : { width: naturalHeight, height: naturalWidth };
}

/** The pixels of an area. @param ratio its width to its height, where that has to be exact */
export function pixelsOf(image: HTMLImageElement, { turned, area }: Cut, ratio: number | null): Size {
  const size = turnedSize(image, turned);
  const width = Math.round((area.width / 100) * size.width);
  return { width, height: Math.round(ratio ? width / ratio : (area.height / 100) * size.height) };
}

/**
 * Cuts an area out of a picture, as a picture of its own; it is never enlarged.
 * @param most how large it is at most (pixels)
 * @param type `image/jpeg`, or `image/png` for what may be transparent
 */
export async function cutPicture(
  image: HTMLImageElement,
  cut: Cut,
  { ratio, most, type }: { ratio: number | null; most: Size | null; type: string },
): Promise<Blob | null> {
  const { turned, area } = cut;
  const size = turnedSize(image, turned);
  const wanted = pixelsOf(image, cut, ratio);
  const limit = most ?? { width: LONGEST, height: LONGEST };
  const scale = Math.min(1, limit.width / wanted.width, limit.height / wanted.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(wanted.width * scale);
  canvas.height = Math.round(ratio ? canvas.width / ratio : wanted.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.scale(canvas.width / wanted.width, canvas.height / wanted.height);
  context.translate((-area.x / 100) * size.width, (-area.y / 100) * size.height);
  context.translate(size.width / 2, size.height / 2);
  context.rotate((turned * Math.PI) / 180);
  context.drawImage(image, -image.naturalWidth / 2, -image.naturalHeight / 2);
  return new Promise((resolve) => canvas.toBlob(resolve, type, 0.92));
}
