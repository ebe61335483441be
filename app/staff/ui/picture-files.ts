import { LARGEST_PHOTO } from '../../../shop/catalogue/products/schemas.ts';

/** What the file dialog offers; the server judges by the content. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif';

/** Why the server would refuse a file, so that it is not sent over a slow line first; null where it may take it. */
export function faultOfPicture({ name, type, size }: File): string | null {
  if (!PICTURE_TYPES.split(',').includes(type)) {
    return `${name} is not a picture that the shop can show. Please choose JPEG, PNG, WebP or AVIF.`;
  }
  return size > LARGEST_PHOTO ? `${name} is larger than 10 MB.` : null;
}
