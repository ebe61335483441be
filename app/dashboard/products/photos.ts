import { MOST_PHOTOS, TOO_MANY_PHOTOS } from '../../../shop/catalogue/products/schemas.ts';
import { faultOfPicture } from '../../staff/ui/picture-files.ts';

/** A picture in the form of a product. Its address tells it from all others; that of a file is its preview's. */
export type ChosenPhoto = { kind: 'stored'; address: string } | { kind: 'file'; file: File; address: string };

export function storedPhotos(addresses: readonly string[]): ChosenPhoto[] {
  return addresses.map((address) => ({ kind: 'stored', address }));
}

/** Adds files, but not what the server would refuse: that is not sent over a slow line first, but a `problem`. */
export function addFiles(
  photos: readonly ChosenPhoto[],
  files: Iterable<File>,
): { photos: ChosenPhoto[]; problem: string | null } {
  const next = [...photos];
  const problems: string[] = [];
  for (const file of files) {
    const fault = faultOfPicture(file);
    if (fault !== null) problems.push(fault);
    else if (next.length >= MOST_PHOTOS) {
      problems.push(TOO_MANY_PHOTOS);
      break;
    } else {
      next.push({ kind: 'file', file, address: URL.createObjectURL(file) });
    }
  }
  return { photos: next, problem: problems.join(' ') || null };
}

/** Gives the memory of previews back. */
export function dropPreviews(photos: readonly ChosenPhoto[]): void {
  for (const photo of photos) if (photo.kind === 'file') URL.revokeObjectURL(photo.address);
}

/** Puts the pictures into a form, in their order: files as files, the others by their addresses. */
export function appendPhotos(form: FormData, photos: readonly ChosenPhoto[]): void {
  for (const photo of photos) form.append('photos', photo.kind === 'file' ? photo.file : photo.address);
}
